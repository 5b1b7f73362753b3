// Sessions in the trash: calls read them, and change them only when they were brought back.
#include <gtest/gtest.h>

#include "tests/cli/program.h"
#include "tests/support/pictures.h"

namespace castalia::testing {
namespace {

struct InTheTrash : ::testing::Test {
    InTheTrash() {
        EXPECT_EQ(table.run({"import", table.file("thursday.castalia", write_record(played_session()))}).status, 0);
    }

    Json listed(const std::vector<std::string>& more = {}) const {
        std::vector<std::string> words{"list", "--json"};
        words.insert(words.end(), more.begin(), more.end());
        return Json::parse(table.run(words).out);
    }
    /// Expects that the call is refused with the session and the way to bring it back.
    std::string refused(const std::vector<std::string>& words, const std::string& id = kFirstId) const {
        const Ran ran = table.run(words);
        EXPECT_EQ(ran.status, 1) << words[0] << ran.out;
        EXPECT_EQ(ran.out, "") << words[0];
        EXPECT_NE(ran.err.find("lies in the trash"), std::string::npos) << words[0] << ran.err;
        EXPECT_NE(ran.err.find("castalia-cli trash --restore " + id), std::string::npos) << words[0] << ran.err;
        return ran.err;
    }

    Table table;
};

TEST_F(InTheTrash, ASessionIsCorrectedOnceAndThenItsSuccessor) {
    const Json done = Json::parse(table.run({"correct", "0199c1de", "--player", "Zoë=Eve", "--json"}).out);
    const std::string now = done.at("id");
    EXPECT_EQ(done.at("replaces"), kFirstId);
    for (int again = 0; again < 2; ++again) {
        const std::string said = refused({"correct", kFirstId, "--player", "Zoë=Dora"});
        EXPECT_NE(said.find(now), std::string::npos) << said;
    }
    EXPECT_EQ(listed().size(), 1U);
    EXPECT_EQ(listed({"--trash"}).size(), 1U);
    const Ran next = table.run({"correct", now, "--player", "Eve=Dora", "--json"});
    ASSERT_EQ(next.status, 0) << next.err;
    const std::string latest = Json::parse(next.out).at("id");
    EXPECT_NE(refused({"correct", kFirstId, "--player", "Zoë=Cid"}).find(latest), std::string::npos)
        << "the last one of a row";
    EXPECT_NE(refused({"correct", now, "--player", "Eve=Cid"}, now).find(latest), std::string::npos);
    EXPECT_EQ(table.run({"verify"}).status, 0);
}

TEST_F(InTheTrash, ASessionIsCorrectedWhenItWasBroughtBack) {
    ASSERT_EQ(table.run({"trash", kFirstId}).status, 0);
    EXPECT_NE(refused({"correct", kFirstId, "--player", "Zoë=Eve"}).find("Bring it back first"), std::string::npos);
    EXPECT_EQ(listed().size(), 0U);
    ASSERT_EQ(table.run({"trash", kFirstId, "--restore"}).status, 0);
    EXPECT_EQ(table.run({"correct", kFirstId, "--player", "Zoë=Eve"}).status, 0);
}

TEST_F(InTheTrash, NothingIsChanged) {
    const std::string picture = table.file("end.png", png_file());
    ASSERT_EQ(table.run({"photo", "attach", picture, "--session", kFirstId}).status, 0);
    ASSERT_EQ(table.run({"trash", kFirstId}).status, 0);
    const std::string before = table.run({"show", kFirstId, "--json"}).out;
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"append", "0199", kNote},
             {"append", kFirstId, "-"},
             {"roll", "2d6", "--session", kFirstId},
             {"roll", "2d6", "--session", kFirstId, "--json"},
             {"tag", kFirstId, "league"},
             {"tag", kFirstId, "league", "--remove"},
             {"annotate", kFirstId, "1", "why"},
             {"exclude", kFirstId},
             {"exclude", kFirstId, "--undo"},
             {"describe", kFirstId, "--title", "Friday"},
             {"correct", kFirstId, "--player", "Zoë=Eve"},
             {"ways", "--session", kFirstId, "--event", R"({"type": "sell", "player": "Ann", "card": "4WL"})",
              "--accept", "1"},
             {"verify", "--compare", "--keep", kFirstId},
             {"photo", "attach", picture, "--session", kFirstId},
             {"photo", "caption", "1", "The end"},
             {"photo", "remove", "1"}}) {
        refused(words);
        EXPECT_EQ(table.run({"show", kFirstId, "--json"}).out, before) << words[0];
    }
    EXPECT_EQ(table.run({"photo", "remove", "2"}).status, 2) << "there is none";
    ASSERT_EQ(table.run({"trash", kFirstId, "--restore"}).status, 0);
    EXPECT_EQ(table.run({"append", kFirstId, kNote}).status, 0);
    EXPECT_EQ(table.run({"photo", "remove", "1"}).status, 0);
    EXPECT_EQ(table.run({"verify"}).status, 0);
}

TEST_F(InTheTrash, EverythingIsReadAndToldToLieThere) {
    EXPECT_EQ(table.run({"show", kFirstId}).out.find("trash"), std::string::npos);
    ASSERT_EQ(table.run({"trash", kFirstId}).status, 0);
    EXPECT_EQ(Json::parse(table.run({"show", kFirstId, "--json"}).out).at("standing"), "trashed");
    EXPECT_NE(table.run({"show", kFirstId}).out.find("\nThis session lies in the trash.\n"), std::string::npos);
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"export", "--session", kFirstId, "--to", "json"},
                                               {"log", "--session", kFirstId},
                                               {"review", "--session", kFirstId},
                                               {"count", "--session", kFirstId},
                                               {"compare", kFirstId, kFirstId},
                                               {"photo", "list", "--session", kFirstId},
                                               {"tag", kFirstId},
                                               {"verify", kFirstId},
                                               {"trash", kFirstId}}) {
        const Ran ran = table.run(words);
        EXPECT_EQ(ran.status, 0) << words[0] << ran.err;
    }
}

}  // namespace
}  // namespace castalia::testing
