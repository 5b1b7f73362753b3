#pragma once

#include <string_view>

#include "core/session/chain.h"
#include "core/session/journal.h"

namespace castalia {

/// Names a photo for ever in its library: no other photo ever gets the number of one that was removed.
using PhotoNumber = std::int64_t;

enum class PictureKind { png, jpeg, webp };
/// Returns the ending that files of this kind have: "png", "jpg", "webp".
std::string_view ending_of(PictureKind kind);
/// Returns the media type: "image/png".
std::string_view media_type(PictureKind kind);

inline constexpr std::size_t kLargestPhoto = 20U << 20U;  ///< In bytes, as a file.

/// A photo of the table, as a library lists it. It belongs to a moment and changes nothing of what happened.
struct Photo {
    PhotoNumber number = 0;
    EntryNumber entry = 0;  ///< The event after which the table lay so; 0: before the first event.
    std::string caption;    ///< What somebody wrote beneath it; may be empty.
    std::string name;       ///< Of the file that it came from, without its folder.
    PictureKind kind = PictureKind::jpeg;
    int width = 0, height = 0;  ///< In pixels, as it is looked at.
    std::size_t size = 0;       ///< In bytes.
    ChainHash hash{};           ///< The SHA-256 of the file.
    Moment added{};

    /// Returns its name in a list: the caption, else the name of its file.
    const std::string& title() const { return caption.empty() ? name : caption; }
    bool operator==(const Photo&) const = default;
};

/// A photo on its way into a library: the file as it is, and a small JPEG of it for lists.
struct NewPhoto {
    Photo photo;  ///< Without a number.
    std::string bytes, small;
};

/// Returns what the log and a list say of it: "Photo: The last round".
Text photo_text(const Photo& photo);

}  // namespace castalia
