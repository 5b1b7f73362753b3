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
    EXPECT_EQ(json["expression"], "4d6kh3+2");
    ASSERT_EQ(json["values"].size(), 4U);
    long long kept = 0, sum = 2;
    for (const Json& die : json["values"]) {
        EXPECT_GE(die["value"].get<int>(), 1);
        EXPECT_LE(die["value"].get<int>(), 6);
        kept += die["state"] == "kept" ? 1 : 0;
        sum += die["state"] == "kept" ? die["value"].get<int>() : 0;
    }
    EXPECT_TRUE(json["successes"].is_null());
    EXPECT_TRUE(json["target"].is_null());
    EXPECT_TRUE(json["outcome"].is_null());
    EXPECT_EQ(kept, 3);
    EXPECT_EQ(json["total"], sum);
}

TEST_F(Dice, AreEnteredAsTheyLay) {
    const Ran ran = table.run({"roll", "2d10", "--shown", "0,7", "--session", kFirstId, "--player", "Ann", "--label",
                               "who begins", "--set", "the blue ones"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(ran.out.find("Ann rolls 2d10 for who begins: 10 7, 17"), std::string::npos) << ran.out;
    const Json shown = Json::parse(table.run({"export", "--session", kFirstId, "--to", "json"}).out);
    Json event = shown["events"].back();
    event.erase("at");
    EXPECT_EQ(event.dump(),
              R"({"type":"dice","player":"Ann","dice":[{"sides":10,"value":10},{"sides":10,"value":7}],)"
              R"("expression":"2d10","label":"who begins","die":"the blue ones"})");
}

TEST_F(Dice, AreRefusedWithThePlaceAndTheReason) {
    const std::tuple<std::vector<std::string>, const char*> rows[] = {
        {{"roll", "1000000d6"}, "at character 1: at most 1000 dice"},
        {{"roll", "999999999d999999999"}, "at character 1: at most 1000 dice"},
        {{"roll", "2d6s2"}, "at character 4"},
        {{"roll", "4d6s1"}, "4d6dl1 would be read"},
        {{"roll", "2d6", "--shown", "7,1"}, "at character 1: die 1 is a d6, which cannot show 7"},
        {{"roll", "4d6", "--shown", "5617"}, "at character 4: die 4 is a d6, which cannot show 7"},
        {{"roll", "d66"}, "d66 means different things to different programs; type 10*d6+d6"},
        {{"roll", "d6", "--times", "3", "--shown", "1"}, "--times"},
        {{"odds", "1000d1000000"}, "would take too long"},
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

TEST_F(Dice, AreToldByWhatEachOfThemIs) {
    const auto json = [&](std::vector<std::string> words) {
        words.push_back("--json");
        const Ran ran = table.run(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return Json::parse(ran.out);
    };
    const Json kept = json({"roll", "4d6kh3+2", "--shown", "5612"});
    EXPECT_EQ(kept["total"], 15);
    EXPECT_EQ(kept["meaning"], "4 dice with 6 sides, the highest 3 kept, plus 2");
    EXPECT_EQ(kept["values"].dump(),
              R"([{"sides":6,"value":5,"state":"kept"},{"sides":6,"value":6,"state":"kept"},)"
              R"({"sides":6,"value":1,"state":"dropped"},{"sides":6,"value":2,"state":"kept"}])");
    const Json pool = json({"roll", "5d10>=8 f=1", "--shown", "9", "8", "1", "10", "3"});
    EXPECT_TRUE(pool["total"].is_null());
    EXPECT_EQ(pool["successes"], 2);
    const Json against = json({"roll", "2d6+3 vs 10", "--shown", "12"});
    EXPECT_EQ(against["target"], 10);
    EXPECT_EQ(against["outcome"], "failure");
    EXPECT_EQ(json({"roll", "d%", "--shown", "00", "0"})["total"], 100);
    EXPECT_EQ(json({"roll", "d%", "--shown", "0"})["total"], 100);
    EXPECT_EQ(json({"roll", "4dF", "--shown", "1", "-1", "0", "1"})["total"], 1);
    EXPECT_EQ(json({"roll", "d66", "--dialect", "bcdice", "--shown", "35"})["total"], 35);
    EXPECT_EQ(json({"roll", "d66", "--dialect", "rpg", "--shown", "35"})["expression"], "1d66");
    const Json often = json({"roll", "4d6kh3", "--times", "100000"});
    long long all = 0;
    for (const Json& one : often["results"]) {
        all += one["times"].get<long long>();
    }
    EXPECT_EQ(all, 100'000);
    EXPECT_NEAR(often["mean"].get<double>(), 12.2446, 0.1);
    // CLI11 2.1.2 reads 010 as 8, and 08 as no number.
    const auto times_of = [&](const char* typed) {
        int times = 0;
        const Json thrown = json({"roll", "d6", "--times", typed});
        for (const Json& one : thrown["results"]) {
            times += one["times"].get<int>();
        }
        return times;
    };
    EXPECT_EQ(times_of("010"), 10);
    EXPECT_EQ(times_of("08"), 8);
}

TEST_F(Dice, WithSeveralMeaningsAreAskedAbout) {
    const std::tuple<const char*, std::size_t> rows[] = {{"d66", 2}, {"3d6>4", 3}, {"4d6r<3", 2}};
    for (const auto& [line, meanings] : rows) {
        const Ran ran = table.run({"roll", line, "--json"});
        EXPECT_EQ(ran.status, 2) << line;
        const Json json = Json::parse(ran.out);
        ASSERT_EQ(json["readings"].size(), meanings) << line;
        for (const Json& reading : json["readings"]) {
            EXPECT_TRUE(reading.contains("dialect") && reading.contains("expression") && reading.contains("meaning"));
            const Ran again = table.run({"odds", line, "--dialect", reading["dialect"].get<std::string>(), "--json"});
            EXPECT_EQ(Json::parse(again.out)["expression"], reading["expression"]);
        }
    }
    EXPECT_EQ(table.run({"odds", "d66", "--json"}).status, 2);
}

TEST_F(Dice, HaveTheirOdds) {
    const Json json = Json::parse(table.run({"odds", "4d6kh3", "--target", "16", "--json"}).out);
    EXPECT_EQ(json["minimum"], 3);
    EXPECT_EQ(json["maximum"], 18);
    ASSERT_EQ(json["distribution"].size(), 16U);
    EXPECT_EQ(json["distribution"][0]["total"], 3);
    EXPECT_NEAR(json["distribution"][0]["chance"].get<double>(), 1.0 / 1296, 1e-15);
    EXPECT_NEAR(json["chance"].get<double>(), 169.0 / 1296, 1e-12);
    double sum = 0;
    const Json pool = Json::parse(table.run({"odds", "5d10>=8 f=1", "--json"}).out);
    for (const Json& one : pool["distribution"]) {
        EXPECT_TRUE(one.contains("successes"));
        sum += one["chance"].get<double>();
    }
    EXPECT_NEAR(sum, 1, 1e-12);
    const std::string english = table.run({"odds", "2d6 vs 7"}).out;
    EXPECT_NE(english.find("reached in 58.33 %"), std::string::npos) << english;
    EXPECT_NE(english.find("\n12  2.7778  2.7778\n"), std::string::npos) << english;
    setenv("LC_ALL", "de_DE.UTF-8", 1);
    const std::string german = table.run({"odds", "2d6 vs 7"}).out;
    setenv("LC_ALL", "C.UTF-8", 1);
    for (const char* number : {"7,00", "58,33 %", "\n12  2,7778  2,7778\n"}) {
        EXPECT_NE(german.find(number), std::string::npos) << number << " in " << german;
    }
}

TEST_F(Dice, AgreeInNumberWithTheirFate) {
    setenv("LC_ALL", "it_IT.UTF-8", 1);
    const std::string one = table.run({"roll", "4d6kh3", "--shown", "5612"}).out;
    const std::string two = table.run({"roll", "4d6kh2", "--shown", "5612"}).out;
    setenv("LC_ALL", "C.UTF-8", 1);
    EXPECT_NE(one.find("1 scartato"), std::string::npos) << one;
    EXPECT_NE(two.find("1 2 scartati"), std::string::npos) << two;
}

TEST_F(Dice, OfAThrowAreOneEvent) {
    const Ran ran = table.run({"roll", "2d6+3 vs 10 for the door", "--shown", "45", "--session", kFirstId, "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json object = Json::parse(ran.out);
    EXPECT_EQ(object["outcome"], "success");
    EXPECT_EQ(object["session"], kFirstId);
    Json event = Json::parse(table.run({"export", "--session", kFirstId, "--to", "json"}).out)["events"].back();
    event.erase("at");
    EXPECT_EQ(event.dump(), R"({"type":"dice","dice":[{"sides":6,"value":4},{"sides":6,"value":5}],)"
                            R"("expression":"2d6+3","target":10,"label":"for the door"})");
    const std::string csv = table.run({"export", "--session", kFirstId, "--to", "csv"}).out;
    EXPECT_NE(csv.find(",2d6+3 vs 10,4 5,12,,10,success"), std::string::npos) << csv;
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
    ASSERT_EQ(table.run({"exclude", kFirstId}).status, 0);
    EXPECT_EQ(Json::parse(table.run({"stats", "dice", "--json"}).out)["thrown"], 14)
        << "a die counts wherever it fell";
}

TEST_F(Dice, OfTwoSetsAreComparedWhereBothAreKnown) {
    for (const char* set : {"bone", "glass"}) {
        ASSERT_EQ(table.run({"roll", "d6", "--shown", "3", "--session", kFirstId, "--set", set}).status, 0);
    }
    for (const auto& [other, why] : std::vector<std::pair<std::string, std::string>>{
             {"glas", "No dice of the library are called glas. Did you mean glass?"},
             {"brass", "No dice of the library are called brass. Run castalia-cli stats dice to see all dice."},
             {"bone", "--compare needs two different sets, not bone twice."}}) {
        const Ran ran = table.run({"stats", "dice", "--compare", "bone", other});
        EXPECT_EQ(ran.status, 2) << other;
        EXPECT_EQ(ran.err, "castalia-cli: " + why + "\n");
        EXPECT_EQ(ran.out, "");
    }
    const Ran few = table.run({"stats", "dice", "--compare", "bone", "glass", "--since", "2030-01-01"});
    EXPECT_EQ(few.status, 0) << "both are known, though not in this time: " << few.err;
}

TEST_F(Dice, ThatFellAreMarkedAndTold) {
    const Ran ran =
        table.run({"roll", "4d6kh3+2", "--shown", "56r12", "--session", kFirstId, "--player", "Ann", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(Json::parse(ran.out)["values"][2].dump(), R"({"sides":6,"value":1,"state":"dropped","fell":true})");
    const std::string text = table.run({"show", kFirstId}).out;
    EXPECT_NE(text.find("die 3 fell off the table"), std::string::npos) << text;
    EXPECT_NE(table.run({"export", "--session", kFirstId, "--to", "text"}).out.find("dice 4d6kh3+2 shows 5 6 r1 2"),
              std::string::npos);
}

TEST_F(Dice, OfASeedAreTheSameAgain) {
    const Ran ran = table.run({"roll", "2d6", "--seed", "tea", "--session", kFirstId, "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(Json::parse(ran.out)["total"], 4);
    const Json event = Json::parse(table.run({"export", "--session", kFirstId, "--to", "json"}).out)["events"].back();
    EXPECT_EQ(event["seed"], "tea");
    EXPECT_EQ(event["source"], "app");
    const Json kept = Json::parse(table.run({"roll", "8d6", "--keep-seed", "--json"}).out);
    const Json again =
        Json::parse(table.run({"roll", "8d6", "--seed", kept["seed"].get<std::string>(), "--json"}).out);
    EXPECT_EQ(again["values"], kept["values"]);
    EXPECT_EQ(table.run({"roll", "2d6", "--seed", "tea", "--shown", "12"}).status, 2);
    EXPECT_EQ(table.run({"roll", "2d6", "--seed", ""}).status, 0) << "no seed is no seed";
}

TEST_F(Dice, ForTheInitiativePutNamesInOrder) {
    const Ran ran = table.run({"roll", "d20", "--init", "Ann+3", "goblins-1", "the dragon", "--shown", "11", "17",
                               "14", "--session", kFirstId, "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(Json::parse(ran.out)["initiative"].dump(),
              R"([{"name":"goblins","bonus":-1,"result":16},{"name":"Ann","bonus":3,"result":14},)"
              R"({"name":"the dragon","bonus":0,"result":14}])");
    EXPECT_NE(table.run({"roll", "d20", "--init", "Ann+3", "Ben", "--shown", "11,17"})
                  .out.find("Initiative, d20: Ben 17, Ann 14"),
              std::string::npos);
    EXPECT_EQ(table.run({"roll", "d20", "--init", "Ann", "Ben", "--shown", "11"}).status, 2);
    EXPECT_EQ(table.run({"roll", "d20 vs 10", "--init", "Ann"}).status, 2);
}

TEST_F(Dice, AreKeptUnderNamesAndCarriedToAnotherLibrary) {
    EXPECT_EQ(table.run({"throws", "keep", "attack", "D20+5 vs 14", "--key", "a"}).status, 0);
    EXPECT_EQ(table.run({"throws", "keep", "luck", "2d6"}).out, "1 throw kept\n");
    EXPECT_EQ(table.run({"throws", "keep", "charm", "3d6>4"}).status, 2);
    const std::string json = table.run({"throws", "--json"}).out;
    EXPECT_EQ(Json::parse(json).dump(),
              R"({"throws":[{"name":"attack","dice":"d20+5 vs 14","key":"a"},{"name":"luck","dice":"2d6"}]})");
    EXPECT_NE(table.run({"throws"}).out.find("attack  d20+5 vs 14  a  one die with 20 sides"), std::string::npos);
    EXPECT_EQ(table.run({"throws", "drop", "luck", "--json"}).out, "{\n  \"dropped\": \"luck\"\n}\n");
    EXPECT_EQ(table.run({"throws", "drop", "luck"}).status, 2);
    EXPECT_EQ(table.run({"throws", "keep", "luck", "2d6", "--json"}).out, "{\n  \"kept\": 1\n}\n");
    EXPECT_EQ(table.run({"throws", "drop", "luck"}).out, "throw removed: luck\n");
    EXPECT_EQ(table.run({"throws", "import", table.file("throws.json", json)}).status, 0);
    EXPECT_EQ(table.run({"throws", "--json"}).out, json);
    EXPECT_EQ(table.run({"throws", "import", table.file("bad.json", R"({"throws": [{"name": "a"}]})")}).status, 2);
    EXPECT_EQ(table.run({"throws", "--json"}).out, json);
}

TEST_F(Dice, AreFoundByASearch) {
    ASSERT_EQ(table.run({"roll", "d20+5", "--shown", "20", "--session", kFirstId, "--player", "Ann"}).status, 0);
    for (const char* words : {"natural 20", "total>=18", "total=25"}) {
        EXPECT_NE(table.run({"search", words}).out.find("Ann rolls d20+5: 20, 25"), std::string::npos) << words;
    }
    EXPECT_NE(table.run({"search", "natural", "20"}).out.find("Ann rolls d20+5"), std::string::npos);
    EXPECT_EQ(table.run({"search", "natural 19"}).out, "");
    EXPECT_EQ(table.run({"search", "total<25"}).out, "");
}

}  // namespace
}  // namespace castalia
