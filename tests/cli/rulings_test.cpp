// The call that lists what tables decided.
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace castalia::testing {
namespace {

class Rulings : public ::testing::Test {
protected:
    Rulings() {
        for (const std::string* id : {&kFirstId, &kSecondId}) {
            const std::string record = table.file(*id + ".castalia", write_record(played_session(*id)));
            EXPECT_EQ(table.run({"import", record}).status, 0);
        }
    }
    Table table;
};

TEST_F(Rulings, AreListedByClauseWithTheirReasonAndSession) {
    const Ran ran = table.run({"rulings", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json rulings = Json::parse(ran.out)["rulings"];
    ASSERT_EQ(rulings.size(), 2U);
    EXPECT_EQ(rulings[0]["clause"], rulings[1]["clause"]);
    EXPECT_NE(rulings[0]["session"], rulings[1]["session"]);
    EXPECT_EQ(rulings[0]["event"], 3);
    EXPECT_EQ(rulings[0]["player"], "Ann");
    EXPECT_EQ(rulings[0]["ruling"], "she may");
    const std::string clause = rulings[0]["clause"].get<std::string>();
    const Ran told = table.run({"rulings"});
    EXPECT_TRUE(told.out.starts_with(clause + "\n  ")) << told.out;
    EXPECT_NE(told.out.find("event 4: Ann sells 4MS. Ruled: she may"), std::string::npos) << told.out;
    EXPECT_EQ(Json::parse(table.run({"rulings", "--json", "--clause", clause}).out)["rulings"].size(), 2U);
    EXPECT_EQ(Json::parse(table.run({"rulings", "--json", "--clause", "magnate.none"}).out)["rulings"].size(), 0U);
    EXPECT_EQ(Json::parse(table.run({"rulings", "--json", "--game", "musee"}).out)["rulings"].size(), 0U);
}

TEST_F(Rulings, OfAnUndoneEventAndOfTheTrashAreNotListed) {
    EXPECT_EQ(table.run({"trash", kSecondId}).status, 0);
    EXPECT_EQ(Json::parse(table.run({"rulings", "--json"}).out)["rulings"].size(), 1U);
    Store store(known_games(), table.library());
    Session session = store.load(kFirstId);
    undo(session);
    store.append(session, session.journal().size() - 1);
    const Ran ran = table.run({"rulings"});
    EXPECT_EQ(ran.out, "No table has decided anything against the rules.\n");
}

}  // namespace
}  // namespace castalia::testing
