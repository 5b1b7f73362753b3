#include "app/publishing/spreadsheet.h"

#include <algorithm>
#include <array>
#include <vector>

#include "app/publishing/sheets.h"
#include "core/export/tables.h"
#include "core/session/wall_clock.h"

namespace castalia {

namespace {

/// The tables with the columns and keys of CSV.
class SheetsForPrograms final : public Spreadsheet::Sheets {
public:
    SheetsForPrograms(WallClock reader, Workbook::Rows rows) : Sheets(rows), reader_(std::move(reader)) {
        head_ = book().look({.bold = true});
        moment_ = book().look({.number = "yyyy-mm-dd hh:mm:ss"});
        for (const CsvTable table : kCsvTables) {
            begin(sheet(table), table, std::string(csv_table_name(table)));
        }
    }

    void add(const Session& session) override {
        const WallClock clock = clock_of_table(session.heading().utc_offset, reader_);
        const SessionTables tables = tables_of(session);
        for (const CsvTable table : kCsvTables) {
            Sheet& into = sheet(table);
            for (const std::vector<TableCell>& row : tables.at(static_cast<std::size_t>(table))) {
                if (into.next >= LXW_ROW_MAX) {
                    ++into.number;
                    begin(into, table, std::string(csv_table_name(table)) + " " + std::to_string(into.number));
                }
                write(into, row, clock);
            }
        }
    }

private:
    struct Sheet {
        lxw_worksheet* made = nullptr;
        lxw_row_t next = 0;
        int number = 1;
    };
    Sheet& sheet(CsvTable table) { return all_.at(static_cast<std::size_t>(table)); }
    void begin(Sheet& sheet, CsvTable table, const std::string& name) {
        constexpr double kWide = 16;  // The width of a wide column, in letters.
        sheet.made = book().sheet(name);
        sheet.next = 0;
        const std::vector<std::string> columns = columns_of(table);
        worksheet_set_column(sheet.made, 0, static_cast<lxw_col_t>(columns.size() - 1), kWide, nullptr);
        worksheet_freeze_panes(sheet.made, 1, 0);
        lxw_col_t at = 0;
        for (const std::string& column : columns) {
            book().words(sheet.made, 0, at++, column, head_);
        }
        ++sheet.next;
    }
    /// Returns the heads of the columns. Times are those of a clock on the wall, because a cell has no zone: the head
    /// says so, and the last column how far that clock was ahead of UTC.
    std::vector<std::string> columns_of(CsvTable table) const {
        std::vector<std::string> columns = table_columns(table);
        bool timed = false;
        for (std::string& column : columns) {
            if (column == "started" || column == "ended" || column == "at") {
                column += reader_ ? " (local time)" : " (UTC)";
                timed = true;
            }
        }
        if (timed) {
            columns.emplace_back("utc_offset");
        }
        return columns;
    }
    void write(Sheet& sheet, const std::vector<TableCell>& cells, const WallClock& clock) {
        const auto timed = std::ranges::find_if(cells, [](const TableCell& cell) { return cell.moment.has_value(); });
        lxw_col_t at = 0;
        for (const TableCell& cell : cells) {
            if (cell.words.empty()) {
                // Nothing is written, so the cell is empty.
            } else if (cell.kind == TableCell::Kind::number) {
                book().number(sheet.made, sheet.next, at, std::stod(cell.words), nullptr);
            } else if (!cell.moment ||
                       !book().moment(sheet.made, sheet.next, at, wall_time(*cell.moment, clock), moment_)) {
                book().words(sheet.made, sheet.next, at, cell.words, nullptr);
            }
            ++at;
        }
        if (timed != cells.end()) {
            book().words(sheet.made, sheet.next, at, utc_offset_text(ahead_of_utc(*timed->moment, clock)), nullptr);
        }
        ++sheet.next;
    }

    WallClock reader_;
    lxw_format *head_ = nullptr, *moment_ = nullptr;
    std::array<Sheet, std::size(kCsvTables)> all_{};
};

std::unique_ptr<Spreadsheet::Sheets> sheets_in(SpreadsheetStyle style, std::size_t sessions, const Session* only) {
    const Workbook::Rows rows =
        sessions <= Spreadsheet::kMostInMemory ? Workbook::Rows::in_memory : Workbook::Rows::in_a_file;
    if (style.for_programs) {
        return std::make_unique<SheetsForPrograms>(std::move(style.reader), rows);
    }
    return sheets_for_people(std::move(style), only, rows);
}

}  // namespace

Spreadsheet::Spreadsheet(SpreadsheetStyle style, std::size_t sessions)
    : report_loss_(style.report_loss), sheets_(sheets_in(std::move(style), sessions, nullptr)) {}
Spreadsheet::Spreadsheet(SpreadsheetStyle style, const Session& only)
    : report_loss_(style.report_loss), sheets_(sheets_in(std::move(style), 1, &only)) {
    add(only);
}
Spreadsheet::~Spreadsheet() = default;
void Spreadsheet::add(const Session& session) { sheets_->add(session); }
Text Spreadsheet::loss() const {
    const std::size_t cells = sheets_->book().shortened();
    return cells == 0 ? Text()
                      : say_count(
                            "{n} cell of the spreadsheet has only the beginning of its text, because a cell holds "
                            "32,767 letters. The record has all of it.",
                            "{n} cells of the spreadsheet have only the beginning of their text, because a cell "
                            "holds 32,767 letters. The record has all of it.",
                            static_cast<long long>(cells));
}
void Spreadsheet::finish(const std::function<void(std::string_view)>& take) {
    sheets_->end();
    if (const Text lost = loss(); report_loss_ && !lost.empty()) {
        report_loss_(lost);
    }
    sheets_->book().finish(take);
}

std::string write_xlsx(const Session& session, const SpreadsheetStyle& style) {
    Spreadsheet sheets(style, session);
    std::string bytes;
    sheets.finish([&bytes](std::string_view piece) { bytes += piece; });
    return bytes;
}

}  // namespace castalia
