// Lists, search and sums follow from the journals, and are made again altogether.
#include "db/safety/safety.h"

#include "db/connection.h"
#include "db/history/summary.h"
#include "db/history/tallies.h"
#include "db/journal/sessions.h"
#include "db/journal/settings.h"
#include "db/safety/lists.h"

namespace castalia {

namespace {

/// The order of dates, so that the history is written from one end to the other.
const char* const kAll = "SELECT id FROM session ORDER BY started_ms, key";
/// Joins the pieces that were written one by one, so that a search looks in one place (FTS5, "optimize").
const char* const kTidyIndex = "INSERT INTO told_index (told_index) VALUES ('optimize')";
constexpr std::size_t kAtOnce = 256;

}  // namespace

std::vector<std::string> ids_in_order(Database& database) { return database.query(kAll).texts("id"); }

void clear_lists(Database& database) {
    forget_setting(database, kSummaryVersionSetting);
    clear_tallies(database);
    for (const char* sql : {"INSERT INTO told_index (told_index) VALUES ('delete-all')", "DELETE FROM told",
                            "DELETE FROM seat", "DELETE FROM seat_dice", "DELETE FROM seat_luck",
                            "DELETE FROM sorted_list", "DELETE FROM summary", "DELETE FROM stale_summary"}) {
        database.raw().exec(sql);
    }
}

void finish_lists(Database& database) {
    count_all_sums(database);
    database.raw().exec(kTidyIndex);
    store_setting(database, kSummaryVersionSetting, std::to_string(kSummaryVersion));
}

bool Safety::rebuild(const Progress& progress) const {
    Database& database = store_.connection().database;
    return database.attempt("make its lists anew", [&] {
        {
            Writing clearing(database);
            clear_lists(database);
            clearing.commit();
        }
        const std::vector<std::string> ids = ids_in_order(database);
        for (std::size_t i = 0; i < ids.size();) {
            if (progress && !progress(i, ids.size())) {
                return false;
            }
            std::vector<std::pair<std::string, std::optional<Session>>> read;
            for (; i < ids.size() && read.size() < kAtOnce; ++i) {
                read.emplace_back(ids[i], store_.connection().load_if_readable(ids[i]));
            }
            Writing writing(database);
            for (const auto& [id, session] : read) {
                const std::int64_t key = key_of(database, id);
                write_summary(database, store_.games(), key, session ? &*session : nullptr, Sums::later);
            }
            index_waiting_words(database);
            writing.commit();
        }
        Writing counting(database);
        finish_lists(database);
        counting.commit();
        if (progress) {
            progress(ids.size(), ids.size());
        }
        return true;
    });
}

}  // namespace castalia
