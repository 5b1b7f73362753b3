#include "app/language/dates.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <memory>
#include <vector>

#include <unicode/dtptngen.h>
#include <unicode/smpdtfmt.h>

#include "app/language/language.h"

namespace castalia {

namespace {

using Moment = std::chrono::sys_time<std::chrono::milliseconds>;

/// The parts of a date that are said: the English pattern, and the parts that other languages arrange in their own
/// way.
struct Parts {
    const char *english, *skeleton;
};
constexpr Parts kDay{"EEE d MMM", "EEEdMMM"}, kDayAndYear{"d MMM y", "yMMMd"}, kWeekday{"EEEE", "EEEE"},
    kShortMonth{"LLL", "LLL"}, kShortDay{"d MMM y", "yMMdd"};

std::unique_ptr<icu::SimpleDateFormat> made(const Parts& parts, const std::string& language) {
    UErrorCode error = U_ZERO_ERROR;
    const icu::Locale locale(language.c_str());
    icu::UnicodeString pattern(parts.english);
    if (language != kEnglish) {
        const std::unique_ptr<icu::DateTimePatternGenerator> generator(
            icu::DateTimePatternGenerator::createInstance(locale, error));
        if (U_SUCCESS(error)) {
            pattern = generator->getBestPattern(icu::UnicodeString(parts.skeleton), error);
        }
    }
    return std::make_unique<icu::SimpleDateFormat>(pattern, locale, error);
}

/// Returns a number of at most four digits; nothing for anything else.
std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size() && text.size() <= 4;
    return whole && number >= 0 ? std::optional(number) : std::nullopt;
}

/// Returns the parts of a day in numbers, "30. 11. 2026", "2026-11-30"; none where it has other signs.
std::vector<std::string_view> numbers_of(std::string_view text) {
    std::vector<std::string_view> numbers;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" ./-", at), text.size());
        if (end > at) {
            numbers.push_back(text.substr(at, end - at));
        }
        at = end + 1;
    }
    const bool all = std::ranges::all_of(numbers, [](std::string_view one) { return number_in(one).has_value(); });
    return all && numbers.size() == 3 ? numbers : std::vector<std::string_view>();
}

std::optional<std::chrono::year_month_day> day_of(std::string_view year, std::string_view month,
                                                  std::string_view day) {
    constexpr int kCentury = 2000, kTurn = 69, kFewest = 1000;
    int in_year = *number_in(year);
    if (year.size() <= 2) {
        in_year += in_year < kTurn ? kCentury : kCentury - 100;
    }
    const std::chrono::year_month_day made{std::chrono::year(in_year),
                                           std::chrono::month(static_cast<unsigned>(*number_in(month))),
                                           std::chrono::day(static_cast<unsigned>(*number_in(day)))};
    const bool fits = in_year >= kFewest && month.size() <= 2 && day.size() <= 2;
    return fits && made.ok() ? std::optional(made) : std::nullopt;
}

/// Reads a day in the words of a pattern, "30 nov 2026".
std::optional<std::chrono::year_month_day> day_in_words(const Parts& parts, const std::string& language,
                                                        std::string_view text) {
    const std::unique_ptr<icu::SimpleDateFormat> format = made(parts, language);
    format->setLenient(false);
    format->setTimeZone(*icu::TimeZone::getGMT());
    const icu::UnicodeString words =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int>(text.size())));
    icu::ParsePosition at(0);
    const UDate moment = format->parse(words, at);
    if (at.getErrorIndex() >= 0 || at.getIndex() != words.length()) {
        return std::nullopt;
    }
    const std::chrono::milliseconds since(static_cast<long long>(moment));
    return std::chrono::year_month_day(std::chrono::floor<std::chrono::days>(Moment(since)));
}

/// Returns the date in words. Making a format takes longer than using it a thousand times, so each is kept.
std::string date_text(const Parts& parts, std::string_view language, Moment moment) {
    thread_local std::map<std::pair<const char*, std::string>, std::unique_ptr<icu::SimpleDateFormat>> formats;
    auto& format = formats[{parts.skeleton, std::string(language)}];
    if (!format) {
        format = made(parts, std::string(language));
    }
    icu::UnicodeString words;
    format->format(static_cast<UDate>(moment.time_since_epoch().count()), words);
    std::string utf8;
    return words.toUTF8String(utf8);
}

}  // namespace

std::string day_in(std::string_view language, Moment moment) { return date_text(kDay, language, moment); }

std::string day_and_year_in(std::string_view language, Moment moment) {
    return date_text(kDayAndYear, language, moment);
}

std::string weekday_in(std::string_view language, Moment moment) { return date_text(kWeekday, language, moment); }

std::string short_month_in(std::string_view language, int month) {
    // In the middle of a month, the month is the same in every time zone.
    return date_text(kShortMonth, language,
                     std::chrono::sys_days(std::chrono::year(2026) / (month + 1) / 15) + std::chrono::hours(12));
}

std::string short_day_in(std::string_view language, std::chrono::year_month_day day) {
    const std::unique_ptr<icu::SimpleDateFormat> format = made(kShortDay, std::string(language));
    format->setTimeZone(*icu::TimeZone::getGMT());
    const Moment noon = std::chrono::sys_days(day) + std::chrono::hours(12);
    icu::UnicodeString words;
    format->format(static_cast<UDate>(noon.time_since_epoch().count()), words);
    std::string utf8;
    return words.toUTF8String(utf8);
}

WrittenDay day_read_in(std::string_view language, std::string_view text) {
    const std::vector<std::string_view> numbers = numbers_of(text);
    if (numbers.empty()) {
        return {day_in_words(kDayAndYear, std::string(language), text)};
    }
    if (numbers[0].size() == 4) {
        return {day_of(numbers[0], numbers[1], numbers[2])};
    }
    const auto day_first = day_of(numbers[2], numbers[1], numbers[0]);
    if (language != kEnglish) {
        return {day_first};
    }
    const auto month_first = day_of(numbers[2], numbers[0], numbers[1]);
    const bool two = day_first && month_first && *day_first != *month_first;
    return {two ? std::nullopt : day_first ? day_first : month_first, two};
}

}  // namespace castalia
