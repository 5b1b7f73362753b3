#include "core/session/commentary_lines.h"

#include <algorithm>

#include "core/session/record.h"

namespace castalia {

Text CommentaryLine::sentence() const {
    return words.empty() ? label : say("{label}: {words}", {{"label", label}, {"words", literally(words)}});
}

std::vector<CommentaryLine> comment_lines(const Session& session, EntryNumber entry) {
    std::vector<CommentaryLine> lines;
    for (const Comment& comment : std::ranges::equal_range(session.commentary.comments, entry, {}, &Comment::entry)) {
        lines.push_back(
            {comment.mark.empty() ? say("Comment") : say("Comment {mark}", {{"mark", literally(comment.mark)}}),
             comment.text});
    }
    return lines;
}

std::vector<CommentaryLine> commentary_lines(const Session& session, EntryNumber entry) {
    std::vector<CommentaryLine> lines = comment_lines(session, entry);
    for (const Variation& variation : session.commentary.variations) {
        if (variation.after == entry) {
            std::string words;
            for (const EventPtr& event : variation.events) {
                words += (words.empty() ? "" : "; ") + format_event(*event, session.playthrough(), session.names());
            }
            lines.push_back({say("Variation “{name}”", {{"name", literally(variation.name)}}), std::move(words)});
        }
    }
    return lines;
}

}  // namespace castalia
