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

/// Reads fixed-width decimal fields one after the other.
class Digits {
public:
    explicit Digits(std::string_view text) : rest_(text) {}

    int number(std::size_t width) {
        int value = 0;
        good_ = good_ && rest_.size() >= width;
        for (std::size_t i = 0; i < width && good_; ++i) {
            good_ = rest_[i] >= '0' && rest_[i] <= '9';
            value = 10 * value + (rest_[i] - '0');
        }
        rest_.remove_prefix(std::min(width, rest_.size()));
        return value;
    }
    void mark(char one) {
        good_ = good_ && rest_.starts_with(one);
        rest_.remove_prefix(rest_.empty() ? 0 : 1);
    }
    /// Between day and time.
    void gap() { mark(rest_.starts_with(' ') ? ' ' : rest_.starts_with('t') ? 't' : 'T'); }
    int milliseconds() {
        int value = 0, digits = 0;
        while (!rest_.empty() && rest_.front() >= '0' && rest_.front() <= '9') {
            value = digits < 3 ? 10 * value + (rest_.front() - '0') : value;
            ++digits;
            rest_.remove_prefix(1);
        }
        good_ = good_ && digits > 0;
        for (; digits < 3; ++digits) {
            value *= 10;
        }
        return value;
    }
    std::string_view rest() const { return rest_; }
    bool good() const { return good_; }

private:
    std::string_view rest_;
    bool good_ = true;
};

}  // namespace

namespace {

std::optional<Moment> parse_moment(std::string_view text) {
    Digits digits(text);
    const int year = digits.number(4);
    digits.mark('-');
    const int month = digits.number(2);
    digits.mark('-');
    const int day = digits.number(2);
    digits.gap();
    const int hour = digits.number(2);
    digits.mark(':');
    const int minute = digits.number(2);
    digits.mark(':');
    const int second = digits.number(2);
    int millisecond = 0;
    if (digits.rest().starts_with('.')) {
        digits.mark('.');
        millisecond = digits.milliseconds();
    }
    const std::string_view zone = digits.rest();
    const bool utc = zone == "Z" || zone == "z" || zone == "+00:00" || zone == "-00:00";
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    if (!digits.good() || !utc || !date.ok() || hour > 23 || minute > 59 || second > 60) {
        return std::nullopt;
    }
    return std::chrono::sys_days(date) + std::chrono::hours(hour) + std::chrono::minutes(minute) +
           std::chrono::seconds(second) + std::chrono::milliseconds(millisecond);
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
    return moment ? *moment : moment_of(text, fields.where(key));  // Which says what is wrong with it.
}

}  // namespace castalia
