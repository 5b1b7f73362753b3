#pragma once

#include <vector>

#include "core/session/event.h"

namespace castalia {

/// Names an entry for ever: 1, 2, 3 … in the order in which entries first came into the journal.
using EntryNumber = std::int64_t;

struct Amend {
    EntryNumber entry = 0;
    EventPtr event;
};
struct Insert {
    EntryNumber before = 0;  ///< 0: after the last.
    EventPtr event;
};
struct Strike {
    EntryNumber entry = 0;
};
using Change = std::variant<Amend, Insert, Strike>;

struct Played {
    EventPtr event;
};
/// One correction, however many places it touches: it is undone as one.
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
/// What somebody did to the record. Nothing is ever taken out of a journal: undo and correction are operations too.
using Operation = std::variant<Played, Corrected, Annotated, Undone, Redone>;

struct JournalLine {
    Moment at{};
    Operation operation;
};
using Journal = std::vector<JournalLine>;

/// An event that is in force, and its name.
struct Entry {
    EntryNumber number = 0;
    EventPtr event;
    bool corrected = false;  ///< It is not as it was first written.
};

/// What a journal comes to. An operation that has nothing to work on (an undo of nothing, an entry that is gone) does
/// nothing.
struct InForce {
    std::vector<Entry> entries;
    std::vector<std::size_t> undoable;  ///< Indices of the operations that stand, oldest first.
    std::vector<std::size_t> redoable;  ///< Indices of the undone operations, the next to come back last.
    EntryNumber next = 1;               ///< The number that the next entry gets.
};
InForce in_force(const Journal& journal);
/// The same with one operation more, which is `index` in the journal and neither an undo nor a redo: nothing is
/// folded anew.
InForce in_force_with(const InForce& now, const Operation& operation, std::size_t index);

/// The wire form of an operation, as the library and the record's "journal" keep it. Throws BadRecord.
Json write_operation(const JournalLine& line, const Playthrough& game, std::span<const std::string> names);
JournalLine read_operation(Value json, const std::string& where, const Playthrough& game,
                           std::span<const std::string> names);

}  // namespace castalia
