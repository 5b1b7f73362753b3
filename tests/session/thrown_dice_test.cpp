// Throws with their expression: what follows from them, how they are told, and that nothing is stored twice.
#include <gtest/gtest.h>

#include "core/session/thrown_dice.h"
#include "tests/support/games.h"
#include "tests/support/tables.h"

namespace castalia {
namespace {

using namespace testing_words;

Json thrown(const char* expression, const std::vector<std::pair<int, int>>& dice) {
    Json json{{"type", "dice"}, {"player", "Ann"}};
    for (const auto& [sides, value] : dice) {
        json["dice"].push_back({{"sides", sides}, {"value", value}});
    }
    json["expression"] = expression;
    return json;
}

Json written(const Session& session) { return parse_json(write_record(session))["events"][0]; }

TEST(ThrownDice, AreToldWithWhatTheyComeTo) {
    const Session session = session_of({thrown("4d6kh3+2", {{6, 5}, {6, 6}, {6, 1}, {6, 2}})});
    EXPECT_EQ(english(session.replay().describe(0)), "Ann rolls 4d6kh3+2: 5 6 2 and 1 dropped, 15");
    const Story story = session.replay().story(0);
    ASSERT_EQ(story.size(), 1U);
    EXPECT_EQ(story[0].clause, "session.dice");
    EXPECT_EQ(english(story[0].text), "4 dice with 6 sides, the highest 3 kept plus 2: 15");
    EXPECT_EQ(table(session), table(session_of(Json::array()))) << "nothing changes on the table";
}

TEST(ThrownDice, AreToldForWhatTheyAre) {
    Json json = thrown("5d10>=8", {{10, 8}, {10, 9}, {10, 10}, {10, 1}, {10, 2}});
    json["label"] = "the lock";
    json.erase("player");
    const Session session = session_of({json});
    EXPECT_EQ(english(session.replay().describe(0)), "Dice 5d10>=8 for the lock: 8 9 10 1 2, 3 successes");
}

TEST(ThrownDice, KeepTheirTargetApartAndNothingTwice) {
    Json json = thrown("2d6+3 vs 10", {{6, 4}, {6, 5}});
    const Json event = written(session_of({json}));
    EXPECT_EQ(event.dump(), R"({"type":"dice","player":"Ann","dice":[{"sides":6,"value":4},{"sides":6,"value":5}],)"
                            R"("expression":"2d6+3","target":10})");
    json["expression"] = "2D6 + 3";
    json["target"] = 10;
    EXPECT_EQ(written(session_of({json})), event) << "another spelling of the same";
    json["expression"] = "2d6+3 vs 10";
    EXPECT_EQ(written(session_of({json})), event) << "said twice";
    const Json low = written(session_of({thrown("2d6 vs <=7", {{6, 4}, {6, 5}})}));
    EXPECT_EQ(low["expression"], "2d6 vs <=7");
    EXPECT_FALSE(low.contains("target")) << "it is not to be reached";
}

TEST(ThrownDice, WithoutAnExpressionStayAsTheyWere) {
    Json json{{"type", "dice"},
              {"player", "Ann"},
              {"dice", {{{"sides", 6}, {"value", 5}}, {{"sides", 6}, {"value", 6}}}},
              {"note", "2d6: 5 6 = 11"}};
    const Session session = session_of({json});
    EXPECT_EQ(written(session), json);
    EXPECT_EQ(english(session.replay().describe(0)), "Ann rolls d6 5, d6 6");
    EXPECT_TRUE(session.replay().story(0).empty());
}

}  // namespace
}  // namespace castalia
