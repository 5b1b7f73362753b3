// Throws with their expression: what follows from them, how they are told, and that nothing is stored twice.
#include <gtest/gtest.h>

#include "core/dice/notation.h"
#include "core/session/seeded_dice.h"
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
    EXPECT_EQ(english(story[0].text), "4 dice with 6 sides, the highest 3 kept, plus 2: 15");
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

std::string text_of(const Session& session, std::size_t i = 0) {
    std::string all = english(session.replay().describe(i));
    for (const Consequence& one : session.replay().story(i)) {
        all += " | " + one.clause + " " + english(one.text);
    }
    return all;
}

TEST(ThrownDice, ThatFellOffTheTableSaySo) {
    Json json = thrown("2d6", {{6, 4}, {6, 5}});
    json["fallen"] = {1};
    const Session session = session_of({json});
    EXPECT_EQ(written(session), json);
    EXPECT_EQ(
        text_of(session),
        "Ann rolls 2d6: 4 5, 9 | session.dice 2 dice with 6 sides: 9 | session.dice.fallen die 2 fell off the table "
        "and was thrown again");
}

TEST(ThrownDice, OfASeedCanBeChecked) {
    // printf 'tea 0' | sha256sum begins with f500b177 9a364b9f; the rest of both, divided by 6, is 1.
    const dice::Expression two = dice::parse("2d6");
    const std::vector<int> values = dice_of_seed(two, 1, "tea");
    EXPECT_EQ(values, (std::vector{2, 2}));
    EXPECT_EQ(dice_of_seed(dice::parse("8d6"), 1, "tea"), (std::vector{2, 2, 4, 1, 6, 2, 5, 3}));
    const Json json = dice_event(two, values, {.player = "Ann", .by_app = true, .seed = "tea"});
    EXPECT_EQ(written(session_of({json})), json);
    EXPECT_NE(text_of(session_of({json})).find("session.dice.seed the program threw these dice from the seed “tea”"),
              std::string::npos);
    Json other = json;
    other["dice"][0]["value"] = values[0] % 6 + 1;
    EXPECT_NE(text_of(session_of({other})).find("these are not the dice that the seed “tea” gives"),
              std::string::npos);
}

TEST(ThrownDice, ForTheInitiativePutPeopleInOrderUntilTheNextOne) {
    Json json = thrown("d20", {{20, 11}, {20, 17}, {20, 14}});
    json.erase("player");
    json["initiative"] = {
        {{"name", "Ann"}, {"bonus", 3}}, {{"name", "the goblins"}, {"bonus", -1}}, {{"name", "Ben"}}};
    Json later = thrown("d20", {{20, 2}});
    later["initiative"] = Json::array({Json{{"name", "Ben"}}});
    const Session session = session_of({json, note("tea"), later});
    EXPECT_EQ(written(session), json);
    EXPECT_EQ(text_of(session),
              "Initiative, d20: the goblins 16, Ann 14, Ben 14 | session.initiative Ann: 11 plus 3, 14 | "
              "session.initiative the goblins: 17 minus 1, 16 | session.initiative Ben: 14, 14");
    const auto at = [&](std::size_t plies) {
        std::string order;
        for (const InTurn& one : initiative_at(session.replay(), plies, session.names())) {
            order += one.name + (one.seat ? "*" : "") + " ";
        }
        return order;
    };
    EXPECT_EQ(at(0), "");
    EXPECT_EQ(at(1), "the goblins Ann* Ben* ") << "the higher bonus comes first";
    EXPECT_EQ(at(2), "the goblins Ann* Ben* ");
    EXPECT_EQ(at(3), "Ben* ");
}

TEST(ThrownDice, AreTheSameInTheTextForm) {
    Json fell = thrown("4d6kh3+2", {{6, 5}, {6, 6}, {6, 1}, {6, 2}});
    fell["fallen"] = {0, 3};
    Json order = thrown("d20", {{20, 11}, {20, 17}});
    order["initiative"] = {{{"name", "Ann"}, {"bonus", 3}}, {{"name", "label"}, {"bonus", -1}}};
    order["label"] = "the cave";
    Json seeded = thrown("2d6+3", {{6, 4}, {6, 5}});
    seeded["target"] = 10;
    seeded["source"] = "app";
    seeded["seed"] = "4f2c";
    const Session session = session_of({fell, order, seeded});
    EXPECT_EQ(format_event(*session.replay().steps()[0].entry.event, session.playthrough(), session.names()),
              "Ann: dice 4d6kh3+2 shows r5 6 1 r2");
    EXPECT_EQ(format_event(*session.replay().steps()[1].entry.event, session.playthrough(), session.names()),
              R"(Ann: dice d20 shows 11 17 init "Ann" 3 "label" -1 label "the cave")");
    EXPECT_EQ(write_record(read_text(write_text(session), known_games())), write_record(session));
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
