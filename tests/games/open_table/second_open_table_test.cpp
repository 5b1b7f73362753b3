// Two implementations that share nothing but the words of the record agree on random tables.
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/games/open_table/second_open_table.h"
#include "tests/support/games.h"
#include "tests/support/open_table_random_player.h"

namespace castalia {
namespace {

TEST(SecondOpenTable, AgreesOnRandomTables) {
    const Game& game = game_called("open-table");
    int accepted = 0, forbidden = 0, impossible = 0, finished = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Chance chance(seed);
        Players players{{"Ann", "Ben B", "Cid", "Dan"}};
        players.names.resize(static_cast<std::size_t>(chance.from(1, 4)));
        const Json setup = game.settle(players, "1", wild_open_table_setup(chance, players));
        Heading heading;
        heading.game = game.id;
        heading.edition = "1";
        heading.players = players.names;
        heading.setup = setup;
        Session session(game, heading);
        SecondOpenTable second(players.names, setup);
        for (int i = 0; i < 120; ++i) {
            Json event = wild_open_table_of_teams(chance, players, setup["teams"]);
            const bool ruling = chance.one_in(3);
            if (ruling) {
                event["ruling"] = "so be it";
            }
            const EventPtr made = read_event(event, "event", session.playthrough(), session.names());
            const auto refusal = session.replay().judge(*made);
            const std::string first = !refusal                                     ? ""
                                      : refusal->kind == Refusal::Kind::impossible ? "impossible"
                                                                                   : "rule";
            ASSERT_EQ(second.play(event, ruling), first) << seed << " " << i << " " << event;
            session.enter(Played{made}, {});
            ++(first.empty() ? accepted : first == "rule" ? forbidden : impossible);
            const Json state = session.playthrough().state(session.plies()), other = second.state();
            for (const auto& [key, value] : other.items()) {
                ASSERT_EQ(state[key].dump(), value.dump()) << seed << " " << i << " " << event << " " << key;
            }
            ASSERT_EQ(session.playthrough().over(session.plies()), !second.result().is_null());
            if (i < 119) {
                continue;
            }
            const Json result = replay_json(session, session.plies())["result"], second_result = second.result();
            for (const auto& [key, value] : second_result.items()) {
                ASSERT_EQ(result[key], value) << seed << " " << i << " " << key;
            }
            finished += result.is_null() ? 0 : 1;
        }
    }
    EXPECT_GT(accepted, 1000);
    EXPECT_GT(forbidden, 20);
    EXPECT_GT(impossible, 1000);
    EXPECT_GT(finished, 5);
}

}  // namespace
}  // namespace castalia
