// The photos of the table, which stand beside the journal.
#include "db/journal/photos.h"

#include <algorithm>

#include "db/journal/chains.h"
#include "db/journal/statements.h"
#include "db/sqlite/checksum.h"
#include "db/sqlite/files.h"

namespace castalia {

namespace {

const char* const kAddFile =
    "INSERT INTO photo_file (photo, small, checksum, bytes) VALUES (:photo, :small, :checksum, :bytes)";
const char* const kSetChecksum = "UPDATE photo SET checksum = :checksum WHERE number = :number";
const char* const kSetCaption = "UPDATE photo SET caption = :caption WHERE number = :number";
const char* const kRemovePhoto = "DELETE FROM photo WHERE number = :number";
const char* const kBytes = "SELECT bytes FROM photo_file WHERE photo = :photo";
const char* const kSmall = "SELECT small, checksum FROM photo_file WHERE photo = :photo";
const char* const kCount = "SELECT COUNT(*) AS photos FROM photo WHERE session = :session";

std::span<const unsigned char> bytes_in(const std::string& text) {
    return {reinterpret_cast<const unsigned char*>(text.data()), text.size()};
}

std::string text_of(std::span<const unsigned char> bytes) { return {bytes.begin(), bytes.end()}; }

/// Returns the checksum over everything that a list shows, and over the session to which the photo belongs.
std::int64_t checksum_of(const Photo& photo, std::int64_t session) {
    Checksum checksum;
    checksum.add(photo.number).add(session).add(photo.entry).add(photo.added.time_since_epoch().count());
    checksum.add(photo.name).add(photo.caption).add(ending_of(photo.kind));
    checksum.add(photo.width).add(photo.height).add(static_cast<std::int64_t>(photo.size)).add(hex(photo.hash));
    return checksum.value();
}

PictureKind kind_in(const std::string& ending) {
    return ending == "png" ? PictureKind::png : ending == "webp" ? PictureKind::webp : PictureKind::jpeg;
}

/// Returns the side. A file from a stranger may hold any number.
int side_in(std::int64_t number) {
    constexpr std::int64_t kMost = 1'000'000;
    return static_cast<int>(std::clamp<std::int64_t>(number, 1, kMost));
}

Photo photo_at(const Query& row) {
    Photo photo;
    photo.number = row.number("number");
    photo.entry = row.number("entry");
    photo.caption = row.text("caption");
    photo.name = row.text("name");
    photo.kind = kind_in(row.text("kind"));
    photo.width = side_in(row.number("width"));
    photo.height = side_in(row.number("height"));
    photo.size = row.size("size");
    photo.hash = hash_in(row.bytes("hash")).value_or(ChainHash{});
    photo.added = row.moment("added_ms").value_or(Moment{});
    return photo;
}

bool is_whole(const Query& row, const Photo& photo) {
    return row.number("checksum") == checksum_of(photo, row.number("session"));
}

Text named(const Photo& photo) { return say("Photo {number}", {{"number", literally(photo.number)}}); }

Text not_as_it_was(const Photo& photo) {
    return say("{photo} is not listed as it was written.", {{"photo", named(photo)}});
}

Text not_the_file(const Photo& photo) {
    return say("{photo} is not the file that was attached.", {{"photo", named(photo)}});
}

Text not_the_small_one(const Photo& photo) {
    return say("The small picture of photo {number} is not as it was written.",
               {{"number", literally(photo.number)}});
}

Text with_help(const Text& finding) {
    return say("{finding} Run castalia-cli verify, or restore a backup.", {{"finding", finding}});
}

/// Tells the database of a row that is not as it was written.
Photo checked_photo(Database& database, const Query& row) {
    Photo photo = photo_at(row);
    if (!is_whole(row, photo)) {
        database.report_damage(with_help(not_as_it_was(photo)));
    }
    return photo;
}

void set_checksum(Database& database, const Photo& photo, std::int64_t session) {
    database.query(kSetChecksum).with(":number", photo.number).with(":checksum", checksum_of(photo, session)).run();
}

bool has_its_small_one(Database& database, const Photo& photo) {
    auto row = database.query(kSmall);
    return row.with(":photo", photo.number).next() &&
           row.number("checksum") == Checksum().add(text_of(row.bytes("small"))).value();
}

/// Returns whether the kept bytes are the file that was attached.
bool has_its_file(Database& database, const Photo& photo) {
    auto row = database.query(kBytes);
    if (!row.with(":photo", photo.number).next()) {
        return false;
    }
    const std::span<const unsigned char> bytes = row.bytes("bytes");
    return bytes.size() == photo.size &&
           hash_of_file({reinterpret_cast<const char*>(bytes.data()), bytes.size()}) == photo.hash;
}

}  // namespace

Photo add_photo(Database& database, std::int64_t key, const NewPhoto& added) {
    Photo photo = added.photo;
    database.query(sql::add_photo)
        .with(":session", key)
        .with(":entry", photo.entry)
        .with(":added", photo.added)
        .with(":name", photo.name)
        .with(":caption", photo.caption)
        .with(":kind", std::string(ending_of(photo.kind)))
        .with(":width", std::int64_t{photo.width})
        .with(":height", std::int64_t{photo.height})
        .with(":size", static_cast<std::int64_t>(photo.size))
        .with(":hash", photo.hash)
        .run();
    photo.number = database.raw().getLastInsertRowid();
    set_checksum(database, photo, key);
    database.query(kAddFile)
        .with(":photo", photo.number)
        .with(":small", bytes_in(added.small))
        .with(":checksum", Checksum().add(added.small).value())
        .with(":bytes", bytes_in(added.bytes))
        .run();
    return photo;
}

void remove_photo(Database& database, const Photo& photo) {
    database.query(kRemovePhoto).with(":number", photo.number).run();
}

void set_photo_caption(Database& database, const Photo& photo, const std::string& caption) {
    Photo changed;
    std::int64_t session = 0;
    bool whole = false;
    {
        auto row = database.query(sql::photo_of_number);
        if (!row.with(":number", photo.number).next()) {
            return;
        }
        changed = photo_at(row);
        session = row.number("session");
        whole = is_whole(row, changed);
    }
    database.query(kSetCaption).with(":number", photo.number).with(":caption", caption).run();
    changed.caption = caption;
    if (whole) {  // Damage from before is still reported.
        set_checksum(database, changed, session);
    }
}

std::vector<Photo> photos_of(Database& database, std::int64_t key) {
    std::vector<Photo> photos;
    auto rows = database.query(sql::photos_of_session);
    for (rows.with(":session", key); rows.next();) {
        photos.push_back(checked_photo(database, rows));
    }
    return photos;
}

Photo photo_of(Database& database, PhotoNumber number) {
    auto row = database.query(sql::photo_of_number);
    if (!row.with(":number", number).next()) {
        throw Failure(Failure::Kind::missing,
                      say("The library {file} holds no photo {number}.",
                          {{"file", literally(shown(database.file()))}, {"number", literally(number)}}));
    }
    return checked_photo(database, row);
}

std::string photo_bytes(Database& database, const Photo& photo) {
    if (!has_its_file(database, photo)) {
        throw Failure(Failure::Kind::damaged, with_help(not_the_file(photo)));
    }
    auto row = database.query(kBytes);
    row.with(":photo", photo.number).next();
    return text_of(row.bytes("bytes"));
}

std::string small_photo(Database& database, const Photo& photo) {
    auto row = database.query(kSmall);
    const std::string small = row.with(":photo", photo.number).next() ? text_of(row.bytes("small")) : std::string();
    if (small.empty() || row.number("checksum") != Checksum().add(small).value()) {
        database.report_damage(with_help(not_the_small_one(photo)));
        return {};
    }
    return small;
}

std::vector<Text> wrong_photos(Database& database, std::int64_t key) {
    std::vector<Text> wrong;
    auto rows = database.query(sql::photos_of_session);
    for (rows.with(":session", key); rows.next();) {
        const Photo photo = photo_at(rows);
        if (!is_whole(rows, photo)) {
            wrong.push_back(not_as_it_was(photo));
        }
        if (!has_its_file(database, photo)) {
            wrong.push_back(not_the_file(photo));
        }
        if (!has_its_small_one(database, photo)) {
            wrong.push_back(not_the_small_one(photo));
        }
    }
    return wrong;
}

std::size_t count_photos(Database& database, std::int64_t key) {
    auto row = database.query(kCount);
    return row.with(":session", key).next() ? row.size("photos") : 0;
}

}  // namespace castalia
