#include "core/session/commentary_lines.h"

#include <algorithm>

#include "core/rules/text/wording.h"

namespace castalia {

Text CommentaryLine::sentence() const {
    return words.empty() ? label : say("{label}: {words}", {{"label", label}, {"words", words}});
}

std::vector<CommentaryLine> comment_lines(const Session& session, EntryNumber entry) {
    std::vector<CommentaryLine> lines;
    for (const Comment& comment : std::ranges::equal_range(session.commentary.comments, entry, {}, &Comment::entry)) {
        lines.push_back(
            {comment.mark.empty() ? say("Comment") : say("Comment {mark}", {{"mark", literally(comment.mark)}}),
             comment.text.empty() ? Text() : literally(comment.text)});
    }
    return lines;
}

namespace {

/// Returns the events of a variation in words, as they would have gone on. The pattern is only holes, so there is
/// nothing in it to translate.
Text events_of(const Session& session, const Variation& variation) {
    const Session tried = branch_of(session, variation);
    Text events;
    for (std::size_t step = ply_after(session, variation.after).value_or(0); step < tried.plies(); ++step) {
        const std::string hole = std::to_string(step);
        events.pattern += (events.pattern.empty() ? "{" : "; {") + hole + "}";
        events.fills.push_back(
            {hole, say("{number}′ {event}", {{"number", literally(static_cast<long long>(step) + 1)},
                                             {"event", tried.replay().describe(step)}})});
    }
    return events;
}

}  // namespace

std::vector<CommentaryLine> commentary_lines(const Session& session, EntryNumber entry) {
    std::vector<CommentaryLine> lines = comment_lines(session, entry);
    for (const Variation& variation : session.commentary.variations) {
        if (variation.after == entry) {
            lines.push_back(
                {say("Variation “{name}”", {{"name", literally(variation.name)}}), events_of(session, variation)});
        }
    }
    return lines;
}

}  // namespace castalia
