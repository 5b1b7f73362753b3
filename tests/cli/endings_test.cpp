// The call that compares the ends of sessions with what an older version said.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace castalia::testing {
namespace {

/// Two open sessions, of which an older version said that Ann had won them.
class OldEvenings : public ::testing::Test {
protected:
    OldEvenings() {
        for (const std::string* id : {&kFirstId, &kSecondId}) {
            const std::string record = table.file(*id + ".castalia", write_record(played_session(*id)));
            EXPECT_EQ(table.run({"import", record}).status, 0);
        }
        SQLite::Database database(table.library().string(), SQLite::OPEN_READWRITE);
        database.exec(
            "UPDATE summary SET status = 'finished', winners = '[\"Ann\"]', result = '\"Ann wins\"', score = '9–8'; "
            "UPDATE setting SET value = '1' WHERE name = 'library.summary_version'");
    }
    Json compared(std::vector<std::string> more = {}) {
        std::vector<std::string> words{"verify", "--compare", "--json"};
        words.insert(words.end(), more.begin(), more.end());
        const Ran ran = table.run(words);
        status = ran.status;
        EXPECT_EQ(ran.err, "");
        return Json::parse(ran.out);
    }
    std::string result_of(const std::string& id) {
        return Json::parse(table.run({"show", id, "--json"}).out).at("result").get<std::string>();
    }

    Table table;
    int status = -1;
};

TEST_F(OldEvenings, AreListedWithBothResults) {
    const Json found = compared();
    EXPECT_EQ(status, 1) << "something is to be decided";
    EXPECT_EQ(found.at("sessions"), 2);
    EXPECT_EQ(found.at("undecided"), 2);
    ASSERT_EQ(found.at("differences").size(), 2u);
    const Json& one = found.at("differences")[0];
    EXPECT_EQ(one.at("decision"), "none");
    EXPECT_EQ(one.at("recorded").at("result"), "Ann wins");
    EXPECT_EQ(one.at("recorded").at("status"), "finished");
    EXPECT_EQ(one.at("recorded").at("winners"), Json::array({"Ann"}));
    EXPECT_EQ(one.at("today").at("result"), "Still open");
    EXPECT_EQ(one.at("today").at("status"), "open");
    const Ran told = table.run({"verify", "--compare"});
    EXPECT_NE(told.out.find("Result: Ann wins as recorded; Still open by today’s rules"), std::string::npos)
        << told.out;
    EXPECT_NE(told.out.find("2 sessions wait for a decision"), std::string::npos) << told.out;
    const Ran verified = table.run({"verify"});
    EXPECT_EQ(verified.status, 0) << verified.out;
    EXPECT_NE(verified.err.find("2 sessions end otherwise"), std::string::npos) << verified.err;
    EXPECT_TRUE(std::filesystem::exists(table / "library.lists-1.sqlite")) << "the library as it was";
}

TEST_F(OldEvenings, AreKeptOrAcceptedOneByOne) {
    const Json kept = compared({"--keep", kFirstId});
    EXPECT_EQ(status, 1);
    EXPECT_EQ(kept.at("undecided"), 1);
    EXPECT_EQ(result_of(kFirstId), "Ann wins (kept as recorded)");
    const Json accepted = compared({"--accept", "0299"});
    EXPECT_EQ(status, 0);
    ASSERT_EQ(accepted.at("differences").size(), 1u);
    EXPECT_EQ(accepted.at("differences")[0].at("session"), kFirstId);
    EXPECT_EQ(accepted.at("differences")[0].at("decision"), "kept");
    EXPECT_EQ(table.run({"verify"}).err, "");
    EXPECT_EQ(table.run({"verify"}).status, 0);
}

TEST_F(OldEvenings, AreKeptOrAcceptedAllAtOnce) {
    EXPECT_EQ(compared({"--keep", "all"}).at("undecided"), 0);
    EXPECT_EQ(status, 0);
    EXPECT_EQ(result_of(kSecondId), "Ann wins (kept as recorded)");
    EXPECT_EQ(compared({"--accept", kFirstId, "--accept", kSecondId}).at("differences").size(), 0u);
    EXPECT_EQ(table.run({"verify"}).status, 0);
}

TEST_F(OldEvenings, AreNotDecidedAboutWithoutComparing) {
    EXPECT_EQ(table.run({"verify", "--keep", "all"}).status, 2);
    EXPECT_EQ(table.run({"verify", "--compare", "--keep", "ffff"}).status, 2);
    EXPECT_EQ(compared().at("undecided"), 2);
}

}  // namespace
}  // namespace castalia::testing
