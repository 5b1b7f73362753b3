// What a correction would change, said before it is accepted.
#include <algorithm>

#include "app/recorder/appending.h"
#include "app/recorder/recorder.h"
#include "app/recorder/sealed_notes.h"
#include "core/export/table_words.h"

namespace castalia {

namespace {

/// Returns a row for every seat, then one for each part of the table that differs, then one for what comes next.
std::vector<Difference> differences_between(const Replay& now, const Replay& instead,
                                            std::span<const std::string> names) {
    std::vector<Difference> rows;
    const Scoresheet sheet_now = now.playthrough().score(now.plies());
    const Scoresheet sheet_instead = instead.playthrough().score(instead.plies());
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        if (seat < sheet_now.strip.size() && seat < sheet_instead.strip.size()) {
            rows.push_back({literally(names[seat]), facts_in_words(sheet_now.strip[seat]),
                            facts_in_words(sheet_instead.strip[seat])});
        }
    }
    const TableView view_now = now.playthrough().view(now.plies());
    const TableView view_instead = instead.playthrough().view(instead.plies());
    for (std::size_t i = 0; i < view_now.zones.size() && i < view_instead.zones.size(); ++i) {
        const Text before = pieces_in_words(view_now.zones[i]);
        const Text after = pieces_in_words(view_instead.zones[i]);
        if (before != after) {
            // A title that tells a number would be true on one side only.
            const Zone &zone_now = view_now.zones[i], &zone_instead = view_instead.zones[i];
            const bool counts = !zone_instead.title.many.empty() || zone_now.title != zone_instead.title;
            const bool named = counts && zone_instead.owner;
            rows.push_back(
                {named ? literally(names[static_cast<std::size_t>(zone_instead.owner->index)]) : zone_instead.title,
                 before, after});
        }
    }
    rows.push_back({say("Next"), now.playthrough().prompt(now.plies()).text,
                    instead.playthrough().prompt(instead.plies()).text});
    return rows;
}

bool touches(const Corrected& operation, EntryNumber entry) {
    return std::ranges::any_of(operation.changes, [entry](const Change& change) {
        const auto* amend = std::get_if<Amend>(&change);
        const auto* strike = std::get_if<Strike>(&change);
        return (amend != nullptr && amend->entry == entry) || (strike != nullptr && strike->entry == entry);
    });
}

/// Returns how many events the operation itself puts into the log: the inserted ones, and the one that it is about if
/// that is amended. Those it amends beside that are later events, which the table ruled on.
std::size_t events_put_in(const Corrected& operation) {
    const auto inserted = std::ranges::count_if(
        operation.changes, [](const Change& change) { return std::holds_alternative<Insert>(change); });
    const bool amends = !operation.changes.empty() && std::holds_alternative<Amend>(operation.changes.front());
    return static_cast<std::size_t>(inserted) + (amends ? 1 : 0);
}

}  // namespace

Correction Recorder::consider(Corrected operation) const {
    const Session& session = open_session();
    Correction correction;
    // An event after the last one happens now; one between two others happened at no known time.
    for (Change& change : operation.changes) {
        if (auto* insert = std::get_if<Insert>(&change); insert != nullptr && insert->before == 0) {
            insert->event = at_moment(insert->event, now_());
        }
    }
    correction.proposal = session.propose(operation, now_());
    check_settled(correction.proposal.common);
    const Replay& now = session.replay();
    const Replay& instead = *correction.proposal.replay;
    correction.differences = differences_between(now, instead, session.names());
    for (const std::size_t index : instead.refused()) {
        const Step& step = instead.steps()[index];
        const auto was =
            std::ranges::find(now.steps(), step.entry.number, [](const Step& s) { return s.entry.number; });
        const bool stood = was != now.steps().end() && was->stands;
        const bool is_new = was == now.steps().end();
        if (stood || is_new || touches(operation, step.entry.number)) {
            correction.misfits.push_back({step.entry.number, index, instead.describe(index), *step.refusal});
        }
    }
    const std::size_t again = instead.plies() - correction.proposal.common, own = events_put_in(operation);
    correction.replayed = again > own ? again - own : 0;
    return correction;
}

Correction Recorder::consider_without_misfits(Corrected operation) const {
    Correction correction = consider(operation);
    if (correction.misfits.empty()) {
        return correction;
    }
    // A refused event is left out of the play already, so striking it changes nothing that follows.
    for (const Misfit& misfit : correction.misfits) {
        if (!touches(operation, misfit.entry)) {
            operation.changes.emplace_back(Strike{misfit.entry});
        }
    }
    return consider(std::move(operation));
}

AnotherSetup Recorder::consider_setup(Heading heading, const std::string& why) const {
    check_settled(0);
    const Heading& now = open_session().heading();
    heading.id = new_id_();
    heading.game = now.game;
    heading.started = now.started;
    heading.utc_offset = now.utc_offset;
    heading.first_id = now.first_id.empty() ? now.id : now.first_id;
    heading.tags = now.tags;
    heading.counted = now.counted;
    heading.ended = now.ended;
    return with_another_setup(*session_, heading, why);
}

void Recorder::replace(const Session& session) {
    copy_seals(store_, open_session(), session);  // Nobody reads notes of a session that is not there.
    store_.replace(*session_, session);
    open(session.heading().id);
}

}  // namespace castalia
