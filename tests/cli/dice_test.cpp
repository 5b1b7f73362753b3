// Dice on the command line: thrown by the program, entered from the table, counted over all sessions.
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace castalia {
namespace {

using namespace castalia::testing;

struct Dice : ::testing::Test {
    Dice() { EXPECT_EQ(table.run({"import", record}).status, 0); }

    Table table;
    std::string record = table.file("thursday.castalia", write_record(played_session()));
};

TEST_F(Dice, AreThrownByTheProgramWithoutALibrary) {
    const Ran ran = table.run({"roll", "4d6kh3+2", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["source"], "app");
    ASSERT_EQ(json["dice"].size(), 4U);
    long long kept = 0, sum = 2;
    for (const Json& die : json["dice"]) {
        EXPECT_GE(die["value"].get<int>(), 1);
        EXPECT_LE(die["value"].get<int>(), 6);
        kept += die["kept"] == true ? 1 : 0;
        sum += die["kept"] == true ? die["value"].get<int>() : 0;
    }
    EXPECT_EQ(kept, 3);
    EXPECT_EQ(json["total"], sum);
}

TEST_F(Dice, AreEnteredAsTheyLay) {
    const Ran ran = table.run({"roll", "2d10", "--shown", "0,7", "--session", kFirstId, "--player", "Ann", "--label",
                               "who begins", "--set", "the blue ones"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(ran.out.find("Ann rolls d10 10, d10 7 for who begins"), std::string::npos) << ran.out;
    const Json shown = Json::parse(table.run({"export", "--session", kFirstId, "--to", "json"}).out);
    Json event = shown["events"].back();
    event.erase("at");
    EXPECT_EQ(event.dump(),
              R"({"type":"dice","player":"Ann","dice":[{"sides":10,"value":10},{"sides":10,"value":7}],)"
              R"("label":"who begins","die":"the blue ones","note":"2d10: 10 7 = 17"})");
}

TEST_F(Dice, AreRefusedWithThePlaceAndTheReason) {
    const std::tuple<std::vector<std::string>, const char*> rows[] = {
        {{"roll", "1000000d6"}, "at character 1: at most 1000 dice"},
        {{"roll", "999999999d999999999"}, "at character 1: at most 1000 dice"},
        {{"roll", "2d6*2"}, "at character 4"},
        {{"roll", "2d6", "--shown", "7,1"}, "A d6 cannot show 7"},
        {{"roll", "2d6", "--shown", "1"}, "not complete"},
        {{"roll", "2d6", "--shown", "1,1,1"}, "more are named"},
        {{"roll", "7", "--session", kFirstId}, "no dice"},
    };
    const std::string before = table.run({"list", "--json"}).out;
    for (const auto& [words, says] : rows) {
        const Ran ran = table.run(words);
        EXPECT_EQ(ran.status, 2) << words[1];
        EXPECT_NE(ran.err.find(says), std::string::npos) << ran.err;
    }
    EXPECT_EQ(table.run({"roll", "d6", "--shown", "1", "--session", kFirstId, "--player", "Zaphod"}).status, 1);
    EXPECT_EQ(table.run({"list", "--json"}).out, before);
}

TEST_F(Dice, AreCountedOverAllSessions) {
    for (const char* shown : {"1,2,3,4,5,6", "6,6,6,6,6,6"}) {
        ASSERT_EQ(table.run({"roll", "6d6", "--shown", shown, "--session", kFirstId, "--set", "bone"}).status, 0);
    }
    const Ran ran = table.run({"stats", "dice", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["sessions"], 1);
    EXPECT_EQ(json["thrown"], 14) << "the two of the game's own roll too";
    EXPECT_EQ(json["groups"][0]["set"], "bone");
    EXPECT_EQ(json["groups"][0]["faces"]["6"], 7);
    EXPECT_TRUE(json["groups"][0]["p"].is_null()) << "twelve rolls say nothing";
    EXPECT_EQ(json["luck"].size(), 2U);
    const std::string text = table.run({"stats", "dice"}).out;
    EXPECT_NE(text.find("bone, d6: 12 rolls"), std::string::npos) << text;
    EXPECT_NE(text.find("Too few to compare with chance: 12 of 30 rolls"), std::string::npos) << text;
    EXPECT_EQ(table.run({"stats"}).status, 0);
    EXPECT_EQ(table.run({"stats", "dice", "--game", "chess"}).status, 2);
}

}  // namespace
}  // namespace castalia
