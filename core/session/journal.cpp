#include "core/session/journal.h"

#include <algorithm>
#include <array>

#include "core/rules/json/object.h"

namespace castalia {

namespace {

template <class... Ts>
struct Overload : Ts... {
    using Ts::operator()...;
};
template <class... Ts>
Overload(Ts...) -> Overload<Ts...>;

/// Sorts out which operations stand. Undo takes back the last one that does, redo brings it back, and any other
/// operation ends that.
void sort_out(const Journal& journal, InForce& result) {
    for (std::size_t i = 0; i < journal.size(); ++i) {
        if (std::holds_alternative<Undone>(journal[i].operation)) {
            if (!result.undoable.empty()) {
                result.redoable.push_back(result.undoable.back());
                result.undoable.pop_back();
            }
        } else if (std::holds_alternative<Redone>(journal[i].operation)) {
            if (!result.redoable.empty()) {
                result.undoable.push_back(result.redoable.back());
                result.redoable.pop_back();
            }
        } else {
            result.undoable.push_back(i);
            result.redoable.clear();
        }
    }
}

/// The entries, built up operation by operation. Undone operations get numbers too, in the order of the journal, so
/// an entry keeps its number whatever is undone around it.
class Entries {
public:
    explicit Entries(std::vector<Entry> list = {}) : list_(std::move(list)) {}

    void apply(const Operation& operation, EntryNumber first) {
        next_ = first;
        std::visit(Overload{[&](const Played& played) { list_.push_back({next_++, played.event, false}); },
                            [&](const Corrected& corrected) {
                                for (const Change& change : corrected.changes) {
                                    std::visit([&](const auto& one) { make(one); }, change);
                                }
                            },
                            [&](const Annotated& annotated) { annotate(annotated); }, [](const Undone&) {},
                            [](const Redone&) {}},
                   operation);
    }
    std::vector<Entry> take() { return std::move(list_); }

    static EntryNumber count(const Operation& operation) {
        if (std::holds_alternative<Played>(operation)) {
            return 1;
        }
        const auto* corrected = std::get_if<Corrected>(&operation);
        return corrected == nullptr ? 0 : std::ranges::count_if(corrected->changes, [](const Change& change) {
            return std::holds_alternative<Insert>(change);
        });
    }

private:
    std::vector<Entry>::iterator find(EntryNumber number) {
        // Looked for from the end: what is corrected is mostly recent.
        const auto found = std::find_if(list_.rbegin(), list_.rend(),
                                        [number](const Entry& entry) { return entry.number == number; });
        return found == list_.rend() ? list_.end() : std::prev(found.base());
    }
    void make(const Amend& amend) {
        if (const auto entry = find(amend.entry); entry != list_.end()) {
            entry->event = amend.event;
            entry->corrected = true;
        }
    }
    void make(const Insert& insert) {
        const EntryNumber number = next_++;  // It gets a number even if the entry before which it belongs is gone.
        const auto place = insert.before == 0 ? list_.end() : find(insert.before);
        if (insert.before == 0 || place != list_.end()) {
            list_.insert(place, {number, insert.event, true});
        }
    }
    void make(const Strike& strike) {
        if (const auto entry = find(strike.entry); entry != list_.end()) {
            list_.erase(entry);
        }
    }
    void annotate(const Annotated& annotated) {
        if (const auto entry = find(annotated.entry); entry != list_.end()) {
            auto event = std::make_shared<Event>(*entry->event);
            event->note = annotated.note;
            if (!event->stranger.empty()) {
                write_note(annotated.note, event->as_written);
            }
            entry->event = std::move(event);
        }
    }

    /// An empty note has no key, as in every event.
    static void write_note(const std::string& note, Json& event) {
        if (note.empty()) {
            event.erase("note");
        } else {
            event["note"] = note;
        }
    }

    std::vector<Entry> list_;
    EntryNumber next_ = 1;
};

constexpr EntryNumber kMostEntries = 1'000'000'000;

Json change_json(const Change& change, const Playthrough& game, std::span<const std::string> names) {
    return std::visit(
        Overload{[&](const Amend& amend) {
                     return Json::object({{"amend", amend.entry}, {"event", write_event(*amend.event, game, names)}});
                 },
                 [&](const Insert& insert) {
                     return Json::object(
                         {{"before", insert.before}, {"event", write_event(*insert.event, game, names)}});
                 },
                 [](const Strike& strike) { return Json::object({{"strike", strike.entry}}); }},
        change);
}

Change read_change(Value json, const std::string& where, const Playthrough& game,
                   std::span<const std::string> names) {
    Fields fields(json, where, names);
    Change change;
    if (fields.has("amend")) {
        const EntryNumber entry = fields.number("amend", 1, kMostEntries);
        change = Amend{entry, read_event(fields, "event", game)};
    } else if (fields.has("before")) {
        const EntryNumber before = fields.number("before", 0, kMostEntries);
        change = Insert{before, read_event(fields, "event", game)};
    } else {
        change = Strike{fields.number("strike", 1, kMostEntries)};
    }
    fields.finish();
    return change;
}

Corrected read_corrected(Fields& fields, const Playthrough& game, std::span<const std::string> names) {
    constexpr std::size_t kMostChanges = 100'000;
    Corrected corrected;
    const std::vector<Value> changes = fields.list("changes", 1, kMostChanges);
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const std::string place = fields.where("changes") + "[" + std::to_string(i) + "]";
        corrected.changes.push_back(read_change(changes[i], place, game, names));
    }
    corrected.why = fields.text_or("why", kLongestText, "");
    return corrected;
}

}  // namespace

InForce in_force(const Journal& journal) {
    InForce result;
    sort_out(journal, result);
    std::vector<EntryNumber> first(journal.size());
    for (std::size_t i = 0; i < journal.size(); ++i) {
        first[i] = result.next;
        result.next += Entries::count(journal[i].operation);
    }
    Entries entries;
    for (const std::size_t i : result.undoable) {
        entries.apply(journal[i].operation, first[i]);
    }
    result.entries = entries.take();
    return result;
}

EntryNumber numbers_from(const Journal& journal, std::size_t index) {
    EntryNumber taken = 0;
    for (std::size_t i = index; i < journal.size(); ++i) {
        taken += Entries::count(journal[i].operation);
    }
    return taken;
}

InForce in_force_with(const InForce& now, const Operation& operation, std::size_t index) {
    Entries entries(now.entries);
    entries.apply(operation, now.next);
    InForce result;
    result.entries = entries.take();
    result.undoable = now.undoable;
    result.undoable.push_back(index);
    result.next = now.next + Entries::count(operation);
    return result;
}

Json write_operation(const JournalLine& line, const Playthrough& game, std::span<const std::string> names) {
    constexpr std::size_t kMostMembers = 5;  // Those below, and two that a record adds.
    Json json = object_with_room(kMostMembers);
    std::visit(Overload{[&](const Played& played) {
                            json["deed"] = "play";
                            json["event"] = write_event(*played.event, game, names);
                        },
                        [&](const Corrected& corrected) {
                            json["deed"] = "correct";
                            Json& changes = json["changes"] = Json::array();
                            for (const Change& change : corrected.changes) {
                                changes.push_back(change_json(change, game, names));
                            }
                            if (!corrected.why.empty()) {
                                json["why"] = corrected.why;
                            }
                        },
                        [&](const Annotated& annotated) {
                            json["deed"] = "annotate";
                            json["entry"] = annotated.entry;
                            json["note"] = annotated.note;
                        },
                        [&](const Undone&) { json["deed"] = "undo"; }, [&](const Redone&) { json["deed"] = "redo"; }},
               line.operation);
    json["at"] = rfc3339(line.at);
    return json;
}

JournalLine read_operation(Value json, const std::string& where, const Playthrough& game,
                           std::span<const std::string> names) {
    constexpr auto kOperations = std::to_array<std::string_view>({"play", "correct", "annotate", "undo", "redo"});
    Fields fields(json, where, names);
    const std::string_view kind = kOperations[fields.choice("deed", kOperations)];
    JournalLine line;
    if (kind == "play") {
        line.operation = Played{read_event(fields, "event", game)};
    } else if (kind == "correct") {
        line.operation = read_corrected(fields, game, names);
    } else if (kind == "annotate") {
        const EntryNumber entry = fields.number("entry", 1, kMostEntries);
        line.operation = Annotated{entry, fields.text("note", kLongestText)};
    } else if (kind == "undo") {
        line.operation = Undone{};
    } else {
        line.operation = Redone{};
    }
    line.at = moment_in(fields, "at");
    fields.finish();
    return line;
}

}  // namespace castalia
