// The ledger of rulings and the rules of the house.
#include <gtest/gtest.h>

#include "core/export/document.h"
#include "core/export/ledger.h"
#include "db/history/house_rules.h"
#include "db/history/ledger.h"
#include "tests/db/tables.h"

namespace castalia::testing {
namespace {

const char* const kRuled = R"({"type": "sell", "player": "Ann", "card": "4MS", "ruling": "she may, \"once\""})";

std::vector<LedgerLine> all_of(Ledger ledger) {
    std::vector<LedgerLine> lines;
    while (ledger.more()) {
        std::ranges::move(ledger.read_on(), std::back_inserter(lines));
    }
    return lines;
}

TEST(Ledger, IsReadSessionBySessionFromTheNewestOn) {
    Store store(known_games(), ":memory:");
    for (const std::string* id : {&kFirstId, &kSecondId}) {
        Session session = session_of(*id, id == &kFirstId ? "Monday" : "");
        enter(session, {kRoll, kSell, kRuled});
        store.begin(session);
    }
    Session quiet = session_of("0399c1de-5b0c-7c3e-8f5e-2a9d5a3b7c33");
    enter(quiet, {kRoll, kSell});
    store.begin(quiet);
    Ledger ledger(store, "", 100);
    EXPECT_EQ(ledger.sessions(), 2U) << "in the third nothing was decided";
    const std::vector<LedgerLine> newest = ledger.read_on();
    ASSERT_EQ(newest.size(), 1U);
    EXPECT_EQ(newest.front().session, kSecondId);
    EXPECT_EQ(newest.front().player, "Ann");
    EXPECT_EQ(newest.front().decision.event, 2U);
    EXPECT_EQ(newest.front().decision.ruling, "she may, \"once\"");
    EXPECT_TRUE(ledger.more());
    EXPECT_EQ(ledger.read_on().front().title, "Monday");
    EXPECT_FALSE(ledger.more());
    EXPECT_EQ(all_of(Ledger(store, "", 2)).size(), 1U) << "only among the newest two";
    EXPECT_TRUE(all_of(Ledger(store, "musee", 100)).empty());
}

TEST(Ledger, IsWrittenAsADocumentAndAsATable) {
    Store store(known_games(), ":memory:");
    Session session = session_of(kFirstId, "=Monday");
    enter(session, {kRoll, kSell, kRuled});
    store.begin(session);
    const std::vector<LedgerLine> lines = all_of(Ledger(store, "magnate", 100));
    ASSERT_EQ(lines.size(), 1U);
    const std::string clause = lines.front().decision.clause;
    const std::string csv = ledger_csv(lines);
    EXPECT_EQ(csv.substr(0, csv.find("\r\n")), "clause,game,session,title,started,event,player,at,what,ruling");
    EXPECT_NE(csv.find("\r\n" + clause + ",magnate," + kFirstId + ",'=Monday,2026-11-21T19:00:00Z,3,Ann,"),
              std::string::npos)
        << csv;
    EXPECT_TRUE(csv.ends_with("Ann sells 4MS,\"she may, \"\"once\"\"\"\r\n")) << csv;
    const auto title_of = [&](const std::string& game) { return store.games().find(game)->title; };
    const std::string text = document::write_plain(ledger_of(lines, title_of));
    for (const std::string& word :
         {clause, std::string("Magnate"), std::string("she may"), std::string("1 decision")}) {
        EXPECT_NE(text.find(word), std::string::npos) << word << "\n" << text;
    }
    EXPECT_NE(document::write_plain(ledger_of({}, title_of)).find("No table has decided anything"),
              std::string::npos);
}

TEST(HouseRules, AreKeptByGameAndClauseUntilTheyAreDropped) {
    Folder folder;
    {
        Store store(known_games(), folder / "library.sqlite");
        keep_house_rule(store, "magnate", {"magnate.sell", "A player may sell twice."});
        keep_house_rule(store, "magnate", {"magnate.roll", "A die on the floor is rolled again."});
        keep_house_rule(store, "magnate", {"magnate.sell", "A player may sell twice."});
        keep_house_rule(store, "musee", {"", "Nobody hurries."});
    }
    Store store(known_games(), folder / "library.sqlite");
    const std::vector<HouseRule> rules = house_rules_of(store, "magnate");
    ASSERT_EQ(rules.size(), 2U) << "the same rule is kept once";
    EXPECT_EQ(rules.front().clause, "magnate.roll");
    drop_house_rule(store, "magnate", rules.front());
    drop_house_rule(store, "magnate", {"", "No such rule."});
    EXPECT_EQ(house_rules_of(store, "magnate"),
              (std::vector<HouseRule>{{"magnate.sell", "A player may sell twice."}}));
    EXPECT_EQ(house_rules_of(store, "musee").size(), 1U);
    EXPECT_THROW(keep_house_rule(store, "musee", {"", ""}), BadRecord);
    EXPECT_THROW(keep_house_rule(store, "musee", {"", "  "}), BadRecord);
    store.set("house-rules.musee", R"([3, {"rule": 4}, {"rule": "Tea first."}])");
    EXPECT_EQ(house_rules_of(store, "musee"), (std::vector<HouseRule>{{"", "Tea first."}}));
    store.set("house-rules.musee", "{");
    EXPECT_TRUE(house_rules_of(store, "musee").empty());
}

}  // namespace
}  // namespace castalia::testing
