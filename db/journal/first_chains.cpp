#include "db/journal/first_chains.h"

#include "db/journal/chains.h"
#include "db/journal/statements.h"
#include "db/sqlite/checksum.h"

namespace castalia {

namespace {

const char* const kAllKeys = "SELECT key FROM session ORDER BY key";
// Under the names that step 8 knows: a later step gave the table another one.
const char* const kOperationsOfStep8 = "SELECT seq, at_ms, body FROM deed WHERE session = :session ORDER BY seq";
const char* const kHashOfStep8 =
    "UPDATE deed SET hash = :hash WHERE session = :session AND seq = :seq AND hash IS NULL";

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
    auto rows = database.query(kOperationsOfStep8);
    for (rows.with(":session", key); rows.next();) {
        checksum.add(rows.number("seq")).add(rows.number("at_ms")).add(rows.text_view("body"));
    }
    return checksum.value();
}

/// Gives every operation of a session its hash and keeps `at` as the time of that.
void chain_journal(Database& database, std::int64_t key, Moment at) {
    const ChainRoot root = chain_root(database, key);
    KeptHead head;
    head.heading = head.hash = root.heading;
    std::vector<ChainHash> hashes;
    {
        auto rows = database.query(kOperationsOfStep8);
        for (rows.with(":session", key); rows.next();) {
            head.hash = next_in_chain(head.hash, rows.text_view("body"));
            hashes.push_back(head.hash);
        }
    }
    for (const ChainHash& hash : hashes) {
        database.query(kHashOfStep8).with(":hash", hash).with(":session", key).with(":seq", ++head.operations).run();
    }
    head.hashed_from = head.operations + 1;
    head.hashed_at = at;
    keep_head(database, key, root, head);
}

}  // namespace

void chain_journals_from_before(Database& database) {
    const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    for (const std::int64_t key : database.query(kAllKeys).numbers("key")) {
        const std::optional<KeptHead> kept = kept_head(database, key);
        if (!kept || kept->checksum == checksum_from_before(database, key)) {
            chain_journal(database, key, now);
        }
    }
}

}  // namespace castalia
