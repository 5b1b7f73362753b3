#include "app/recorder/session_log.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "core/review/branch_differences.h"
#include "core/rules/text/mapped.h"
#include "core/session/actor.h"
#include "core/session/commentary_lines.h"

namespace castalia {

namespace {

bool amends(const JournalLine& line, EntryNumber entry) {
    const auto* operation = std::get_if<Corrected>(&line.operation);
    return operation != nullptr && std::ranges::any_of(operation->changes, [entry](const Change& change) {
               const auto* amend = std::get_if<Amend>(&change);
               return amend != nullptr && amend->entry == entry;
           });
}

/// Returns the entry as it was before its last correction, with the reason. Corrections are few, so the journal is
/// read.
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

std::vector<Text> SessionLog::added(const Session& session, EntryNumber entry) {
    return mapped(commentary_lines(session, entry), [](const CommentaryLine& line) { return line.sentence(); });
}

std::vector<Photo> SessionLog::photos(const Session& session, EntryNumber entry) {
    const auto of_entry = std::ranges::equal_range(session.photos, entry, {}, &Photo::entry);
    return {of_entry.begin(), of_entry.end()};
}

SessionLog::ShownStep SessionLog::shown_step(const Session& session, std::size_t step) {
    const Step& of = session.replay().steps()[step];
    return {of.entry.event,
            of.stands,
            of.entry.corrected,
            of.entry.event->note,
            added(session, of.entry.number),
            photos(session, of.entry.number)};
}

/// Returns whether the trace has changed. Entering an event does not change it.
bool SessionLog::take_trace(const Session& session, bool traced) {
    const Journal& journal = session.journal();
    const bool before = std::exchange(traced_, traced);
    const std::size_t known = std::exchange(operations_, journal.size());
    if (!traced) {
        trace_.clear();
        return before;
    }
    const bool more =
        before && known <= journal.size() &&
        std::all_of(journal.begin() + static_cast<std::ptrdiff_t>(known), journal.end(),
                    [](const JournalLine& line) { return std::holds_alternative<Played>(line.operation); });
    if (!more) {
        trace_ = trace_of(session);
    }
    return !more;
}

std::size_t SessionLog::follow(const Session* session, bool traced) {
    if (session == nullptr || session->heading().id != id_) {
        *this = SessionLog(when_);
        if (session == nullptr) {
            return 0;
        }
        id_ = session->heading().id;
    }
    const std::size_t steps = session->replay().steps().size();
    std::size_t same = 0;
    std::vector<Text> start = added(*session, 0);
    std::vector<Photo> start_photos = photos(*session, 0);
    if (!take_trace(*session, traced) && start == start_ && start_photos == start_photos_) {
        while (same < shown_steps_.size() && same < steps && shown_steps_[same] == shown_step(*session, same)) {
            ++same;
        }
        if (same == steps && shown_steps_.size() == steps) {
            return rows_.size();
        }
    }
    const std::size_t first_row = same == 0 ? 0 : same < first_rows_.size() ? first_rows_[same].first : body_;
    rows_.resize(first_row);
    shown_steps_.resize(same);
    first_rows_.resize(same);
    turns_.resize(same);
    chapters_.resize(same);
    if (same == 0) {
        start_ = std::move(start);
        start_photos_ = std::move(start_photos);
        begin(*session);
    }
    for (std::size_t step = same; step < steps; ++step) {
        shown_steps_.push_back(shown_step(*session, step));
        add_step_rows(*session, step);
    }
    body_ = rows_.size();
    add_undone_rows(*session, steps);
    return first_row;
}

void SessionLog::add(LogRow row, LogRow::Kind kind, Text text) {
    row.kind = kind;
    row.text = std::move(text);
    rows_.push_back(std::move(row));
}

/// Tells what reviews added to the table before the first event, and its photos.
void SessionLog::begin(const Session& session) {
    LogRow like;
    like.before = true;
    add_entry_rows(session, 0, like);
}

void SessionLog::add_entry_rows(const Session& session, EntryNumber entry, LogRow like) {
    for (const CommentaryLine& comment : comment_lines(session, entry)) {
        add(like, LogRow::Kind::note, comment.sentence());
    }
    for (const Photo& photo : photos(session, entry)) {
        LogRow row = like;
        row.photo = photo.number;
        add(std::move(row), LogRow::Kind::photo, photo_text(photo));
    }
    for (const Variation& variation : session.commentary.variations) {
        if (variation.after == entry) {
            like.group = rows_.size();
            add_branch_rows(session, variation, like);
        }
    }
}

/// Tells a branch like a variation of a chess game: where it begins, its first events, and their result.
void SessionLog::add_branch_rows(const Session& session, const Variation& variation, const LogRow& like) {
    constexpr std::size_t kMostShown = 4;
    const std::size_t from = ply_after(session, variation.after).value_or(0);
    add(like, LogRow::Kind::branch, say("What if: {name}", {{"name", literally(variation.name)}}));
    const Session tried = branch_of(session, variation);
    const std::size_t to = std::min(tried.plies(), from + kMostShown);
    for (std::size_t step = from; step < to; ++step) {
        add(like, LogRow::Kind::tried,
            say("{number}′ {event}",
                {{"number", literally(static_cast<long long>(step) + 1)}, {"event", tried.replay().describe(step)}}));
    }
    if (to < tried.plies()) {
        add(like, LogRow::Kind::tried,
            say_count("and {n} more", "and {n} more", static_cast<long long>(tried.plies() - to)));
    }
    const review::BranchDifferences differences = review::branch_differences(session, from, tried);
    for (const review::BranchDifferences::Numbers& numbers : differences.numbers) {
        if (numbers.branch != numbers.happened) {
            add(like, LogRow::Kind::tried, review::numbers_text(numbers, session.names()));
            break;  // The first curve of the review says most; the others stand in the window of the branch.
        }
    }
}

void SessionLog::add_change_rows(const Session& session, const TracedEntry& traced, LogRow like) {
    for (const TraceChange& change : traced.changes) {
        const Text what = castalia::change_text(change, when_(change.at, session.heading().utc_offset));
        const Text details = details_of(change, traced, session);
        add(like, LogRow::Kind::traced,
            details.empty() ? what : say("{label}: {words}", {{"label", what}, {"words", details}}));
    }
}

/// Tells what stood before a step and is gone.
void SessionLog::add_undone_rows(const Session& session, std::size_t step) {
    const auto stood = std::ranges::equal_range(trace_, step, {}, &TracedEntry::step);
    for (const TracedEntry& traced : stood) {
        if (traced.in_force) {
            continue;
        }
        LogRow like;
        like.step = step;
        like.before = true;
        like.group = rows_.size();
        like.seat = actor_of(session, *traced.event);
        add(like, LogRow::Kind::gone, words_of(*traced.event, traced, session, true));
        like.seat.reset();
        add_change_rows(session, traced, like);
    }
}

void SessionLog::add_step_rows(const Session& session, std::size_t step) {
    const Replay& replay = session.replay();
    Place place{rows_.size(), 0};
    add_undone_rows(session, step);
    const Text chapter = replay.playthrough().chapter(step);
    const bool begins = !chapter.empty() && (chapters_.empty() || chapters_.back() != chapter);
    chapters_.push_back(chapter);
    turns_.push_back(begins);
    LogRow like;
    like.step = step;
    like.group = rows_.size();
    if (begins) {
        add(like, LogRow::Kind::turn, chapter);
    }
    place.event = rows_.size();
    first_rows_.push_back(place);
    add_event_rows(session, like);
}

void SessionLog::add_event_rows(const Session& session, const LogRow& like) {
    const std::size_t step = like.step;
    const Replay& replay = session.replay();
    const Step& shown = replay.steps()[step];
    const Event& event = *shown.entry.event;
    const auto cited = [&](LogRow::Kind kind, Text text, std::string clause) {
        LogRow row = like;
        row.clause = std::move(clause);
        add(std::move(row), kind, std::move(text));
    };
    LogRow itself = like;
    itself.seat = actor_of(session, event);
    itself.ruled = shown.stands && shown.refusal.has_value();
    add(itself, LogRow::Kind::event, replay.describe(step));
    const auto of_step = std::ranges::equal_range(trace_, step, {}, &TracedEntry::step);
    if (const auto traced = std::ranges::find_if(of_step, &TracedEntry::in_force); traced != of_step.end()) {
        add_change_rows(session, *traced, like);
    } else if (shown.entry.corrected) {
        if (std::optional<Text> before = was(session, step)) {
            add(like, LogRow::Kind::corrected, std::move(*before));
        }
    }
    if (itself.ruled) {
        cited(LogRow::Kind::ruling, say("“{ruling}”", {{"ruling", literally(event.ruling)}}), shown.refusal->clause);
    }
    if (!shown.stands) {
        cited(LogRow::Kind::refused,
              shown.refusal ? say("left out: {reason}", {{"reason", shown.refusal->reason}}) : say("left out"),
              shown.refusal ? shown.refusal->clause : "");
    } else {
        for (Consequence& consequence : replay.story(step)) {
            cited(LogRow::Kind::follows, std::move(consequence.text), std::move(consequence.clause));
        }
    }
    if (const auto* dice = std::get_if<FreeDice>(&event.what); dice != nullptr && dice->by_app) {
        add(like, LogRow::Kind::note, say("rolled by the program"));
    }
    if (!event.note.empty()) {
        add(like, LogRow::Kind::note, literally(event.note));
    }
    add_entry_rows(session, shown.entry.number, like);
}

}  // namespace castalia
