// The journal in a record. That of another program is kept as it came; ours is read and compared with its hashes.
#include "core/session/record_journal.h"

#include <algorithm>

#include "core/rules/text/mapped.h"
#include "core/session/chain.h"

namespace castalia {

namespace {

std::string place_in_journal(std::size_t i) { return "journal[" + std::to_string(i) + "]"; }

/// Returns whether the journal's entries in force are exactly the record's events.
bool has_same_events(const Journal& journal, const std::vector<EventPtr>& events, const Playthrough& line,
                     std::span<const std::string> names) {
    const InForce now = in_force(journal);
    return std::ranges::equal(now.entries, events, [&](const Entry& entry, const EventPtr& event) {
        return write_event(*entry.event, line, names) == write_event(*event, line, names);
    });
}

bool has_hash(const Value& operation) {
    MemberPlace place;
    return operation.is_object() && operation.member("deed", place) && operation.member("hash", place = {});
}

Json listed_json(std::span<const Value> list) {
    return json_array(list, [](const Value& value) { return value.json(); });
}

/// Returns the record's journal if it is ours; nothing if it belongs to another program.
std::optional<Journal> journal_without_hashes(const std::vector<Value>& list, const std::vector<EventPtr>& events,
                                              const Playthrough& line, std::span<const std::string> names) {
    try {
        Journal journal;
        journal.reserve(list.size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            journal.push_back(read_operation(list[i], place_in_journal(i), line, names));
        }
        return has_same_events(journal, events, line, names) ? std::optional(std::move(journal)) : std::nullopt;
    } catch (const BadRecord&) {
        return std::nullopt;  // By contract such a journal is kept as it came and changes nothing.
    }
}

/// If operations at the end undo each other, their loss would not show in the events. So the first operation tells
/// the number of all.
constexpr const char* kCount = "operations";

/// Checks that number. Older records do not have it.
void check_count(const Value& first, std::size_t there, const std::string& place) {
    const Json operation = first.json();
    if (operation.contains(kCount) && operation[kCount] != Json(there)) {
        throw BadRecord(place + "." + kCount,
                        say("the journal does not have as many operations as it says here: some at its end were "
                            "dropped or added"));
    }
}

/// Reads operations that have hashes, the first of them at `first`.
Journal journal_with_hashes(const std::vector<Value>& list, std::size_t first, ChainHash hash,
                            const Playthrough& line, std::span<const std::string> names) {
    Journal journal;
    journal.reserve(list.size() - first);
    for (std::size_t i = first; i < list.size(); ++i) {
        const std::string place = place_in_journal(i);
        Json operation = list[i].json();
        if (!operation.is_object() || !operation.contains("hash")) {
            throw BadRecord(place, say("this operation carries no hash, though others do: it was added"));
        }
        const Json carried = operation["hash"];
        operation.erase("hash");
        if (i == first) {
            operation.erase(kCount);
        }
        journal.push_back(read_operation(operation, place, line, names));
        hash = next_in_chain(hash, write_operation(journal.back(), line, names).dump());
        if (carried != Json(hex(hash))) {
            throw BadRecord(place + ".hash",
                            say("this operation is not as it was recorded: it was changed, moved or added, or one "
                                "before it was dropped, or the heading was changed"));
        }
    }
    return journal;
}

}  // namespace

RecordJournal read_journal(Value journal, const std::vector<EventPtr>& events, const Heading& heading,
                           const Playthrough& line) {
    const std::vector<Value> list = journal.elements();
    const auto hashed = std::ranges::find_if(list, has_hash);
    if (hashed == list.end()) {
        RecordJournal read{journal_without_hashes(list, events, line, heading.players), Json(), false};
        read.foreign = read.ours ? Json() : journal.json();
        return read;
    }
    const auto first = static_cast<std::size_t>(hashed - list.begin());
    RecordJournal read;
    read.traced = true;
    read.foreign = first == 0 ? Json() : listed_json(std::span(list).first(first));
    const ChainHash start = start_of_chain({heading.id, heading.game, heading.edition, Json(heading.players).dump(),
                                            heading.setup.dump(), read.foreign.is_null() ? "" : read.foreign.dump()});
    read.ours = journal_with_hashes(list, first, start, line, heading.players);
    if (!has_same_events(*read.ours, events, line, heading.players)) {
        throw BadRecord("events", say("these are not the events that the journal comes to: an event was changed, or "
                                      "operations at the end of the journal were dropped"));
    }
    check_count(list[first], list.size() - first, place_in_journal(first));
    return read;
}

Json journal_json(const Session& session, bool traced) {
    Json list = session.imported_journal.is_array() ? session.imported_journal : Json::array();
    const bool only_played = std::ranges::all_of(
        session.journal(), [](const JournalLine& line) { return std::holds_alternative<Played>(line.operation); });
    if (only_played && !traced) {
        return list;
    }
    ChainHash hash = start_of_chain(session);
    for (const JournalLine& line : session.journal()) {
        Json operation = write_operation(line, session.playthrough(), session.names());
        if (traced) {
            hash = next_in_chain(hash, operation.dump());
            operation["hash"] = hex(hash);
            if (&line == &session.journal().front()) {
                operation[kCount] = session.journal().size();
            }
        }
        list.push_back(std::move(operation));
    }
    return list;
}

}  // namespace castalia
