// What Magnate's dice brought each player, beside the exact expectation.
#include <gtest/gtest.h>

#include <cmath>

#include "core/session/record.h"
#include "core/statistics/luck.h"
#include "tests/support/games.h"

namespace castalia::statistics {
namespace {

Session table() {
    Heading heading;
    heading.game = "magnate";
    heading.edition = "2010";
    heading.players = {"Ann", "Ben"};
    heading.setup = Json::parse(R"({"first":"Ann","crowns":{"Ann":["CM","CS","CK"],"Ben":["CW","CL","CY"]}})");
    return Session(game_called("magnate"), heading);
}

void enter(Session& session, const char* line) {
    const EventPtr event = parse_event(line, session.playthrough(), session.plies(), session.names());
    ASSERT_FALSE(session.replay().judge(*event)) << line;
    session.enter(Played{event}, {});
}

TEST(Luck, IsWhatTheDicePaidBesideTheExactAverage) {
    Session session = table();
    // At the start only a ten pays, three tokens to each player, in 19 of 100 rolls.
    enter(session, "r 3 9");
    const double mean = 0.19 * 3, variance = 0.19 * 9 - mean * mean;
    LuckCount count(known_games());
    count.add(session);
    ASSERT_EQ(count.players().size(), 2U);
    for (const PlayerLuck& luck : count.players()) {
        EXPECT_EQ(luck.got, 0);
        EXPECT_NEAR(luck.expected, mean, 1e-12);
        EXPECT_NEAR(luck.spread, std::sqrt(variance), 1e-12);
        EXPECT_EQ(luck.rolls, 1U);
    }
    // Ann's Ace of Suns pays one token when both dice show 1; a ten was rolled.
    enter(session, "dev as 3 s");
    enter(session, "draw");
    enter(session, "r 10 2");
    LuckCount more(known_games());
    more.add(session);
    const PlayerLuck ann = more.players()[0], ben = more.players()[1];
    EXPECT_EQ(ann.player, "Ann");
    EXPECT_EQ(ann.got, 3);
    EXPECT_NEAR(ann.expected, mean + mean + 0.01, 1e-12);
    EXPECT_NEAR(ben.expected, mean + mean, 1e-12);
    EXPECT_EQ(english(ben.sentence),
              "3 tokens of income where the dice bring 1.1 on average, give or take 1.7: a little more than usual");
}

TEST(Luck, IsSummedOverSessionsByName) {
    const Session session = table();
    Session one = table();
    enter(one, "r 10 10");
    LuckCount count(known_games());
    count.add(one);
    count.add(one);
    count.add(session);
    EXPECT_EQ(count.players()[0].sessions, 2U);
    EXPECT_EQ(count.players()[0].got, 6);
}

}  // namespace
}  // namespace castalia::statistics
