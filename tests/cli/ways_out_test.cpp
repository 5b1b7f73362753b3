// The call that says what a record would need for an event that it cannot carry.
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace castalia::testing {
namespace {

constexpr const char* kSoldAlready = R"({"type": "sell", "player": "Ann", "card": "4WL", "ruling": "she may"})";

class WaysOut : public ::testing::Test {
protected:
    WaysOut() {
        record = table.file("one.castalia", write_record(played_session()));
        EXPECT_EQ(table.run({"import", record}).status, 0);
    }
    Json ways(const std::vector<std::string>& words) const {
        std::vector<std::string> all{"ways", "--json"};
        all.insert(all.end(), words.begin(), words.end());
        const Ran ran = table.run(all);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return Json::parse(ran.out);
    }

    Table table;
    std::string record;
};

TEST_F(WaysOut, NameTheEntryThatMadeItImpossibleAndWhatWouldHelp) {
    const Ran told = table.run({"ways", record, "--event", kSoldAlready});
    EXPECT_EQ(told.status, 0) << told.err;
    EXPECT_NE(
        told.out.find("4WL lies in the discard pile (magnate.card.elsewhere)\nEvent 2 made it so: Ann sells 4WL"),
        std::string::npos)
        << told.out;
    EXPECT_NE(told.out.find("\n1. Event 2 did not happen: Ann sells 4WL."), std::string::npos) << told.out;
    const Json json = ways({record, "--event", kSoldAlready});
    EXPECT_EQ(json["since"], 1);
    EXPECT_EQ(json["refusal"]["clause"], "magnate.card.elsewhere");
    EXPECT_EQ(json["ways"][0]["kind"], "struck");
    EXPECT_EQ(json["ways"][0]["event"], 1);
    EXPECT_TRUE(json["ways"][0]["events"].empty());
    EXPECT_EQ(json["ways"][1]["kind"], "changed");
    EXPECT_EQ(json["ways"][1]["events"].size(), 1U);
}

TEST_F(WaysOut, AreToldInShortWhereAnEventIsRefused) {
    const Ran ran = table.run({"append", kFirstId, kSoldAlready});
    EXPECT_EQ(ran.status, 1);
    EXPECT_NE(
        ran.err.find(
            "refused: 4WL lies in the discard pile (magnate.card.elsewhere)\ncastalia-cli: Event 2 made it so: "),
        std::string::npos)
        << ran.err;
}

TEST_F(WaysOut, AreAcceptedInASessionOfTheLibraryAsOneCorrection) {
    const Json found = ways({"--session", kFirstId, "--event", kSoldAlready});
    std::size_t struck = 0;
    for (std::size_t i = 0; i < found["ways"].size(); ++i) {
        struck = found["ways"][i]["kind"] == "struck" ? i + 1 : struck;
    }
    ASSERT_GT(struck, 0U) << found;
    EXPECT_EQ(table.run({"ways", record, "--event", kSoldAlready, "--accept", "1"}).status, 2) << "no session";
    EXPECT_EQ(table.run({"ways", "--session", kFirstId, "--event", kSoldAlready, "--accept", "99"}).status, 2);
    const Ran taken =
        table.run({"ways", "--session", kFirstId, "--event", kSoldAlready, "--accept", std::to_string(struck)});
    EXPECT_EQ(taken.status, 0) << taken.err;
    EXPECT_TRUE(
        taken.out.ends_with("\ncorrected: " + std::string(kFirstId) + ", by way " + std::to_string(struck) + "\n"))
        << taken.out;
    EXPECT_EQ(ways({"--session", kFirstId, "--event", kSoldAlready})["since"], 3) << "the entry stands last now";
    EXPECT_EQ(table.run({"verify"}).status, 0);
}

TEST_F(WaysOut, ThatThereAreNoneIsStatusOne) {
    const Ran ran = table.run({"ways", record, "--event", R"({"type": "sell", "player": "Ann", "card": "CM"})"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_NE(ran.out.find("No entry made it so"), std::string::npos) << ran.out;
}

TEST_F(WaysOut, WantOneSessionAndOneRefusedEvent) {
    EXPECT_EQ(table.run({"ways", record}).status, 2);
    EXPECT_EQ(table.run({"ways", record, "--entry", "1"}).status, 2) << "it stands";
    EXPECT_EQ(table.run({"ways", record, "--entry", "99"}).status, 2);
    EXPECT_EQ(table.run({"ways", record, "--event", "nine"}).status, 2);
    EXPECT_EQ(table.run({"ways", "--event", kSoldAlready}).status, 2);
}

}  // namespace
}  // namespace castalia::testing
