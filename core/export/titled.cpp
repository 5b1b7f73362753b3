// The head of the document of a session.
#include "core/export/scoresheet.h"
#include "core/export/wall_time.h"
#include "core/session/played.h"

namespace castalia {

namespace {

std::string names_of(const Session& session, const DocumentOptions& options) {
    std::vector<Text> names;
    for (const std::string& name : session.names()) {
        names.push_back(literally(name));
    }
    return options.translate(listed(names));
}

}  // namespace

document::Document titled(const Session& session, const DocumentOptions& options) {
    const Heading& heading = session.heading();
    const Text& game = session.game().title;
    document::Document document;
    document.over = options.translate(with_edition(game, heading.edition));
    document.title = heading.title.empty() ? options.translate(game) : heading.title;
    for (const std::string& part : {when_of(session, options), heading.place, names_of(session, options)}) {
        document.under += part.empty() ? "" : (document.under.empty() ? "" : ". ") + part;
    }
    document.page = options.translate(say("Castalia, page {n} of {all}"));
    document.id = heading.id;
    document.language = options.language;
    document.contents = options.translate(say("Contents"));
    document.made = heading.started ? rfc3339(*heading.started) : "";
    return document;
}

}  // namespace castalia
