#include "core/export/wall_time.h"

#include <array>

#include "core/rules/text/wording.h"

namespace castalia {

namespace {

std::string two(long long number) { return (number < 10 ? "0" : "") + std::to_string(number); }

struct Clock {
    std::chrono::year_month_day day;
    std::chrono::weekday weekday;
    std::string time, seconds;
};
Clock clock_of(Moment moment, const DocumentOptions& options) {
    const WallTime wall = wall_time(moment, options.ahead);
    const auto day = std::chrono::floor<std::chrono::days>(wall);
    const std::chrono::hh_mm_ss time(std::chrono::floor<std::chrono::seconds>(wall - day));
    return {std::chrono::year_month_day(day), std::chrono::weekday(day),
            two(time.hours().count()) + ":" + two(time.minutes().count()), two(time.seconds().count())};
}

}  // namespace

DocumentOptions at_table_of(const Heading& heading, DocumentOptions options) {
    options.ahead = clock_of_table(heading.utc_offset, options.ahead);
    return options;
}

std::string spoken_time(Moment moment, const DocumentOptions& options) {
    static const auto days = std::to_array<Text>({say("Sunday"), say("Monday"), say("Tuesday"), say("Wednesday"),
                                                  say("Thursday"), say("Friday"), say("Saturday")});
    static const auto months = std::to_array<Text>(
        {say("January"), say("February"), say("March"), say("April"), say("May"), say("June"), say("July"),
         say("August"), say("September"), say("October"), say("November"), say("December")});
    const Clock clock = clock_of(moment, options);
    return options.translate(say("{weekday} {day} {month} {year}, {time}",
                                 {{"weekday", days[clock.weekday.c_encoding()]},
                                  {"day", literally(static_cast<long long>(unsigned{clock.day.day()}))},
                                  {"month", months[unsigned{clock.day.month()} - 1]},
                                  {"year", literally(int{clock.day.year()})},
                                  {"time", literally(clock.time)}}));
}

std::string clock_time(Moment moment, const DocumentOptions& options) { return clock_of(moment, options).time; }

std::string written_time(Moment moment, const DocumentOptions& options) {
    const Clock clock = clock_of(moment, options);
    return written_day(day_on(moment, options.ahead)) + " " + clock.time + ":" + clock.seconds;
}

std::string when_of(const Session& session, const DocumentOptions& reader) {
    const DocumentOptions options = at_table_of(session.heading(), reader);
    const std::optional<Moment> from = session.heading().started, to = session.ended();
    if (!from) {
        return "";
    }
    std::string text = spoken_time(*from, options);
    if (to && *to > *from) {
        const bool same_day = clock_of(*from, options).day == clock_of(*to, options).day;
        text = options.translate(
            say_in("times of an evening", "{from} to {to}",
                   {{"from", literally(text)},
                    {"to", literally(same_day ? clock_of(*to, options).time : spoken_time(*to, options))}}));
    }
    return options.ahead ? text : text + " UTC";
}

}  // namespace castalia
