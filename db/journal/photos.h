#pragma once

#include <cstdint>
#include <vector>

#include "core/session/photo.h"
#include "db/sqlite/database.h"

namespace castalia {

/// Adds a photo to the session `key`. Returns it with its number.
Photo add_photo(Database& database, std::int64_t key, const NewPhoto& photo);
void remove_photo(Database& database, const Photo& photo);
void set_photo_caption(Database& database, const Photo& photo, const std::string& caption);

/// Returns the photos of a session by entry and then as they were attached. Tells the database of rows that are not
/// as they were written.
std::vector<Photo> photos_of(Database& database, std::int64_t key);
/// Returns a photo. Throws Failure::missing if the library has none with this number.
Photo photo_of(Database& database, PhotoNumber number);
/// Returns the file as it was attached. Throws Failure::damaged if it is missing or has changed.
std::string photo_bytes(Database& database, const Photo& photo);
/// Returns the JPEG for lists; nothing if it is not as it was written, which is reported to the database.
std::string small_photo(Database& database, const Photo& photo);

/// Returns a sentence for each photo of the session that is not as it was attached.
std::vector<Text> wrong_photos(Database& database, std::int64_t key);
std::size_t count_photos(Database& database, std::int64_t key);

}  // namespace castalia
