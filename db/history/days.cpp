#include "db/history/days.h"

#include <set>

#include "core/rules/game/game.h"
#include "db/history/statements.h"
#include "db/history/summary.h"

namespace castalia {

namespace {

/// Clocks on either side of the date line are so far apart at most.
constexpr std::chrono::seconds kFarApart = 2 * kMostAhead;

/// A day that begins the period, or the first one after it.
struct Edge {
    std::int64_t sort_key = 0;       ///< At which it begins for the reader.
    std::optional<WallTime> begins;  ///< As every clock tells it; nothing for a moment within a day.

    /// Returns whether a session comes before it that began at this time of its table's clock.
    bool after(std::int64_t key, const WallTime& wall) const { return begins ? wall < *begins : key < sort_key; }
};

/// Returns the edge of a period. A clock may pass over midnight, so that the day begins for the reader an hour late.
/// Within a day it is a moment, which is the same for every clock.
Edge edge_of(Moment moment, std::int64_t zero, const WallClock& reader) {
    const std::chrono::local_days day = day_on(moment, reader);
    const bool first = day_on(moment - std::chrono::milliseconds(1), reader) < day;
    return {zero + sort_key_of(moment), first ? std::optional(WallTime(day)) : std::nullopt};
}

class Edges {
public:
    Edges(Database& database, SortKeyRange range, std::optional<Edge> since, std::optional<Edge> until)
        : database_(database), range_(std::move(range)), since_(since), until_(until), wide_(range_) {}

    SortKeyRange corrected() {
        for (const std::optional<Edge>& edge : {since_, until_}) {
            if (edge) {
                look_at(*edge, sql::sessions_with_offset);
            }
        }
        if (!in_.empty()) {
            wide_.since = std::min(wide_.since, *in_.begin());
            wide_.until = std::max(wide_.until, *in_.rbegin() + 1);
            // Between the old edges and the new ones lie others that do not belong to the period.
            for (const std::optional<Edge>& edge : {since_, until_}) {
                if (edge) {
                    look_at(*edge, sql::sessions_near);
                }
            }
        }
        Json without = Json::array();
        for (const std::int64_t sort_key : out_) {
            without.push_back(sort_key);
        }
        wide_.without = without.dump();
        return wide_;
    }

private:
    void look_at(const Edge& edge, const char* sql) {
        auto rows = database_.query(sql);
        rows.with(":from", edge.sort_key - kFarApart.count()).with(":to", edge.sort_key + kFarApart.count());
        while (rows.next()) {
            const std::int64_t sort_key = rows.number("sort_key");
            const bool by_reader = sort_key >= range_.since && sort_key < range_.until;
            const bool fits = rows.is_null("utc_offset") ? by_reader : fits_table(rows);
            const bool inside = sort_key >= wide_.since && sort_key < wide_.until;
            if (fits && !by_reader) {
                in_.insert(sort_key);
            } else if (!fits && inside) {
                out_.insert(sort_key);
            }
        }
    }
    bool fits_table(const Query& row) const {
        const WallClock clock = clock_of_table(row.utc_offset("utc_offset"), {});
        const WallTime wall = wall_time(row.moment("date_ms").value_or(Moment{}), clock);
        const std::int64_t key = row.number("sort_key");
        return (!since_ || !since_->after(key, wall)) && (!until_ || until_->after(key, wall));
    }

    Database& database_;
    const SortKeyRange range_;
    std::optional<Edge> since_, until_;
    SortKeyRange wide_;
    std::set<std::int64_t> in_, out_;
};

}  // namespace

SortKeyRange by_days_of_tables(Database& database, SortKeyRange range, std::int64_t zero,
                               const std::optional<Moment>& since, const std::optional<Moment>& until,
                               const WallClock& reader) {
    const auto edge = [&](const std::optional<Moment>& moment) {
        return moment ? std::optional(edge_of(*moment, zero, reader)) : std::nullopt;
    };
    return Edges(database, std::move(range), edge(since), edge(until)).corrected();
}

}  // namespace castalia
