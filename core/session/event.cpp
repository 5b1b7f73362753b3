#include "core/session/event.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace castalia {

namespace {

/// Adds a number of at least so many digits.
void add_digits(std::string& text, long long number, std::size_t width) {
    std::array<char, 20> digits{};
    const char* const end = std::to_chars(digits.begin(), digits.end(), number).ptr;
    const auto length = static_cast<std::size_t>(end - digits.data());
    text.append(width - std::min(width, length), '0').append(digits.data(), length);
}

}  // namespace

std::string rfc3339(Moment moment) {
    const auto day = std::chrono::floor<std::chrono::days>(moment);
    const std::chrono::year_month_day date{day};
    const std::chrono::hh_mm_ss time{moment - day};
    std::string text;
    text.reserve(std::string_view("2026-11-21T19:02:00.000Z").size());
    add_digits(text, static_cast<int>(date.year()), 4);
    add_digits(text += '-', static_cast<unsigned>(date.month()), 2);
    add_digits(text += '-', static_cast<unsigned>(date.day()), 2);
    add_digits(text += 'T', time.hours().count(), 2);
    add_digits(text += ':', time.minutes().count(), 2);
    add_digits(text += ':', time.seconds().count(), 2);
    if (time.subseconds().count() != 0) {
        add_digits(text += '.', time.subseconds().count(), 3);
    }
    text += 'Z';
    return text;
}

namespace {

/// Returns the milliseconds of ".25", and takes them from the front; nothing if no digit follows the point.
std::optional<int> take_milliseconds(std::string_view& rest) {
    const std::size_t end = std::min(rest.find_first_not_of("0123456789", 1), rest.size());
    int value = 0;
    for (std::size_t i = 1; i <= 3; ++i) {
        value = 10 * value + (i < end ? rest[i] - '0' : 0);
    }
    rest.remove_prefix(end);
    return end > 1 ? std::optional(value) : std::nullopt;
}

// Two moments are read for every entry of a session that is opened, so digits are checked without a branch for each.
std::optional<Moment> parse_moment(std::string_view text) {
    constexpr std::string_view kShape = "0000-00-00T00:00:00";
    if (text.size() < kShape.size()) {
        return std::nullopt;
    }
    unsigned bad = 0;
    const auto two_digits = [&](std::size_t at) {
        const unsigned tens = static_cast<unsigned char>(text[at]) - unsigned{'0'},
                       ones = static_cast<unsigned char>(text[at + 1]) - unsigned{'0'};
        bad |= static_cast<unsigned>(tens > 9) | static_cast<unsigned>(ones > 9);
        return 10 * tens + ones;
    };
    const auto year = static_cast<int>(100 * two_digits(0) + two_digits(2));
    const unsigned month = two_digits(5), day = two_digits(8);
    const unsigned hour = two_digits(11), minute = two_digits(14), second = two_digits(17);
    const char gap = text[10];
    const bool marked = text[4] == '-' && text[7] == '-' && (gap == 'T' || gap == ' ' || gap == 't') &&
                        text[13] == ':' && text[16] == ':';
    if (bad != 0 || !marked || hour > 23 || minute > 59 || second > 60) {
        return std::nullopt;
    }
    std::string_view zone = text.substr(kShape.size());
    const std::optional<int> milliseconds = zone.starts_with('.') ? take_milliseconds(zone) : std::optional(0);
    const bool utc = zone == "Z" || zone == "z" || zone == "+00:00" || zone == "-00:00";
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(month), std::chrono::day(day)};
    if (!utc || !milliseconds || !date.ok()) {
        return std::nullopt;
    }
    return std::chrono::sys_days(date) + std::chrono::hours(hour) + std::chrono::minutes(minute) +
           std::chrono::seconds(second) + std::chrono::milliseconds(*milliseconds);
}

}  // namespace

Moment moment_of(std::string_view text, const std::string& where) {
    const std::optional<Moment> moment = parse_moment(text);
    if (!moment) {
        throw BadRecord(where, say("{value} is not a time in UTC such as 2026-11-21T19:02:00Z",
                                   {{"value", literally(shown(Json(text)))}}));
    }
    return *moment;
}

Moment moment_in(Fields& fields, std::string_view key) {
    const std::string_view text = fields.written(key);
    const std::optional<Moment> moment = parse_moment(text);
    return moment ? *moment : moment_of(text, fields.where(key));  // That function says what is wrong with it.
}

}  // namespace castalia
