#include "app/publishing/workbook.h"

#include <algorithm>
#include <utility>

#include "core/document/document.h"
#include "core/rules/json/fields.h"

namespace castalia {

namespace {

constexpr const char* kFile = "tables.xlsx";
constexpr std::size_t kMostLetters = 32'767;  ///< The most that Excel opens in a cell, in units of UTF-16.

void must(lxw_error error) {
    if (error != LXW_NO_ERROR) {
        fail_to_make(lxw_strerror(error));
    }
}

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

/// Returns the words as a cell has to have them; of words that no cell holds the first ones and `more`. Counts those.
std::string fitting(std::string_view words_of_table, std::string_view more, std::size_t& shortened) {
    std::string words = without_noncharacters(words_of_table);
    if (words.size() <= kMostLetters && words.find("_x") == std::string::npos) {
        return words;  // As nearly all are: no letter of a cell takes less than a byte.
    }
    const std::string whole = escaped(words);
    if (letters_in(whole) <= kMostLetters) {
        return whole;
    }
    ++shortened;
    const std::size_t most = kMostLetters - letters_in(more);
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
    return text.append(more);
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

std::size_t lines_in_cell(std::string_view words, double width) {
    std::size_t lines = 0;
    for (std::size_t from = 0; from <= words.size();) {
        const std::size_t end = std::min(words.find('\n', from), words.size());
        lines += 1 + static_cast<std::size_t>(
                         static_cast<double>(document::display_width(words.substr(from, end - from))) / width);
        from = end + 1;
    }
    return lines;
}

Workbook::Workbook(Rows rows) : folder_name_(folder_.path().string()) {
    lxw_workbook_options options{};
    options.constant_memory = rows == Rows::in_a_file ? LXW_TRUE : LXW_FALSE;
    options.tmpdir = folder_name_.data();
    book_ = workbook_new_opt((folder_.path() / kFile).c_str(), &options);
    if (book_ == nullptr) {
        fail_to_make("no file for it");
    }
    lxw_doc_properties about{};
    constexpr std::time_t kAlways = 946'684'800;  // 2000-01-01, so that the same tables give the same bytes.
    about.created = kAlways;
    std::string author = "Castalia";
    about.author = author.data();
    workbook_set_properties(book_, &about);
}

Workbook::~Workbook() {
    if (book_ != nullptr) {
        workbook_close(book_);
    }
}

lxw_worksheet* Workbook::sheet(const std::string& name) {
    lxw_worksheet* const made = workbook_add_worksheet(book_, name.c_str());
    if (made == nullptr) {
        fail_to_make("no room for a sheet");
    }
    return made;
}

lxw_format* Workbook::look(const Look& wanted) {
    lxw_format*& format = looks_[wanted];
    if (format != nullptr) {
        return format;
    }
    constexpr lxw_color_t kTint = 0xE6EDEA, kLine = 0x14252A, kQuiet = 0x44575C, kLeads = 0xF9E2A9, kLink = 0x0B5A8A;
    constexpr double kLarge = 16;
    format = workbook_add_format(book_);
    format_set_align(format, LXW_ALIGN_VERTICAL_TOP);
    if (wanted.bold || wanted.headed || wanted.boxed) {
        format_set_bold(format);
    }
    if (wanted.large) {
        format_set_font_size(format, kLarge);
    }
    if (wanted.wraps || wanted.headed) {
        format_set_text_wrap(format);
    }
    if (wanted.headed) {
        format_set_bg_color(format, kTint);
        format_set_bottom(format, LXW_BORDER_MEDIUM);
        format_set_bottom_color(format, kLine);
    }
    if (wanted.boxed) {
        format_set_bg_color(format, kLeads);
        format_set_border(format, LXW_BORDER_THIN);
    }
    if (wanted.quiet) {
        format_set_font_color(format, kQuiet);
    }
    if (wanted.linked) {
        format_set_font_color(format, kLink);
        format_set_underline(format, LXW_UNDERLINE_SINGLE);
    }
    if (wanted.right) {
        format_set_align(format, LXW_ALIGN_RIGHT);
    }
    if (!wanted.number.empty()) {
        format_set_num_format(format, wanted.number.c_str());
    }
    return format;
}

void Workbook::words(lxw_worksheet* sheet, lxw_row_t row, lxw_col_t column, const std::string& words,
                     lxw_format* format, std::string_view more) {
    must(worksheet_write_string(sheet, row, column, fitting(words, more, shortened_).c_str(), format));
}

void Workbook::height(lxw_worksheet* sheet, lxw_row_t row, std::size_t lines, double line) {
    constexpr double kMost = 409;  // Excel has no higher row.
    must(worksheet_set_row(sheet, row, std::min(kMost, line * static_cast<double>(lines)), nullptr));
}

void Workbook::number(lxw_worksheet* sheet, lxw_row_t row, lxw_col_t column, double value, lxw_format* format) {
    must(worksheet_write_number(sheet, row, column, value, format));
}

bool Workbook::moment(lxw_worksheet* sheet, lxw_row_t row, lxw_col_t column, WallTime time, lxw_format* format) {
    constexpr std::chrono::local_days kFirst{std::chrono::year{1900} / 1 / 1},
        kPast{std::chrono::year{10000} / 1 / 1};
    if (time < kFirst || time >= kPast) {
        return false;
    }
    lxw_datetime date = date_of(time);
    must(worksheet_write_datetime(sheet, row, column, &date, format));
    return true;
}

void Workbook::link(lxw_worksheet* sheet, lxw_row_t row, lxw_col_t column, const std::string& to,
                    const std::string& words, lxw_format* format) {
    if (++links_[sheet] > LXW_MAX_NUMBER_URLS) {
        this->words(sheet, row, column, words, nullptr);
        return;
    }
    must(worksheet_write_url_opt(sheet, row, column, ("internal:" + to).c_str(), format, words.c_str(), nullptr));
}

void Workbook::finish(const std::function<void(std::string_view)>& take) {
    lxw_workbook* book = std::exchange(book_, nullptr);
    must(workbook_close(book));
    folder_.read(kFile, take);
}

}  // namespace castalia
