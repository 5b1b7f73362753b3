#include "app/ui/panels/log_rows.h"

#include <algorithm>

namespace castalia {

namespace {

std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text;
}

std::optional<Seat> actor_of(const Event& event, const Line& line) {
    if (const auto* move = std::get_if<MovePtr>(&event.what)) {
        return event.stranger.empty() ? line.actor(**move) : std::nullopt;
    }
    if (const auto* note = std::get_if<Note>(&event.what)) {
        return note->player;
    }
    const auto* dice = std::get_if<FreeDice>(&event.what);
    return dice == nullptr ? std::nullopt : dice->player;
}

bool same(const Entry& one, const Entry& other) {
    return one.number == other.number && one.event == other.event && one.corrected == other.corrected;
}

/// The event as it was before it was first corrected; null when nothing tells.
EventPtr as_first_written(const Session& session, EntryNumber number) {
    EntryNumber next = 1;
    for (const JournalLine& line : session.journal()) {
        if (const auto* played = std::get_if<Played>(&line.deed)) {
            if (next++ == number) {
                return played->event;
            }
        } else if (const auto* corrected = std::get_if<Corrected>(&line.deed)) {
            for (const Change& change : corrected->changes) {
                const auto* insert = std::get_if<Insert>(&change);
                if (insert != nullptr && next++ == number) {
                    return insert->event;
                }
            }
        }
    }
    return nullptr;
}

}  // namespace

std::string short_clause(const std::string& clause) {
    const std::size_t dot = clause.find('.');
    return dot == std::string::npos ? clause : clause.substr(dot + 1);
}

void LogRows::follow(const Session& session) {
    const std::vector<Step>& steps = session.replay().steps();
    std::size_t common = 0;
    if (session_ == session.heading().id) {
        while (common < told_.size() && common < steps.size() && same(told_[common], steps[common].entry)) {
            ++common;
        }
    }
    session_ = session.heading().id;
    if (common < firsts_.size()) {
        // A heading above the first entry that changed belongs to it.
        std::size_t cut = firsts_[common];
        cut -= cut > 0 && rows_[cut - 1].kind == LogRow::Kind::heading ? 1 : 0;
        rows_.resize(cut);
    }
    firsts_.resize(common);
    told_.resize(common);
    for (std::size_t step = common; step < steps.size(); ++step) {
        tell(session, step);
        told_.push_back(steps[step].entry);
    }
}

void LogRows::tell(const Session& session, std::size_t step) {
    const Replay& replay = session.replay();
    const Step& played = replay.steps()[step];
    const Event& event = *played.entry.event;
    const Text chapter = replay.line().chapter(step);
    if (step == 0 || chapter != replay.line().chapter(step - 1)) {
        rows_.push_back({LogRow::Kind::heading, step, chapter, {}, {}});
    }
    firsts_.push_back(rows_.size());
    rows_.push_back({played.stands ? LogRow::Kind::event : LogRow::Kind::refused, step, replay.describe(step), {},
                     actor_of(event, replay.line())});
    if (played.entry.corrected) {
        const EventPtr first = as_first_written(session, played.entry.number);
        const bool inserted = first.get() == &event;
        rows_.push_back({LogRow::Kind::corrected, step,
                         first == nullptr || inserted ? say("entered afterwards")
                                                      : say("was: {event}", {{"event", replay.describe(step, *first)}}),
                         {}, {}});
    }
    if (!played.stands) {
        rows_.push_back({LogRow::Kind::consequence, step,
                         say("left out: {reason}", {{"reason", played.refusal->reason}}), played.refusal->clause, {}});
    } else if (played.refusal) {
        rows_.push_back({LogRow::Kind::ruling, step, say("“{words}”", {{"words", literally(event.ruling)}}),
                         played.refusal->clause, {}});
    }
    Story story = replay.story(step);
    for (Consequence& consequence : story) {
        rows_.push_back({LogRow::Kind::consequence, step, std::move(consequence.text), consequence.clause, {}});
    }
    if (!event.note.empty()) {
        rows_.push_back({LogRow::Kind::note, step, literally(event.note), {}, {}});
    }
}

std::optional<std::size_t> LogRows::find(const std::string& words, std::size_t from) const {
    const std::string wanted = lower(words);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const std::size_t row = (from + 1 + i) % rows_.size();
        const std::string text = lower(english(rows_[row].text) + " " + rows_[row].clause);
        if (text.find(wanted) != std::string::npos) {
            return row;
        }
    }
    return std::nullopt;
}

}  // namespace castalia
