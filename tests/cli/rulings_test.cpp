// The call that lists what tables decided.
#include <gtest/gtest.h>

#include "db/history/house_rules.h"
#include "tests/cli/program.h"
#include "tests/support/appended.h"

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

TEST_F(Rulings, AreWrittenAsATableAndWithTheRulesOfTheHouse) {
    const Ran table_of_all = table.run({"rulings", "--csv"});
    EXPECT_TRUE(table_of_all.out.starts_with("clause,game,session,")) << table_of_all.out;
    EXPECT_EQ(std::ranges::count(table_of_all.out, '\n'), 3);
    EXPECT_EQ(table.run({"rulings", "--csv", "--json"}).status, 2);
    EXPECT_TRUE(Json::parse(table.run({"rulings", "--json"}).out)["house_rules"].empty());
    Store store(known_games(), table.library());
    keep_house_rule(store, "magnate", {"magnate.sell", "A player may sell twice."});
    keep_house_rule(store, "musee", {"", "Nobody hurries."});
    const Ran told = table.run({"rulings"});
    EXPECT_NE(told.out.find("House rules of Magnate\n  A player may sell twice. (magnate.sell)\n"), std::string::npos)
        << told.out;
    EXPECT_NE(told.out.find("House rules of Musée\n  Nobody hurries.\n"), std::string::npos) << told.out;
    const Json rules = Json::parse(table.run({"rulings", "--json", "--game", "magnate"}).out)["house_rules"];
    ASSERT_EQ(rules.size(), 1U);
    EXPECT_EQ(rules[0]["rule"], "A player may sell twice.");
    EXPECT_EQ(rules[0]["clause"], "magnate.sell");
}

TEST_F(Rulings, OfAnUndoneEventAndOfTheTrashAreNotListed) {
    EXPECT_EQ(table.run({"trash", kSecondId}).status, 0);
    EXPECT_EQ(Json::parse(table.run({"rulings", "--json"}).out)["rulings"].size(), 1U);
    Store store(known_games(), table.library());
    Session session = store.load(kFirstId);
    undo(session);
    append_from(store, session, session.journal().size() - 1);
    const Ran ran = table.run({"rulings"});
    EXPECT_EQ(ran.out, "No table has decided anything against the rules.\n");
}

TEST_F(Rulings, AreFoundByTheirClauseInTheWholeHistory) {
    const Json rulings = Json::parse(table.run({"rulings", "--json"}).out)["rulings"];
    const auto clause = rulings[0]["clause"].get<std::string>();
    const Ran found = table.run({"search", clause});
    EXPECT_EQ(found.status, 0) << found.err;
    for (const std::string* id : {&kFirstId, &kSecondId}) {
        EXPECT_NE(found.out.find(id->substr(0, 8)), std::string::npos) << clause << "\n" << found.out;
    }
    EXPECT_EQ(table.run({"search", "magnate.clause.nobody.broke"}).out.find(kFirstId.substr(0, 8)),
              std::string::npos);
}

}  // namespace
}  // namespace castalia::testing
