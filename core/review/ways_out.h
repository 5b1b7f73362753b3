#pragma once

#include <functional>

#include "core/review/mistake.h"

/// Finds what the record would need so that it can have an event that is refused as impossible.
namespace castalia::review {

/// An event that the record cannot have, and the ply at which it would stand.
struct RefusedEvent {
    std::size_t ply = 0;
    EventPtr event;
};
/// Returns the event at the end of the session.
RefusedEvent refused_now(const Session& session, EventPtr event);

enum class Way {
    changed,   ///< An earlier entry was different.
    struck,    ///< An earlier entry did not happen.
    entered,   ///< An event before it was not entered.
    adjusted,  ///< The table counted, and the counts differ.
};
std::string_view word_of(Way way);  ///< Returns the word in JSON: "changed".

/// One change after which the record can have the event.
struct WayOut {
    Way kind{};
    /// The entry that is changed or struck, or else the ply of the refused event.
    std::size_t event = 0;
    /// The events that stand there instead or are entered before the refused event.
    std::vector<EventPtr> events;
    /// The number of changes of this entry, or entries of this kind, that would do.
    std::size_t alternatives = 1;
    std::size_t later_refused = 0;  ///< The number of later events that would no longer stand.
    /// The refusal that the event would still meet, so that only a ruling lets it stand.
    std::optional<Refusal> ruling = {};
    Text text = {};  ///< The way in words.
};

/// The ways to make an event possible that is refused as impossible.
struct WaysOut {
    Verdict refusal;                   ///< The reason why it is impossible; nothing, and no ways, if it is possible.
    std::optional<std::size_t> since;  ///< The entry that made it impossible; nothing if it was never possible.
    std::vector<WayOut> ways;          ///< The ways, the best first. Each was tried by replay.
    Text none;                         ///< The reason why there is no way; empty if there is one.
    bool cancelled = false;            ///< The search was given up.
};

/// The most ways that are said.
inline constexpr std::size_t kMostWays = 12;

/// Returns the entry that made the event impossible; nothing if no entry did.
std::optional<std::size_t> impossible_since(const Session& session, const RefusedEvent& refused);

/// Tries every change of the entries on which the event depends: to correct them, to strike them, to enter something
/// before the event, and to adjust counts. `cancelled` is called between two entries; if it returns true, no way is
/// said.
WaysOut ways_out(const Session& session, const RefusedEvent& refused, const std::function<bool()>& cancelled = {});

/// Returns the correction that takes the way. If the event is no entry yet, the correction enters it too, unless the
/// rules still want a ruling that it does not have. Events without a time get `at`.
Corrected correction_of(const Session& session, const RefusedEvent& refused, const WayOut& way,
                        std::optional<Moment> at = {});

/// Returns a sentence that names the entry: "Event 31 made it so: Ann sells 2MK."
Text since_text(const Session& session, std::size_t since);
/// Returns remarks on a way: other changes that would do, events that would no longer stand, and what the rules still
/// refuse.
std::vector<Text> remarks_on(const WayOut& way);

/// Returns the object that `ways --json` prints.
Json ways_json(const Session& session, const WaysOut& ways);

}  // namespace castalia::review
