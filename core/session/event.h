#pragma once

#include <chrono>
#include <string>
#include <variant>

#include "core/dice/expression.h"
#include "core/rules/game/game.h"

namespace castalia {

using Moment = std::chrono::sys_time<std::chrono::milliseconds>;
/// The first and the last moment that a record can name, because years have four digits.
inline constexpr Moment kFirstMoment{std::chrono::sys_days{std::chrono::year{0} / 1 / 1}};
inline constexpr Moment kLastMoment{std::chrono::sys_days{std::chrono::year{10000} / 1 / 1} -
                                    std::chrono::milliseconds{1}};

/// These events happen in every game, beside its own moves and `adjust`.
struct Note {
    std::string text;
    std::optional<Seat> player;
};
struct Die {
    int sides = 6, value = 1;
};
/// Somebody for whom a throw for the initiative was made: a player, or anybody else who takes turns.
struct Contender {
    std::optional<Seat> seat;
    std::string name;  ///< Empty for a player.
    int bonus = 0;     ///< What is added to the throw.
};
struct FreeDice {
    std::vector<Die> dice;
    std::optional<Seat> player;
    std::string label;
    bool by_app = false;
    std::string set;  ///< The name of a physical die set ("die" in the record).
    /// What was thrown, and what it had to come to; nothing for dice that were logged one by one. The dice fit it.
    std::optional<dice::Expression> thrown = {};
    std::vector<int> fallen = {};  ///< The dice, from 0, that fell off the table and were thrown again.
    std::string seed = {};         ///< The program made its dice from this; empty if nobody wanted to check them.
    std::vector<Contender> initiative = {};  ///< The throw was made once for each of these.
};
struct Pause {};
struct Resume {};
struct Abandon {
    std::string reason;
};

/// One thing that happened at the table, as it was logged. It never changes once it is made.
struct Event {
    std::variant<MovePtr, Note, FreeDice, Pause, Resume, Abandon> what;
    std::optional<Moment> at;
    std::string note;
    std::string ruling;
    /// The name in it that nobody at this table has, and the event as it was written. Such an event is always
    /// refused.
    std::string stranger;
    Json as_written;
    std::vector<std::string> left_out;  ///< The fields that the line from which it was read did not say.
};
using EventPtr = std::shared_ptr<const Event>;

/// Returns whether the verdict keeps the event out. A ruling lets it stand against a rule, but nothing lets it stand
/// that is impossible.
inline bool keeps_out(const Verdict& verdict, const Event& event) {
    return verdict && (verdict->kind == Refusal::Kind::impossible || event.ruling.empty());
}

/// Reads an event strictly from the object of a key. Throws BadRecord.
EventPtr read_event(Fields& within, std::string_view key, const Playthrough& line);
/// Reads an event strictly. Every message begins with `where` ("events[3]"). Throws BadRecord.
EventPtr read_event(Value json, const std::string& where, const Playthrough& line,
                    std::span<const std::string> names);
/// Returns the canonical object: type, player, the game's own fields, note, ruling, at.
Json write_event(const Event& event, const Playthrough& line, std::span<const std::string> names);

/// Returns the moment in RFC 3339 and UTC, with milliseconds only if there are any. `moment_of` reads it and throws
/// BadRecord.
std::string rfc3339(Moment moment);
Moment moment_of(std::string_view text, const std::string& where);
Moment moment_in(Fields& fields, std::string_view key);

}  // namespace castalia
