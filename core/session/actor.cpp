#include "core/session/actor.h"

namespace castalia {

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

std::optional<Seat> start_player_of(const Session& session) {
    for (const Step& step : session.replay().steps()) {
        const auto* const move = std::get_if<MovePtr>(&step.entry.event->what);
        if (step.stands && move != nullptr && *move) {
            if (const std::optional<Seat> seat = session.playthrough().start_player(**move)) {
                return seat;
            }
        }
    }
    return std::nullopt;
}

}  // namespace castalia
