// Writes a document as one HTML page.
#include <algorithm>
#include <array>
#include <charconv>
#include <set>

#include "core/export/document.h"
#include "core/export/runs.h"
#include "core/rules/fields.h"

namespace castalia::document {

namespace {

constexpr std::string_view kHead = R"(<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<style>
:root { --page: #FBFCFA; --text: #14252A; --second: #44575C; --line: #BAC6C2; --ruling: #6A3C9C; --refusal: #A1232B;
        --won: #F9E2A9; }
@media (prefers-color-scheme: dark) {
  :root { --page: #1A2428; --text: #F1F4EF; --second: #AEBDBB; --line: #33434A; --ruling: #CDB0F7; --refusal: #FF9A91;
          --won: #4D380B; }
}
@media print {
  :root { --page: #FFFFFF; --text: #000000; --second: #333333; --line: #999999; --ruling: #4A2A6C; --refusal: #7A1118;
          --won: #EEEEEE; }
  li, tr, figure { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  h2.page { break-before: page; }
  thead { display: table-header-group; }
  body { margin: 0; max-width: none; }
}
body { background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem;
       margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 .2rem; } .over, .small, .foot { color: var(--second); margin: 0; }
.foot { font-size: .8rem; border-top: 1px solid var(--line); margin-top: 3rem; padding-top: .3rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 0; }
dt, time, code, .source { color: var(--second); } dd { margin: 0; }
.result { font-size: 1.2rem; font-weight: bold; border: 2px solid var(--text); border-radius: .4rem; margin: 1.5rem 0;
          padding: .6rem 1rem; }
.told { font-family: Georgia, "Noto Serif", serif; font-size: 1.08rem; line-height: 1.6; margin: .8rem 0; }
.aside { color: var(--second); border-left: 3px solid var(--line); margin: .8rem 0 .8rem 1rem; padding-left: .8rem;
         font-size: .92rem; }
.versus { border: 1px solid var(--line); border-radius: .4rem; margin: .8rem 0 .8rem 1rem; padding: .5rem .8rem;
          font-size: .92rem; break-inside: avoid; } .versus p, .versus ul { margin: 0; padding: 0; list-style: none; }
.sides { display: flex; gap: 1.2rem; margin: .3rem 0; } .sides > div { flex: 1; }
.wide { overflow-x: auto; } figure { margin: 1rem 0; } svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .5rem; text-align: left; vertical-align: top; }
.number { text-align: right; } .quiet { color: var(--second); } thead th { border-bottom: 2px solid var(--text); }
.lead { background: var(--won); font-weight: bold; }
.source { display: block; font-size: .85rem; font-weight: normal; }
ol { padding-left: 2.6rem; } ol > li { margin: .4rem 0; } ol ul { list-style: none; padding-left: 1rem; margin: 0; }
code { font-size: .8rem; } time { font-size: .85rem; }
a { color: inherit; text-decoration: underline dotted 1px; text-underline-offset: .2em; }
details { display: inline-block; } summary { cursor: pointer; } details[open] summary { border-bottom: 1px solid var(--line); }
li:target { background: var(--won); } details a { display: inline-block; padding: .2rem .4rem; font-weight: normal; }
.ruling { color: var(--ruling); } .ruled { text-decoration: underline dotted var(--ruling) 2px; }
li.gone { list-style: none; } .refusal { color: var(--refusal); } .refused { text-decoration: line-through; }
</style>
)";

constexpr std::string_view kPhotoStyle =
    R"(.photo img { max-width: 100%; height: auto; max-height: 36rem; width: auto; border-radius: .3rem; }
figcaption { color: var(--second); font-size: .9rem; }
)";

/// Returns the words escaped. People's words that run from right to left are isolated from ours.
std::string escaped(std::string_view words) {
    std::string text;
    for (const char c : isolated(without_noncharacters(words))) {
        switch (c) {
            case '&': text += "&amp;"; break;
            case '<': text += "&lt;"; break;
            case '>': text += "&gt;"; break;
            case '"': text += "&quot;"; break;
            case '\'': text += "&#39;"; break;
            case '\n': text += "<br>"; break;
            default: text += static_cast<unsigned char>(c) < ' ' && c != '\t' ? ' ' : c;
        }
    }
    return text;
}

/// Returns words of the table, isolated so that the words around them keep their order.
std::string table_words(std::string_view words) { return "<bdi>" + escaped(words) + "</bdi>"; }

std::string element(const std::string& tag, const std::string& inside, const std::string& style = {}) {
    return "<" + tag + (style.empty() ? "" : " class=\"" + style + "\"") + ">" + inside + "</" + tag + ">";
}

/// Returns words of the table with emphasis, and with words that were taken back struck out.
std::string story_words(std::string_view words) {
    std::string text;
    for (const Run& run : runs_of(words)) {
        const std::string emphasised = run.emphasis ? element("em", escaped(run.words)) : escaped(run.words);
        text += run.struck ? element("s", emphasised) : emphasised;
    }
    return "<bdi>" + text + "</bdi>";
}

/// Returns a number with a decimal point in every language, and no more digits than a drawing needs.
std::string number(double value) {
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, 2).ptr;
    std::string digits(text.data(), end);
    digits.erase(digits.find_last_not_of('0') + 1);
    return digits.ends_with('.') ? digits.substr(0, digits.size() - 1) : digits;
}

std::string head_of(const Table& table) {
    std::string cells;
    for (const Column& column : table.columns) {
        cells += std::string("<th scope=\"col\"") + (column.numbers ? " class=\"number\"" : "") + ">" +
                 table_words(column.title) + "</th>";
    }
    return "<thead>" + element("tr", cells) + "</thead>\n";
}

/// Links a figure to the log line that made it. A figure that several lines made opens to their numbers.
std::string linked(const Cell& cell) {
    const auto to = [](std::size_t line, const std::string& words) {
        return "<a href=\"#event-" + std::to_string(line) + "\">" + words + "</a>";
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

std::string cell_of(const Cell& cell, bool first, bool number) {
    std::string style = number ? "number" : "";
    style += cell.marked ? " lead" : "";
    style += cell.quiet ? " quiet" : "";
    const std::string inside =
        linked(cell) + (cell.source.empty() ? "" : element("span", table_words(cell.source), "source"));
    const std::string attribute =
        style.empty() ? "" : " class=\"" + style.substr(style.find_first_not_of(' ')) + "\"";
    return first ? "<th scope=\"row\"" + attribute + ">" + inside + "</th>"
                 : "<td" + attribute + ">" + inside + "</td>";
}

std::string html(const Heading& heading) {
    return element("h2", table_words(heading.words), heading.new_page ? "page" : "") + "\n";
}
std::string html(const Paragraph& paragraph) {
    constexpr auto kStyles = std::to_array<const char*>({"", "result", "small", "told", "aside"});
    const std::string lead = paragraph.lead.empty() ? "" : element("b", table_words(paragraph.lead) + ".") + " ";
    const bool story = paragraph.kind == Paragraph::Kind::told || paragraph.kind == Paragraph::Kind::aside;
    return element("p", lead + (story ? story_words(paragraph.words) : table_words(paragraph.words)),
                   kStyles.at(static_cast<std::size_t>(paragraph.kind))) +
           "\n";
}
std::string html(const Facts& facts) {
    std::string text;
    for (const auto& [name, value] : facts.lines) {
        text += element("dt", escaped(name)) + element("dd", story_words(value)) + "\n";
    }
    return "<dl>\n" + text + "</dl>\n";
}
std::string html(const Table& table) {
    std::string rows;
    for (const auto& row : table.rows) {
        std::string cells;
        for (std::size_t i = 0; i < row.size(); ++i) {
            cells += cell_of(row[i], i == 0, i < table.columns.size() && table.columns[i].numbers);
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
                   (remark.label.empty() ? "" : escaped(remark.label) + ": ") + table_words(remark.words) +
                       (remark.clause.empty() ? "" : " " + element("code", escaped(remark.clause))),
                   style);
}
std::string line_item(const LogLine& line) {
    std::string text = element("span", table_words(line.words),
                               line.refused || line.struck ? "refused"
                               : line.ruled                ? "ruled"
                                                           : "");
    if (!line.at.empty()) {
        text += " <time datetime=\"" + escaped(line.at) + "\">" + escaped(line.at.substr(11, 5)) + "</time>";
    }
    text += line.mark.empty() ? "" : " <small>(" + escaped(line.mark) + ")</small>";
    std::string beneath;
    for (const Remark& remark : line.remarks) {
        beneath += remark_item(remark);
    }
    text += beneath.empty() ? "" : "\n" + element("ul", beneath);
    const std::string number = line.numeral();
    const std::string item =
        line.struck ? "<li class=\"gone\">" : "<li id=\"event-" + number + "\" value=\"" + number + "\">";
    return item + text + "</li>\n";
}
std::string html(const Log& log) {
    std::string text, lines, chapter;
    const auto finish = [&] {
        text += lines.empty() ? "" : "<ol>\n" + lines + "</ol>\n";
        lines.clear();
    };
    for (const LogLine& line : log.lines) {
        if (line.chapter != chapter) {
            finish();
            chapter = line.chapter;
            text += element("h3", table_words(chapter)) + "\n";
        }
        lines += line_item(line);
    }
    finish();
    return text;
}

std::string drawn(const Shape& shape) {
    std::string look = shape.pen > 0 ? " stroke=\"currentColor\" stroke-width=\"" + number(shape.pen) + "\"" : "";
    look += shape.filled ? " fill=\"currentColor\"" : " fill=\"none\"";
    if (!shape.dashes.empty()) {
        std::string dashes;
        for (const double dash : shape.dashes) {
            dashes += (dashes.empty() ? "" : " ") + number(dash);
        }
        look += " stroke-dasharray=\"" + dashes + "\"";
    }
    const auto at = [](const char* name, double value) {
        return std::string(" ") + name + "=\"" + number(value) + "\"";
    };
    switch (shape.kind) {
        case Shape::Kind::line:
            return "<line" + at("x1", shape.x) + at("y1", shape.y) + at("x2", shape.x + shape.width) +
                   at("y2", shape.y + shape.height) + look + "/>";
        case Shape::Kind::box:
            return "<rect" + at("x", shape.x) + at("y", shape.y) + at("width", shape.width) +
                   at("height", shape.height) + (shape.corner > 0 ? at("rx", shape.corner) : "") + look + "/>";
        case Shape::Kind::disc:
            return "<ellipse" + at("cx", shape.x + shape.width / 2) + at("cy", shape.y + shape.height / 2) +
                   at("rx", shape.width / 2) + at("ry", shape.height / 2) + look + "/>";
        case Shape::Kind::words: break;
    }
    const char* anchor = shape.side == Shape::Side::middle  ? " text-anchor=\"middle\""
                         : shape.side == Shape::Side::right ? " text-anchor=\"end\""
                                                            : "";
    return "<text" + at("x", shape.x) + at("y", shape.y) + at("font-size", shape.size) + anchor +
           (shape.bold ? " font-weight=\"bold\"" : "") + " fill=\"currentColor\">" + escaped(one_line(shape.words)) +
           "</text>";
}
std::string drawn(const std::vector<Shape>& all) {
    std::string shapes;
    for (const Shape& shape : all) {
        shapes += drawn(shape) + "\n";
    }
    return shapes;
}
/// Returns the name and the description of the drawing, for readers who cannot see it.
std::string told(const Figure& figure) {
    return element("title", escaped(figure.name)) + element("desc", escaped(figure.in_words)) + "\n";
}

constexpr std::string_view kPictures = "default-src 'none'; img-src data:; style-src";
constexpr std::string_view kNoPictures = "default-src 'none'; style-src";

/// Writes each three bytes as four letters (RFC 4648).
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

/// Allows a page to load its own images, and only if it has photos.
std::string head_for(const Document& document) {
    std::string head(kHead);
    const auto is_photo = [](const Block& block) { return std::holds_alternative<Photo>(block); };
    if (std::ranges::any_of(document.blocks, is_photo)) {
        head.replace(head.find(kNoPictures), kNoPictures.size(), kPictures);
        head.replace(head.rfind("</style>"), 0, kPhotoStyle);
    }
    return head;
}

std::string html(const Figure& figure) {
    const std::string size = figure.full_width ? " width=\"100%\"" : " width=\"" + number(figure.width) + "\"";
    return "<figure><svg role=\"img\" viewBox=\"0 0 " + number(figure.width) + " " + number(figure.height) + "\"" +
           size + ">" + told(figure) + drawn(figure.shapes) + "</svg></figure>\n";
}
/// Puts the photo into the page itself. If the log is there, the words link to the event.
std::string html(const Photo& photo, bool has_line) {
    const std::string words = table_words(photo.words);
    return "<figure class=\"photo\"><img src=\"data:image/jpeg;base64," + base64(photo.jpeg) + "\" width=\"" +
           std::to_string(photo.width) + "\" height=\"" + std::to_string(photo.height) + "\" alt=\"" +
           escaped(one_line(photo.words)) + "\">" +
           element("figcaption",
                   has_line ? "<a href=\"#event-" + std::to_string(photo.line) + "\">" + words + "</a>" : words) +
           "</figure>\n";
}
std::string html(const Photo&) { return ""; }  // The function above writes photos.
std::string html(const Versus& versus) {
    std::string sides;
    for (const Versus::Side& side : versus.sides) {
        std::string lines;
        for (const std::string& line : side.lines) {
            lines += element("li", table_words(line));
        }
        sides += element("div", element("b", table_words(side.name)) + element("ul", lines)) + "\n";
    }
    return "<section class=\"versus\">\n" + element("p", story_words(versus.title)) + "\n" +
           element("div", "\n" + sides, "sides") + "\n" + element("p", table_words(versus.outcome)) +
           "\n</section>\n";
}
std::string html(const Signatures&) { return ""; }

/// Returns the log lines to which a link can lead.
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

}  // namespace

std::string write_html(const Document& document) {
    std::string text = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n" + head_for(document) +
                       element("title", escaped(one_line(document.title))) + "\n</head>\n<body>\n";
    text += document.over.empty() ? "" : element("p", table_words(document.over), "over") + "\n";
    text += element("h1", table_words(document.title)) + "\n";
    text += document.under.empty() ? "" : element("p", table_words(document.under)) + "\n";
    const std::set<std::size_t> lines = lines_of(document);
    for (const Block& block : document.blocks) {
        const auto* photo = std::get_if<Photo>(&block);
        text += photo != nullptr ? html(*photo, lines.contains(photo->line))
                                 : std::visit([](const auto& known) { return html(known); }, block);
    }
    text += document.foot.empty() ? "" : element("p", escaped(document.foot), "foot") + "\n";
    return text + "</body>\n</html>\n";
}

std::string write_svg(const Figure& figure) {
    constexpr double kTwice = 2;  // A figure is measured in points of a page, and a window has more room.
    const std::string width = number(figure.width), height = number(figure.height);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" "
           "viewBox=\"0 0 " +
           width + " " + height + "\" width=\"" + number(figure.width * kTwice) + "\" height=\"" +
           number(figure.height * kTwice) + "\" color=\"#000000\" font-family=\"sans-serif\">" + told(figure) +
           "<rect width=\"100%\" height=\"100%\" fill=\"#FFFFFF\"/>\n" + drawn(figure.shapes) + "</svg>\n";
}

}  // namespace castalia::document
