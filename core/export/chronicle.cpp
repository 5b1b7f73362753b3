#include "core/export/chronicle.h"

#include <utility>

namespace castalia {

namespace {

using document::Paragraph;

/// Turns the passages into blocks of a document.
class StoryWriter {
public:
    StoryWriter(const DocumentOptions& options, std::vector<document::Block>& blocks)
        : options_(options), blocks_(blocks) {}

    void add(const Passage& passage) {
        switch (passage.kind) {
            case Passage::Kind::part: heading(passage, std::exchange(before_the_story_, false)); break;
            case Passage::Kind::heading: heading(passage, false); break;
            case Passage::Kind::fact: fact(passage); break;
            case Passage::Kind::narration: narration(passage); break;
            case Passage::Kind::aside:
                voice_.clear();
                blocks_.emplace_back(Paragraph{options_.translate(passage.words), Paragraph::Kind::aside});
                break;
            case Passage::Kind::versus: versus(passage); break;
        }
    }

private:
    /// Begins the story on a page of its own, after the page with the title and the elements.
    void heading(const Passage& passage, bool new_page) {
        voice_.clear();
        blocks_.emplace_back(document::Heading{options_.translate(passage.words), new_page});
    }
    void versus(const Passage& passage) {
        document::Versus versus{options_.translate(passage.words), {}, options_.translate(passage.outcome)};
        for (const Passage::Side& side : passage.sides) {
            versus.sides.push_back({options_.translate(side.name), {}});
            for (const Text& line : side.lines) {
                versus.sides.back().lines.push_back(options_.translate(line));
            }
        }
        voice_.clear();
        blocks_.emplace_back(std::move(versus));
    }
    void fact(const Passage& passage) {
        if (blocks_.empty() || !std::holds_alternative<document::Facts>(blocks_.back())) {
            blocks_.emplace_back(document::Facts{});
        }
        std::get<document::Facts>(blocks_.back())
            .lines.emplace_back(options_.translate(passage.lead), options_.translate(passage.words));
    }
    /// Names the teller wherever it changes, and after an act of the table, in which somebody else may have stood.
    void narration(const Passage& passage) {
        const std::string voice = options_.translate(passage.lead);
        blocks_.emplace_back(
            Paragraph{options_.translate(passage.words), Paragraph::Kind::story, voice == voice_ ? "" : voice});
        voice_ = voice;
    }

    const DocumentOptions& options_;
    std::vector<document::Block>& blocks_;
    std::string voice_;
    bool before_the_story_ = true;
};

/// Returns the move of each step; null where nothing of the game happened.
std::vector<const Move*> moves_of(const Session& session) {
    std::vector<const Move*> moves;
    for (const Step& step : session.replay().steps()) {
        const auto* move = std::get_if<MovePtr>(&step.entry.event->what);
        moves.push_back(step.stands && move != nullptr ? move->get() : nullptr);
    }
    return moves;
}

}  // namespace

// Notes and rulings are about the record and not about the story, so they are left to the scoresheet.
std::optional<document::Document> chronicle_of(const Session& session, const DocumentOptions& options) {
    if (!session.game().chronicle) {
        return std::nullopt;
    }
    document::Document document = titled(session, options);
    document.book = true;
    document.foot = options.translate(say("Session {id}", {{"id", literally(session.heading().id)}}));
    StoryWriter writer(options, document.blocks);
    for (const Passage& passage : session.game().chronicle(session.playthrough(), moves_of(session))) {
        writer.add(passage);
    }
    return document;
}

std::vector<StruckWords> struck_words(const Session& session) {
    return session.game().struck ? session.game().struck(session.playthrough(), moves_of(session))
                                 : std::vector<StruckWords>();
}

}  // namespace castalia
