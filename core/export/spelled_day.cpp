#include "core/export/spelled_day.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace castalia {

namespace {

constexpr std::size_t kMonths = 12, kShortest = 3;

/// The months in five languages and, where it does not begin the name, how they are shortened.
constexpr std::array<std::array<std::string_view, 8>, kMonths> kNames{{
    {"january", "januar", "jänner", "janvier", "enero", "gennaio"},
    {"february", "februar", "février", "fevrier", "febrero", "febbraio", "feber"},
    {"march", "märz", "maerz", "mrz", "mars", "marzo"},
    {"april", "avril", "abril", "aprile"},
    {"may", "mai", "mayo", "maggio"},
    {"june", "juni", "juin", "junio", "giugno"},
    {"july", "juli", "juillet", "julio", "luglio"},
    {"august", "août", "aout", "agosto"},
    {"september", "septembre", "septiembre", "setiembre", "settembre"},
    {"october", "oktober", "octobre", "octubre", "ottobre"},
    {"november", "novembre", "noviembre"},
    {"december", "dezember", "décembre", "decembre", "diciembre", "dicembre"},
}};

std::string lowered(std::string_view words) {
    std::string text(words);
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

/// Returns the month that a word names, whole or by its first letters; 0 if it names none, or two.
int month_called(std::string_view word) {
    const std::string small = lowered(word);
    int found = 0;
    for (std::size_t month = 0; month < kMonths && small.size() >= kShortest; ++month) {
        for (const std::string_view name : kNames.at(month)) {
            if (!name.empty() && name.starts_with(small)) {
                if (found != 0 && found != static_cast<int>(month) + 1) {
                    return 0;  // "jui" may be June or July in French.
                }
                found = static_cast<int>(month) + 1;
            }
        }
    }
    return found;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

/// Takes the digits or the letters at the beginning off.
std::string_view take_word(std::string_view& text) {
    const auto is_part = is_digit(text.front()) ? is_digit : is_letter;
    const auto end = std::ranges::find_if_not(text, is_part);
    const std::string_view word = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(word.size());
    return word;
}

bool may_stand_between(std::string_view word) {
    constexpr auto kWords =
        std::to_array<std::string_view>({"de", "del", "of", "the", "le", "il", "er", "st", "nd", "rd", "th", "º"});
    return std::ranges::find(kWords, lowered(word)) != kWords.end();
}

}  // namespace

int year_of_two_digits(int digits) {
    constexpr int kFirstOfLast = 70, kLast = 1900, kThis = 2000;
    return digits + (digits >= kFirstOfLast ? kLast : kThis);
}

std::optional<SpelledDay> spelled_day(std::string_view text) {
    constexpr std::size_t kYearDigits = 4;
    constexpr int kMostWords = 8;
    SpelledDay day;
    bool first = true;
    for (int count = 0; count < kMostWords && !text.empty(); ++count) {
        if (!is_digit(text.front()) && !is_letter(text.front())) {
            return std::nullopt;
        }
        const std::string_view word = take_word(text);
        if (!is_digit(word.front())) {
            const int month = month_called(word);
            const bool weekday = first && month == 0;
            // "mar. 3 nov. 2026" begins with a Tuesday.
            if (month == 0 && !weekday && !may_stand_between(word)) {
                return std::nullopt;
            }
            day.month = month == 0 ? day.month : month;
        } else {
            int value = 0;
            std::from_chars(word.data(), word.data() + word.size(), value);
            if (day.day == 0 && word.size() <= 2) {
                day.day = value;
            } else if (day.day != 0 && day.month != 0 && (word.size() == kYearDigits || word.size() == 2)) {
                day.year = word.size() == 2 ? year_of_two_digits(value) : value;
                day.rest = text;
                return day;
            } else {
                return std::nullopt;
            }
        }
        first = false;
        text.remove_prefix(std::min(text.find_first_not_of(" .,-/"), text.size()));
    }
    return std::nullopt;
}

}  // namespace castalia
