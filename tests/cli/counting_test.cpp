// The call that counts the table and finds the mistake.
#include <gtest/gtest.h>

#include "tests/cli/program.h"
#include "tests/support/samples.h"

namespace castalia::testing {
namespace {

class CountingTheTable : public ::testing::Test {
protected:
    std::string magnate() const { return table.file("magnate.castalia", sample_file("magnate")); }

    Table table;
};

TEST_F(CountingTheTable, ReadsTheListAloudByPlaceAndPlayer) {
    const Ran ran = table.run({"count", magnate()});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(ran.out.find("Tokens\n  Ann – Moons: "), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("\nHands\n  Ann – cards in hand: "), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("\nPiles\n  Draw pile: "), std::string::npos) << ran.out;
}

TEST_F(CountingTheTable, NamesEveryCountOnceInJson) {
    const Ran ran = table.run({"count", magnate(), "--json"});
    const Json counts = Json::parse(ran.out)["counts"];
    std::vector<std::string> named;
    for (const Json& count : counts) {
        named.push_back(count["what"].dump());
        EXPECT_TRUE(count["record"].is_number_integer());
    }
    std::ranges::sort(named);
    EXPECT_EQ(std::ranges::adjacent_find(named), named.end());
    EXPECT_TRUE(std::ranges::binary_search(named, R"({"what":"tokens","player":"Ann","suit":"M"})"));
    EXPECT_TRUE(std::ranges::binary_search(named, R"({"what":"deed","player":"Ben","district":5,"suit":"K"})"));
}

TEST_F(CountingTheTable, CountsASessionOfTheLibraryAsItsRecord) {
    const std::string record = table.file("one.castalia", write_record(played_session()));
    ASSERT_EQ(table.run({"import", record}).status, 0);
    EXPECT_EQ(table.run({"count", "--session", kFirstId}).out, table.run({"count", record}).out);
}

TEST_F(CountingTheTable, FindsTheSlipThatExplainsWhatWasFound) {
    const std::string record = table.file("one.castalia", write_record(played_session()));
    const Json counts = Json::parse(table.run({"count", record, "--json"}).out)["counts"];
    const auto sold = std::ranges::find_if(
        counts, [](const Json& count) { return count["what"] == Json{{"what", "discard_pile"}}; });
    ASSERT_NE(sold, counts.end());
    const Json found = Json::array({{{"what", (*sold)["what"]}, {"to", (*sold)["record"].get<int>() + 1}}});
    const Ran ran = table.run({"count", record, "--found", found.dump(), "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["differences"].size(), 1U);
    EXPECT_EQ(json["differences"][0]["found"], (*sold)["record"].get<int>() + 1);
    EXPECT_TRUE(json["explanations"].is_array());
    const Ran told = table.run({"count", record, "--found", found.dump()});
    EXPECT_NE(told.out.find("Sold cards: the record says "), std::string::npos) << told.out;
}

TEST_F(CountingTheTable, RefusesWhatIsNoCount) {
    const Ran text = table.run({"count", magnate(), "--found", "nine"});
    EXPECT_EQ(text.status, 2);
    EXPECT_NE(text.err.find("--found"), std::string::npos) << text.err;
    const Ran other = table.run({"count", magnate(), "--found", R"([{"what": {"what": "hats"}, "to": 1}])"});
    EXPECT_EQ(other.status, 2);
    EXPECT_NE(other.err.find("found[0].what"), std::string::npos) << other.err;
}

TEST_F(CountingTheTable, WantsOneTable) {
    EXPECT_EQ(table.run({"count"}).status, 2);
    EXPECT_EQ(table.run({"count", magnate(), "--session", kFirstId}).status, 2);
    EXPECT_EQ(table.run({"count", (table / "none.castalia").string()}).status, 2);
    EXPECT_EQ(table.run({"count", "--session", kFirstId}).status, 3) << "there is no library";
}

}  // namespace
}  // namespace castalia::testing
