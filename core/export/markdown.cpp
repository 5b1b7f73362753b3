// Writes a document as Markdown.
#include <algorithm>
#include <array>

#include "core/document/addresses.h"
#include "core/document/colon.h"
#include "core/document/runs.h"
#include "core/export/document.h"

namespace castalia::document {

namespace {

/// Which bytes Markdown or HTML would interpret.
constexpr std::array<bool, 256> kIsMarkup = [] {
    std::array<bool, 256> is_markup{};
    for (const char c : std::string_view("\\`*_{}[]<>#|~!&")) {
        is_markup.at(static_cast<unsigned char>(c)) = true;
    }
    return is_markup;
}();

/// Returns whether a reader could take the & or < that stands here for the beginning of a reference or of a tag. Most
/// do not, "Ann & Ben": what needs no escape stays as it is.
bool may_begin_markup(std::string_view words, std::size_t at) {
    std::size_t next = at + 1;
    if (next == words.size()) {
        return true;  // It is not known here what follows.
    }
    if (words[at] == '<') {
        return is_letter(words[next]) || std::string_view("/!?").find(words[next]) != std::string_view::npos;
    }
    next += words[next] == '#' ? 1 : 0;
    while (next < words.size() && is_letter_or_digit(words[next])) {
        ++next;
    }
    return next == words.size() || (next > at + 1 && words[next] == ';');
}

/// Returns what stands for a sign that Markdown or HTML would interpret. CommonMark takes a backslash before each of
/// them, but Python-Markdown 3.4.1 shows it before `<` and `~`, Discount 2.2.7 before `~`. All know their references.
std::string escape_of(char c) {
    switch (c) {
        case '&': return "&amp;";
        case '<': return "&lt;";
        case '~': return "&#126;";
        default: return {'\\', c};
    }
}

/// Returns words with everything escaped that Markdown or HTML would interpret.
std::string escaped_for_markdown(std::string_view words) {
    const std::string all = isolated(words);
    std::string text;
    std::size_t done = 0;
    for (std::size_t at = 0; at < all.size(); ++at) {
        const char c = all[at];
        if (!kIsMarkup[static_cast<unsigned char>(c)] || ((c == '&' || c == '<') && !may_begin_markup(all, at))) {
            continue;
        }
        text.append(all, done, at - done).append(escape_of(c));
        done = at + 1;
    }
    return done == 0 ? all : text.append(all, done);
}

/// Returns an address as a link. In a bare one, readers would take a backslash for a part of it.
std::string link_to(std::string_view address) {
    std::string text = "<";
    for (const char c : address) {
        text += c == '|' ? "%7C" : std::string(1, c);  // A bar would end a cell of a table, and no address has one.
    }
    return text + ">";
}

/// Returns a line with everything escaped but addresses.
std::string plain_line(const std::string& line) {
    const std::string_view all = line;
    std::string text;
    std::size_t done = 0;
    for (std::size_t at = may_have_address(all) ? 0 : all.size(); at < all.size();) {
        const std::size_t end = end_of_address(all, at);
        if (end > at) {
            text += escaped_for_markdown(all.substr(done, at - done)) + link_to(all.substr(at, end - at));
            done = end;
        }
        at = std::max(at + 1, end);
    }
    text += done == 0 ? escaped_for_markdown(all) : escaped_for_markdown(all.substr(done));
    // Signs of a list, a rule or a heading count only at the beginning of a line.
    const bool number = !text.empty() && text.front() >= '0' && text.front() <= '9';
    if (const std::size_t end = number ? text.find_first_not_of("0123456789") : 0;
        end < text.size() &&
        (number ? text[end] == '.' || text[end] == ')' : text[end] == '-' || text[end] == '+' || text[end] == '=')) {
        text.insert(end, "\\");
    }
    return text;
}

std::string plain(std::string_view words) { return plain_line(one_line(words)); }
/// Returns the same of several lines.
std::string plain_lines(std::string_view words) {
    std::string text;
    for (std::size_t from = 0; from <= words.size();) {
        const std::size_t end = std::min(words.find('\n', from), words.size());
        text += (from == 0 ? "" : "\n") + plain(words.substr(from, end - from));
        from = end + 1;
    }
    return text;
}

/// Returns the words with emphasis, and with words that were taken back struck out.
std::string story(std::string_view words) {
    std::string text;
    for (const Run& run : runs_of(words)) {
        const std::string mark = std::string(run.struck ? "~~" : "") + (run.emphasis ? "*" : "");
        text += mark + plain_lines(run.words) + std::string(mark.rbegin(), mark.rend());
    }
    return text;
}

/// Returns the lines that somebody wrote as lines, and their paragraphs as paragraphs. `begins` stands at the
/// beginning of each further line: the indent of a list, or the mark of a quotation.
template <typename Write>
std::string in_lines(std::string_view words, const std::string& begins, const Write& write) {
    if (words.find('\n') == std::string_view::npos) {  // As in most sentences.
        const std::string line = one_line(words);
        const std::size_t first = std::min(line.find_first_not_of(' '), line.size());
        return write(std::string_view(line).substr(first, line.find_last_not_of(' ') + 1 - first));
    }
    std::string text, paragraph;
    const auto finish = [&] {
        std::string lines = write(paragraph);
        for (std::size_t at = lines.find('\n'); at != std::string::npos; at = lines.find('\n', at + 2)) {
            lines.insert(at++, "\\");
            lines.insert(at + 1, begins);
        }
        const std::string blank = begins.substr(0, begins.find_last_not_of(' ') + 1);
        text += (text.empty() ? "" : "\n" + blank + "\n" + begins) + lines;
        paragraph.clear();
    };
    for (const std::string& line : lines_in(words)) {
        if (line.empty()) {
            finish();
        } else {
            paragraph += (paragraph.empty() ? "" : "\n") + line;
        }
    }
    if (!paragraph.empty()) {
        finish();
    }
    return text;
}

std::string code(const std::string& clause) { return clause.empty() ? "" : " `" + clause + "`"; }

std::string cell_text(const Cell& cell) {
    std::string text = plain(cell.words);
    text = cell.marked && !text.empty() ? "**" + text + "**" : text;
    return cell.source.empty() ? text : text + (text.empty() ? "" : " ") + "(" + plain(cell.source) + ")";
}

std::string markdown(const Heading& heading) { return "## " + plain(heading.words) + "\n"; }
std::string markdown(const Paragraph& paragraph) {
    const std::string lead = paragraph.lead.empty() ? "" : "**" + plain(paragraph.lead) + ".** ";
    switch (paragraph.kind) {
        case Paragraph::Kind::result: return lead + "**" + plain(paragraph.words) + "**\n";
        case Paragraph::Kind::small: return lead + "*" + plain(paragraph.words) + "*\n";
        case Paragraph::Kind::aside: return "> " + lead + in_lines(paragraph.words, "> ", story) + "\n";
        case Paragraph::Kind::story: return lead + in_lines(paragraph.words, "", story) + "\n";
        default: return lead + in_lines(paragraph.words, "", plain_lines) + "\n";
    }
}
std::string markdown(const Facts& facts, std::string_view colon) {
    std::string text;
    for (const auto& [name, value] : facts.lines) {
        text += "- " + plain(name) + std::string(colon) + story(value) + "\n";
    }
    return text;
}
std::string markdown(const Table& table) {
    std::string head = "|", rule = "|", rows;
    for (const Column& column : table.columns) {
        head += " " + plain(column.title) + " |";
        rule += column.numbers ? " ---: |" : " --- |";
    }
    for (const auto& row : table.rows) {
        rows += "|";
        for (const Cell& cell : row) {
            rows += " " + cell_text(cell) + " |";
        }
        rows += "\n";
    }
    return head + "\n" + rule + "\n" + rows;
}
/// `begins` stands at the beginning of each further line.
std::string remark_text(const Remark& remark, const std::string& begins) {
    const bool loud = remark.kind == Remark::Kind::ruling || remark.kind == Remark::Kind::refusal;
    const std::string mark = loud ? "**" : "";
    return (remark.label.empty() ? "" : mark + plain(remark.label) + mark + " ") +
           in_lines(remark.words, begins, plain_lines) + code(remark.clause);
}
/// Ends an item of a list. Behind several paragraphs it ends with a blank line: in the older dialects what follows
/// without one belongs to the last paragraph.
void end_item(std::string& item) {
    item += item.ends_with('\n') ? "" : "\n";
    item += item.find("\n\n") == std::string::npos || item.ends_with("\n\n") ? "" : "\n";
}
/// Returns a line with its remarks.
std::string item_text(const LogLine& line) {
    const std::string number = line.struck ? "- " : line.numeral() + ". ";
    // What belongs to a line begins where its words begin, or behind four blanks, which the older dialects ask for;
    // else readers take it for a list of its own.
    const std::string space(std::max<std::size_t>(number.size(), 4), ' ');
    const std::string words =
        line.struck ? "~~" + plain(line.words) + "~~" : in_lines(line.words, space, plain_lines);
    std::string item = number + words + (line.mark.empty() ? "" : " *(" + plain(line.mark) + ")*");
    end_item(item);
    for (const Remark& remark : line.remarks) {
        std::string remarked = space + "- " + remark_text(remark, space + std::string(4, ' '));
        end_item(remarked);
        item += remarked;
    }
    end_item(item);
    return item;
}
std::string markdown(const Log& log) {
    std::string text, chapter;
    for (const LogLine& line : log.lines) {
        if (line.chapter != chapter) {
            chapter = line.chapter;
            text += (text.empty() || text.ends_with("\n\n") ? "### " : "\n### ") + plain(chapter) + "\n\n";
        }
        text += item_text(line);
    }
    if (text.ends_with("\n\n")) {
        text.pop_back();
    }
    return text;
}
std::string markdown(const Figure& figure) {
    return "*" + plain(figure.name) + "*: " + plain(figure.alternative_text) + "\n";
}
std::string markdown(const Photo& photo) { return plain(photo.words) + "\n"; }
std::string markdown(const Versus& versus) {
    std::string text = "> **" + story(versus.title) + "**\n>\n";
    std::size_t most = 0;
    std::string head = "> |", rule = "> |";
    for (const Versus::Side& side : versus.sides) {
        head += " " + plain(side.name) + " |";
        rule += " --- |";
        most = std::max(most, side.lines.size());
    }
    text += head + "\n" + rule + "\n";
    for (std::size_t i = 0; i < most; ++i) {
        text += "> |";
        for (const Versus::Side& side : versus.sides) {
            text += i < side.lines.size() ? " " + plain(side.lines[i]) + " |" : " |";
        }
        text += "\n";
    }
    return text + (versus.outcome.empty() ? "" : ">\n> " + plain(versus.outcome) + "\n");
}
std::string markdown(const Signatures&) { return ""; }

}  // namespace

std::string write_markdown(const Document& document) {
    std::string text = document.over.empty() ? "" : plain(document.over) + "\n\n";
    text += "# " + plain(document.title) + "\n";
    text += document.under.empty() ? "" : "\n" + plain(document.under) + "\n";
    for (const Block& block : document.blocks) {
        const std::string part = std::visit(
            [colon = colon_in(document.language)]<class Known>(const Known& known) {
                if constexpr (std::is_same_v<Known, Facts>) {
                    return markdown(known, colon);
                } else {
                    return markdown(known);
                }
            },
            block);
        text += part.empty() ? "" : "\n" + part;
    }
    return text;
}

}  // namespace castalia::document
