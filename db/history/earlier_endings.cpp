#include "db/history/earlier_endings.h"

#include <algorithm>

#include "db/connection.h"
#include "db/history/earlier_ending.h"
#include "db/history/history.h"
#include "db/history/summary.h"
#include "db/history/summary_row.h"
#include "db/journal/sessions.h"

namespace castalia {

namespace {

const char* const kEndingIds = "SELECT id FROM earlier_ending JOIN session ON session.key = earlier_ending.session";
const char* const kUndecidedEndings = "SELECT count(*) FROM earlier_ending WHERE kept = 0";
const char* const kSeenSetting = "old-evenings.seen";  ///< The version of the lists.
const char* const kIdsByKey = "SELECT id FROM session ORDER BY key";

}  // namespace

std::vector<EarlierEnding> EarlierEndings::all() const {
    Database& database = store_.connection().database;
    const std::vector<std::string> ids =
        database.attempt("read what differs", [&] { return database.query(kEndingIds).texts("id"); });
    std::vector<EarlierEnding> all;
    for (const std::string& id : ids) {
        std::optional<EndingRow> row =
            database.attempt("read what differs", [&] { return earlier_ending(database, key_of(database, id)); });
        std::optional<SessionSummary> summary = History(store_).summary(id);
        if (row && summary) {
            all.push_back({*std::move(summary), std::move(row->recorded), std::move(row->today), row->kept});
        }
    }
    const auto day = [](const EarlierEnding& one) { return one.session.started.value_or(one.session.last); };
    std::ranges::stable_sort(all, std::ranges::greater{}, day);
    return all;
}

bool EarlierEndings::any() const {
    Database& database = store_.connection().database;
    return database.attempt("read what differs", [&] { return has_earlier_endings(database); });
}

std::size_t EarlierEndings::undecided() const {
    Database& database = store_.connection().database;
    return database.attempt("read what differs",
                            [&] { return static_cast<std::size_t>(database.only_number(kUndecidedEndings)); });
}

bool EarlierEndings::unseen() const {
    return undecided() > 0 && store_.setting(kSeenSetting) != store_.setting(kSummaryVersionSetting);
}

void EarlierEndings::note_seen() {
    if (const std::optional<std::string> version = store_.setting(kSummaryVersionSetting)) {
        store_.set(kSeenSetting, *version);
    }
}

std::optional<Text> EarlierEndings::said_of(const std::string& id) const {
    Database& database = store_.connection().database;
    const auto row = database.attempt("read what differs", [&]() -> std::optional<EndingRow> {
        const bool any = has_earlier_endings(database) && holds_session(database, id);
        return any ? earlier_ending(database, key_of(database, id)) : std::nullopt;
    });
    if (!row) {
        return std::nullopt;
    }
    return row->kept ? both_endings_text(*row)
                     : say("{told} Nothing has been decided yet: see Go, Old evenings under new rules.",
                           {{"told", both_endings_text(*row)}});
}

std::optional<std::size_t> EarlierEndings::compare(const Progress& progress) {
    Database& database = store_.connection().database;
    store_.catch_up();
    return database.attempt("compare its sessions", [&]() -> std::optional<std::size_t> {
        const std::vector<std::string> ids = database.query(kIdsByKey).texts("id");
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (progress && !progress(i, ids.size())) {
                return std::nullopt;
            }
            const std::optional<Session> read = store_.connection().load_if_readable(ids[i]);
            if (!read) {
                continue;  // A program that can replay it will compare it.
            }
            const Ending today = ending_of(facts_of(*read));
            const std::int64_t key = key_of(database, ids[i]);
            // `verify` tells of a damaged row, which says nothing about what was recorded.
            const auto listed = row_is_whole(database, key) ? listed_ending(database, key) : std::nullopt;
            if (!earlier_ending(database, key) && (!listed || same_ending(*listed, today))) {
                continue;  // Usually nothing has to be written.
            }
            Writing writing(database);
            if (compare_endings(database, key, listed, today)) {
                write_summary(database, store_.games(), key, &*read);
            }
            writing.commit();
        }
        if (progress) {
            progress(ids.size(), ids.size());
        }
        return ids.size();
    });
}

void EarlierEndings::keep(const std::vector<std::string>& ids) { decide(ids, true); }
void EarlierEndings::accept(const std::vector<std::string>& ids) { decide(ids, false); }

void EarlierEndings::decide(const std::vector<std::string>& ids, bool keep) {
    Database& database = store_.connection().database;
    database.attempt("save what was decided", [&] {
        Writing writing(database);
        for (const std::string& id : ids) {
            const std::int64_t key = key_of(database, id);
            std::optional<EndingRow> row = earlier_ending(database, key);
            if (!row || (keep && row->kept)) {
                continue;
            }
            if (keep) {
                row->kept = true;
                save_earlier_ending(database, key, *row);
            } else {
                forget_earlier_ending(database, key);
            }
            const auto session = load_if_readable_within(database, store_.games(), id);
            write_summary(database, store_.games(), key, session ? &*session : nullptr);
        }
        writing.commit();
    });
}

}  // namespace castalia
