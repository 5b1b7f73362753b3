#include "core/review/following.h"

#include <algorithm>
#include <set>

namespace castalia::review {

bool is_move(const Session& session, std::size_t step) {
    const Event& event = *session.replay().steps()[step].entry.event;
    return std::holds_alternative<MovePtr>(event.what) && event.stranger.empty();
}

Followed follow(const Session& session, std::size_t step, Playthrough& line) {
    const Step& recorded = session.replay().steps()[step];
    if (!is_move(session, step) || (!recorded.stands && session.replay().abandoned(step))) {
        return Followed::as_recorded;
    }
    if (!plays(line, *recorded.entry.event)) {
        return recorded.stands ? Followed::refused : Followed::as_recorded;
    }
    return recorded.stands ? Followed::as_recorded : Followed::healed;
}

bool plays(Playthrough& line, const Event& event) {
    const Move& move = *std::get<MovePtr>(event.what);
    if (const std::optional<Refusal> refusal = line.judge(move);
        refusal && (refusal->kind != Refusal::Kind::rule || event.ruling.empty())) {
        return false;
    }
    line.play_in_place(move);
    return true;
}

std::size_t no_longer_standing(const Session& session, const Replay& replay) {
    std::set<EntryNumber> stood;
    for (const Step& step : session.replay().steps()) {
        if (step.stands) {
            stood.insert(step.entry.number);
        }
    }
    return static_cast<std::size_t>(std::ranges::count_if(
        replay.steps(), [&](const Step& step) { return !step.stands && stood.contains(step.entry.number); }));
}

}  // namespace castalia::review
