// Puts a session in the place of another one, which goes to the trash as it was.
#include "db/connection.h"
#include "db/history/summary.h"
#include "db/journal/operations.h"
#include "db/journal/photos.h"
#include "db/journal/sessions.h"

namespace castalia {

namespace {

const char* const kIsSample = "SELECT sample FROM session WHERE key = :session";
const char* const kCopyTags =
    "INSERT INTO session_tag (session, tag) SELECT :to, tag FROM session_tag WHERE session = :from";
const char* const kCopyExcluded =
    "UPDATE session SET excluded = (SELECT excluded FROM session WHERE key = :from) WHERE key = :to";

bool is_sample(Database& database, std::int64_t key) {
    auto row = database.query(kIsSample);
    return row.with(":session", key).next() && row.number("sample") != 0;
}

void copy_photos(Database& database, std::int64_t from, std::int64_t to) {
    for (const Photo& photo : photos_of(database, from)) {
        add_photo(database, to, {photo, photo_bytes(database, photo), small_photo(database, photo)});
    }
}

}  // namespace

void Store::replace(const Session& old, const Session& session) {
    Database& database = connection_->database;
    database.attempt("save the session", [&] {
        Writing writing(database);
        const std::int64_t from = key_of(database, old.heading().id);
        if (count_operations(database, from) != old.journal().size()) {
            fail_with_conflict(database);
        }
        const std::int64_t to = add_session(database, session, is_sample(database, from));
        database.query(kCopyTags).with(":from", from).with(":to", to).run();
        database.query(kCopyExcluded).with(":from", from).with(":to", to).run();
        copy_photos(database, from, to);
        move_to_trash(database, from);
        write_summary(database, connection_->games, to, &session);
        write_summary(database, connection_->games, from, &old);
        writing.commit();
    });
    connection_->counted.steps = 0;
}

}  // namespace castalia
