// The photos of the table, which lie as files in the library beside the journal of a session.
#include "db/photos.h"

#include "core/rules/json/fields.h"
#include "db/connection.h"
#include "db/journal/photos.h"
#include "db/journal/sessions.h"

namespace castalia {

namespace {

const char* const kCountAll = "SELECT COUNT(*) FROM photo";
const char* const kSessionOf =
    "SELECT id FROM session JOIN photo ON photo.session = session.key WHERE number = :number";

void check_photo(const NewPhoto& photo) {
    check_title(photo.photo.caption, "caption");
    check_text(photo.photo.name, kLongestTitle, "name");
    if (photo.bytes.empty() || photo.bytes.size() > kLargestPhoto || photo.photo.size != photo.bytes.size()) {
        throw BadRecord("photo", say("a photo has at most 20 megabytes and is not empty"));
    }
}

}  // namespace

Photo PhotoAlbum::attach(const std::string& id, const NewPhoto& photo) {
    check_photo(photo);
    Database& database = store_.connection().database;
    return database.attempt("save the photo", [&] {
        Writing writing(database);
        Photo added = add_photo(database, key_of(database, id), photo);
        writing.commit();
        return added;
    });
}

void PhotoAlbum::remove(PhotoNumber number) {
    Database& database = store_.connection().database;
    database.attempt("remove the photo", [&] {
        Writing writing(database);
        remove_photo(database, photo_of(database, number));
        writing.commit();
    });
}

void PhotoAlbum::set_caption(PhotoNumber number, const std::string& caption) {
    check_title(caption, "caption");
    Database& database = store_.connection().database;
    database.attempt("save the caption", [&] {
        Writing writing(database);
        set_photo_caption(database, photo_of(database, number), caption);
        writing.commit();
    });
}

Photo Photos::photo(PhotoNumber number) const {
    Database& database = store_.connection().database;
    return database.attempt("read the photo", [&] { return photo_of(database, number); });
}

std::vector<Photo> Photos::of(const std::string& id) const {
    Database& database = store_.connection().database;
    return database.attempt("read the photos", [&] { return photos_of(database, key_of(database, id)); });
}

std::string Photos::session(PhotoNumber number) const {
    Database& database = store_.connection().database;
    return database.attempt("read the photo", [&] {
        photo_of(database, number);  // This tells of a photo that is not there.
        return database.query(kSessionOf).with(":number", number).texts("id").at(0);
    });
}

std::string Photos::bytes(PhotoNumber number) const {
    Database& database = store_.connection().database;
    return database.attempt("read the photo", [&] {
        // This gives one view of the file, whatever another program writes meanwhile.
        SQLite::Transaction reading(database.raw(), SQLite::TransactionBehavior::DEFERRED);
        return photo_bytes(database, photo_of(database, number));
    });
}

std::string Photos::small(PhotoNumber number) const {
    Database& database = store_.connection().database;
    return database.attempt("read the photo", [&] { return small_photo(database, photo_of(database, number)); });
}

std::size_t Photos::count(const std::vector<std::string>& ids) const {
    Database& database = store_.connection().database;
    return database.attempt("count the photos", [&] {
        if (ids.empty()) {
            return static_cast<std::size_t>(database.only_number(kCountAll));
        }
        std::size_t all = 0;
        for (const std::string& id : ids) {
            all += count_photos(database, key_of(database, id));
        }
        return all;
    });
}

}  // namespace castalia
