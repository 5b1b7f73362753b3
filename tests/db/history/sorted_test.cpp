// A list in another order has the same rows, whichever way they are found.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "db/history/people.h"
#include "db/history/search_index.h"
#include "db/history/session_summary.h"
#include "db/history/sorted.h"
#include "db/history/summary_row.h"
#include "db/safety/safety.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/support/library_maker.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;

constexpr std::size_t kSessions = 120, kPage = 17;
constexpr unsigned kParts = 10;

using Ids = std::vector<std::string>;

class ASortedList : public ::testing::Test {
protected:
    ASortedList() {
        make_library(folder / "library.sqlite", kSessions);
        Store store(known_games(), folder / "library.sqlite");
        ids = evenings_of(store, std::nullopt);
        for (std::size_t i = 0; i < ids.size(); i += 40) {
            store.trash(ids[i]);
        }
        merge_strangers(store);
    }

    static Ids evenings_of(const Store& store, std::optional<PersonKey> person) {
        Filter filter;
        filter.person = person;
        Ids ids;
        for (const HistoryRow& listed : History(store).page(filter, {}, kSessions)) {
            ids.push_back(listed.session.id);
        }
        return ids;
    }

    /// Merges the first two people who never sat at one table, so that `person` has two names.
    void merge_strangers(Store& store) {
        std::map<PersonKey, Ids> evenings;
        for (const PersonLine& one : People(store).list({}, 50)) {
            evenings[one.person.key] = evenings_of(store, one.person.key);
        }
        for (const auto& [one, theirs] : evenings) {
            const auto stranger = std::ranges::find_if(evenings, [&theirs](const auto& other) {
                return std::ranges::find_first_of(other.second, theirs) == other.second.end();
            });
            if (stranger != evenings.end()) {
                person = one;
                People(store).merge(one, stranger->first);
                return;
            }
        }
        ADD_FAILURE() << "Everybody met everybody.";
    }

    /// Returns a part of all possible choices of filters.
    std::vector<Filter> filters(unsigned part) {
        const Store store(known_games(), folder / "library.sqlite");
        const SessionSummary newest = History(store).page({}).front().session;
        std::vector<Filter> some;
        for (unsigned chosen = part; chosen < 1U << 9U; chosen += kParts) {
            const auto is = [chosen](unsigned bit) { return (chosen >> bit & 1U) != 0; };
            Filter filter;
            filter.person = is(0) ? std::optional(person) : std::nullopt;
            filter.game = is(1) ? newest.game : "";
            filter.place = is(2) ? newest.place : "";
            filter.words = is(3) ? "noted" : "";
            if (is(4)) {
                filter.since = moment_of("2018-01-01T00:00:00Z", "");
                filter.until = moment_of("2022-01-01T00:00:00Z", "");
            }
            filter.status = is(5) ? std::optional(is(6) ? Status::finished : Status::open) : std::nullopt;
            filter.excluded = is(7) ? std::optional(is(6)) : std::nullopt;
            filter.tag = is(8) && !is(7) ? History(store).tags().front() : "";
            filter.trash = is(8) && is(7);
            some.push_back(filter);
        }
        return some;
    }

    static bool has(Database& database, const Ids& words, std::int64_t sort_key) {
        auto row = database.query("SELECT heading, lines FROM told WHERE spot = :sort_key");
        return row.with(":sort_key", sort_key).next() &&
               has_words(database.tokens(), words, row.text("heading"), row.text("lines"));
    }

    /// Reads page after page.
    static Ids read(Database& database, const Filter& filter, HistoryOrder order, const Reach& reach) {
        Ids read;
        const IndexFilter indexed(database, filter, {});
        std::optional<std::int64_t> after;
        for (bool more = indexed.possible; more;) {
            const Asked asked = in_order(database, filter, indexed, after, order, reach);
            auto rows = database.query(asked.sql);
            asked.bind(rows);
            rows.with(":most", asked.reads_words ? -1 : static_cast<std::int64_t>(kPage));
            std::size_t came = 0;
            while (came < kPage && rows.next()) {
                const HistoryRow listed = history_row(database, rows);
                if (asked.reads_words && !has(database, indexed.words, listed.sort_key)) {
                    continue;
                }
                ++came;
                read.push_back(listed.session.id);
                after = listed.sort_key;
            }
            more = came == kPage;
        }
        return read;
    }

    Folder folder;
    Ids ids;
    PersonKey person = 0;
};

TEST_F(ASortedList, HasTheSameSessionsInTheSameOrderByEveryWay) {
    constexpr Reach kReaches[] = {{}, {0, 0, 0}, {0, 0, {}}, {1'000, 1'000, 0}};
    const Store store(known_games(), folder / "library.sqlite");
    const History history(store);
    Database database(folder / "library.sqlite", Database::Purpose::look);
    std::size_t found = 0;
    for (int sorting = 0; sorting < 10; ++sorting) {
        const HistoryOrder order{static_cast<HistoryOrder::By>(1 + sorting / 2), sorting % 2 != 0};
        std::map<bool, Ids> all;
        for (const bool trash : {false, true}) {
            Filter only;
            only.trash = trash;
            all[trash] = read(database, only, order, {});
        }
        EXPECT_EQ(all[false].size() + all[true].size(), kSessions);
        for (const Filter& filter : filters(static_cast<unsigned>(sorting) % kParts)) {
            std::set<std::string> fits;
            for (const HistoryRow& listed : history.page(filter, {}, kSessions)) {
                fits.insert(listed.session.id);
            }
            Ids expected;
            std::ranges::copy_if(all[filter.trash], std::back_inserter(expected),
                                 [&](const std::string& id) { return fits.contains(id); });
            found += expected.size();
            for (const Reach& reach : kReaches) {
                ASSERT_EQ(read(database, filter, order, reach), expected) << reach.few;
            }
        }
    }
    EXPECT_GT(found, 1'000u);
    EXPECT_EQ(in_english(Safety(store).verify()), Ids{});
}

}  // namespace
}  // namespace castalia
