// The call that lays sessions side by side.
#include <gtest/gtest.h>

#include "tests/cli/program.h"
#include "tests/support/samples.h"

namespace castalia::testing {
namespace {

class Comparing : public ::testing::Test {
protected:
    Comparing() {
        record = table.file("two.castalia", write_record(played_session(kSecondId)));
        EXPECT_EQ(table.run({"import", record}).status, 0);
        sample = table.file("magnate.castalia", sample_file("magnate"));
    }

    Table table;
    std::string record, sample;
};

TEST_F(Comparing, LaysASessionOfTheLibraryBesideARecord) {
    const Ran ran = table.run({"compare", sample, kSecondId});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out.find("1  2026-11-14  Ann, Ben  59 min  150 events  "), 0U) << ran.out;
    EXPECT_NE(ran.out.find("\n2  2026-11-21  Ann, Zoë  "), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("  1  Ann 36, Ben 41\n  2  Ann "), std::string::npos) << ran.out;
}

TEST_F(Comparing, PrintsEveryCurveAsJson) {
    const Ran ran = table.run({"compare", sample, kSecondId, "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["game"], "magnate");
    ASSERT_EQ(json["sessions"].size(), 2U);
    EXPECT_EQ(json["sessions"][1]["id"], kSecondId);
    EXPECT_EQ(json["sessions"][0]["events"], 150);
    const Json& curve = json["series"][1];
    EXPECT_EQ(curve["session"], 0);
    EXPECT_EQ(curve["player"], "Ben");
    EXPECT_EQ(curve["values"].size(), 151U);
    EXPECT_EQ(curve["values"].back(), 41);
    EXPECT_EQ(json["series"][3]["session"], 1);
    EXPECT_EQ(json["series"][3]["player"], "Zoë");
    EXPECT_EQ(json["parts"][0]["values"].size(), 2U);
}

TEST_F(Comparing, SaysWhatCannotBeCompared) {
    const Ran one = table.run({"compare", sample});
    EXPECT_EQ(one.status, 2);
    EXPECT_NE(one.err.find("Two to six sessions can be compared, and this is 1."), std::string::npos) << one.err;
    const Ran other = table.run({"compare", sample, table.file("musee.castalia", sample_file("musee"))});
    EXPECT_EQ(other.status, 2);
    EXPECT_NE(other.err.find("Only sessions of one game"), std::string::npos) << other.err;
    EXPECT_EQ(table.run({"compare", sample, "nothing-has-this-id"}).status, 2);
    EXPECT_EQ(table.run({"compare"}).status, 2);
}

}  // namespace
}  // namespace castalia::testing
