#pragma once

#include <vector>

#include "core/session/event.h"

namespace castalia {

/// The number that identifies an entry for ever: 1, 2, 3 … in the order in which entries first came into the journal.
using EntryNumber = std::int64_t;

struct Amend {
    EntryNumber entry = 0;
    EventPtr event;
};
struct Insert {
    EntryNumber before = 0;  ///< 0 means after the last entry.
    EventPtr event;
};
struct Strike {
    EntryNumber entry = 0;
};
using Change = std::variant<Amend, Insert, Strike>;

struct Played {
    EventPtr event;
};
/// One correction, which is undone as a whole, however many places it changes.
struct Corrected {
    std::vector<Change> changes;
    std::string why;
};
struct Annotated {
    EntryNumber entry = 0;
    std::string note;
};
struct Undone {};
struct Redone {};
/// Something that somebody did to the record. Nothing is ever taken out of a journal: undo and correction are
/// operations too.
using Operation = std::variant<Played, Corrected, Annotated, Undone, Redone>;

struct JournalLine {
    Moment at{};
    Operation operation;
};
using Journal = std::vector<JournalLine>;

/// An event that is in force, with its number.
struct Entry {
    EntryNumber number = 0;
    EventPtr event;
    bool corrected = false;  ///< It differs from the event that was first written.
};

/// The result of a journal. An operation that does not apply (an undo of nothing, a correction of an entry that is
/// gone) does nothing.
struct InForce {
    std::vector<Entry> entries;
    std::vector<std::size_t> undoable;  ///< Indices of the operations that stand, oldest first.
    std::vector<std::size_t> redoable;  ///< Indices of the undone operations. The last one comes back next.
    EntryNumber next = 1;               ///< The number that the next entry gets.
};
InForce in_force(const Journal& journal);
/// Returns how many numbers of entries the operations from `index` on took.
EntryNumber numbers_from(const Journal& journal, std::size_t index);
/// Returns the result with one more operation, `index` in the journal, without going through the journal again.
/// Assumes that it is neither an undo nor a redo.
InForce in_force_with(const InForce& now, const Operation& operation, std::size_t index);

/// Return and read an operation as the library and the record's "journal" keep it. Throw BadRecord.
Json write_operation(const JournalLine& line, const Playthrough& game, std::span<const std::string> names);
JournalLine read_operation(Value json, const std::string& where, const Playthrough& game,
                           std::span<const std::string> names);

}  // namespace castalia
