#pragma once

#include <functional>
#include <optional>

#include "core/session/event.h"

namespace castalia {

/// A clock on a wall: how far it is ahead of UTC at a moment. One without a function shows UTC. The core has no time
/// zones, so the program hands in the clock of its reader.
using WallClock = std::function<std::chrono::minutes(Moment)>;
/// What a clock on a wall shows.
using WallTime = std::chrono::local_time<std::chrono::milliseconds>;

/// No clock is further ahead of UTC, or behind it.
inline constexpr std::chrono::minutes kMostAhead{15 * 60 + 59};

/// Returns the clock of a table: its own if the record says how far that was ahead, otherwise that of the reader.
WallClock clock_of_table(std::optional<std::chrono::minutes> utc_offset, const WallClock& reader);

/// Returns what a record keeps of a clock: how far it is ahead of UTC at that moment; nothing for no clock.
std::optional<std::chrono::minutes> offset_at(Moment moment, const WallClock& clock);
/// Returns how far the clock is ahead at that moment.
std::chrono::minutes ahead_of_utc(Moment moment, const WallClock& clock);
/// Returns what the clock shows.
WallTime wall_time(Moment moment, const WallClock& clock);
/// Returns the moment at which the clock shows this: the first one if it does so twice, and the same time after the
/// change if it passes over it.
Moment moment_at(WallTime time, const WallClock& clock);
/// Returns the day on which something happened, as the clock tells it.
std::chrono::local_days day_on(Moment moment, const WallClock& clock);

/// Returns when the day begins.
Moment beginning_of(std::chrono::local_days day, const WallClock& clock);
/// When a session began, and how far the clock of its table was ahead of UTC, if that is known.
struct Beginning {
    std::optional<Moment> at;
    std::optional<std::chrono::minutes> utc_offset;

    bool operator==(const Beginning&) const = default;
};
/// Return when a session began that is said to have begun on another day, at the same hour as before or in the
/// evening if nobody knows it, or at another moment. A table whose clock was unknown, or that of the reader, is one
/// beside the reader, whose clock may be ahead otherwise on that day; every other table keeps its clock.
Beginning moved_to_day(std::chrono::local_days day, const Beginning& before, const WallClock& reader);
Beginning moved_to(Moment at, const Beginning& before, const WallClock& reader);

/// Reads a day such as "2026-03-07"; nothing for anything else.
std::optional<std::chrono::local_days> read_day(std::string_view text);
/// Returns the day as "2026-03-07".
std::string written_day(std::chrono::local_days day);
/// Returns "-08:00" or "+05:30", and reads it; nothing for anything else.
std::string utc_offset_text(std::chrono::minutes offset);
std::optional<std::chrono::minutes> utc_offset_in(std::string_view text);

}  // namespace castalia
