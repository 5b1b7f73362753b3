#include "db/history/waiting.h"

namespace castalia {

namespace {

const char* const kMakeWaiting =
    "CREATE TEMP TABLE IF NOT EXISTS waiting_summary (sort_key INTEGER PRIMARY KEY) STRICT";
const char* const kLetWait = "INSERT INTO temp.waiting_summary (sort_key) VALUES (:sort_key)";
const char* const kWaitNoMore = "DELETE FROM temp.waiting_summary WHERE sort_key = :sort_key";
const char* const kEndWaiting = "DELETE FROM temp.waiting_summary";

}  // namespace

void make_waiting(Database& database) { database.run(kMakeWaiting); }

void let_wait(Database& database, std::int64_t sort_key) {
    make_waiting(database);
    database.query(kLetWait).with(":sort_key", sort_key).run();
}

bool wait_no_more(Database& database, std::int64_t sort_key) {
    make_waiting(database);
    return database.query(kWaitNoMore).with(":sort_key", sort_key).run() > 0;
}

void end_waiting(Database& database) {
    make_waiting(database);
    database.run(kEndWaiting);
}

}  // namespace castalia
