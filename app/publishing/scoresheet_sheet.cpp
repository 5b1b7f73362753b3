// A document as a sheet of a spreadsheet.
#include <algorithm>

#include "app/publishing/sheets.h"

namespace castalia {

namespace {

class SheetWriter {
public:
    SheetWriter(Workbook& book, lxw_worksheet* sheet, const document::Document& document)
        : book_(book), sheet_(sheet) {
        for (const document::Block& block : document.blocks) {
            if (const auto* table = std::get_if<document::Table>(&block)) {
                across_ = std::max(across_, table->columns.size());
            }
        }
        worksheet_set_column(sheet_, 0, 0, kFirst, nullptr);
        worksheet_set_column(sheet_, 1, static_cast<lxw_col_t>(across_ - 1), kOther, nullptr);
    }

    void write(const document::Document& document) {
        line(document.over, {.wraps = true, .quiet = true});
        line(document.title, {.bold = true, .large = true, .wraps = true}, kLarge);
        line(document.under, {.wraps = true});
        for (const document::Block& block : document.blocks) {
            std::visit([this](const auto& known) { write(known); }, block);
        }
        line(document.foot, {.wraps = true, .quiet = true});
    }
    std::size_t across() const { return across_; }
    lxw_row_t rows() const { return next_; }

private:
    static constexpr double kFirst = 34, kOther = 18;              ///< The widths of columns, in letters.
    static constexpr double kBold = 0.8;                           ///< So many bold letters take the room of one.
    static constexpr double kLine = Workbook::kLine, kLarge = 21;  ///< The heights of lines, in points.

    /// Writes a line across the sheet, as high as its words need. Spreadsheet programs do not make cells that are
    /// joined higher by themselves.
    void line(const std::string& words, const Workbook::Look& look, double height = kLine) {
        if (words.empty()) {
            return;
        }
        const double width = (kFirst + kOther * static_cast<double>(across_ - 1)) * (kLine / height);
        book_.height(sheet_, next_, lines_in_cell(words, width), height);
        lxw_format* const format = book_.look(look);
        if (across_ > 1) {
            worksheet_merge_range(sheet_, next_, 0, next_, static_cast<lxw_col_t>(across_ - 1), "", format);
        }
        book_.words(sheet_, next_++, 0, words, format);
    }
    void write(const document::Heading& heading) {
        ++next_;
        line(heading.words, {.bold = true, .wraps = true});
    }
    void write(const document::Paragraph& paragraph) {
        const bool result = paragraph.kind == document::Paragraph::Kind::result;
        next_ += result ? 1 : 0;
        const std::string lead = paragraph.lead.empty() ? "" : paragraph.lead + ": ";
        line(lead + paragraph.words,
             {.wraps = true, .boxed = result, .quiet = paragraph.kind == document::Paragraph::Kind::small});
    }
    void write(const document::Facts& facts) {
        for (const auto& [name, value] : facts.lines) {
            line(name + ": " + value, {.wraps = true});
        }
    }
    void write(const document::Table& table) {
        lxw_col_t at = 0;
        for (const document::Column& column : table.columns) {
            book_.words(sheet_, next_, at++, column.title, book_.look({.right = column.numbers, .headed = true}));
        }
        ++next_;
        for (const std::vector<document::Cell>& row : table.rows) {
            write_row(table, row);
        }
    }
    /// Makes the next row as high as its cells need.
    void make_room(const std::vector<document::Cell>& row, std::string document::Cell::* words) {
        std::size_t lines = 1;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const double width = (i == 0 ? kFirst : kOther) * (row[i].marked ? kBold : 1);
            lines = std::max(lines, lines_in_cell(row[i].*words, width));
        }
        if (lines > 1) {
            book_.height(sheet_, next_, lines);
        }
    }
    void write_row(const document::Table& table, const std::vector<document::Cell>& row) {
        bool sources = false;
        make_room(row, &document::Cell::words);
        for (std::size_t i = 0; i < row.size(); ++i) {
            const document::Cell& cell = row[i];
            const bool right = i < table.columns.size() && table.columns[i].numbers;
            lxw_format* const format =
                book_.look({.wraps = true, .boxed = cell.marked, .quiet = cell.quiet, .right = right});
            sources = sources || !cell.source.empty();
            if (cell.value) {
                book_.number(sheet_, next_, static_cast<lxw_col_t>(i), *cell.value, format);
            } else if (!cell.words.empty()) {
                book_.words(sheet_, next_, static_cast<lxw_col_t>(i), cell.words, format);
            }
        }
        ++next_;
        if (sources) {
            make_room(row, &document::Cell::source);
        }
        for (std::size_t i = 0; i < row.size() && sources; ++i) {
            const bool right = i < table.columns.size() && table.columns[i].numbers;
            if (!row[i].source.empty()) {
                book_.words(sheet_, next_, static_cast<lxw_col_t>(i), row[i].source,
                            book_.look({.wraps = true, .quiet = true, .right = right}));
            }
        }
        next_ += sources ? 1 : 0;
    }
    void write(const document::Log&) {}
    void write(const document::Figure&) {}
    void write(const document::Photo&) {}
    void write(const document::Versus&) {}
    void write(const document::Signatures&) {}

    Workbook& book_;
    lxw_worksheet* sheet_;
    std::size_t across_ = 2;
    lxw_row_t next_ = 0;
};

}  // namespace

void write_sheet(Workbook& book, const std::string& name, const document::Document& document, bool letter) {
    constexpr std::uint8_t kA4 = 9, kLetter = 1;
    constexpr double kMargin = 0.6;  // In inches.
    lxw_worksheet* const sheet = book.sheet(name);
    SheetWriter writer(book, sheet, document);
    worksheet_set_paper(sheet, letter ? kLetter : kA4);
    worksheet_set_margins(sheet, kMargin, kMargin, kMargin, kMargin);
    worksheet_fit_to_pages(sheet, 1, 1);
    worksheet_center_horizontally(sheet);
    worksheet_gridlines(sheet, LXW_HIDE_ALL_GRIDLINES);
    writer.write(document);
    worksheet_print_area(sheet, 0, 0, writer.rows(), static_cast<lxw_col_t>(writer.across() - 1));
}

}  // namespace castalia
