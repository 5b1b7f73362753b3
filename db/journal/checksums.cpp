#include "db/journal/checksums.h"

#include "db/journal/statements.h"

namespace castalia {

namespace {

const char* const kOperationRows = "SELECT seq, at_ms, body FROM deed WHERE session = :session ORDER BY seq";
const char* const kKept = "SELECT checksum FROM journal_checksum WHERE session = :session";

}  // namespace

Checksum checksum_of_heading(Database& database, std::int64_t key) {
    Checksum checksum;
    auto row = database.query(sql::checked_session);
    if (row.with(":session", key).next()) {
        for (const char* column : {"id", "game", "edition", "players", "setup", "imported"}) {
            checksum.add(row.text(column));
        }
        checksum.add(row.number("ended")).add(row.number("sample"));
    }
    return checksum;
}

void add_operation(Checksum& checksum, std::int64_t number, std::int64_t at, std::string_view body) {
    checksum.add(number).add(at).add(body);
}

std::int64_t checksum_of_journal(Database& database, std::int64_t key) {
    Checksum checksum = checksum_of_heading(database, key);
    auto rows = database.query(kOperationRows);
    for (rows.with(":session", key); rows.next();) {
        const SQLite::Column body = rows.at(2);
        add_operation(checksum, rows.at(0).getInt64(), rows.at(1).getInt64(),
                      {body.getText(), static_cast<std::size_t>(body.getBytes())});
    }
    return checksum.value();
}

std::optional<std::int64_t> kept_checksum(Database& database, std::int64_t key) {
    auto row = database.query(kKept);
    return row.with(":session", key).next() ? std::optional(row.number("checksum")) : std::nullopt;
}

void keep_checksum(Database& database, std::int64_t key, std::int64_t checksum) {
    database.query(sql::save_checksum).with(":session", key).with(":checksum", checksum).run();
}

void keep_missing_checksum(Database& database, std::int64_t key) {
    if (!kept_checksum(database, key)) {
        keep_checksum(database, key, checksum_of_journal(database, key));
    }
}

}  // namespace castalia
