// Lists are read page by page, by keys alone.
#include "db/history/history.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "db/history/people.h"
#include "db/safety/safety.h"
#include "tests/db/history/a_history.h"
#include "tests/support/appended.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

using namespace castalia::testing;

TEST_F(AHistory, StandsInTheOrderOfTheEvenings) {
    begin("second", 12);
    begin("third", 14);
    begin("first", 3);
    EXPECT_EQ(listed(), (Titles{"third", "second", "first"}));
    EXPECT_EQ(titles(history.page({}, {}, 50, History::kOldestFirst)), (Titles{"first", "second", "third"}));
}

TEST_F(AHistory, IsWalkedPageByPageWithoutAGapOrARepeat) {
    for (int i = 0; i < 23; ++i) {
        begin("evening " + std::to_string(i), 1 + i % 5);  // Many begin at the same moment.
    }
    for (const Filter& filter : {Filter{},
                                 [] {
                                     Filter f;
                                     f.game = "magnate";
                                     return f;
                                 }(),
                                 [] {
                                     Filter f;
                                     f.words = "evening";
                                     return f;
                                 }()}) {
        std::set<std::string> seen;
        std::optional<std::int64_t> after;
        for (auto page = history.page(filter, after, 5); !page.empty(); page = history.page(filter, after, 5)) {
            for (const HistoryRow& listed : page) {
                EXPECT_TRUE(!after || listed.sort_key < *after);
                after = listed.sort_key;
                EXPECT_TRUE(seen.insert(listed.session.id).second) << listed.session.title;
            }
        }
        EXPECT_EQ(seen.size(), 23u);
    }
}

TEST_F(AHistory, TellsTheSameTimeAtTheTableUnderAnotherDate) {
    const char* const kLate = R"({"type": "note", "text": "late", "at": "2026-11-02T19:40:00Z"})";
    const std::string id = begin("one", 2, {"Ann", "Zoë"}, "Attic", {kNote, kLate});
    const auto played = [&] { return History(store).summary(id)->played; };
    ASSERT_EQ(played(), std::chrono::minutes(40));
    for (const char* day : {"2026-11-01T19:00:00Z", "2026-10-03T19:00:00Z", "2031-01-01T19:00:00Z"}) {
        store.set_date(id, moment_of(day, ""));
        EXPECT_EQ(played(), std::chrono::minutes(40)) << day;
    }
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(AHistory, MovesTheEndOfAnEveningWithItsBeginning) {
    const char* const kEnd = R"({"type": "abandon", "at": "2026-11-02T21:40:00Z"})";
    const std::string id = begin("one", 2, {"Ann", "Zoë"}, "Attic", {kNote, kEnd});
    // Of another session, only its begin and end are known, as another program tells it.
    Heading told = store.load(id).heading();
    told.id = "00000000-0000-7000-8000-0000000000aa";
    told.ended = moment_of("2026-11-03T00:15:00Z", "");
    store.begin(Session(game_called("magnate"), told));
    ASSERT_EQ(History(store).summary(id)->ended, moment_of("2026-11-02T21:40:00Z", ""));
    for (const std::string day : {"2026-10-03", "2031-01-01", "2026-11-02"}) {
        store.set_date(id, moment_of(day + "T19:00:00Z", ""));
        EXPECT_EQ(History(store).summary(id)->ended, moment_of(day + "T21:40:00Z", "")) << day;
        EXPECT_EQ(store.load(id).ended(), moment_of(day + "T21:40:00Z", "")) << day;
        store.set_date(told.id, moment_of(day + "T19:00:00Z", ""));
        EXPECT_EQ(*store.load(told.id).ended() - *store.load(told.id).heading().started, std::chrono::minutes(315));
        EXPECT_TRUE(Safety(store).verify().empty());
    }
    store.set_date(told.id, std::nullopt);
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(AHistory, SaysHowManySessionsMatch) {
    for (int day = 1; day <= 5; ++day) {
        begin("evening " + std::to_string(day), day, {"Ann", "Zoë"}, day > 2 ? "Attic" : "Cellar", {kNote});
    }
    Filter filter;
    filter.words = "evening";
    EXPECT_EQ(history.count(filter, 100), 5u);
    EXPECT_EQ(history.count(filter, 3), 3u) << "and is not read any further";
    filter.place = "Attic";
    EXPECT_EQ(history.count(filter, 100), 3u);
    filter.words = "xylophone";
    EXPECT_EQ(history.count(filter, 100), 0u);
    filter.words = "\"";
    EXPECT_EQ(history.count(filter, 100), 0u) << "a sign alone is not everything";
    filter = {};
    filter.since = moment_of("2026-11-04T00:00:00Z", "");
    EXPECT_EQ(history.count(filter, 100), 2u);
}

TEST_F(AHistory, CountsNoNightInWhichNobodyWasAtTheTable) {
    const char* const kNextDay = R"({"type": "note", "text": "again", "at": "2026-11-03T18:00:00Z"})";
    const char* const kLater = R"({"type": "note", "text": "later", "at": "2026-11-03T18:20:00Z"})";
    const std::string id = begin("one", 2, {"Ann", "Zoë"}, "Attic", {kNote, kNextDay, kLater});
    EXPECT_EQ(History(store).summary(id)->played, std::chrono::minutes(21))
        << "one minute to the first note, then the evening";
}

TEST_F(AHistory, FollowsWhatIsChangedAfterwards) {
    const std::string id = begin("one", 2, {"Ann", "Zoë"}, "Attic", {kNote});
    begin("two", 4);
    store.set_date(id, moment_of("2026-11-20T19:00:00Z", ""));
    EXPECT_EQ(listed(), (Titles{"one", "two"}));
    store.set_date(id, std::nullopt);
    EXPECT_EQ(History(store).summary(id)->started, std::nullopt);
    store.rename(id, "last", "Cellar");
    store.set_tags(id, {"rain"});
    store.set_tags(id, {"league"});
    EXPECT_EQ(History(store).summary(id)->tags, (Titles{"league"}));
    EXPECT_EQ(history.tags(), (Titles{"league"}));
    EXPECT_FALSE(store.excluded(id));
    store.exclude(id, true);
    EXPECT_TRUE(store.excluded(id));
    EXPECT_EQ(History(store).summary(id)->inclusion, Inclusion::excluded);
    EXPECT_EQ(found(store, "cellar").size(), 1u);
    EXPECT_EQ(store.load(id).heading().title, "last");
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(AHistory, EmptiesItsTrashForGood) {
    const std::string id = begin("one", 2, {"Ann", "Zoë"}, "Attic", {kNote});
    begin("two", 4);
    store.trash(id);
    EXPECT_EQ(listed(), (Titles{"two"}));
    EXPECT_EQ(history.sizes().kept, 1u);
    EXPECT_EQ(history.sizes().trashed, 1u);
    Filter trash;
    trash.trash = true;
    EXPECT_EQ(listed(trash), (Titles{"one"}));
    EXPECT_TRUE(Safety(store).verify().empty());
    EXPECT_EQ(store.empty_trash(), 1u);
    EXPECT_FALSE(store.holds(id));
    EXPECT_EQ(store.empty_trash(), 0u);
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(AHistory, KnowsWhatLastsByItsNewestEntry) {
    const std::string early = begin("early", 2);
    begin("late", 9);
    begin("over", 10, {"Ann", "Zoë"}, "Attic", {kAbandon});
    Session session = store.load(early);
    session.enter(Played{read_event(Json::parse(kNote), "", session.playthrough(), session.names())},
                  moment_of("2026-11-21T19:00:00Z", ""));
    append_from(store, session, 0);
    store.catch_up();
    const auto lasting = history.lasting(10);
    ASSERT_EQ(lasting.size(), 2u);
    EXPECT_EQ(lasting[0].title, "early");
    EXPECT_EQ(lasting[0].events, 1u);
}

TEST_F(AHistory, IsReadByItsIndexes) {
    begin("one", 2, {"Ann", "Zoë"}, "Attic", {kNote});
    People people(store);
    std::vector<Filter> filters(9);
    filters[8].game = "magnate";
    filters[1].words = "treaty";
    filters[2].person = people.find("Ann")->key;
    filters[2].game = "magnate";
    filters[3].place = "Attic";
    filters[4].since = moment_of("2026-11-01T00:00:00Z", "");
    filters[5].status = Status::open;
    filters[6].trash = true;
    filters[7].excluded = true;
    for (const Filter& filter : filters) {
        const auto steps = history.plan(filter);
        EXPECT_FALSE(steps.empty());
        for (const std::string& step : steps) {
            SCOPED_TRACE(step);
            // The days at the edges that another zone leaves out are a list that is read once.
            EXPECT_TRUE(step.starts_with("SEARCH summary USING") || step.starts_with("LIST SUBQUERY") ||
                        step.find("VIRTUAL TABLE INDEX") != std::string::npos);
            EXPECT_EQ(step.find("TEMP B-TREE"), std::string::npos);
        }
        for (int by = 1; by <= static_cast<int>(History::Order::By::time); ++by) {
            const auto sorted = history.plan(filter, {static_cast<History::Order::By>(by), false});
            const bool has_a_list = &filter != &filters[1] && &filter != &filters[2] && &filter != &filters[4];
            EXPECT_EQ(sorted[0].starts_with("SEARCH sorted_list USING PRIMARY KEY (list=? AND owner=? AND sorting=?"),
                      has_a_list)
                << sorted[0];
            EXPECT_EQ(std::ranges::any_of(
                          sorted, [](const auto& step) { return step.find("TEMP B-TREE") != std::string::npos; }),
                      !has_a_list);
        }
    }
}

TEST_F(AHistory, IsSortedByWhatItsColumnsShow) {
    begin("one", 2, {"Zoë", "ann"}, "Attic", {kNote});
    begin("two", 4, {"Ben", "Ann"}, "cellar", {kNote, kNote, kNote});
    begin("three", 6, {"Ann", "Ben"}, "");
    begin("four", 8, {"Ben", "Ann"}, "Ättic", {kNote, kNote});
    result("five", 10, "Wingspan", {{"Ann", "41"}, {"Ben", "80"}});
    result("six", 11, "Azul", {{"Ann", "70"}, {"Ben", "60"}});
    using By = History::Order::By;
    const std::tuple<By, Titles> rows[] = {
        {By::game, {"six", "four", "three", "two", "one", "five"}},   // Azul, Magnate, Wingspan
        {By::place, {"four", "one", "two", "six", "five", "three"}},  // accents and case do not count; unknown last
        {By::players, {"six", "five", "three", "four", "two", "one"}},
        {By::score, {"five", "six", "four", "three", "two", "one"}},
        {By::time, {"two", "four", "one", "six", "five", "three"}},
    };
    for (const auto& [by, wanted] : rows) {
        SCOPED_TRACE(static_cast<int>(by));
        EXPECT_EQ(titles(history.page({}, {}, 50, {by, false})), wanted);
        EXPECT_EQ(titles(history.page({}, {}, 50, {by, true})), Titles(wanted.rbegin(), wanted.rend()));
    }
    Filter magnate;
    magnate.game = "magnate";
    EXPECT_EQ(titles(history.page(magnate, {}, 50, {By::time, false})), (Titles{"two", "four", "one", "three"}));
    Filter with_words;
    with_words.words = "treaty";
    EXPECT_EQ(titles(history.page(with_words, {}, 50, {By::place, false})), (Titles{"four", "one", "two"}));
    Filter dated;
    dated.since = moment_of("2026-11-04T00:00:00Z", "");
    dated.until = moment_of("2026-11-11T00:00:00Z", "");
    EXPECT_EQ(titles(history.page(dated, {}, 50, {By::time, false})), (Titles{"two", "four", "five", "three"}));
}

TEST_F(AHistory, IsWalkedInEveryOrderWithoutAGapOrARepeat) {
    for (int i = 0; i < 23; ++i) {
        begin("evening " + std::to_string(i), 1 + i % 5, {"Ann", i % 2 == 0 ? "Ben" : "Zoë"},
              i % 3 == 0 ? "Attic" : "");
    }
    std::vector<Filter> filters(6);
    filters[1].game = "magnate";
    filters[2].words = "evening";
    filters[3].words = "  ";  // A search without a letter asks for nothing.
    filters[4].words = "\t";
    filters[5].words = " ";
    filters[5].game = "magnate";
    for (int order = 0; order < 12; ++order) {
        for (const Filter& filter : filters) {
            std::set<std::string> seen;
            std::optional<std::int64_t> after;
            const History::Order wanted{static_cast<History::Order::By>(order / 2), order % 2 != 0};
            for (auto page = history.page(filter, after, 5, wanted); !page.empty();
                 page = history.page(filter, after, 5, wanted)) {
                for (const HistoryRow& listed : page) {
                    EXPECT_TRUE(seen.insert(listed.session.id).second) << listed.session.title;
                }
                after = page.back().sort_key;
            }
            EXPECT_EQ(seen.size(), 23u) << order;
        }
    }
}

TEST_F(AHistory, FindsNothingWhereThereIsNoWordToLookFor) {
    begin("one", 2, {"Ann", "Zoë"}, "Attic");
    for (const char* signs : {"\"", "\"\"", " \" ", "*", "?!", "-", "\"*\""}) {
        Filter filter;
        filter.words = signs;
        EXPECT_TRUE(history.page(filter).empty()) << signs;
    }
}

TEST_F(AHistory, IsSearchedInItsTrashToo) {
    const std::string id = begin("one", 2, {"Ann", "Zoë"}, "Attic", {kNote});
    begin("two", 4, {"Ann", "Ben"}, "Attic", {kNote});
    begin("three", 6, {"Ann", "Ben"}, "Attic");
    store.trash(id);
    store.trash(begin("four", 8));
    const auto in_trash = [&](const std::function<void(Filter&)>& by) {
        Filter filter;
        filter.trash = true;
        by(filter);
        return listed(filter);
    };
    EXPECT_EQ(in_trash([](Filter&) {}), (Titles{"four", "one"}));
    EXPECT_EQ(in_trash([](Filter& f) { f.words = "treaty"; }), (Titles{"one"}));
    EXPECT_EQ(in_trash([](Filter& f) { f.place = "Attic"; }), (Titles{"one"}));
    EXPECT_EQ(in_trash([](Filter& f) { f.until = moment_of("2026-11-05T00:00:00Z", ""); }), (Titles{"one"}));
    EXPECT_EQ(titles(found(store, "treaty")), (Titles{"two"}));
    EXPECT_TRUE(Safety(store).verify().empty());
    store.restore_from_trash(id);
    EXPECT_EQ(titles(found(store, "treaty")), (Titles{"two", "one"}));
    EXPECT_TRUE(Safety(store).rebuild());
    EXPECT_EQ(in_trash([](Filter&) {}), (Titles{"four"}));
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(AHistory, KeepsWhatOnlyAResultTellsOfUnderTheNameOfItsGame) {
    result("one", 2, "Wingspan", {{"Ann", "41"}, {"Ben", "80"}});
    result("two", 3, "MAGNATE", {{"Ann", "41"}, {"Ben", "12"}});
    begin("three", 4);
    EXPECT_EQ(history.games(), (Titles{"Wingspan", "magnate"}));
    Filter filter;
    filter.game = "Wingspan";
    EXPECT_EQ(listed(filter), (Titles{"one"}));
    EXPECT_EQ(history.page(filter).at(0).session.game, "Wingspan");
    filter.game = "magnate";
    EXPECT_EQ(listed(filter), (Titles{"three", "two"}));
    EXPECT_EQ(titles(found(store, "wingsp")), (Titles{"one"}));
    const People people(store);
    EXPECT_EQ(people.tally(people.find("Ben")->key, "Wingspan").won, 1u);
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(AHistory, IsMadeAnewFromTheJournals) {
    begin("one", 2, {"Ann", "Zoë"}, "Attic", {kRoll, kNote});
    const std::string excluded = begin("two", 4);
    store.exclude(excluded, true);
    store.trash(begin("three", 5));
    const auto before = listed();
    std::vector<std::size_t> steps;
    EXPECT_TRUE(Safety(store).rebuild([&](std::size_t done, std::size_t) {
        steps.push_back(done);
        return true;
    }));
    EXPECT_EQ(steps, (std::vector<std::size_t>{0, 3}));
    EXPECT_EQ(listed(), before);
    EXPECT_EQ(found(store, "treaty").size(), 1u);
    EXPECT_TRUE(Safety(store).verify().empty());

    EXPECT_FALSE(Safety(store).rebuild([](std::size_t, std::size_t) { return false; }));
    EXPECT_TRUE(listed().empty()) << "nothing is made yet";
    Store again(known_games(), store.file());
    EXPECT_EQ(titles(History(again).page({})), before) << "what was left is made when it is opened";
    EXPECT_TRUE(Safety(again).verify().empty());
}

TEST_F(AHistory, TellsOfEntriesOfAnotherProgram) {
    const std::string id = begin("one", 2);
    Store other(known_games(), store.file());
    Session session = other.load(id);
    enter(session, {kNote});
    append_from(other, session, 0);
    EXPECT_EQ(found(store, "treaty").size(), 1u);
}

TEST_F(AHistory, FollowsAnEntryWhenItIsRead) {
    const std::string id = begin("one", 2);
    Store other(known_games(), store.file());
    Session session = other.load(id);
    enter(session, {kNote, R"({"type": "abandon"})"});
    append_from(other, session, session.journal().size() - 2);
    EXPECT_FALSE(other.changed_elsewhere());
    // What a page in the room asks for writes nothing: the window would load its session again for it.
    const std::size_t before = History(store).summary(id).value().events;
    EXPECT_EQ(History(store).lasting(9).size(), 1u);
    EXPECT_FALSE(other.changed_elsewhere());
    EXPECT_EQ(History(store).page({}).front().session.status, Status::abandoned);
    EXPECT_EQ(History(store).summary(id).value().events, before + 2);
    EXPECT_EQ(History(store).lasting(9).size(), 0u);
    EXPECT_TRUE(other.changed_elsewhere());
    EXPECT_TRUE(Safety(other).verify().empty());
}

}  // namespace
}  // namespace castalia
