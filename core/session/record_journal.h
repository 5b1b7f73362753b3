#pragma once

#include "core/session/session.h"

namespace castalia {

/// A record's "journal", divided into what another program wrote and what is ours.
struct RecordJournal {
    std::optional<Journal> ours;  ///< Nothing where the record has none that comes to its events.
    Json foreign;                 ///< Null where all of it is ours.
    bool traced = false;          ///< Its operations carry their hashes.
};

/// Reads the "journal", a list, of a record with this heading and these events. A journal whose operations carry
/// hashes is compared with them: throws BadRecord that names the first operation that does not fit. Any other is kept
/// as it came where it is not one of ours.
RecordJournal read_journal(Value journal, const std::vector<EventPtr>& events, const Heading& heading,
                           const Playthrough& line);

/// Returns what a record carries: nothing where all that was done was to play, unless `traced`; then every operation
/// with its hash.
Json journal_json(const Session& session, bool traced);

}  // namespace castalia
