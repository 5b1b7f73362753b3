#include "db/journal/first_chains.h"

#include "db/journal/chains.h"
#include "db/journal/statements.h"
#include "db/sqlite/checksum.h"

namespace castalia {

namespace {

const char* const kAllKeys = "SELECT key FROM session ORDER BY key";
const char* const kRowsFromBefore = "SELECT seq, at_ms, body FROM deed WHERE session = :session ORDER BY seq";

std::vector<std::int64_t> all_keys(Database& database) {
    std::vector<std::int64_t> keys;
    auto rows = database.query(kAllKeys);
    while (rows.next()) {
        keys.push_back(rows.number("key"));
    }
    return keys;
}

/// Returns the checksum that step 7 kept of a session, over heading and journal.
std::int64_t checksum_from_before(Database& database, std::int64_t key) {
    Checksum checksum;
    {
        auto row = database.query(sql::chain_start);
        if (row.with(":session", key).next()) {
            for (const char* column : {"id", "game", "edition", "players", "setup", "imported"}) {
                checksum.add(row.text(column));
            }
            checksum.add(row.number("ended")).add(row.number("sample"));
        }
    }
    auto rows = database.query(kRowsFromBefore);
    for (rows.with(":session", key); rows.next();) {
        const SQLite::Column body = rows.at(2);
        checksum.add(rows.at(0).getInt64()).add(rows.at(1).getInt64());
        checksum.add(std::string_view(body.getText(), static_cast<std::size_t>(body.getBytes())));
    }
    return checksum.value();
}

}  // namespace

void chain_journals_from_before(Database& database) {
    const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    for (const std::int64_t key : all_keys(database)) {
        const std::optional<KeptHead> kept = kept_head(database, key);
        if (!kept || kept->checksum == checksum_from_before(database, key)) {
            chain_anew(database, key, now);
        }
    }
}

}  // namespace castalia
