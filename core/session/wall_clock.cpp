#include "core/session/wall_clock.h"

#include <algorithm>

namespace castalia {

namespace {

using std::chrono::days;
using std::chrono::floor;
using std::chrono::hours;
using std::chrono::local_days;
using std::chrono::minutes;

/// Returns the moment that has the same figures in UTC.
Moment in_utc(WallTime time) { return Moment(time.time_since_epoch()); }

std::string two_digits(long long number) { return (number < 10 ? "0" : "") + std::to_string(number); }

/// Returns a number of two digits; -1 if they are none.
int number_at(std::string_view text, std::size_t at) {
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    return digit(text[at]) && digit(text[at + 1]) ? 10 * (text[at] - '0') + (text[at + 1] - '0') : -1;
}

bool clock_is_readers(const Beginning& table, const WallClock& reader) {
    return !table.utc_offset || (table.at && reader && offset_at(*table.at, reader) == table.utc_offset);
}

}  // namespace

std::optional<minutes> offset_at(Moment moment, const WallClock& clock) {
    return clock ? std::optional(std::clamp(clock(moment), -kMostAhead, kMostAhead)) : std::nullopt;
}

WallClock clock_of_table(std::optional<minutes> utc_offset, const WallClock& reader) {
    return utc_offset ? [offset = *utc_offset](Moment) { return offset; } : reader;
}

minutes ahead_of_utc(Moment moment, const WallClock& clock) { return clock ? clock(moment) : minutes{}; }

WallTime wall_time(Moment moment, const WallClock& clock) {
    return WallTime((moment + ahead_of_utc(moment, clock)).time_since_epoch());
}

Moment moment_at(WallTime time, const WallClock& clock) {
    // No two changes of a clock lie so close together, so it goes by one of these on either side of the moment.
    const minutes before = ahead_of_utc(in_utc(time) - days(1), clock),
                  after = ahead_of_utc(in_utc(time) + days(1), clock);
    for (const minutes ahead : {std::max(before, after), std::min(before, after)}) {
        if (const Moment moment = in_utc(time) - ahead; ahead_of_utc(moment, clock) == ahead) {
            return moment;
        }
    }
    return in_utc(time) - before;
}

std::chrono::local_days day_on(Moment moment, const WallClock& clock) {
    return floor<days>(wall_time(moment, clock));
}

Moment beginning_of(std::chrono::local_days day, const WallClock& clock) {
    if (const Moment midnight = moment_at(day, clock); wall_time(midnight, clock) == WallTime(day)) {
        return midnight;
    }
    // The clock passes over midnight, or over whole days: the day begins when it has done so.
    Moment before = in_utc(day) - kMostAhead, after = in_utc(day) + kMostAhead;
    while (after - before > std::chrono::milliseconds(1)) {
        const Moment between = before + (after - before) / 2;
        (wall_time(between, clock) < WallTime(day) ? before : after) = between;
    }
    return after;
}

Beginning moved_to(Moment at, const Beginning& before, const WallClock& reader) {
    return {at, clock_is_readers(before, reader) ? offset_at(at, reader) : before.utc_offset};
}

Beginning moved_to_day(std::chrono::local_days day, const Beginning& before, const WallClock& reader) {
    constexpr hours kEvening(19);
    const WallClock clock = clock_of_table(before.utc_offset, reader);
    const WallTime old = before.at ? wall_time(*before.at, clock) : WallTime(local_days{} + kEvening);
    const WallTime now = day + (old - floor<days>(old));
    return moved_to(moment_at(now, clock_is_readers(before, reader) ? reader : clock), before, reader);
}

std::optional<std::chrono::local_days> read_day(std::string_view text) {
    constexpr std::string_view kShape = "2026-03-07";
    if (text.size() != kShape.size() || text[4] != '-' || text[7] != '-') {
        return std::nullopt;
    }
    const int century = number_at(text, 0), year = number_at(text, 2), month = number_at(text, 5),
              day = number_at(text, 8);
    if (century < 0 || year < 0 || month < 0 || day < 0) {
        return std::nullopt;
    }
    const std::chrono::year_month_day date{std::chrono::year(100 * century + year),
                                           std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    return date.ok() ? std::optional(std::chrono::local_days(date)) : std::nullopt;
}

std::string written_day(std::chrono::local_days day) {
    const std::chrono::year_month_day date{day};
    std::string year = std::to_string(int{date.year()});
    year.insert(0, year.size() < 4 ? 4 - year.size() : 0, '0');
    return year + "-" + two_digits(unsigned{date.month()}) + "-" + two_digits(unsigned{date.day()});
}

std::string utc_offset_text(minutes offset) {
    const std::chrono::hh_mm_ss<minutes> clock(offset);
    return (clock.is_negative() ? "-" : "+") + two_digits(clock.hours().count()) + ":" +
           two_digits(clock.minutes().count());
}

std::optional<minutes> utc_offset_in(std::string_view text) {
    constexpr std::string_view kShape = "+00:00";
    if (text.size() != kShape.size() || (text[0] != '+' && text[0] != '-') || text[3] != ':') {
        return std::nullopt;
    }
    const int whole = number_at(text, 1), rest = number_at(text, 4);
    const minutes offset = hours(whole) + minutes(rest);
    const bool unknown = text[0] == '-' && offset == minutes{};  // RFC 3339 writes so what nobody knows.
    if (whole < 0 || rest < 0 || rest > 59 || offset > kMostAhead || unknown) {
        return std::nullopt;
    }
    return text[0] == '-' ? -offset : offset;
}

}  // namespace castalia
