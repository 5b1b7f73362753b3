#include "core/session/trace.h"

#include <algorithm>
#include <array>
#include <list>
#include <unordered_map>

namespace castalia {

namespace {

using Kind = TraceChange::Kind;

/// Goes through a journal and notes what each operation did to the entries that were in force before it.
class Tracer {
public:
    explicit Tracer(const Session& session) : session_(session), journal_(session.journal()) {}

    std::vector<TracedEntry> trace(const InForce& last);

private:
    struct Traced {
        EventPtr event;
        std::vector<TraceChange> changes;
    };
    using Order = std::list<EntryNumber>;

    void compare(const std::vector<Entry>& before, const std::vector<Entry>& after, std::size_t operation);
    void note(EntryNumber entry, Kind kind, std::size_t operation, EventPtr was = nullptr);
    Order::iterator add_behind(Order::iterator place, const Entry& entry);
    Kind kind_of_change(std::size_t operation) const;

    bool same(const EventPtr& a, const EventPtr& b) const;

    const Session& session_;
    const Journal& journal_;
    Order order_;  ///< Every entry that ever was, at its present or last place.
    std::unordered_map<EntryNumber, Order::iterator> places_;
    std::unordered_map<EntryNumber, Traced> traced_;
    std::unordered_map<EntryNumber, std::size_t> in_force_;  ///< It is made again for each comparison.
};

void Tracer::note(EntryNumber entry, Kind kind, std::size_t operation, EventPtr was) {
    const auto* corrected = std::get_if<Corrected>(&journal_[operation].operation);
    traced_[entry].changes.push_back(
        {kind, operation, journal_[operation].at, corrected == nullptr ? "" : corrected->why, std::move(was)});
}

Kind Tracer::kind_of_change(std::size_t operation) const {
    const Operation& done = journal_[operation].operation;
    return std::holds_alternative<Undone>(done)      ? Kind::undone
           : std::holds_alternative<Redone>(done)    ? Kind::redone
           : std::holds_alternative<Annotated>(done) ? Kind::annotated
                                                     : Kind::corrected;
}

/// Compares two events. An annotation makes a new event each time that the journal is gone through.
bool Tracer::same(const EventPtr& a, const EventPtr& b) const {
    const auto written = [&](const EventPtr& event) {
        return write_event(*event, session_.playthrough(), session_.names());
    };
    return a == b || written(a) == written(b);
}

/// Adds a new entry behind the one that was before it, and behind entries that have been taken out there since.
Tracer::Order::iterator Tracer::add_behind(Order::iterator place, const Entry& entry) {
    while (place != order_.end() && !in_force_.contains(*place)) {
        ++place;
    }
    const auto added = order_.insert(place, entry.number);
    places_[entry.number] = added;
    traced_[entry.number].event = entry.event;
    return added;
}

void Tracer::compare(const std::vector<Entry>& before, const std::vector<Entry>& after, std::size_t operation) {
    std::unordered_map<EntryNumber, EventPtr> old;
    for (const Entry& entry : before) {
        old[entry.number] = entry.event;
    }
    in_force_.clear();
    for (std::size_t i = 0; i < after.size(); ++i) {
        in_force_[after[i].number] = i;
    }
    const bool corrects = std::holds_alternative<Corrected>(journal_[operation].operation);
    for (const Entry& entry : before) {
        if (!in_force_.contains(entry.number)) {
            note(entry.number, corrects || kind_of_change(operation) == Kind::redone ? Kind::struck : Kind::undone,
                 operation);
        }
    }
    auto place = order_.begin();
    for (const Entry& entry : after) {
        if (const auto known = places_.find(entry.number); known == places_.end()) {
            place = add_behind(place, entry);
            if (corrects) {
                note(entry.number, Kind::inserted, operation);
            }
        } else {
            place = known->second;
            const auto was = old.find(entry.number);
            if (was == old.end()) {
                note(entry.number, Kind::redone, operation);
            } else if (!same(was->second, entry.event)) {
                note(entry.number, kind_of_change(operation), operation, was->second);
            }
            traced_[entry.number].event = entry.event;
        }
        ++place;
    }
}

std::vector<TracedEntry> Tracer::trace(const InForce& last) {
    std::vector<Entry> before;
    Journal until;
    EntryNumber next_number = 1;
    until.reserve(journal_.size());
    for (std::size_t i = 0; i < journal_.size(); ++i) {
        until.push_back(journal_[i]);
        if (const auto* played = std::get_if<Played>(&journal_[i].operation)) {
            // Nothing else changes, so a long evening without a correction is gone through once.
            const EntryNumber number = next_number++;
            before.push_back({number, played->event, false});
            places_[number] = order_.insert(order_.end(), number);
            traced_[number].event = played->event;
            continue;
        }
        InForce after = in_force(until);
        next_number = after.next;
        compare(before, after.entries, i);
        before = std::move(after.entries);
    }
    std::unordered_map<EntryNumber, std::size_t> steps;
    for (std::size_t i = 0; i < last.entries.size(); ++i) {
        steps[last.entries[i].number] = i;
    }
    std::vector<TracedEntry> rows;
    std::size_t next = 0;
    for (const EntryNumber number : order_) {
        const auto step = steps.find(number);
        next = step == steps.end() ? next : step->second;
        Traced& traced = traced_[number];
        if (!traced.changes.empty()) {
            rows.push_back({number, next, step != steps.end(), traced.event, std::move(traced.changes)});
        }
        next += step == steps.end() ? 0 : 1;
    }
    return rows;
}

}  // namespace

std::vector<TracedEntry> trace_of(const Session& session) { return Tracer(session).trace(session.in_force()); }

Text change_text(const TraceChange& change, const std::string& when) {
    const Fill at{"when", literally(when)};
    switch (change.kind) {
        case Kind::undone: return say("Undone on {when}", {at});
        case Kind::redone: return say("Brought back on {when}", {at});
        case Kind::corrected: return say("Corrected on {when}", {at});
        case Kind::inserted: return say("Inserted on {when}", {at});
        case Kind::struck: return say("Struck on {when}", {at});
        default: return say("Annotated on {when}", {at});
    }
}

std::string_view trace_word(Kind kind) {
    constexpr auto kWords =
        std::to_array<std::string_view>({"undone", "redone", "corrected", "inserted", "struck", "annotated"});
    return kWords.at(static_cast<std::size_t>(kind));
}

Text trace_text(Kind kind) {
    switch (kind) {
        case Kind::undone: return say("undone");
        case Kind::redone: return say("redone");
        case Kind::corrected: return say("corrected");
        case Kind::inserted: return say("inserted");
        case Kind::struck: return say("struck");
        default: return say("annotated");
    }
}

Text words_of(const Event& event, const TracedEntry& traced, const Session& session, bool noted) {
    const Text words = session.replay().describe(traced.step, event);
    return noted && !event.note.empty()
               ? say("{event} (note: {note})", {{"event", words}, {"note", literally(event.note)}})
               : words;
}

Text details_of(const TraceChange& change, const TracedEntry& traced, const Session& session) {
    if (!change.was) {
        return change.why.empty() ? Text{} : literally(change.why);
    }
    const Fill before{"event", words_of(*change.was, traced, session, true)};
    return change.why.empty() ? say("before: {event}", {before})
                              : say("{why}; before: {event}", {{"why", literally(change.why)}, before});
}

Json trace_json(const Session& session) {
    const auto event_json = [&](const Event& event) {
        return write_event(event, session.playthrough(), session.names());
    };
    Json list = Json::array();
    for (const TracedEntry& traced : trace_of(session)) {
        Json changes = Json::array();
        for (const TraceChange& change : traced.changes) {
            Json json{
                {"kind", trace_word(change.kind)}, {"operation", change.operation + 1}, {"at", rfc3339(change.at)}};
            if (!change.why.empty()) {
                json["why"] = change.why;
            }
            if (change.was) {
                json["before"] = event_json(*change.was);
            }
            changes.push_back(std::move(json));
        }
        list.push_back({{"entry", traced.entry},
                        {"index", traced.step},
                        {"in_force", traced.in_force},
                        {"text", english(words_of(*traced.event, traced, session))},
                        {"event", event_json(*traced.event)},
                        {"changes", std::move(changes)}});
    }
    return list;
}

Session as_recorded_after(const Session& session, std::size_t operations) {
    Journal journal(
        session.journal().begin(),
        session.journal().begin() + static_cast<std::ptrdiff_t>(std::min(operations, session.journal().size())));
    Heading heading = session.heading();
    if (operations < session.journal().size()) {
        heading.ended.reset();  // The session went on.
    }
    Session then(session.game(), std::move(heading), std::move(journal));
    then.imported_journal = session.imported_journal;
    const auto& entries = then.in_force().entries;
    const auto there = [&](EntryNumber entry) {
        return entry == 0 || std::ranges::find(entries, entry, &Entry::number) != entries.end();
    };
    std::ranges::copy_if(session.commentary.comments, std::back_inserter(then.commentary.comments),
                         [&](const auto& comment) { return there(comment.entry); });
    std::ranges::copy_if(session.commentary.variations, std::back_inserter(then.commentary.variations),
                         [&](const auto& variation) { return there(variation.after); });
    std::ranges::copy_if(session.photos, std::back_inserter(then.photos),
                         [&](const Photo& photo) { return there(photo.entry); });
    return then;
}

std::size_t operations_until(const Session& session, Moment at) {
    // A clock may have been set back, so everything before the last operation of that time counts.
    const Journal& journal = session.journal();
    const auto last =
        std::find_if(journal.rbegin(), journal.rend(), [&](const JournalLine& line) { return line.at <= at; });
    return static_cast<std::size_t>(journal.rend() - last);
}

}  // namespace castalia
