#include "db/successor.h"

#include "db/connection.h"
#include "db/store.h"

namespace castalia {

namespace {

const char* const kSuccessor =
    "SELECT id FROM session WHERE trashed_ms IS NULL AND id <> :id AND first_id ="
    " (SELECT coalesce(first_id, id) FROM session WHERE id = :id) ORDER BY key DESC LIMIT 1";

}  // namespace

std::optional<std::string> successor_of(const Store& store, const std::string& id) {
    Database& database = store.connection().database;
    return database.attempt("read the session", [&] {
        auto row = database.query(kSuccessor);
        return row.with(":id", id).next() ? std::optional(row.text("id")) : std::nullopt;
    });
}

}  // namespace castalia
