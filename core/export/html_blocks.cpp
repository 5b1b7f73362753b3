// Writes the blocks of a document as elements of HTML that are well-formed XML too.
#include "core/export/html_blocks.h"

#include <algorithm>

#include "core/document/runs.h"
#include "core/export/document.h"
#include "core/export/svg.h"
#include "core/rules/json/fields.h"

namespace castalia::document {

namespace {

/// Returns what stands for a sign that HTML would interpret, or in place of one that it may not have; empty for all
/// others.
std::string_view in_html(char c) {
    switch (c) {
        case '&': return "&amp;";
        case '<': return "&lt;";
        case '>': return "&gt;";
        case '"': return "&quot;";
        case '\'': return "&#39;";
        case '\n': return "<br/>";
        default: return static_cast<unsigned char>(c) < ' ' && c != '\t' ? " " : "";
    }
}

}  // namespace

std::string escaped_for_html(std::string_view words) {
    const std::string all = isolated(without_noncharacters(words));
    std::string text;
    std::size_t done = 0;
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (const std::string_view escape = in_html(all[at]); !escape.empty()) {
            text.append(all, done, at - done).append(escape);
            done = at + 1;
        }
    }
    return done == 0 ? all : text.append(all, done);
}

std::string table_words(std::string_view words) { return "<bdi>" + escaped_for_html(words) + "</bdi>"; }

std::string element(const std::string& tag, const std::string& inside, const std::string& style) {
    return "<" + tag + (style.empty() ? "" : " class=\"" + style + "\"") + ">" + inside + "</" + tag + ">";
}

namespace {

/// Returns words of the table with emphasis, and with words that were taken back struck out.
std::string story_words(std::string_view words) {
    std::string text;
    for (const Run& run : runs_of(words)) {
        const std::string words_of_run = escaped_for_html(run.words);
        const std::string emphasised = run.emphasis ? element("em", words_of_run) : words_of_run;
        text += run.struck ? element("s", emphasised) : emphasised;
    }
    return "<bdi>" + text + "</bdi>";
}

std::string head_of(const Table& table) {
    std::string cells;
    for (const Column& column : table.columns) {
        if (column.title.empty()) {
            cells += element("td", "");  // A head without words would be read as one.
            continue;
        }
        cells += std::string("<th scope=\"col\"") + (column.numbers ? " class=\"number\"" : "") + ">" +
                 table_words(column.title) + "</th>";
    }
    return "<thead>" + element("tr", cells) + "</thead>\n";
}

/// Links a figure to the log line that made it. A figure that several lines made opens to their numbers.
std::string linked(const Cell& cell, const MarkupPlaces& places) {
    const auto to = [&](std::size_t line, const std::string& words) {
        return "<a href=\"" + places.event(line) + "\">" + words + "</a>";
    };
    if (cell.made_by.size() < 2) {
        return cell.made_by.empty() ? table_words(cell.words) : to(cell.made_by[0], table_words(cell.words));
    }
    std::string lines;
    for (const std::size_t line : cell.made_by) {
        lines += (lines.empty() ? "" : " ") + to(line, std::to_string(line));
    }
    return element("details", element("summary", table_words(cell.words)) + lines);
}

std::string cell_of(const Cell& cell, bool first, bool number, const MarkupPlaces& places) {
    std::string style = number ? "number" : "";
    style += cell.marked ? " lead" : "";
    style += cell.quiet ? " quiet" : "";
    const std::string inside =
        linked(cell, places) + (cell.source.empty() ? "" : element("span", table_words(cell.source), "source"));
    const std::string attribute =
        style.empty() ? "" : " class=\"" + style.substr(style.find_first_not_of(' ')) + "\"";
    return first ? "<th scope=\"row\"" + attribute + ">" + inside + "</th>"
                 : "<td" + attribute + ">" + inside + "</td>";
}

std::string html(const Heading& heading, const MarkupPlaces& places) {
    const std::string id = places.heading(heading);
    return "<h2" + (id.empty() ? "" : " id=\"" + id + "\"") + (heading.new_page ? " class=\"page\"" : "") + ">" +
           table_words(heading.words) + "</h2>\n";
}
std::string html(const Paragraph& paragraph, const MarkupPlaces&) {
    constexpr auto kStyles = std::to_array<const char*>({"", "result", "small", "told", "aside"});
    const std::string lead = paragraph.lead.empty() ? "" : element("b", table_words(paragraph.lead) + ".") + " ";
    const bool story = paragraph.kind == Paragraph::Kind::story || paragraph.kind == Paragraph::Kind::aside;
    return element("p", lead + (story ? story_words(paragraph.words) : table_words(paragraph.words)),
                   kStyles.at(static_cast<std::size_t>(paragraph.kind))) +
           "\n";
}
std::string html(const Facts& facts, const MarkupPlaces&) {
    std::string text;
    for (const auto& [name, value] : facts.lines) {
        text += element("dt", escaped_for_html(name)) + element("dd", story_words(value)) + "\n";
    }
    return "<dl>\n" + text + "</dl>\n";
}
std::string html(const Table& table, const MarkupPlaces& places) {
    std::string rows;
    for (const auto& row : table.rows) {
        std::string cells;
        for (std::size_t i = 0; i < row.size(); ++i) {
            cells += cell_of(row[i], i == 0, i < table.columns.size() && table.columns[i].numbers, places);
        }
        rows += element("tr", cells) + "\n";
    }
    return "<div class=\"wide\"><table>\n" + head_of(table) + "<tbody>\n" + rows + "</tbody>\n</table></div>\n";
}

std::string remark_item(const Remark& remark) {
    const char* style = remark.kind == Remark::Kind::ruling    ? "ruling"
                        : remark.kind == Remark::Kind::refusal ? "refusal"
                                                               : "";
    return element("li",
                   (remark.label.empty() ? "" : escaped_for_html(remark.label) + " ") + table_words(remark.words) +
                       (remark.clause.empty() ? "" : " " + element("code", escaped_for_html(remark.clause))),
                   style);
}
std::string line_item(const LogLine& line) {
    std::string text = element("span", table_words(line.words),
                               line.refused || line.struck ? "refused"
                               : line.ruled                ? "ruled"
                                                           : "");
    if (!line.at.empty()) {
        text += " <time datetime=\"" + escaped_for_html(line.at) + "\">" +
                escaped_for_html(line.clock.empty() ? line.at.substr(11, 5) : line.clock) + "</time>";
    }
    text += line.mark.empty() ? "" : " <small>(" + escaped_for_html(line.mark) + ")</small>";
    std::string beneath;
    for (const Remark& remark : line.remarks) {
        beneath += remark_item(remark);
    }
    text += beneath.empty() ? "" : "\n" + element("ul", beneath);
    const std::string number = line.numeral();
    const std::string item =
        line.struck ? "<li class=\"gone\">" : "<li id=\"e" + number + "\" value=\"" + number + "\">";
    return item + text + "</li>\n";
}
std::string html(const Log& log, const MarkupPlaces& places) {
    std::string text, lines, chapter;
    const auto finish = [&] {
        text += lines.empty() ? "" : "<ol>\n" + lines + "</ol>\n";
        lines.clear();
    };
    for (const LogLine& line : log.lines) {
        if (line.chapter != chapter) {
            finish();
            chapter = line.chapter;
            const std::string id = places.chapter(line);
            text += "<h3" + (id.empty() ? "" : " id=\"" + id + "\"") + ">" + table_words(chapter) + "</h3>\n";
        }
        lines += line_item(line);
    }
    finish();
    return text;
}

/// Returns the name and the description of the drawing, for readers who cannot see it.
std::string text_of(const Figure& figure) {
    return element("title", escaped_for_html(figure.name)) +
           element("desc", escaped_for_html(figure.alternative_text)) + "\n";
}

}  // namespace

std::string base64(std::string_view bytes) {
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve(bytes.size() / 3 * 4 + 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        unsigned group = 0;
        for (std::size_t i = at; i < at + 3; ++i) {
            group = group << 8U | (i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0U);
        }
        for (unsigned i = 0; i < 4; ++i) {
            text += at + i > bytes.size() ? '=' : kLetters[group >> (18U - 6U * i) & 63U];
        }
    }
    return text;
}

std::function<std::string()> next_drawing() {
    return [number = 0]() mutable { return ++number == 1 ? std::string() : "d" + std::to_string(number) + "-"; };
}

namespace {

/// Returns the names of the kinds of elements that a drawing has, which a page of HTML does not need.
std::string namespaces(const Figure& figure) {
    return std::string(" xmlns=\"http://www.w3.org/2000/svg\"") +
           (has_symbols(figure) ? " xmlns:xlink=\"http://www.w3.org/1999/xlink\"" : "");
}

/// Returns the attributes that every drawing has. Nobody hears of what lies within an image, so one with parts is a
/// group; in a book a document, because the standard of books knows no groups there.
std::string role_and_room(const Figure& figure, bool in_book = false) {
    const std::string with_parts = in_book ? "document" : "group";
    return " role=\"" + (figure.parts.empty() ? "img" : with_parts) + "\" viewBox=\"0 0 " + svg_number(figure.width) +
           " " + svg_number(figure.height) + "\"";
}

std::string html(const Figure& figure, const MarkupPlaces& places) {
    const std::string size = figure.full_width ? " width=\"100%\"" : " width=\"" + svg_number(figure.width) + "\"";
    const std::string kind = places.xml ? namespaces(figure) : "";
    return "<figure><svg" + kind + role_and_room(figure, places.xml) + size + ">" + text_of(figure) +
           svg_shapes(figure, places.drawing()) + "</svg></figure>\n";
}
/// If the log is there, the words link to the event.
std::string html(const Photo& photo, const MarkupPlaces& places) {
    const bool has_line = places.lines.contains(photo.line);
    const std::string words = table_words(photo.words);
    return "<figure class=\"photo\"><img src=\"" + places.picture(photo) + "\" width=\"" +
           std::to_string(photo.width) + "\" height=\"" + std::to_string(photo.height) + "\" alt=\"" +
           escaped_for_html(one_line(photo.words)) + "\"/>" +
           element("figcaption",
                   has_line ? "<a href=\"" + places.event(photo.line) + "\">" + words + "</a>" : words) +
           "</figure>\n";
}
std::string html(const Versus& versus, const MarkupPlaces&) {
    std::string sides;
    for (const Versus::Side& side : versus.sides) {
        std::string lines;
        for (const std::string& line : side.lines) {
            lines += element("li", table_words(line));
        }
        sides += element("div", element("b", table_words(side.name)) + element("ul", lines)) + "\n";
    }
    return "<div class=\"versus\">\n" + element("p", story_words(versus.title)) + "\n" +
           element("div", "\n" + sides, "sides") + "\n" + element("p", table_words(versus.outcome)) + "\n</div>\n";
}
std::string html(const Signatures&, const MarkupPlaces&) { return ""; }

}  // namespace

std::string markup_of(const Block& block, const MarkupPlaces& places) {
    return std::visit([&](const auto& known) { return html(known, places); }, block);
}

std::set<std::size_t> lines_of(const Document& document) {
    std::set<std::size_t> lines;
    for (const Block& block : document.blocks) {
        if (const auto* log = std::get_if<Log>(&block)) {
            for (const LogLine& line : log->lines) {
                lines.insert(line.struck ? 0 : line.number);
            }
        }
    }
    lines.erase(0);
    return lines;
}

namespace {

std::string svg_file(const Figure& figure, double scale, const std::string& ground, const std::string& shapes) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg" + namespaces(figure) + role_and_room(figure) +
           " width=\"" + svg_number(figure.width * scale) + "\" height=\"" + svg_number(figure.height * scale) +
           "\" color=\"#000000\" font-family=\"sans-serif\">" + text_of(figure) +
           "<rect width=\"100%\" height=\"100%\" fill=\"" + ground + "\"/>\n" + shapes + "</svg>\n";
}

}  // namespace

std::string write_svg(const Figure& figure) {
    constexpr double kTwice = 2;  // A figure is measured in points of a page, and a window has more room.
    return svg_file(figure, kTwice, "#FFFFFF", svg_shapes(figure));
}

std::string write_svg(const Figure& figure, picture::Scheme scheme) {
    return svg_file(figure, 1, hex_of(picture::value_of(scheme, {Role::table})), svg_shapes(figure, {}, scheme));
}

}  // namespace castalia::document
