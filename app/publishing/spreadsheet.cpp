#include "app/publishing/spreadsheet.h"

#include <xlsxwriter.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <vector>

#include "core/export/tables.h"
#include "core/rules/fields.h"
#include "db/store.h"

namespace castalia {

namespace {

constexpr std::size_t kMostLetters = 32'767;  ///< The most that Excel opens in a cell, in units of UTF-16.

[[noreturn]] void fail(const std::string& why) {
    throw Failure(Failure::Kind::other, say("The table could not be made: {why}.", {{"why", literally(why)}}));
}

/// A temporary folder that is removed with everything in it.
struct FolderForATime {
    FolderForATime() {
        std::string name = (std::filesystem::temp_directory_path() / "castalia-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) {
            fail(std::error_code(errno, std::generic_category()).message());
        }
        path = name;
    }
    ~FolderForATime() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
    FolderForATime(const FolderForATime&) = delete;
    FolderForATime& operator=(const FolderForATime&) = delete;
    std::filesystem::path path;
};

/// Returns whether "_x0041_" or the like stands here. Spreadsheet programs take it for the character of that number
/// (ECMA-376, 22.9.2.19, ST_Xstring).
bool is_escape(std::string_view words, std::size_t at) {
    constexpr std::size_t kLong = 7, kDigits = 4;
    return words.size() - at >= kLong && words.substr(at, 2) == "_x" && words[at + kLong - 1] == '_' &&
           words.substr(at + 2, kDigits).find_first_not_of("0123456789ABCDEFabcdef") == std::string_view::npos;
}

/// Returns the words as a cell has to have them so that a program shows them as they are.
std::string escaped(std::string_view words) {
    std::string text;
    for (std::size_t at = 0; at < words.size(); ++at) {
        text += is_escape(words, at) ? "_x005F_" : std::string(1, words[at]);
    }
    return text;
}

/// Returns how many of the letters of a cell a byte takes, in units of UTF-16.
std::size_t letters_of(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte & 0xC0U) == 0x80U ? 0U : byte >= 0xF0U ? 2U : 1U;
}

std::size_t letters_in(std::string_view words) {
    std::size_t letters = 0;
    for (const char c : words) {
        letters += letters_of(c);
    }
    return letters;
}

/// Returns the words as a cell has to have them. Of words that no cell holds it has the first ones, and says that the
/// others are in the record.
std::string fitting(const std::string& text_of_table) {
    const std::string words = without_noncharacters(text_of_table);
    const std::string whole = escaped(words);
    if (letters_in(whole) <= kMostLetters) {
        return whole;
    }
    constexpr std::string_view kMore = " … [longer than a cell: the record has all of it]";
    const std::size_t most = kMostLetters - letters_in(kMore);
    std::string text;
    std::size_t letters = 0;
    for (std::size_t at = 0, next = 0; at < words.size(); at = next) {
        for (next = at + 1; next < words.size() && letters_of(words[next]) == 0;) {
            ++next;
        }
        const std::string one = is_escape(words, at) ? "_x005F_" : words.substr(at, next - at);
        letters += letters_in(one);
        if (letters > most) {
            break;
        }
        text += one;
    }
    return text += kMore;
}

lxw_datetime date_of(WallTime moment) {
    const auto day = std::chrono::floor<std::chrono::days>(moment);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss time(moment - day);
    return {static_cast<int>(date.year()),
            static_cast<int>(static_cast<unsigned>(date.month())),
            static_cast<int>(static_cast<unsigned>(date.day())),
            static_cast<int>(time.hours().count()),
            static_cast<int>(time.minutes().count()),
            static_cast<double>(time.seconds().count()) + static_cast<double>(time.subseconds().count()) / 1'000};
}

}  // namespace

/// The file while it is made.
class Spreadsheet::Sheets {
public:
    explicit Sheets(WallClock reader) : reader_(std::move(reader)) {
        lxw_workbook_options options{};
        options.constant_memory = LXW_TRUE;
        std::string folder = folder_.path.string();
        options.tmpdir = folder.data();
        book_ = workbook_new_opt(file().c_str(), &options);
        if (book_ == nullptr) {
            fail("no file for it");
        }
        head_ = workbook_add_format(book_);
        format_set_bold(head_);
        moment_ = workbook_add_format(book_);
        format_set_num_format(moment_, "yyyy-mm-dd hh:mm:ss");
        lxw_doc_properties about{};
        constexpr std::time_t kAlways = 946'684'800;  // 2000-01-01, so that the same tables give the same bytes.
        about.created = kAlways;
        std::string author = "Castalia";
        about.author = author.data();
        workbook_set_properties(book_, &about);
        for (const CsvTable table : kCsvTables) {
            begin(sheet(table), table, std::string(csv_table_name(table)));
        }
    }
    ~Sheets() {
        if (book_ != nullptr) {
            workbook_close(book_);
        }
    }
    Sheets(const Sheets&) = delete;
    Sheets& operator=(const Sheets&) = delete;

    void add(const Session& session) {
        for (const CsvTable table : kCsvTables) {
            for (const std::vector<TableCell>& row : table_rows(table, session)) {
                Sheet& into = sheet(table);
                if (into.next >= LXW_ROW_MAX) {
                    ++into.number;
                    begin(into, table, std::string(csv_table_name(table)) + " " + std::to_string(into.number));
                }
                write(into, row, clock_of_table(session.heading().utc_offset, reader_));
            }
        }
    }
    void finish(const std::function<void(std::string_view)>& take) {
        lxw_workbook* book = std::exchange(book_, nullptr);
        if (const lxw_error error = workbook_close(book); error != LXW_NO_ERROR) {
            fail(lxw_strerror(error));
        }
        std::ifstream made(file(), std::ios::binary);
        std::vector<char> piece(std::size_t{1} << 16U);
        while (made.read(piece.data(), static_cast<std::streamsize>(piece.size())) || made.gcount() > 0) {
            take({piece.data(), static_cast<std::size_t>(made.gcount())});
        }
        if (made.bad()) {
            fail("it could not be read back");
        }
    }

private:
    struct Sheet {
        lxw_worksheet* made = nullptr;
        lxw_row_t next = 0;
        int number = 1;
    };
    std::string file() const { return (folder_.path / "tables.xlsx").string(); }
    Sheet& sheet(CsvTable table) { return all_.at(static_cast<std::size_t>(table)); }
    void begin(Sheet& sheet, CsvTable table, const std::string& name) {
        constexpr double kWide = 16;  // The width of a wide column, in letters.
        sheet.made = workbook_add_worksheet(book_, name.c_str());
        if (sheet.made == nullptr) {
            fail("no room for a sheet");
        }
        sheet.next = 0;
        const std::vector<std::string> columns = columns_of(table);
        worksheet_set_column(sheet.made, 0, static_cast<lxw_col_t>(columns.size() - 1), kWide, nullptr);
        worksheet_freeze_panes(sheet.made, 1, 0);
        lxw_col_t at = 0;
        for (const std::string& column : columns) {
            worksheet_write_string(sheet.made, 0, at++, column.c_str(), head_);
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
        constexpr std::chrono::local_days kFirst{std::chrono::year{1900} / 1 / 1},
            kPast{std::chrono::year{10000} / 1 / 1};
        const auto timed = std::ranges::find_if(cells, [](const TableCell& cell) { return cell.moment.has_value(); });
        std::vector<TableCell> row = cells;
        if (timed != cells.end()) {
            row.push_back({utc_offset_text(ahead_of_utc(*timed->moment, clock))});
        }
        lxw_col_t at = 0;
        for (const TableCell& cell : row) {
            lxw_error error = LXW_NO_ERROR;
            if (cell.words.empty()) {
                // Nothing is written, so the cell is empty.
            } else if (cell.kind == TableCell::Kind::number) {
                error = worksheet_write_number(sheet.made, sheet.next, at, std::stod(cell.words), nullptr);
            } else if (cell.moment && wall_time(*cell.moment, clock) >= kFirst &&
                       wall_time(*cell.moment, clock) < kPast) {
                lxw_datetime date = date_of(wall_time(*cell.moment, clock));
                error = worksheet_write_datetime(sheet.made, sheet.next, at, &date, moment_);
            } else {
                error = worksheet_write_string(sheet.made, sheet.next, at, fitting(cell.words).c_str(), nullptr);
            }
            if (error != LXW_NO_ERROR) {
                fail(lxw_strerror(error));
            }
            ++at;
        }
        ++sheet.next;
    }

    WallClock reader_;
    FolderForATime folder_;
    lxw_workbook* book_ = nullptr;
    lxw_format *head_ = nullptr, *moment_ = nullptr;
    std::array<Sheet, std::size(kCsvTables)> all_{};
};

Spreadsheet::Spreadsheet(WallClock reader) : sheets_(std::make_unique<Sheets>(std::move(reader))) {}
Spreadsheet::~Spreadsheet() = default;
void Spreadsheet::add(const Session& session) { sheets_->add(session); }
void Spreadsheet::finish(const std::function<void(std::string_view)>& take) { sheets_->finish(take); }

std::string write_xlsx(const Session& session, const WallClock& reader) {
    Spreadsheet sheets(reader);
    sheets.add(session);
    std::string bytes;
    sheets.finish([&bytes](std::string_view piece) { bytes += piece; });
    return bytes;
}

}  // namespace castalia
