#include "app/room/pages.h"

#include <algorithm>

#include "app/embedded/notation_page.h"
#include "app/embedded/rules_lines.h"
#include "core/export/svg_palette.h"
#include "core/picture/art.h"

namespace castalia::room {

namespace {

/// The fixed words of the page: the name of each hole in page.html, and what stands there.
struct Label {
    std::string_view hole;
    Text words;
};

std::vector<Label> labels(const Wanted& wanted) {
    return {
        {"title", wanted.club ? say("All tables") : say("The table")},
        {"players", say("Players")},
        {"you_have", say("You have")},
        {"you_may", say("You may")},
        {"sealed", say("Your notes under seal")},
        {"only_you", say("Only you see this. It opens when the table turns up what it is about.")},
        {"table", say("The table")},
        {"in_words", say("The table in words")},
        {"latest", say("The last event")},
        {"log", say("What happened before")},
        {"score", say("How the score is made")},
        {"rules", say("Rules and notation")},
        {"tables", say("All tables")},
        {"none", say("No table is open now.")},
        {"wait", say("Waiting for the table…")},
        {"live", say("live")},
        {"lost", say("The connection is gone. This is the last table that was seen; it comes back by itself.")},
        {"ended", say("This table is not shown under this address any more. Ask at the table for the new one.")},
        {"now", say("now")},
        {"changed", say("changed")},
        {"total", say("in all")},
        {"full", say("F fills the screen")},
        {"nothing", say("nothing")},
    };
}

std::string escaped(std::string_view words) {
    std::string html;
    for (const char c : words) {
        switch (c) {
            case '&': html += "&amp;"; break;
            case '<': html += "&lt;"; break;
            case '>': html += "&gt;"; break;
            case '"': html += "&quot;"; break;
            default: html += c;
        }
    }
    return html;
}

void fill(std::string& html, std::string_view hole, std::string_view words) {
    const std::string marked = "{{" + std::string(hole) + "}}";
    for (std::size_t at = 0; (at = html.find(marked, at)) != std::string::npos; at += words.size()) {
        html.replace(at, marked.size(), words);
    }
}

/// Pictures of tables have neither emblems of the program nor signs of its commands.
bool is_drawn_on_tables(std::string_view drawing) {
    return !drawing.starts_with("emblem") && !drawing.starts_with("icon-") && !drawing.starts_with("mark-") &&
           !drawing.ends_with("-outline");
}

Json line_json(const char* kind, std::string_view words, std::string_view beside = {}) {
    return {{"kind", kind}, {"words", std::string(words)}, {"beside", std::string(beside)}};
}

}  // namespace

std::string_view room_file(std::string_view name) {
    const auto found = std::ranges::find(room_files(), name, &EmbeddedFile::name);
    return found == room_files().end() ? std::string_view() : found->text;
}

std::string page_html(const Site& site, const Wanted& wanted, const Catalogue& catalogue) {
    std::string html(room_file("page.html"));
    fill(html, "language", wanted.language);
    fill(html, "kind", wanted.club ? "club" : wanted.seat ? "seat" : "table");
    fill(html, "base", site.path());
    fill(html, "here", escaped(wanted.path));
    for (const Label& label : labels(wanted)) {
        fill(html, label.hole, escaped(worded(label.words, catalogue)));
    }
    fill(html, "drawings", wanted.club ? std::string() : document::palette_drawings(is_drawn_on_tables));
    return html;
}

std::string page_css() { return std::string(room_file("page.css")) + document::palette_style(); }

std::string rules_json(const std::string& game, const std::string& title, const std::string& language,
                       const Catalogue& catalogue) {
    Json lines = Json::array();
    for (const std::string& page : {game, std::string("session")}) {
        for (const RulesLine& line : rules_lines(in_language(rules_files(), page, language))) {
            lines.push_back(line.kind == RulesLine::Kind::heading  ? line_json("heading", line.words)
                            : line.kind == RulesLine::Kind::clause ? line_json("clause", line.words, line.clause)
                                                                   : line_json("words", line.words));
        }
    }
    lines.push_back(line_json("heading", worded(say("Notation"), catalogue)));
    const std::string_view page = in_language(notation_files(), "notation", language);
    for (const std::string_view section : {std::string_view(title), std::string_view("Events of every game")}) {
        for (const NotationPageLine& line : notation_section(page, section)) {
            lines.push_back(line.kind == NotationPageLine::Kind::row ? line_json("row", line.words, line.meaning)
                                                                     : line_json("words", line.words));
        }
    }
    return lines.dump();
}

std::string_view drawing(std::string_view name) {
    const auto found = std::ranges::find(art_files(), name, &EmbeddedFile::name);
    return found == art_files().end() ? std::string_view() : found->text;
}

}  // namespace castalia::room
