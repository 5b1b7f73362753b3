#pragma once

#include "core/session/session.h"

namespace castalia {

/// What an operation did to one entry of the record.
struct TraceChange {
    enum class Kind { undone, redone, corrected, inserted, struck, annotated };
    Kind kind = Kind::undone;
    std::size_t operation = 0;  ///< Its number in the journal, from 0.
    Moment at{};
    std::string why;  ///< The reason that was given for a correction.
    EventPtr was;     ///< The event as it was before, where it still is in force and was another.
};

/// An entry to which more was done than to enter it.
struct TracedEntry {
    EntryNumber entry = 0;
    std::size_t step = 0;  ///< Of the replay: its own where it is in force, else the one that it stands before.
    bool in_force = true;
    EventPtr event;  ///< As it was last.
    std::vector<TraceChange> changes;
};

/// Returns all that was undone, brought back, corrected, inserted, struck or annotated, in the order of the log.
std::vector<TracedEntry> trace_of(const Session& session);

/// "Undone on 2026-11-14 19:06:00"; `when` words the moment.
Text told(const TraceChange& change, const std::string& when);
/// The reason and what was there before: "misread; before: Ann rolls 3 and 9". Empty where there is neither.
Text details_of(const TraceChange& change, const TracedEntry& traced, const Session& session);
/// The event of an entry as the log words it, with its note where `noted`.
Text words_of(const Event& event, const TracedEntry& traced, const Session& session, bool noted = false);
/// "undone", "redone", "corrected", "inserted", "struck", "annotated".
std::string_view trace_word(TraceChange::Kind kind);

/// All of it: [{"entry", "index", "in_force", "text", "event", "changes": [{"kind", "operation", "at", "why",
/// "before"}]}]. "index" is that of the event, or of the one before which it stood; operations count from 1.
Json trace_json(const Session& session);

/// Returns the session as its journal stood after so many operations, or with the last operation at that time. What
/// reviews added to entries that were not there then is left out.
Session as_recorded_after(const Session& session, std::size_t operations);
std::size_t operations_until(const Session& session, Moment at);

}  // namespace castalia
