// Lists and statistics go by the days of the tables.
#include "db/history/figures.h"
#include "db/history/history.h"
#include "db/safety/safety.h"
#include "tests/db/history/a_history.h"

namespace castalia {
namespace {

using namespace castalia::testing;
using std::chrono::hours;
using std::chrono::minutes;

class DaysOfTables : public AHistory {
protected:
    /// Begins a session at a moment, at a table whose clock was ahead so far, and plays it to its end.
    void began(const std::string& title, const std::string& at, std::optional<minutes> utc_offset = {}) {
        Heading heading = session_of().heading();
        heading.id = id_number(++made);
        heading.title = title;
        heading.started = moment_of(at, "");
        heading.utc_offset = utc_offset;
        heading.players = {"Ann", "Ben"};
        heading.place = "Reading room";
        heading.game = "result";
        heading.edition = "1";
        heading.setup = game_called("result").settle(
            Players{heading.players}, "1",
            {{"game", "Skat"}, {"scores", {{"Ann", "3"}, {"Ben", "2"}}}, {"winners", {"Ann"}}});
        store.begin(Session(game_called("result"), heading));
    }
    /// Returns the titles of a day, as the reader names it, in every way in which a list is read.
    Titles of_day(const std::string& day) {
        Filter filter;
        filter.since = beginning_of(read_day(day).value(), store.reader_clock());
        filter.until = beginning_of(read_day(day).value() + std::chrono::days(1), store.reader_clock());
        const History history(store);
        const Titles found = titles(history.page(filter));
        EXPECT_EQ(history.count(filter, 100), found.size());
        Titles oldest = titles(history.page(filter, {}, {}, History::kOldestFirst));
        std::ranges::reverse(oldest);
        EXPECT_EQ(oldest, found);
        for (const HistoryOrder::By by : {HistoryOrder::By::game, HistoryOrder::By::time}) {
            EXPECT_EQ(titles(history.page(filter, {}, {}, {by, false})).size(), found.size());
        }
        filter.place = "Reading room";
        EXPECT_EQ(titles(history.page(filter)), found) << "through the index";
        EXPECT_EQ(titles(history.page(filter, {}, {}, {HistoryOrder::By::players, false})).size(), found.size());
        Titles one_by_one;
        std::optional<std::int64_t> after;
        for (auto page = history.page(filter, {}, 1); !page.empty(); page = history.page(filter, after, 1)) {
            one_by_one.push_back(page.front().session.title);
            after = page.front().sort_key;
        }
        EXPECT_EQ(one_by_one, found) << "page by page";
        const Period period{filter.since, filter.until};
        EXPECT_EQ(Figures(store, period).game().tally.sessions, found.size());
        const People people(store, period);
        const std::optional<Person> ann = people.find("Ann");
        EXPECT_EQ(ann ? people.evenings(ann->key, 100).size() : 0, found.size());
        return found;
    }
};

TEST_F(DaysOfTables, AreThoseOfTheReaderWhereNobodyKnowsTheClock) {
    began("Saturday", "2026-03-08T05:30:00Z");  // 21:30 on the 7th in Los Angeles
    EXPECT_EQ(of_day("2026-03-07"), Titles{});
    EXPECT_EQ(of_day("2026-03-08"), Titles{"Saturday"});
    store.set_reader_clock([](Moment) { return -hours(8); });
    EXPECT_EQ(of_day("2026-03-07"), Titles{"Saturday"});
    EXPECT_EQ(of_day("2026-03-08"), Titles{});
}

TEST_F(DaysOfTables, AreThoseOfTheTableWhereItsClockIsKnown) {
    began("Los Angeles", "2026-03-08T05:30:00Z", -hours(8));
    began("Auckland", "2026-03-07T11:30:00Z", hours(13));              // half past midnight on the 8th
    began("Kiritimati", "2026-03-06T10:00:00Z", hours(14));            // midnight between the 6th and the 7th
    began("Kathmandu", "2026-03-07T18:14:59Z", minutes(5 * 60 + 45));  // a second before the 8th
    began("somewhere", "2026-03-07T23:30:00Z");
    const auto expect_days = [&](const std::string& where, const Titles& seventh, const Titles& eighth) {
        SCOPED_TRACE(where);
        EXPECT_EQ(of_day("2026-03-06"), Titles{});
        EXPECT_EQ(of_day("2026-03-07"), seventh);
        EXPECT_EQ(of_day("2026-03-08"), eighth);
        EXPECT_EQ(of_day("2026-03-09"), Titles{});
    };
    expect_days("UTC", {"Los Angeles", "somewhere", "Kathmandu", "Kiritimati"}, {"Auckland"});
    store.set_reader_clock([](Moment) { return hours(1); });
    expect_days("Berlin", {"Los Angeles", "Kathmandu", "Kiritimati"}, {"somewhere", "Auckland"});
    store.set_reader_clock([](Moment) { return hours(14); });
    expect_days("Kiritimati", {"Los Angeles", "Kathmandu", "Kiritimati"}, {"somewhere", "Auckland"});
    store.set_reader_clock([](Moment) { return -hours(11); });
    expect_days("Samoa", {"Los Angeles", "somewhere", "Kathmandu", "Kiritimati"}, {"Auckland"});
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(DaysOfTables, GiveMonthsTheirSessions) {
    began("March in Los Angeles", "2026-04-01T05:00:00Z", -hours(8));
    began("April somewhere", "2026-04-01T05:00:00Z");
    began("the middle of April", "2026-04-15T05:00:00Z");
    const auto months = [&] {
        const People people(store);
        std::string text;
        for (const MonthCount& month : people.months(people.find("Ann")->key)) {
            text += std::to_string(month.year) + "-" + std::to_string(month.month) + ": " +
                    std::to_string(month.sessions) + "; ";
        }
        return text;
    };
    EXPECT_EQ(months(), "2026-3: 1; 2026-4: 2; ");
    store.set_reader_clock([](Moment) { return -hours(7); });
    EXPECT_EQ(months(), "2026-3: 2; 2026-4: 1; ");
    EXPECT_TRUE(Safety(store).verify().empty()) << "what is stored does not depend on the reader";
}

TEST_F(DaysOfTables, AreKeptBesideTheSession) {
    began("Kathmandu", "2026-03-07T18:14:59Z", minutes(345));
    EXPECT_EQ(History(store).summary(id_number(1))->utc_offset, minutes(345));
    EXPECT_EQ(store.load(id_number(1)).heading().utc_offset, minutes(345));
    store.set_date(id_number(1), moment_of("2026-03-09T18:14:59Z", ""));
    EXPECT_EQ(store.load(id_number(1)).heading().utc_offset, minutes(345));
    EXPECT_TRUE(Safety(store).rebuild());
    EXPECT_EQ(of_day("2026-03-09"), Titles{"Kathmandu"});
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(DaysOfTables, TagsAndWhatDoesNotCountComeAlongWithARecord) {
    Heading heading = session_of().heading();
    heading.tags = {"league", "a club"};
    heading.counted = false;
    store.begin(Session(game_called("magnate"), heading));
    EXPECT_EQ(History(store).summary(heading.id)->tags, (Titles{"a club", "league"}));
    EXPECT_TRUE(store.excluded(heading.id));
    EXPECT_EQ(History(store).tags(), (Titles{"a club", "league"}));
    store.exclude(heading.id, false);
    store.set_tags(heading.id, {"rain"});
    const Session loaded = store.load(heading.id);
    EXPECT_EQ(loaded.heading().tags, Titles{"rain"});
    EXPECT_TRUE(loaded.heading().counted);
    EXPECT_TRUE(Safety(store).verify().empty());
}

}  // namespace
}  // namespace castalia
