// However a list is filtered, it has all sessions that fit and no others.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "db/history/people.h"
#include "db/history/session_summary.h"
#include "db/safety/safety.h"
#include "tests/db/history/a_history.h"

namespace castalia {
namespace {

using namespace castalia::testing;

TEST_F(AHistory, IsFilteredByEverythingAtOnce) {
    const std::string tagged = begin("one", 2, {"Ann", "Zoë"}, "Attic", {kNote});
    begin("two", 4, {"Ann", "Ben"});
    begin("three", 6, {"Ben", "Zoë"}, "Attic", {kAbandon});
    store.set_tags(tagged, {"league", "rain"});
    store.exclude(begin("four", 8, {"Ann", "Ben"}), true);
    People people(store);
    const auto who = [&](const char* name) { return people.find(name)->key; };

    const auto filtered = [&](const std::function<void(Filter&)>& by) {
        Filter filter;
        by(filter);
        return listed(filter);
    };
    EXPECT_EQ(filtered([](Filter& f) { f.game = "magnate"; }), (Titles{"four", "three", "two", "one"}));
    EXPECT_EQ(filtered([](Filter& f) { f.game = "musee"; }), Titles{});
    EXPECT_EQ(filtered([&](Filter& f) { f.person = who("Zoë"); }), (Titles{"three", "one"}));
    EXPECT_EQ(filtered([](Filter& f) { f.place = "Attic"; }), (Titles{"three", "one"}));
    EXPECT_EQ(filtered([](Filter& f) { f.place = "Cellar"; }), Titles{});
    EXPECT_EQ(filtered([](Filter& f) { f.tag = "rain"; }), (Titles{"one"}));
    EXPECT_EQ(filtered([](Filter& f) { f.status = Status::abandoned; }), (Titles{"three"}));
    EXPECT_EQ(filtered([](Filter& f) { f.excluded = true; }), (Titles{"four"}));
    EXPECT_EQ(filtered([](Filter& f) { f.excluded = false; }), (Titles{"three", "two", "one"}));
    EXPECT_EQ(filtered([](Filter& f) {
                  f.since = moment_of("2026-11-04T00:00:00Z", "");
                  f.until = moment_of("2026-11-08T00:00:00Z", "");
              }),
              (Titles{"three", "two"}));
    EXPECT_EQ(filtered([&](Filter& f) {
                  f.person = who("Ann");
                  f.place = "Attic";
                  f.words = "treaty";
                  f.tag = "league";
              }),
              (Titles{"one"}));
    EXPECT_EQ(filtered([&](Filter& f) {
                  f.person = who("Ben");
                  f.words = "treaty";
              }),
              Titles{});
    EXPECT_EQ(history.places(), (Titles{"Attic", "Reading room"}));
    EXPECT_EQ(history.tags(), (Titles{"league", "rain"}));
    EXPECT_EQ(history.games(), (Titles{"magnate"}));
    EXPECT_TRUE(Safety(store).verify().empty());
}

/// Three tables that played at two places and elsewhere, finished or not, some sessions with a tag or excluded.
class AHistoryOfThreeTables : public AHistory {
protected:
    AHistoryOfThreeTables() {
        const std::vector<std::vector<std::string>> tables{{"Ann", "Zoë"}, {"Ann", "Ben"}, {"Zoe", "Ben"}};
        int day = 0;
        for (const auto& players : tables) {
            for (const char* place : {"", "Attic", "Reading room"}) {
                for (const char* end : {kNote, kAbandon}) {
                    ++day;
                    const std::string id = begin("magnate " + std::to_string(day), day, players, place, {end});
                    if (day % 3 == 0) {
                        store.set_tags(id, {"rain"});
                    }
                    store.exclude(id, day % 5 == 0);
                }
            }
            ++day;
            result("musee " + std::to_string(day), day, "musee", {{players[0], "3"}, {players[1], "1"}});
        }
    }
};

TEST_F(AHistoryOfThreeTables, IsFilteredByAnyChoiceToWhatHasAllOfIt) {
    People people(store);
    people.merge(people.find("Zoë")->key, people.find("Zoe")->key);
    const PersonKey zoe = people.find("Zoë")->key;
    const std::vector<HistoryRow> all = history.page({});
    ASSERT_EQ(all.size(), 21u);

    std::size_t found = 0;
    for (unsigned chosen = 0; chosen < 1U << 6U; ++chosen) {
        const auto is = [chosen](unsigned bit) { return (chosen >> bit & 1U) != 0; };
        Filter filter;
        filter.person = is(0) ? std::optional(zoe) : std::nullopt;
        filter.game = is(1) ? "magnate" : "";
        filter.place = is(2) ? "Attic" : "";
        filter.status = is(3) ? std::optional(Status::abandoned) : std::nullopt;
        filter.tag = is(4) ? "rain" : "";
        filter.excluded = is(5) ? std::optional(true) : std::nullopt;
        Titles expected;
        for (const HistoryRow& listed : all) {
            const SessionSummary& session = listed.session;
            const bool fits =
                (!is(0) || std::ranges::any_of(session.players,
                                               [](const std::string& name) { return name.starts_with("Zo"); })) &&
                (!is(1) || session.game == "magnate") && (!is(2) || session.place == "Attic") &&
                (!is(3) || session.status == Status::abandoned) && (!is(4) || session.tags == Titles{"rain"}) &&
                (!is(5) || store.excluded(session.id));
            if (fits) {
                expected.push_back(session.title);
            }
        }
        found += expected.size();
        EXPECT_EQ(listed(filter), expected) << "choice " << chosen;
        for (int sorting = 0; sorting < 10; ++sorting) {
            const History::Order order{static_cast<History::Order::By>(1 + sorting / 2), sorting % 2 != 0};
            Titles in_order;
            for (const std::string& title : titles(history.page({}, {}, 50, order))) {
                if (std::ranges::find(expected, title) != expected.end()) {
                    in_order.push_back(title);
                }
            }
            EXPECT_EQ(titles(history.page(filter, {}, 50, order)), in_order)
                << "choice " << chosen << " in " << sorting;
        }
    }
    EXPECT_GT(found, 100u);
}

}  // namespace
}  // namespace castalia
