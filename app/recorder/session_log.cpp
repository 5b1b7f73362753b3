#include "app/recorder/session_log.h"

#include <algorithm>
#include <ranges>

#include "core/session/commentary_lines.h"

namespace castalia {

namespace {

std::optional<Seat> actor_of(const Session& session, const Event& event) {
    if (const auto* move = std::get_if<MovePtr>(&event.what)) {
        return *move ? session.playthrough().actor(**move) : std::nullopt;
    }
    if (const auto* note = std::get_if<Note>(&event.what)) {
        return note->player;
    }
    if (const auto* dice = std::get_if<FreeDice>(&event.what)) {
        return dice->player;
    }
    return std::nullopt;
}

bool amends(const JournalLine& line, EntryNumber entry) {
    const auto* operation = std::get_if<Corrected>(&line.operation);
    return operation != nullptr && std::ranges::any_of(operation->changes, [entry](const Change& change) {
               const auto* amend = std::get_if<Amend>(&change);
               return amend != nullptr && amend->entry == entry;
           });
}

/// The operation that made the entry what it is now, and the entry as it was before; corrections are few.
std::optional<Text> was(const Session& session, std::size_t step) {
    const EntryNumber number = session.replay().steps()[step].entry.number;
    const std::vector<std::size_t>& standing = session.in_force().undoable;
    const Journal& journal = session.journal();
    for (const std::size_t operation : standing | std::views::reverse) {
        if (!amends(journal[operation], number)) {
            continue;
        }
        const Journal before(journal.begin(), journal.begin() + static_cast<std::ptrdiff_t>(operation));
        const InForce then = in_force(before);
        const auto entry = std::ranges::find(then.entries, number, &Entry::number);
        if (entry == then.entries.end()) {
            return std::nullopt;
        }
        const std::string& why = std::get<Corrected>(journal[operation].operation).why;
        const Fill old{"event", session.replay().describe(step, *entry->event)};
        return why.empty() ? say("was: {event}", {old}) : say("was: {event} ({why})", {old, {"why", literally(why)}});
    }
    return std::nullopt;
}

}  // namespace

std::size_t SessionLog::follow(const Session* session) {
    if (session == nullptr || session->heading().id != id_) {
        *this = SessionLog();
        if (session == nullptr) {
            return 0;
        }
        id_ = session->heading().id;
    }
    const std::vector<Step>& steps = session->replay().steps();
    const auto told = [](const Step& step) {
        return Told{step.entry.event, step.stands, step.entry.corrected, step.entry.event->note};
    };
    std::size_t same = 0;
    while (same < told_.size() && same < steps.size() && told_[same] == told(steps[same])) {
        ++same;
    }
    const std::size_t first_row = same < first_rows_.size() ? first_rows_[same].first : rows_.size();
    rows_.resize(first_row);
    told_.resize(same);
    first_rows_.resize(same);
    turns_.resize(same);
    chapters_.resize(same);
    for (std::size_t step = same; step < steps.size(); ++step) {
        told_.push_back(told(steps[step]));
        tell(*session, step);
    }
    return first_row;
}

void SessionLog::tell(const Session& session, std::size_t step) {
    const Replay& replay = session.replay();
    const Step& told = replay.steps()[step];
    const Event& event = *told.entry.event;
    Place place{rows_.size(), 0};

    const Text chapter = replay.playthrough().chapter(step);
    const bool begins = !chapter.empty() && (chapters_.empty() || chapters_.back() != chapter);
    chapters_.push_back(chapter);
    turns_.push_back(begins);
    if (begins) {
        rows_.push_back({LogRow::Kind::turn, step, std::nullopt, chapter, "", false});
    }
    place.event = rows_.size();
    first_rows_.push_back(place);
    const bool ruled = told.stands && told.refusal.has_value();
    rows_.push_back({LogRow::Kind::event, step, actor_of(session, event), replay.describe(step), "", ruled});
    if (told.entry.corrected) {
        if (std::optional<Text> before = was(session, step)) {
            rows_.push_back({LogRow::Kind::corrected, step, std::nullopt, std::move(*before), "", false});
        }
    }
    if (ruled) {
        rows_.push_back({LogRow::Kind::ruling, step, std::nullopt,
                         say("“{ruling}”", {{"ruling", literally(event.ruling)}}), told.refusal->clause, false});
    }
    if (!told.stands) {
        rows_.push_back(
            {LogRow::Kind::refused, step, std::nullopt,
             told.refusal ? say("left out: {reason}", {{"reason", told.refusal->reason}}) : say("left out"),
             told.refusal ? told.refusal->clause : "", false});
    } else {
        for (Consequence& consequence : replay.story(step)) {
            rows_.push_back({LogRow::Kind::follows, step, std::nullopt, std::move(consequence.text),
                             std::move(consequence.clause), false});
        }
    }
    if (const auto* dice = std::get_if<FreeDice>(&event.what); dice != nullptr && dice->by_app) {
        rows_.push_back({LogRow::Kind::note, step, std::nullopt, say("rolled by the program"), "", false});
    }
    if (!event.note.empty()) {
        rows_.push_back({LogRow::Kind::note, step, std::nullopt, literally(event.note), "", false});
    }
    for (const CommentaryLine& added : commentary_lines(session, told.entry.number)) {
        rows_.push_back({LogRow::Kind::note, step, std::nullopt, added.sentence(), "", false});
    }
}

}  // namespace castalia
