#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "db/history/history.h"
#include "db/sqlite/database.h"

namespace castalia {

/// The row of a session in the history, as the table "summary" holds it.
struct SummaryRow {
    std::string id, game, edition, title, place, players, tags;  ///< Players and tags are JSON.
    std::optional<Moment> date, started;
    std::string status, inclusion, winners, result, score;  ///< Winners and result are JSON.
    std::int64_t events = 0;
    std::optional<Moment> ended;
    Moment last{};
    std::optional<std::int64_t> played;
    std::string by_game, by_place, by_players;
    double by_score = 0;
    std::int64_t by_time = 0;
    bool excluded = false, sample = false;
    /// JSON; nothing if an older version wrote the row, or if nobody can read it.
    std::optional<std::string> refusals;
    std::optional<std::string>
        outcome;  ///< How it ended for the table; nothing in the same rows, and while it lasts.
    std::optional<std::chrono::minutes> utc_offset;

    bool operator==(const SummaryRow&) const = default;
};

inline constexpr double kUnknownScore = 1e300;  ///< It stands behind all others in `by_score`.

/// Adds the row of the session `key` at a free place in the order of the history.
void add_row(Database& database, std::int64_t sort_key, std::int64_t key, const SummaryRow& row);
/// Returns the stored row of a session; nothing if it has none.
std::optional<SummaryRow> stored_row(Database& database, std::int64_t key);

bool row_is_whole(Database& database, std::int64_t key);
/// Tells the database if lists show another heading than the session has.
void report_if_lists_differ(Database& database, std::int64_t key, const Heading& heading);

/// Returns what a list shows of the current row of the query. Tells the database if the row is not as it was written.
/// Throws Failure if a file from a stranger has no names in it.
HistoryRow history_row(Database& database, const Query& query);
/// Return the status and the inclusion that a word in the history means.
Status status_of(const std::string& word);
Inclusion inclusion_of(const std::string& word);

}  // namespace castalia
