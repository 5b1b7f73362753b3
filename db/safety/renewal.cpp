// Renews a library that an older version listed. Its sessions are replayed by the rules of today and compared with
// their endings of then.

#include "core/session/record.h"
#include "db/connection.h"
#include "db/history/earlier_ending.h"
#include "db/history/summary.h"
#include "db/journal/sessions.h"
#include "db/journal/settings.h"
#include "db/safety/lists.h"
#include "db/safety/safety.h"
#include "db/sqlite/files.h"

namespace castalia {

namespace {

const char* const kHowMany = "SELECT count(*) FROM session";
const char* const kKeysInOrder = "SELECT key FROM session ORDER BY key";
const char* const kPutAside = "INSERT INTO temp.listed_ending (session, ending) VALUES (:session, :ending)";
const char* const kFromAside = "SELECT ending FROM temp.listed_ending WHERE session = :session";

/// A copy of the library as it was, beside it. If the renewal changes nothing, the copy is not needed.
class CopyBefore {
public:
    CopyBefore(Database& database, bool wanted) {
        if (wanted) {
            file_ = beside(database.file(), ".lists-" + listed_by(database));
            database.copy_into(file_);
        }
    }
    CopyBefore(const CopyBefore&) = delete;
    CopyBefore& operator=(const CopyBefore&) = delete;
    ~CopyBefore() {
        if (!file_.empty()) {
            std::error_code none;
            std::filesystem::remove(file_, none);
        }
    }
    void keep() { file_.clear(); }

private:
    /// Returns the version that listed the library. It becomes part of a file's name, and a stranger may have written
    /// it.
    static std::string listed_by(Database& database) {
        constexpr std::size_t kLong = 9;
        const std::string version = stored_setting(database, kSummaryVersionSetting).value_or("");
        const bool number = !version.empty() && version.size() < kLong &&
                            version.find_first_not_of("0123456789") == std::string::npos;
        return number ? version : "0";
    }

    std::filesystem::path file_;
};

/// The endings that the history had of each session, put aside while it is made again: on the disk if there are many.
class ListedEndings {
public:
    explicit ListedEndings(Database& database) : database_(database) {
        database_.raw().exec(
            "CREATE TEMP TABLE IF NOT EXISTS listed_ending (session INTEGER PRIMARY KEY, ending TEXT NOT NULL)");
        database_.raw().exec("DELETE FROM temp.listed_ending");
        for (const std::int64_t key : database_.query(kKeysInOrder).numbers("key")) {
            if (const std::optional<Ending> ending = listed_ending(database_, key)) {
                database_.query(kPutAside).with(":session", key).with(":ending", ending_json(*ending).dump()).run();
            }
        }
    }

    std::optional<Ending> of(std::int64_t key) const {
        auto row = database_.query(kFromAside);
        return row.with(":session", key).next() ? std::optional(read_ending(parse_json(row.text("ending"))))
                                                : std::nullopt;
    }
    void forget() { database_.raw().exec("DELETE FROM temp.listed_ending"); }

private:
    Database& database_;
};

}  // namespace

bool renew_lists(const Store& store, bool copied, const Progress& progress) {
    Database& database = store.connection().database;
    return database.attempt("compare its sessions with the rules of this version", [&] {
        const auto sessions = static_cast<std::size_t>(database.only_number(kHowMany));
        if (sessions == 0) {
            return Safety(store).rebuild(progress);
        }
        if (progress && !progress(0, sessions)) {
            return false;
        }
        CopyBefore copy(database, !copied && !database.in_memory());
        Writing writing(database);
        ListedEndings listed(database);
        const std::vector<std::string> ids = ids_in_order(database);
        clear_lists(database);
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (progress && !progress(i, ids.size())) {
                return false;
            }
            const std::int64_t key = key_of(database, ids[i]);
            const std::optional<Session> session = load_if_readable_within(database, store.games(), ids[i]);
            if (!session) {
                write_summary(database, store.games(), key, static_cast<const Facts*>(nullptr), Sums::later);
                continue;
            }
            const Facts facts = facts_of(*session);
            compare_endings(database, key, listed.of(key), ending_of(facts));
            write_summary(database, store.games(), key, &facts, Sums::later);
        }
        finish_lists(database);
        listed.forget();
        writing.commit();
        copy.keep();
        if (progress) {
            progress(ids.size(), ids.size());
        }
        return true;
    });
}

}  // namespace castalia
