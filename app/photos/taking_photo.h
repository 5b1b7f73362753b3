#pragma once

#include <filesystem>

#include "app/photos/pixels.h"

namespace castalia {

/// Returns the bytes of a file that will be a photo. Throws BadPicture when it cannot be read or is larger than
/// kLargestPhoto.
std::string read_photo_file(const std::filesystem::path& file);

/// Decodes a picture as a whole and returns it as a photo for a library. `name` is that of its file, without the
/// folder. Throws BadPicture for one that is not taken.
NewPhoto new_photo(std::string bytes, const std::string& name);

/// A photo as a page shows it: a JPEG that is large enough for print and holds nothing but the picture, and its size.
struct ShownPhoto {
    std::string jpeg;
    int width = 0, height = 0;
};
/// Returns the photo as a page shows it. Throws BadPicture.
ShownPhoto shown_photo(std::string_view bytes);

}  // namespace castalia
