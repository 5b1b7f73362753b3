#include "core/export/taken_for_dates.h"

#include <algorithm>
#include <array>
#include <string>

namespace castalia {

namespace {

constexpr std::string_view kDigits = "0123456789", kSigns = "-/.:";

/// The names of months in English and German, for which the programs have these tables.
constexpr auto kMonths = std::to_array<std::string_view>(
    {"january",  "february", "march",  "april",   "may",  "june", "july", "august", "september", "october",
     "november", "december", "januar", "februar", "märz", "mai",  "juni", "juli",   "oktober",   "dezember"});

std::string lower(std::string_view words) {
    std::string text(words);
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text;
}

/// Two to six numbers of at most four digits with one sign between each two: a day, a time of day, or both.
bool is_of_numbers(std::string_view text, char decimal) {
    constexpr std::size_t kMostDigits = 4, kMostNumbers = 6;
    std::size_t numbers = 0;
    bool signs = false;
    while (true) {
        const std::size_t digits = std::min(text.find_first_not_of(kDigits), text.size());
        if (digits == 0 || digits > kMostDigits || ++numbers > kMostNumbers) {
            return false;
        }
        text.remove_prefix(digits);
        if (text.empty()) {
            return signs;
        }
        const std::size_t between = std::min(text.find_first_of(kDigits), text.size());
        const std::string_view gap = text.substr(0, between);
        const std::size_t sign = gap.find_first_not_of(' ');
        if (sign == std::string_view::npos) {
            signs = signs && numbers >= 2;  // A time of day follows the day.
        } else if (kSigns.find(gap[sign]) == std::string_view::npos || gap.find_last_not_of(' ') != sign ||
                   (gap[sign] == decimal && numbers == 1 && text.find_first_not_of(kDigits, between) == text.npos)) {
            return false;
        } else {
            signs = true;
        }
        text.remove_prefix(between);
    }
}

/// A month's name, written out or cut short, with a number before or behind it.
bool is_of_a_month(std::string_view words) {
    constexpr std::string_view kBetween = " -/.";
    constexpr std::size_t kShortest = 3;
    const std::string text = lower(words);
    const std::size_t from = text.find_first_not_of(std::string(kDigits) + std::string(kBetween));
    if (from == std::string::npos) {
        return false;
    }
    const std::size_t end =
        std::min(text.find_first_of(std::string(kDigits) + std::string(kBetween), from), text.size());
    const std::string_view name = std::string_view(text).substr(from, end - from);
    const std::string rest = text.substr(0, from) + text.substr(end);
    return name.size() >= kShortest && rest.find_first_of(kDigits) != std::string::npos &&
           rest.find_first_not_of(std::string(kDigits) + std::string(kBetween)) == std::string::npos &&
           std::ranges::any_of(kMonths, [&](std::string_view month) { return month.starts_with(name); });
}

}  // namespace

bool is_changed_as_number(std::string_view words) {
    constexpr std::size_t kMostDigits = 15;
    constexpr std::string_view kMinus = "\u2212";  // Gnumeric reads it as "-", and writes that.
    const bool minus = words.starts_with(kMinus);
    words.remove_prefix(minus ? kMinus.size() : 0);
    const std::size_t whole = std::min(words.find_first_not_of(kDigits), words.size());
    std::string_view rest = words.substr(whole);
    std::size_t part = 0;
    const bool sign = rest.starts_with('.') || rest.starts_with(',');
    if (sign) {
        rest.remove_prefix(1);
        part = std::min(rest.find_first_not_of(kDigits), rest.size());
        rest.remove_prefix(part);
    }
    const bool power = rest.starts_with('e') || rest.starts_with('E');
    if (power) {
        rest.remove_prefix(1);
        rest.remove_prefix(rest.starts_with('+') || rest.starts_with('-') ? 1 : 0);
    }
    const bool is_number =
        whole + part > 0 && (power ? !rest.empty() && rest.find_first_not_of(kDigits) == rest.npos : rest.empty());
    const bool zeros = whole > 1 && words.front() == '0';
    return is_number && (minus || power || zeros || whole + part > kMostDigits ||
                         (sign && (whole == 0 || part == 0 || words.back() == '0')));
}

bool is_taken_for_date(std::string_view words, char decimal) {
    return is_of_numbers(words, decimal) || is_of_a_month(words);
}

}  // namespace castalia
