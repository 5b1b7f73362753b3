#include "tests/support/evening_random_player.h"

#include "tests/support/dance_random_player.h"
#include "tests/support/magnate_random_player.h"
#include "tests/support/muse_story_random_player.h"
#include "tests/support/musee_random_player.h"

namespace castalia {

namespace {

template <class Hand>
std::function<Json(const Playthrough&)> paced(Hand hand, const Players& players, Pace pace) {
    if (pace == Pace::hasty) {
        hand.hasten(players);
    }
    return [hand = std::move(hand)](const Playthrough& line) mutable { return hand.any(line); };
}

}  // namespace

std::function<Json(const Playthrough&)> random_player_of(const Game& game, Chance& chance, const Players& players,
                                                         Pace pace) {
    if (game.id == "muse-story") {
        return paced(StoryRandomPlayer(chance), players, pace);
    }
    std::vector<std::string> rare{"sell"};
    if (game.id == "open-table") {
        rare = {"finish", "result"};
    } else if (game.id == "musee") {
        rare = {"stuck"};
    } else if (game.id == "muse-decktet") {
        rare = {"discard"};
    }
    return paced(RandomPlayer(chance, std::move(rare)), players, pace);
}

std::optional<Json> any_setup(const Game& game, const Players& players, Chance& chance) {
    if (game.id == "magnate") {
        return magnate_setup(chance, players, "basic", false, false, false);
    }
    if (game.id == "musee") {
        return musee_setup(chance, players, false);
    }
    if (game.id == "dance-of-muses") {
        constexpr int kMostKnown = 9;
        return dance_setup(chance, players, chance.upto(kMostKnown));
    }
    try {
        return game.settle(players, game.editions.front(), Json::object());
    } catch (const BadRecord&) {
        return std::nullopt;
    }
}

Session any_evening(const Game& game, const Players& players, const Json& setup, Chance& chance, Moment start,
                    std::size_t most, const std::function<void(const Session&, const Event&)>& watch, Pace pace) {
    Heading heading;
    heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
    heading.game = game.id;
    heading.edition = game.editions.front();
    heading.started = start;
    heading.players = players.names;
    heading.setup = game.settle(players, heading.edition, setup);
    Session session(game, heading);
    const std::function<Json(const Playthrough&)> random_player = random_player_of(game, chance, players, pace);
    while (session.plies() < most && session.replay().status() == Status::open) {
        Json event = random_player(session.playthrough());
        if (event.is_null()) {
            break;
        }
        const Moment at = start + std::chrono::seconds(70) * (session.plies() + 1);
        event["at"] = rfc3339(at);
        try {
            const EventPtr read = read_event(event, "event", session.playthrough(), session.names());
            if (watch) {
                watch(session, *read);
            }
            session.enter(Played{read}, at);
        } catch (const BadRecord&) {
            break;  // The random player cannot fill this form, so the session ends.
        }
    }
    return session;
}

}  // namespace castalia
