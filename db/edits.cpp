// Changes the values beside a session's journal, which may change at any time: its name, its date, its tags, whether
// it counts, whether it lies in the trash. Values that follow from these change in the same transaction.
#include "core/rules/json/fields.h"
#include "db/connection.h"
#include "db/history/summary.h"
#include "db/journal/chains.h"
#include "db/journal/operations.h"
#include "db/journal/sessions.h"
#include "db/sqlite/files.h"

namespace castalia {

namespace {

const char* const kRename = "UPDATE session SET title = :title, place = :place WHERE key = :session";
const char* const kSetDate =
    "UPDATE session SET started_ms = :started, ended_ms = ended_ms + coalesce(:started - started_ms, 0),"
    " utc_offset = coalesce(:utc_offset, utc_offset) WHERE key = :session";
const char* const kExclude = "UPDATE session SET excluded = :excluded WHERE key = :session";
const char* const kExcluded = "SELECT excluded FROM session WHERE id = :id";
const char* const kUntag = "DELETE FROM session_tag WHERE session = :session";
const char* const kTag = "INSERT OR IGNORE INTO session_tag (session, tag) VALUES (:session, :tag)";
const char* const kForgetTags = "DELETE FROM tag WHERE NOT EXISTS (SELECT 1 FROM session_tag WHERE tag = tag.key)";
const char* const kTrashedNow = "SELECT 1 FROM session WHERE id = :id AND trashed_ms IS NOT NULL";
const char* const kUntrash = "UPDATE session SET trashed_ms = NULL WHERE key = :session";
const char* const kSamples =
    "SELECT session FROM summary JOIN session ON session.key = summary.session WHERE session.sample = 1";
const char* const kInTrash = "SELECT session FROM summary WHERE (inclusion = 'trashed') = 1";
/// The settings that the program keeps about a session under a name that ends with its id, such as a sealed note.
const char* const kRemoveSettings =
    "DELETE FROM setting WHERE name LIKE '%.' || (SELECT id FROM session WHERE key = :session)";
const char* const kRemove = "DELETE FROM session WHERE key = :session";

std::size_t remove_all(Database& database, const char* which) {
    const std::vector<std::int64_t> keys = database.query(which).numbers("session");
    for (const std::int64_t key : keys) {
        remove_summary(database, key);
        database.query(kRemoveSettings).with(":session", key).run();
        database.query(kRemove).with(":session", key).run();
    }
    return keys.size();
}

}  // namespace

void add_tags(Database& database, std::int64_t key, const std::vector<std::string>& tags) {
    for (const std::string& tag : tags) {
        const std::int64_t number = tag_key(database, tag);
        database.query(kTag).with(":session", key).with(":tag", number).run();
    }
}

void Store::change_session(const std::string& id, const char* doing,
                           const std::function<void(std::int64_t key, Session* session)>& change) {
    Database& database = connection_->database;
    std::optional<Session> session = connection_->load_if_readable(id);
    Session* const read = session ? &*session : nullptr;
    database.attempt(doing, [&] {
        Writing writing(database);
        const std::int64_t key = key_of(database, id);
        change(key, read);
        write_summary(database, connection_->games, key, read);
        database.run(kForgetTags);  // The session must have left the list of a tag of its own before this.
        if (read != nullptr && count_operations(database, key) != read->journal().size()) {
            mark_stale(database, key);  // Somebody entered something after it was read.
        }
        writing.commit();
    });
}

void Store::rename(const std::string& id, const std::string& title, const std::string& place) {
    check_title(title, "title");
    check_title(place, "place");
    change_session(id, "rename the session", [&](std::int64_t key, Session*) {
        connection_->database.query(kRename).with(":title", title).with(":place", place).with(":session", key).run();
    });
}

void Store::set_date(const std::string& id, const std::optional<Moment>& started,
                     const std::optional<std::chrono::minutes>& utc_offset) {
    change_session(id, "change the date of the session", [&](std::int64_t key, Session* session) {
        Database& database = connection_->database;
        reseal_head(database, key, [&] {
            database.query(kSetDate)
                .with(":started", started)
                .with(":utc_offset", utc_offset)
                .with(":session", key)
                .run();
        });
        if (session != nullptr) {
            Heading& heading = session->heading();
            if (heading.ended && heading.started && started) {
                *heading.ended += *started - *heading.started;
            }
            heading.started = started;
            heading.utc_offset = utc_offset ? utc_offset : heading.utc_offset;
        }
    });
}

void Store::set_tags(const std::string& id, const std::vector<std::string>& tags) {
    if (tags.size() > kMostTags) {
        throw BadRecord("tags", say("a session has at most {most} tags", {{"most", literally(kMostTags)}}));
    }
    for (const std::string& tag : tags) {
        check_name(tag, kLongestTitle, "tag");  // As a record is read that goes out with it.
    }
    Database& database = connection_->database;
    change_session(id, "tag the session", [&](std::int64_t key, Session*) {
        database.query(kUntag).with(":session", key).run();
        add_tags(database, key, tags);
    });
}

void Store::exclude(const std::string& id, bool excluded) {
    change_session(id, "change what counts", [&](std::int64_t key, Session*) {
        connection_->database.query(kExclude).with(":excluded", excluded).with(":session", key).run();
    });
}

bool Store::excluded(const std::string& id) const {
    Database& database = connection_->database;
    return database.attempt("read the session", [&] {
        auto row = database.query(kExcluded);
        return row.with(":id", id).next() && row.number("excluded") != 0;
    });
}

void Store::trash(const std::string& id) {
    change_session(id, "move the session",
                   [&](std::int64_t key, Session*) { move_to_trash(connection_->database, key); });
}

bool Store::lies_in_trash(const std::string& id) const {
    Database& database = connection_->database;
    return database.attempt("read the session", [&] { return database.query(kTrashedNow).with(":id", id).next(); });
}

void Store::restore_from_trash(const std::string& id) {
    change_session(id, "move the session", [&](std::int64_t key, Session*) {
        connection_->database.query(kUntrash).with(":session", key).run();
    });
}

void Store::remove_samples() {
    Database& database = connection_->database;
    database.attempt("remove the sample sessions", [&] {
        Writing writing(database);
        remove_all(database, kSamples);
        writing.commit();
    });
}

std::size_t Store::empty_trash() {
    Database& database = connection_->database;
    return database.attempt("empty the trash", [&] {
        Writing writing(database);
        const std::size_t removed = remove_all(database, kInTrash);
        writing.commit();
        return removed;
    });
}

}  // namespace castalia
