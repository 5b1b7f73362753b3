#include "db/history/orders.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <tuple>
#include <variant>

#include "db/history/index_filter.h"
#include "db/history/statements.h"
#include "db/history/waiting.h"

namespace castalia {

namespace {

static_assert(static_cast<int>(List::sample) == 7, "sql/parts/lists.sql names the lists by their numbers");

const char* const kForgetPerson = "DELETE FROM sorted_list WHERE list = 2 AND owner = :person";
const char* const kForgetAll = "DELETE FROM sorted_list";

using ListOwner = std::variant<std::int64_t, std::string>;

/// What an entry in any list has of a session that waits.
struct ListEntry {
    std::int64_t sort_key = 0;
    std::array<std::string, 3> names;  ///< What it goes by in the first three orders.
    double score = 0;                  ///< In the fourth.
    std::int64_t time = 0;             ///< In the fifth.
    std::int64_t recent = 0;
    std::string game;
    std::int64_t place = 0;
    std::string status;
    bool excluded = false, sample = false;
};
constexpr std::size_t kOrders = 5, kByScore = 3;

bool goes_before_in(const ListEntry& one, const ListEntry& other, std::size_t order) {
    const auto compared = order < kByScore    ? std::partial_ordering(one.names.at(order) <=> other.names.at(order))
                          : order == kByScore ? one.score <=> other.score
                                              : std::partial_ordering(one.time <=> other.time);
    return compared != 0 ? compared < 0 : one.recent < other.recent;
}

/// Some of the sessions that wait, by their sort keys.
class ListPortion {
public:
    ListPortion(Database& database, std::int64_t from) {
        constexpr std::int64_t kMost = 20'000;  // They take some megabytes.
        auto rows = database.query(sql::waiting_to_list);
        for (rows.with(":from", from).with(":most", kMost); rows.next();) {
            entries_.push_back({rows.number("sort_key"),
                                {rows.text("by_game"), rows.text("by_place"), rows.text("by_players")},
                                rows.real("by_score"),
                                rows.number("by_time"),
                                rows.number("recent"),
                                rows.text("game"),
                                rows.number("place"),
                                rows.text("status"),
                                rows.number("excluded") != 0,
                                rows.number("sample") != 0});
        }
        for (std::size_t order = 0; order < kOrders; ++order) {
            std::vector<std::uint32_t>& sorted = sorted_.at(order);
            sorted.resize(entries_.size());
            std::iota(sorted.begin(), sorted.end(), 0U);
            std::ranges::sort(sorted, [&](std::uint32_t one, std::uint32_t other) {
                return goes_before_in(entries_[one], entries_[other], order);
            });
            places_.at(order).resize(entries_.size());
            for (std::uint32_t place = 0; place < sorted.size(); ++place) {
                places_.at(order)[sorted[place]] = place;
            }
        }
    }

    bool empty() const { return entries_.empty(); }
    std::int64_t first() const { return entries_.front().sort_key; }
    std::int64_t last() const { return entries_.back().sort_key; }
    std::uint32_t number_of(std::int64_t sort_key) const {
        return static_cast<std::uint32_t>(std::ranges::lower_bound(entries_, sort_key, {}, &ListEntry::sort_key) -
                                          entries_.begin());
    }
    /// Returns the entries of these numbers in an order.
    std::vector<const ListEntry*> in_order(const std::vector<std::uint32_t>& numbers, std::size_t order) const {
        std::vector<std::uint32_t> places;
        std::ranges::transform(numbers, std::back_inserter(places),
                               [&](std::uint32_t number) { return places_.at(order)[number]; });
        std::ranges::sort(places);
        std::vector<const ListEntry*> entries;
        std::ranges::transform(places, std::back_inserter(entries),
                               [&](std::uint32_t place) { return &entries_[sorted_.at(order)[place]]; });
        return entries;
    }

private:
    std::vector<ListEntry> entries_;
    std::array<std::vector<std::uint32_t>, kOrders> sorted_;  ///< The number of the entry at each place.
    std::array<std::vector<std::uint32_t>, kOrders> places_;  ///< The place of each entry.
};

/// Writes the entries of one list after the other, some of them with each statement.
class EntryWriter {
public:
    explicit EntryWriter(Database& database)
        : one_(database.query(adding_one())), some_(database.query(adding_some())) {}

    /// Assumes that the owner outlives the call.
    void write(std::int64_t list, const ListOwner& owner, std::size_t order,
               const std::vector<const ListEntry*>& entries) {
        for (Query* query : {&one_, &some_}) {
            query->with(1, list).with(3, static_cast<std::int64_t>(order + 1));
            std::visit([&](const auto& known) { query->with(2, known); }, owner);
        }
        std::size_t done = 0;
        for (; done + kSome <= entries.size(); done += kSome) {
            for (std::size_t i = 0; i < kSome; ++i) {
                bind(some_, i, *entries[done + i], order);
            }
            some_.run_again();
        }
        for (; done < entries.size(); ++done) {
            bind(one_, 0, *entries[done], order);
            one_.run_again();
        }
    }

private:
    static constexpr std::size_t kSome = 8, kShared = 3, kOfEntry = 7;

    static std::string adding(std::size_t entries) {
        return sql::add_entries + (" " + rows_of_values(entries, kShared, kOfEntry));
    }
    static const char* adding_one() {
        static const std::string sql = adding(1);
        return sql.c_str();
    }
    static const char* adding_some() {
        static const std::string sql = adding(kSome);
        return sql.c_str();
    }
    static void bind(Query& query, std::size_t which, const ListEntry& entry, std::size_t order) {
        int at = static_cast<int>(kShared + which * kOfEntry);
        if (order < kByScore) {
            query.with(++at, entry.names.at(order));
        } else if (order == kByScore) {
            query.with(++at, entry.score);
        } else {
            query.with(++at, entry.time);
        }
        query.with(++at, entry.recent);
        query.with(++at, entry.game);
        query.with(++at, entry.place);
        query.with(++at, entry.status);
        query.with(++at, entry.excluded);
        query.with(++at, entry.sample);
    }

    Query one_, some_;
};

void list_portion(Database& database, const ListPortion& portion, EntryWriter& writer) {
    std::int64_t list = 0;
    ListOwner owner;
    std::vector<std::uint32_t> numbers;
    const auto write = [&] {
        for (std::size_t order = 0; order < kOrders && !numbers.empty(); ++order) {
            writer.write(list, owner, order, portion.in_order(numbers, order));
        }
        numbers.clear();
    };
    auto rows = database.query(sql::lists_of_waiting);
    for (rows.with(":from", portion.first()).with(":to", portion.last()); rows.next();) {
        const SQLite::Column found = rows.at("owner");
        ListOwner of_row = found.isText() ? ListOwner(found.getString()) : ListOwner(std::int64_t{found.getInt64()});
        if (rows.number("list") != list || of_row != owner) {
            write();
            list = rows.number("list");
            owner = std::move(of_row);
        }
        numbers.push_back(portion.number_of(rows.number("sort_key")));
    }
    write();
}

}  // namespace

void add_to_lists(Database& database, std::int64_t sort_key) {
    database.query(sql::add_to_lists).with(":sort_key", sort_key).run();
}

void take_from_lists(Database& database, std::int64_t sort_key) {
    database.query(sql::take_from_lists).with(":sort_key", sort_key).run();
}

void list_person(Database& database, std::int64_t person) {
    database.query(kForgetPerson).with(":person", person).run();
    Filter filter;
    filter.person = person;
    if (const auto match = match_of(database, filter, {}); match && !match->empty()) {
        database.query(sql::add_lists_of_person).with(":person", person).with(":match", *match).run();
    }
}

void list_waiting(Database& database) {
    make_waiting(database);
    EntryWriter writer(database);
    // SQLite would put five entries for each list of each session in order. Each session is put in order five times
    // instead, and every list takes its entries from that: they are written from one end to the other all the same.
    for (std::int64_t from = std::numeric_limits<std::int64_t>::min();;) {
        const ListPortion portion(database, from);
        if (portion.empty()) {
            return;
        }
        list_portion(database, portion, writer);
        from = portion.last() + 1;
    }
}

void list_all(Database& database) {
    database.run(kForgetAll);
    database.run(sql::add_all_to_lists);
}

std::vector<Text> wrong_lists(Database& database) {
    if (database.only_number(sql::missing_in_lists) == 0 && database.only_number(sql::too_many_in_lists) == 0) {
        return {};
    }
    return {say("the lists in other orders are not those of its sessions")};
}

}  // namespace castalia
