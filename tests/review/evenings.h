// Random sessions of every game, at tables where there is something to count.
#pragma once

#include "tests/support/evening_random_player.h"
#include "tests/support/games.h"

namespace castalia {

/// Returns a session of the open table: cards are laid, counters go up and down, and turns pass.
inline Session open_table_evening(const Game& game, const Players& players, Chance& chance, std::size_t most) {
    Heading heading;
    heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
    heading.game = game.id;
    heading.edition = game.editions.front();
    heading.started = moment_of("2026-11-21T19:00:00Z", "");
    heading.players = players.names;
    heading.setup =
        game.settle(players, heading.edition,
                    Json{{"decks", {"standard"}},
                         {"counters", {{{"name", "Life"}, {"start", 20}}, {{"name", "Gold"}, {"start", 3}}}}});
    Session session(game, heading);
    RandomPlayer random_player(chance, {"finish", "result"});
    while (session.plies() < most && session.replay().status() == Status::open) {
        Json event;
        if (chance.one_in(2)) {
            constexpr int kMostAtOnce = 4;
            const int by = 1 + chance.upto(kMostAtOnce - 1);
            event = {{"type", "count"},
                     {"player", chance.any(players.names)},
                     {"name", chance.one_in(2) ? "Life" : "Gold"},
                     {"by", chance.one_in(2) ? by : -by}};
        } else {
            event = random_player.any(session.playthrough());
        }
        if (event.is_null()) {
            break;
        }
        const Moment at = *heading.started + std::chrono::seconds(70) * (session.plies() + 1);
        event["at"] = rfc3339(at);
        session.enter(Played{read_event(event, "event", session.playthrough(), session.names())}, at);
    }
    return session;
}

/// Returns a session that chance plays by the forms, with at most `most` events. The same seed gives the same
/// session.
inline Session random_evening(const Game& game, std::uint64_t seed, std::size_t most) {
    Chance chance(seed);
    const std::vector<std::string> names{"Ann", "Ben", "Zo\u00eb", "Cid"};
    const int least = std::max(game.least_players, 1), greatest = std::min(game.most_players, 4);
    Players players;
    players.names.assign(names.begin(), names.begin() + least + chance.upto(greatest - least));
    if (game.id == "open-table") {
        return open_table_evening(game, players, chance, most);
    }
    const std::optional<Json> setup = any_setup(game, players, chance);
    return any_evening(game, players, setup.value(), chance, moment_of("2026-11-21T19:00:00Z", ""), most, {},
                       Pace::hasty);
}

}  // namespace castalia
