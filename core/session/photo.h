#pragma once

#include <string_view>

#include "core/session/chain.h"
#include "core/session/journal.h"

namespace castalia {

/// The number that identifies a photo for ever in its library. The number of a removed photo is never used again.
using PhotoNumber = std::int64_t;

enum class PictureKind { png, jpeg, webp };
/// Returns the ending that files of this kind have: "png", "jpg", "webp".
std::string_view ending_of(PictureKind kind);
/// Returns the media type: "image/png".
std::string_view media_type(PictureKind kind);

inline constexpr std::size_t kLargestPhoto = 20U << 20U;  ///< The largest file, in bytes.

/// A photo of the table, as a library lists it. It belongs to a moment and changes nothing in the record.
struct Photo {
    PhotoNumber number = 0;
    EntryNumber entry = 0;  ///< The event after which it was taken; 0 if that was before the first event.
    std::string caption;    ///< The words beneath it; may be empty.
    std::string name;       ///< The name of its file, without the folder.
    PictureKind kind = PictureKind::jpeg;
    int width = 0, height = 0;  ///< The size in pixels, as the photo is shown.
    std::size_t size = 0;       ///< The size of the file in bytes.
    ChainHash hash{};           ///< The SHA-256 of the file.
    Moment added{};

    /// Returns its name in a list: the caption, else the name of its file.
    const std::string& title() const { return caption.empty() ? name : caption; }
    bool operator==(const Photo&) const = default;
};

/// A photo on its way into a library: the file as it is, and a small JPEG of it for lists.
struct NewPhoto {
    Photo photo;  ///< The photo, without a number.
    std::string bytes, small;
};

/// Returns how the log and lists name it: "Photo: The last round".
Text photo_text(const Photo& photo);

}  // namespace castalia
