// Throws in the library: found by what they came to, counted by expression, and kept under names.
#include <chrono>

#include "db/history/figures.h"
#include "db/history/own_throws.h"
#include "db/safety/safety.h"
#include "tests/db/history/a_history.h"
#include "tests/support/appended.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;

constexpr const char* kNatural =
    R"({"type": "dice", "player": "Ann", "dice": [{"sides": 20, "value": 20}], "expression": "d20+5", "target": 14})";
constexpr const char* kDropped =
    R"({"type": "dice", "dice": [{"sides": 20, "value": 20}, {"sides": 20, "value": 4}], "expression": "2d20kl1"})";
constexpr const char* kOneByOne = R"({"type": "dice", "player": "Ann", "dice": [{"sides": 20, "value": 20}]})";
constexpr const char* kPool =
    R"({"type": "dice", "player": "Ann", "dice": [{"sides": 6, "value": 6}, {"sides": 6, "value": 5}], "expression": "2d6>=5"})";

class Throws : public AHistory {
protected:
    Titles found(const std::string& words, History::Order order = {}) {
        Filter filter;
        filter.words = words;
        return titles(History(store).page(filter, {}, {}, order));
    }
};

TEST_F(Throws, AreFoundByWhatTheyCameTo) {
    begin("natural", 1, {"Ann", "Zoë"}, "Reading room", {kNatural});
    begin("dropped", 2, {"Ann", "Zoë"}, "Reading room", {kDropped});
    begin("old", 3, {"Ann", "Zoë"}, "Kitchen", {kOneByOne});
    begin("pool", 4, {"Ann", "Zoë"}, "Kitchen", {kPool});
    begin("none", 5);
    EXPECT_EQ(found("natural 20"), (Titles{"old", "natural"}));
    EXPECT_EQ(found("natural 20 kitchen"), Titles{"old"});
    EXPECT_EQ(found("total>=4"), (Titles{"dropped", "natural"}));
    EXPECT_EQ(found("total >= 18"), Titles{"natural"});
    EXPECT_EQ(found("total<4"), Titles{});
    EXPECT_EQ(found("successes=2"), Titles{"pool"});
    EXPECT_EQ(found("natural 20", {HistoryOrder::By::place, false}), (Titles{"old", "natural"}));
    EXPECT_EQ(found("total>=4", {HistoryOrder::By::game, true}), (Titles{"natural", "dropped"}));
    Filter filter;
    filter.words = "total>=18";
    const std::vector<HistoryRow> rows = History(store).page(filter);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].event, 0U);
    EXPECT_EQ(rows[0].line, "Ann rolls d20+5 vs 14: 20, 25, a success against 14 or more");
    EXPECT_EQ(History(store).count(filter, 100), 1U);
    EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
}

TEST_F(Throws, AreNoLongerFoundWhereTheyWereStruck) {
    const std::string id = begin("natural", 1, {"Ann", "Zoë"}, "Reading room", {kNatural});
    Session session = store.load(id);
    const std::size_t known = session.journal().size();
    session.enter(Undone{}, moment_of("2026-11-22T19:00:00Z", ""));
    append_from(store, session, known);
    EXPECT_EQ(found("natural 20"), Titles{});
    EXPECT_TRUE(Figures(store).throws(0, "").empty());
    EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
}

TEST_F(Throws, AreCountedByPlayerAndExpression) {
    begin("one", 1, {"Ann", "Zoë"}, "Reading room", {kNatural, kDropped});
    begin(
        "two", 2, {"ann", "Zoë"}, "Reading room",
        {R"({"type": "dice", "player": "ann", "dice": [{"sides": 20, "value": 2}], "expression": "d20+5", "target": 14})"});
    People people(store);
    people.merge(people.find("Ann")->key, people.find("ann")->key);
    const std::vector<statistics::ThrowGroup> all = Figures(store).throws(0, "");
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[1].expression, "d20+5 vs 14");
    EXPECT_EQ(all[1].thrown, 2U) << "two spellings of one person";
    EXPECT_EQ(all[1].reached, 1U);
    EXPECT_EQ(all[1].successes_in_row, 1U);
    const Period second{moment_of("2026-11-02T00:00:00Z", ""), {}};
    ASSERT_EQ(Figures(store, second).throws(0, "magnate").size(), 1U);
    EXPECT_TRUE(Figures(store).throws(0, "musee").empty());
    const std::optional<Person> ann = People(store).find("Ann");
    ASSERT_TRUE(ann);
    EXPECT_EQ(Figures(store).throws(ann->key, "").size(), 1U);
}

TEST_F(Throws, KeepTheirNamesInTheLibrary) {
    keep_own_throw(store, {"attack", "d20+5 vs 14", "a"});
    keep_own_throw(store, {"luck", "2d6", "a"});
    EXPECT_EQ(own_throws(store), (std::vector<OwnThrow>{{"attack", "d20+5 vs 14", ""}, {"luck", "2d6", "a"}}));
    EXPECT_FALSE(drop_own_throw(store, "charm"));
    EXPECT_TRUE(drop_own_throw(store, "LUCK"));
    EXPECT_THROW(keep_own_throw(store, {"charm", "3d6>4", ""}), BadRecord);
    store.set(kOwnThrowsSetting, "{");
    EXPECT_TRUE(own_throws(store).empty()) << "another program wrote it";
}

}  // namespace
}  // namespace castalia
