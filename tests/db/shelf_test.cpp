// Lists are narrowed, walked page by page and read by keys alone.
#include "db/shelf.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "db/people.h"
#include "tests/db/tables.h"

namespace castalia {
namespace {

using namespace castalia::testing;

std::string id_number(int number) {
    std::string digits = std::to_string(number);
    digits.insert(0, 12 - digits.size(), '0');
    return "0199c1de-5b0c-7c3e-8f5e-" + digits;
}

std::vector<std::string> titles(const std::vector<Listed>& list) {
    std::vector<std::string> names;
    for (const Listed& listed : list) {
        names.push_back(listed.session.title);
    }
    return names;
}

using Titles = std::vector<std::string>;

class AShelf : public ::testing::Test {
protected:
    /// An evening on a day of November, with two players.
    std::string begin(const std::string& title, int day, const std::vector<std::string>& players = {"Ann", "Zoë"},
                      const std::string& place = "Reading room", std::initializer_list<const char*> events = {}) {
        Heading heading = session_of().heading();
        heading.id = id_number(++made);
        heading.title = title;
        heading.place = place;
        heading.players = players;
        heading.started = moment_of("2026-11-" + std::string(day < 10 ? "0" : "") + std::to_string(day) + "T19:00:00Z", "");
        heading.setup = {{"first", players[0]},
                         {"crowns", {{players[0], {"CM", "CS", "CK"}}, {players[1], {"CW", "CL", "CY"}}}}};
        Session session(*find_game("magnate"), heading);
        enter(session, events);
        store.begin(session);
        return heading.id;
    }
    Titles listed(const Filter& filter = {}) { return titles(shelf.page(filter)); }

    Folder folder;
    Store store{folder / "library.sqlite"};
    Shelf shelf{store};
    int made = 0;
};

TEST_F(AShelf, StandsInTheOrderOfTheEvenings) {
    begin("second", 12);
    begin("third", 14);
    begin("first", 3);
    EXPECT_EQ(listed(), (Titles{"third", "second", "first"}));
    EXPECT_EQ(titles(shelf.page({}, {}, 50, Shelf::Order::oldest_first)), (Titles{"first", "second", "third"}));
}

TEST_F(AShelf, IsNarrowedByEverythingAtOnce) {
    const std::string tagged = begin("one", 2, {"Ann", "Zoë"}, "Attic", {kNote});
    begin("two", 4, {"Ann", "Ben"});
    begin("three", 6, {"Ben", "Zoë"}, "Attic", {kAbandon});
    store.set_tags(tagged, {"league", "rain"});
    store.exclude(begin("four", 8, {"Ann", "Ben"}), true);
    People people(store);
    const auto who = [&](const char* name) { return people.find(name)->key; };

    const auto narrowed = [&](const std::function<void(Filter&)>& by) {
        Filter filter;
        by(filter);
        return listed(filter);
    };
    EXPECT_EQ(narrowed([](Filter& f) { f.game = "magnate"; }), (Titles{"four", "three", "two", "one"}));
    EXPECT_EQ(narrowed([](Filter& f) { f.game = "musee"; }), Titles{});
    EXPECT_EQ(narrowed([&](Filter& f) { f.person = who("Zoë"); }), (Titles{"three", "one"}));
    EXPECT_EQ(narrowed([](Filter& f) { f.place = "Attic"; }), (Titles{"three", "one"}));
    EXPECT_EQ(narrowed([](Filter& f) { f.place = "Cellar"; }), Titles{});
    EXPECT_EQ(narrowed([](Filter& f) { f.tag = "rain"; }), (Titles{"one"}));
    EXPECT_EQ(narrowed([](Filter& f) { f.status = Status::abandoned; }), (Titles{"three"}));
    EXPECT_EQ(narrowed([](Filter& f) { f.excluded = true; }), (Titles{"four"}));
    EXPECT_EQ(narrowed([](Filter& f) { f.excluded = false; }), (Titles{"three", "two", "one"}));
    EXPECT_EQ(narrowed([](Filter& f) { f.since = moment_of("2026-11-04T00:00:00Z", ""); f.until = moment_of("2026-11-08T00:00:00Z", ""); }),
              (Titles{"three", "two"}));
    EXPECT_EQ(narrowed([&](Filter& f) { f.person = who("Ann"); f.place = "Attic"; f.words = "treaty"; f.tag = "league"; }),
              (Titles{"one"}));
    EXPECT_EQ(narrowed([&](Filter& f) { f.person = who("Ben"); f.words = "treaty"; }), Titles{});
    EXPECT_EQ(shelf.places(), (Titles{"Attic", "Reading room"}));
    EXPECT_EQ(shelf.tags(), (Titles{"league", "rain"}));
    EXPECT_EQ(shelf.games(), (Titles{"magnate"}));
    EXPECT_TRUE(store.verify().empty());
}

TEST_F(AShelf, IsWalkedPageByPageWithoutAGapOrARepeat) {
    for (int i = 0; i < 23; ++i) {
        begin("evening " + std::to_string(i), 1 + i % 5);  // Many at the same moment.
    }
    for (const Filter& filter : {Filter{}, [] { Filter f; f.game = "magnate"; return f; }(),
                                 [] { Filter f; f.words = "evening"; return f; }()}) {
        std::set<std::string> seen;
        std::optional<std::int64_t> after;
        for (auto page = shelf.page(filter, after, 5); !page.empty(); page = shelf.page(filter, after, 5)) {
            for (const Listed& listed : page) {
                EXPECT_TRUE(!after || listed.spot < *after);
                after = listed.spot;
                EXPECT_TRUE(seen.insert(listed.session.id).second) << listed.session.title;
            }
        }
        EXPECT_EQ(seen.size(), 23u);
    }
}

TEST_F(AShelf, FollowsWhatIsChangedAfterwards) {
    const std::string id = begin("one", 2, {"Ann", "Zoë"}, "Attic", {kNote});
    begin("two", 4);
    store.set_date(id, moment_of("2026-11-20T19:00:00Z", ""));
    EXPECT_EQ(listed(), (Titles{"one", "two"}));
    store.set_date(id, std::nullopt);
    EXPECT_EQ(store.shelved(id)->started, std::nullopt);
    store.rename(id, "last", "Cellar");
    store.set_tags(id, {"rain"});
    store.set_tags(id, {"league"});
    EXPECT_EQ(store.shelved(id)->tags, (Titles{"league"}));
    EXPECT_EQ(shelf.tags(), (Titles{"league"}));
    EXPECT_FALSE(store.excluded(id));
    store.exclude(id, true);
    EXPECT_TRUE(store.excluded(id));
    EXPECT_EQ(store.shelved(id)->standing, Standing::excluded);
    EXPECT_EQ(found(store, "cellar").size(), 1u);
    EXPECT_EQ(store.load(id).heading().title, "last");
    EXPECT_TRUE(store.verify().empty());
}

TEST_F(AShelf, EmptiesItsTrashForGood) {
    const std::string id = begin("one", 2, {"Ann", "Zoë"}, "Attic", {kNote});
    begin("two", 4);
    store.trash(id);
    EXPECT_EQ(listed(), (Titles{"two"}));
    EXPECT_EQ(shelf.sizes().kept, 1u);
    EXPECT_EQ(shelf.sizes().trashed, 1u);
    Filter trash;
    trash.trash = true;
    EXPECT_EQ(listed(trash), (Titles{"one"}));
    EXPECT_TRUE(store.verify().empty());
    EXPECT_EQ(store.empty_trash(), 1u);
    EXPECT_FALSE(store.holds(id));
    EXPECT_EQ(store.empty_trash(), 0u);
    EXPECT_TRUE(store.verify().empty());
}

TEST_F(AShelf, KnowsWhatLastsByItsNewestEntry) {
    const std::string early = begin("early", 2);
    begin("late", 9);
    begin("over", 10, {"Ann", "Zoë"}, "Attic", {kAbandon});
    Session session = store.load(early);
    session.enter(Played{read_event(Json::parse(kNote), "", session.line(), session.names())},
                  moment_of("2026-11-21T19:00:00Z", ""));
    store.append(session, 0);
    const auto lasting = shelf.lasting(10);
    ASSERT_EQ(lasting.size(), 2u);
    EXPECT_EQ(lasting[0].title, "early");
    EXPECT_EQ(lasting[0].events, 1u);
}

TEST_F(AShelf, IsReadByItsIndexes) {
    begin("one", 2, {"Ann", "Zoë"}, "Attic", {kNote});
    People people(store);
    std::vector<Filter> filters(8);
    filters[1].words = "treaty";
    filters[2].person = people.find("Ann")->key;
    filters[2].game = "magnate";
    filters[3].place = "Attic";
    filters[4].since = moment_of("2026-11-01T00:00:00Z", "");
    filters[5].status = Status::open;
    filters[6].trash = true;
    filters[7].excluded = true;
    for (const Filter& filter : filters) {
        const auto steps = shelf.plan(filter);
        EXPECT_FALSE(steps.empty());
        for (const std::string& step : steps) {
            SCOPED_TRACE(step);
            EXPECT_TRUE(step.starts_with("SEARCH shelf USING") || step.find("VIRTUAL TABLE INDEX") != std::string::npos);
            EXPECT_EQ(step.find("TEMP B-TREE"), std::string::npos);
        }
    }
}

TEST_F(AShelf, IsMadeAnewFromTheJournals) {
    begin("one", 2, {"Ann", "Zoë"}, "Attic", {kRoll, kNote});
    const std::string excluded = begin("two", 4);
    store.exclude(excluded, true);
    store.trash(begin("three", 5));
    const auto before = listed();
    std::vector<std::size_t> told;
    EXPECT_TRUE(store.rebuild([&](std::size_t done, std::size_t) {
        told.push_back(done);
        return true;
    }));
    EXPECT_EQ(told, (std::vector<std::size_t>{0, 3}));
    EXPECT_EQ(listed(), before);
    EXPECT_EQ(found(store, "treaty").size(), 1u);
    EXPECT_TRUE(store.verify().empty());

    EXPECT_FALSE(store.rebuild([](std::size_t, std::size_t) { return false; }));
    EXPECT_TRUE(listed().empty()) << "nothing is made yet";
    Store again(store.file());
    EXPECT_EQ(titles(Shelf(again).page({})), before) << "what was left is made when it is opened";
    EXPECT_TRUE(again.verify().empty());
}

TEST_F(AShelf, TellsOfEntriesOfAnotherProgram) {
    const std::string id = begin("one", 2);
    Store other(store.file());
    Session session = other.load(id);
    enter(session, {kNote});
    other.append(session, 0);
    EXPECT_EQ(found(store, "treaty").size(), 1u);
}

}  // namespace
}  // namespace castalia
