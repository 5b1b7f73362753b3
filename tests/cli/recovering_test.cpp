// Backups, a damaged library and the drill on the command line.
#include <gtest/gtest.h>

#include <algorithm>

#include "db/safety/backups.h"
#include "tests/cli/program.h"

namespace castalia {
namespace {

using namespace castalia::testing;

struct Recovering : ::testing::Test {
    Recovering() {
        EXPECT_EQ(table.run({"import", table.file("thursday.castalia", write_record(played_session()))}).status, 0);
    }
    void damage() const { write_bytes(table.library(), "struck by lightning " + std::string(9000, '?')); }

    Table table;
};

bool tells(const std::string& text, const std::string& words) { return text.find(words) != std::string::npos; }

TEST_F(Recovering, BacksUpIntoTheFolderBesideTheLibrary) {
    const Ran ran = table.run({"backup"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(tells(ran.out, "backed up and checked, 1 session")) << ran.out;
    EXPECT_EQ(backups_of(table.library()).size(), 1u);
    std::filesystem::remove(table.library());
    std::filesystem::remove_all(backup_folder(table.library()));
    EXPECT_TRUE(tells(table.run({"backup", "--create"}).out, "Nothing was backed up"));
}

TEST_F(Recovering, OfADamagedLibraryTellsOfTheCopyAndPutsItInPlace) {
    table.run({"backup"});
    EXPECT_EQ(table.run({"append", "0199", kNote}).status, 0);
    const Ran asked = table.run({"restore"});
    EXPECT_EQ(asked.status, 0) << asked.err;
    EXPECT_TRUE(tells(asked.out, "It lacks 1 event or correction")) << asked.out;
    damage();
    const Ran list = table.run({"list"});
    EXPECT_EQ(list.status, 3);
    EXPECT_TRUE(tells(list.err, "Run castalia-cli restore")) << list.err;
    const Ran blind = table.run({"restore"});
    EXPECT_EQ(blind.status, 0);
    EXPECT_TRUE(tells(blind.out, "cannot be read far enough")) << blind.out;
    EXPECT_EQ(table.run({"list"}).status, 3) << "asking changes nothing";
    EXPECT_EQ(table.run({"restore", "--newest"}).status, 0);
    EXPECT_EQ(table.run({"export", "--session", kFirstId, "--to", "json"}).out, write_record(played_session()));
    EXPECT_TRUE(tells(bytes_of(table / "library.damaged.sqlite"), "lightning"));
}

TEST_F(Recovering, WithoutAGoodCopySaysSoAndLeavesEverything) {
    damage();
    const std::string before = bytes_of(table.library());
    EXPECT_EQ(table.run({"restore"}).status, 1);
    EXPECT_EQ(table.run({"restore", "--newest"}).status, 1);
    EXPECT_EQ(table.run({"restore", "--newest", "some.sqlite"}).status, 2);
    EXPECT_EQ(bytes_of(table.library()), before);
}

TEST_F(Recovering, DrillsOnCopiesAndTellsTheFigures) {
    const Ran ran = table.run({"drill"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(tells(ran.out, "Damaged in 7 ways: recognised 7 times, restored to the same contents 7 times"))
        << ran.out;
    const Json object = parse_json(table.run({"drill", "--json"}).out);
    EXPECT_EQ(object.at("deeds"), 4);
    EXPECT_EQ(object.at("cuts"), object.at("whole"));
    EXPECT_EQ(object.at("wrong"), Json::array());
    EXPECT_EQ(table.run({"verify"}).status, 0);
}

}  // namespace
}  // namespace castalia
