#include "app/language/dates.h"

#include <map>
#include <memory>

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
    kShortMonth{"LLL", "LLL"};

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

}  // namespace castalia
