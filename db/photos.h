#pragma once

#include <string>
#include <vector>

#include "core/session/photo.h"
#include "db/store.h"

namespace castalia {

/// Reads the photos of the table, which lie as files in the library beside the journal of a session. Every function
/// throws Failure.
class Photos {
public:
    explicit Photos(const Store& store) : store_(store) {}

    Photo photo(PhotoNumber number) const;
    /// Returns the photos of a session, in the order of Session::photos.
    std::vector<Photo> of(const std::string& id) const;
    std::string session(PhotoNumber number) const;  ///< Returns the id of the session to which it belongs.
    std::string bytes(PhotoNumber number) const;    ///< Returns the file, byte for byte as it was attached.
    /// Returns a small JPEG for lists; nothing if it is not as it was written, which `Store::on_damage` tells.
    std::string small(PhotoNumber number) const;
    /// Counts those of these sessions, or all if none is given.
    std::size_t count(const std::vector<std::string>& ids) const;

private:
    const Store& store_;
};

/// Attaches photos of the table and removes them.
class PhotoAlbum {
public:
    explicit PhotoAlbum(Store& store) : store_(store) {}

    /// Attaches a photo and returns it with its number. The file is on disk when this returns. Throws BadRecord for a
    /// caption that no record may have and for a file that is empty or too large.
    Photo attach(const std::string& id, const NewPhoto& photo);
    void remove(PhotoNumber number);  ///< Removes it for good; no undo brings it back.
    void set_caption(PhotoNumber number, const std::string& caption);

private:
    Store& store_;
};

}  // namespace castalia
