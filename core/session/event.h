#pragma once

#include <chrono>
#include <string>
#include <variant>

#include "core/rules/game.h"

namespace castalia {

using Moment = std::chrono::sys_time<std::chrono::milliseconds>;
/// The first and the last that a record can name: years have four digits.
inline constexpr Moment kFirstMoment{std::chrono::sys_days{std::chrono::year{0} / 1 / 1}};
inline constexpr Moment kLastMoment{std::chrono::sys_days{std::chrono::year{10000} / 1 / 1} -
                                    std::chrono::milliseconds{1}};

/// What every game accepts beside its own moves and `adjust`.
struct Note {
    std::string text;
    std::optional<Seat> player;
};
struct Die {
    int sides = 6, value = 1;
};
struct FreeDice {
    std::vector<Die> dice;
    std::optional<Seat> player;
    std::string label;
    bool by_app = false;
    std::string set;  ///< Name of a physical die set ("die" in the record).
};
struct Pause {};
struct Resume {};
struct Abandon {
    std::string reason;
};

/// One thing that happened at the table, as it was logged. Immutable once made.
struct Event {
    std::variant<MovePtr, Note, FreeDice, Pause, Resume, Abandon> what;
    std::optional<Moment> at;
    std::string note;
    std::string ruling;
    /// The name in it that nobody at this table has, and the event as it was written: it can only be refused.
    std::string stranger;
    Json as_written;
};
using EventPtr = std::shared_ptr<const Event>;

/// Reads an event strictly, out of the object of a key. Throws BadRecord.
EventPtr read_event(Fields& within, std::string_view key, const Playthrough& line);
/// The same; `where` begins every message ("events[3]").
EventPtr read_event(Value json, const std::string& where, const Playthrough& line,
                    std::span<const std::string> names);
/// The canonical object: type, player, the game's own fields, note, ruling, at.
Json write_event(const Event& event, const Playthrough& line, std::span<const std::string> names);

/// RFC 3339 in UTC; milliseconds only where there are any. `moment_of` throws BadRecord.
std::string rfc3339(Moment moment);
Moment moment_of(std::string_view text, const std::string& where);
Moment moment_in(Fields& fields, std::string_view key);

}  // namespace castalia
