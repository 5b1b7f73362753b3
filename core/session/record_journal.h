#pragma once

#include "core/session/session.h"

namespace castalia {

/// The "journal" of a record, divided into our own and that of another program.
struct RecordJournal {
    std::optional<Journal> ours;  ///< Nothing if the record has none that leads to its events.
    Json foreign;                 ///< The journal of another program; null if all of it is ours.
    bool traced = false;          ///< Its operations carry their hashes.
};

/// Reads the "journal", a list, of a record with this heading and these events. A journal whose operations carry
/// hashes is compared with them. Throws BadRecord that names the first operation that does not fit. Any other journal
/// that is not ours is kept as it came.
RecordJournal read_journal(Value journal, const std::vector<EventPtr>& events, const Heading& heading,
                           const Playthrough& line);

/// Returns the journal for a record. It is empty if all operations only enter events, unless `traced`; then it has
/// every operation with its hash.
Json journal_json(const Session& session, bool traced);

}  // namespace castalia
