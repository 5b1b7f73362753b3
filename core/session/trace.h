#pragma once

#include "core/session/session.h"

namespace castalia {

/// The effect of one operation on one entry.
struct TraceChange {
    enum class Kind { undone, redone, corrected, inserted, struck, annotated };
    Kind kind = Kind::undone;
    std::size_t operation = 0;  ///< The number of the operation in the journal, from 0.
    Moment at{};
    std::string why;  ///< The reason that was given for a correction.
    EventPtr was;     ///< The event as it was before, if the entry is still in force and the event was another.
};

/// An entry with operations other than entering it.
struct TracedEntry {
    EntryNumber entry = 0;
    std::size_t step = 0;  ///< Its step in the replay; if it is not in force, the step before which it stood.
    bool in_force = true;
    EventPtr event;  ///< The last state of the event.
    std::vector<TraceChange> changes;
};

/// Returns all entries that were undone, brought back, corrected, inserted, struck or annotated, in the order of the
/// log.
std::vector<TracedEntry> trace_of(const Session& session);

/// Returns such a text as "Undone on 2026-11-14 19:06:00". `when` is the moment in words.
Text change_text(const TraceChange& change, const std::string& when);
/// Returns the reason and the event before: "misread; before: Ann rolls 3 and 9". Empty if there is neither.
Text details_of(const TraceChange& change, const TracedEntry& traced, const Session& session);
/// Returns the event of an entry in the words of the log, with its note if `noted`.
Text words_of(const Event& event, const TracedEntry& traced, const Session& session, bool noted = false);
/// Returns "undone", "redone", "corrected", "inserted", "struck" or "annotated".
std::string_view trace_word(TraceChange::Kind kind);
/// Returns the same as a text that can be translated.
Text trace_text(TraceChange::Kind kind);

/// Returns the whole trace: [{"entry", "index", "in_force", "text", "event", "changes": [{"kind", "operation", "at",
/// "why", "before"}]}]. "index" is that of the event, or of the one before which it stood. Operations count from 1.
Json trace_json(const Session& session);

/// Returns the session as it was after so many operations, without additions of reviews to entries that were not
/// there yet. `operations_until` returns how many operations there were at a time.
Session as_recorded_after(const Session& session, std::size_t operations);
std::size_t operations_until(const Session& session, Moment at);

}  // namespace castalia
