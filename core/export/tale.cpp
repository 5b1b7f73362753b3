#include "core/export/tale.h"

namespace castalia {

namespace {

using document::Paragraph;

/// The passages as blocks of a document.
class Teller {
public:
    Teller(const Wishes& wishes, std::vector<document::Block>& blocks) : wishes_(wishes), blocks_(blocks) {}

    void add(const Passage& passage) {
        switch (passage.kind) {
            case Passage::Kind::heading:
                voice_.clear();
                blocks_.emplace_back(document::Heading{wishes_.tell(passage.words), false});
                break;
            case Passage::Kind::fact: fact(passage); break;
            case Passage::Kind::told: told(passage); break;
            case Passage::Kind::aside:
                blocks_.emplace_back(Paragraph{wishes_.tell(passage.words), Paragraph::Kind::aside});
                break;
        }
    }

private:
    void fact(const Passage& passage) {
        if (blocks_.empty() || !std::holds_alternative<document::Facts>(blocks_.back())) {
            blocks_.emplace_back(document::Facts{});
        }
        std::get<document::Facts>(blocks_.back())
            .lines.emplace_back(wishes_.tell(passage.lead), wishes_.tell(passage.words));
    }
    /// Who tells is said where the voice changes.
    void told(const Passage& passage) {
        const std::string voice = wishes_.tell(passage.lead);
        blocks_.emplace_back(
            Paragraph{wishes_.tell(passage.words), Paragraph::Kind::told, voice == voice_ ? "" : voice});
        voice_ = voice;
    }

    const Wishes& wishes_;
    std::vector<document::Block>& blocks_;
    std::string voice_;
};

}  // namespace

// Notes and rulings are about the record, not about the story: a reader who was not there misses nothing without them.
// The scoresheet tells them.
std::optional<document::Document> tale_of(const Session& session, const Wishes& wishes) {
    if (!session.game().tale) {
        return std::nullopt;
    }
    std::vector<const Move*> moves;
    for (const Step& step : session.replay().steps()) {
        const auto* move = std::get_if<MovePtr>(&step.entry.event->what);
        moves.push_back(step.stands && move != nullptr ? move->get() : nullptr);
    }
    document::Document document = titled(session, wishes);
    document.foot = wishes.tell(say("Session {id}", {{"id", literally(session.heading().id)}}));
    Teller teller(wishes, document.blocks);
    for (const Passage& passage : session.game().tale(session.line(), moves)) {
        teller.add(passage);
    }
    return document;
}

}  // namespace castalia
