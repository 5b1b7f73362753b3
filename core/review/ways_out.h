#pragma once

#include <functional>

#include "core/review/mistake.h"

/// Says what the record would need for an event that is refused as impossible.
namespace castalia::review {

/// An event that the record does not carry, and the table that it meets.
struct RefusedEvent {
    std::size_t ply = 0;
    EventPtr event;
};
/// Returns the event as the next one of the session.
RefusedEvent refused_now(const Session& session, EventPtr event);

enum class Way {
    changed,   ///< An earlier entry was something else.
    struck,    ///< An earlier entry did not happen.
    entered,   ///< Something before it was not entered.
    adjusted,  ///< The table counted, and the counts differ.
};
std::string_view word_of(Way way);  ///< As JSON has it: "changed".

/// One step after which the record can carry the event.
struct WayOut {
    Way kind{};
    std::size_t event = 0;               ///< The entry that is changed or struck; else the ply of the refused event.
    std::vector<EventPtr> events;        ///< What stands there instead, or is entered before the refused event.
    std::size_t alternatives = 1;        ///< How many changes of this entry, or entries of this kind, would do.
    std::size_t later_refused = 0;       ///< Later events that stand now and would not stand then.
    std::optional<Refusal> ruling = {};  ///< What the rules say of the event even then: only a ruling lets it stand.
    Text text = {};                      ///< Says what would have happened.
};

/// What can be done about an event that is refused as impossible.
struct WaysOut {
    Verdict refusal;                   ///< Why it is impossible; nothing, and no way, where it is not.
    std::optional<std::size_t> since;  ///< The entry that made it so; nothing where it was never possible.
    std::vector<WayOut> ways;          ///< The best first; each was tried by replay.
    Text none;                         ///< Why there is no way; empty where there is one.
    bool cancelled = false;            ///< The search was given up.
};

/// How many ways are told at most.
inline constexpr std::size_t kMostWays = 12;

/// Returns the entry that made the event impossible: before it the event was not. Nothing where no entry did.
std::optional<std::size_t> impossible_since(const Session& session, const RefusedEvent& refused);

/// Tries every change of the entries on which it depends, to strike them, to enter something before the event, and to
/// adjust counts. `cancelled` is asked between two entries; where it says yes, no way is told.
WaysOut ways_out(const Session& session, const RefusedEvent& refused, const std::function<bool()>& cancelled = {});

/// Returns the correction that takes the way. Where the event is no entry yet it is entered too, unless the rules
/// still want a ruling that it does not have. What is entered without a time has `at`.
Corrected correction_of(const Session& session, const RefusedEvent& refused, const WayOut& way,
                        std::optional<Moment> at = {});

/// Returns which entry made it impossible, in a sentence: "Event 31 made it so: Ann sells 2MK."
Text since_text(const Session& session, std::size_t since);
/// Returns what else there is to say of a way: other changes that would do, what would no longer stand, what the
/// rules still say.
std::vector<Text> remarks_on(const WayOut& way);

/// Returns what `ways --json` prints.
Json ways_json(const Session& session, const WaysOut& ways);

}  // namespace castalia::review
