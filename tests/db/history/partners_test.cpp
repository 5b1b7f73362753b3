// Who plays in one team plays with each other.
#include <gtest/gtest.h>

#include "db/history/people.h"
#include "db/safety/safety.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

using namespace castalia::testing;

// Two who shared a Musée were "ahead in 0, level in 1 of 1 session" against each other.
TEST(Partners, AreNotCountedAsOpponents) {
    const Folder folder;
    Store store{known_games(), folder / "library.sqlite"};
    const People people{store};
    Heading heading = sample_of("open-table").heading();
    heading.players = {"Ann", "Ben", "Cid", "Dora"};
    const Game& game = game_called("open-table");
    heading.setup =
        game.settle(Players{heading.players}, heading.edition,
                    Json::parse(R"({"teams": [["Ann", "Cid"], ["Ben", "Dora"]], "columns": ["Points"]})"));
    Session session(game, heading);
    const auto enter_next = [&](const Json& event) {
        session.enter(Played{read_event(event, "event", session.playthrough(), session.names())}, *heading.started);
    };
    for (const auto& [name, points] : {std::pair{"Ann", 7}, {"Ben", 5}}) {
        enter_next({{"type", "score"}, {"player", name}, {"value", points}, {"column", "Points"}});
    }
    enter_next({{"type", "finish"}});
    store.begin(session);
    const std::vector<Versus> against = people.against(people.find("Ann").value().key);
    ASSERT_EQ(against.size(), 2U);
    for (const Versus& other : against) {
        EXPECT_TRUE(other.name == "Ben" || other.name == "Dora") << other.name;
        EXPECT_EQ(other.ahead, 1U);
    }
    EXPECT_TRUE(Safety(store).verify().empty());
}

}  // namespace
}  // namespace castalia
