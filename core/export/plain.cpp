// Writes a document as plain text in columns.
#include <algorithm>

#include "core/document/colon.h"
#include "core/export/document.h"

namespace castalia::document {

namespace {

constexpr std::size_t kLine = 78;

/// Breaks a line so that none is too long.
void wrap(const std::string& line, std::size_t indent, std::string& text) {
    std::size_t column = indent;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        const std::string word = line.substr(at, end - at);
        const std::size_t width = display_width(word);
        if (column > indent && column + 1 + width > kLine) {
            text += "\n" + std::string(indent, ' ');
            column = indent;
        } else if (column > indent) {
            text += ' ';
            ++column;
        }
        text += word;
        column += width;
        at = end + 1;
    }
}

/// Returns the words in lines that are not too long. Each line except the first begins with `indent` spaces, and the
/// lines and paragraphs of whoever wrote them stay.
std::string wrapped(std::string_view words, std::size_t indent) {
    std::string text;
    for (const std::string& line : lines_in(words)) {
        text += text.empty() ? "" : line.empty() ? "\n" : "\n" + std::string(indent, ' ');
        wrap(line, indent, text);
    }
    return text;
}

/// Columns of text, each as wide as its widest cell, with numbers aligned to the right.
class Columns {
public:
    explicit Columns(const std::vector<Column>& columns) {
        std::vector<std::string> head;
        for (const Column& column : columns) {
            right_.push_back(column.numbers);
            head.push_back(one_line(column.title));
        }
        add(std::move(head));
    }
    void add(std::vector<std::string> cells) {
        widths_.resize(std::max(widths_.size(), cells.size()));
        for (std::size_t i = 0; i < cells.size(); ++i) {
            widths_[i] = std::max(widths_[i], display_width(cells[i]));
        }
        rows_.push_back(std::move(cells));
    }
    std::string text() const {
        std::string text;
        for (const auto& cells : rows_) {
            std::string line;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const std::string space(widths_[i] - display_width(cells[i]), ' ');
                const bool right = i < right_.size() && right_[i];
                line += (i == 0 ? "" : "  ") + (right ? space + cells[i] : cells[i] + space);
            }
            text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
        }
        return text;
    }

private:
    std::vector<bool> right_;
    std::vector<std::size_t> widths_;
    std::vector<std::vector<std::string>> rows_;
};

std::string with_mark(const Cell& cell, bool numbers) {
    return (cell.source.empty() ? "" : one_line(cell.source) + "  ") + one_line(cell.words) +
           (numbers ? (cell.marked ? " *" : "  ") : "");
}

std::string plain(const Heading& heading) {
    return wrapped(heading.words, 0) + "\n" + std::string(std::min(kLine, display_width(heading.words)), '-') + "\n";
}
std::string plain(const Paragraph& paragraph, std::string_view colon) {
    constexpr std::size_t kAside = 4;
    const std::size_t indent = paragraph.kind == Paragraph::Kind::aside ? kAside : 0;
    const std::string lead = paragraph.lead.empty() ? "" : paragraph.lead + std::string(colon);
    return std::string(indent, ' ') + wrapped(lead + paragraph.words, indent) + "\n";
}
std::string plain(const Facts& facts, std::string_view colon) {
    std::string text;
    for (const auto& [name, value] : facts.lines) {
        text += name + std::string(colon) + wrapped(value, 4) + "\n";
    }
    return text;
}
std::string plain(const Table& table) {
    Columns columns(table.columns);
    for (const auto& row : table.rows) {
        std::vector<std::string> cells;
        for (std::size_t i = 0; i < row.size(); ++i) {
            cells.push_back(with_mark(row[i], i < table.columns.size() && table.columns[i].numbers));
        }
        columns.add(std::move(cells));
    }
    return columns.text();
}
std::string plain(const Log& log) {
    std::string text, chapter;
    for (const LogLine& line : log.lines) {
        if (line.chapter != chapter) {
            chapter = line.chapter;
            text += (text.empty() ? "" : "\n") + one_line(chapter) + "\n";
        }
        constexpr std::size_t kIndent = 5;
        const std::string number = line.struck ? "-" : line.numeral() + ".";
        text += number + std::string(kIndent - std::min(kIndent - 1, number.size()), ' ') +
                wrapped(line.words, kIndent) + (line.mark.empty() ? "" : " (" + line.mark + ")") + "\n";
        for (const Remark& remark : line.remarks) {
            text += std::string(kIndent, ' ') +
                    wrapped((remark.label.empty() ? "" : remark.label + " ") + remark.words +
                                (remark.clause.empty() ? "" : " [" + remark.clause + "]"),
                            kIndent) +
                    "\n";
        }
    }
    return text;
}
std::string plain(const Figure& figure) {
    return "[" + one_line(figure.name) + "] " + wrapped(figure.alternative_text, 4) + "\n";
}
std::string plain(const Photo& photo) { return wrapped(photo.words, 0) + "\n"; }
std::string plain(const Versus& versus) {
    constexpr std::size_t kIndent = 4;
    const std::string space(kIndent, ' ');
    std::string text = space + wrapped(versus.title, kIndent) + "\n";
    for (const Versus::Side& side : versus.sides) {
        std::string lines;
        for (const std::string& line : side.lines) {
            lines += (lines.empty() ? "" : "; ") + line;
        }
        text += space + wrapped(side.name + (lines.empty() ? "" : ", ") + lines, kIndent) + "\n";
    }
    return versus.outcome.empty() ? text : text + space + wrapped(versus.outcome, kIndent) + "\n";
}
std::string plain(const Signatures&) { return ""; }

}  // namespace

std::string write_plain(const Document& document) {
    std::string text;
    for (const std::string& line : {document.over, document.title, document.under}) {
        text += line.empty() ? "" : wrapped(line, 0) + "\n";
    }
    for (const Block& block : document.blocks) {
        const std::string part = std::visit(
            [colon = colon_in(document.language)]<class Known>(const Known& known) {
                if constexpr (std::is_same_v<Known, Facts> || std::is_same_v<Known, Paragraph>) {
                    return plain(known, colon);
                } else {
                    return plain(known);
                }
            },
            block);
        text += part.empty() ? "" : "\n" + part;
    }
    return text;
}

}  // namespace castalia::document
