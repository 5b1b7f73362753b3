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
    "INSERT OR IGNORE INTO session_tag (session, tag) SELECT :to, tag FROM session_tag WHERE session = :from";
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

std::int64_t add_in_place_of(Database& database, const Games& games, const std::string& id, const Session& session) {
    const std::int64_t from = key_of(database, id);
    const std::int64_t to = add_session(database, session, is_sample(database, from));
    database.query(kCopyTags).with(":from", from).with(":to", to).run();
    database.query(kCopyExcluded).with(":from", from).with(":to", to).run();
    copy_photos(database, from, to);
    move_to_trash(database, from);
    const std::optional<Session> old = load_if_readable_within(database, games, id);
    write_summary(database, games, from, old ? &*old : nullptr);
    return to;
}

}  // namespace castalia
