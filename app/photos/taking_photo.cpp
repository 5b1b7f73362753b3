#include "app/photos/taking_photo.h"

#include <fstream>

#include "core/rules/json/fields.h"

namespace castalia {

namespace {

constexpr int kSmall = 480;   ///< The longer side of a picture in a list.
constexpr int kShown = 1600;  ///< The longer side on a page: 250 dots an inch on half an A4 page.

[[noreturn]] void too_large() {
    throw BadPicture(say("The file is larger than 20 megabytes. Make the picture smaller."));
}

/// Returns the name of a file, which may hold anything, with what no record could hold replaced.
std::string seen_file_name(const std::string& name, PictureKind kind) {
    try {
        check_utf8(name, "");
        check_name(name, kLongestTitle, "");
        return name;
    } catch (const BadRecord&) {
        return "photo." + std::string(ending_of(kind));
    }
}

}  // namespace

std::string read_photo_file(const std::filesystem::path& file) {
    std::error_code none;
    if (!std::filesystem::is_regular_file(file, none)) {
        throw BadPicture(say("This is no file that can be read."));
    }
    std::ifstream in(file, std::ios::binary);
    std::string bytes(std::min<std::uintmax_t>(std::filesystem::file_size(file, none), kLargestPhoto + 1), '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (none || in.bad() || in.gcount() != static_cast<std::streamsize>(bytes.size())) {
        throw BadPicture(say("The file cannot be read. Check its permissions."));
    }
    if (bytes.size() > kLargestPhoto) {
        too_large();
    }
    return bytes;
}

NewPhoto new_photo(std::string bytes, const std::string& name) {
    if (bytes.size() > kLargestPhoto) {
        too_large();
    }
    const PictureHeader header = header_of(bytes);
    const Pixels small = decoded(bytes, kSmall);
    NewPhoto photo;
    photo.photo.kind = header.kind;
    // A picture from a telephone, turned upright, is as wide as its file is high.
    const bool turned = (header.width > header.height && small.width < small.height) ||
                        (header.width < header.height && small.width > small.height);
    photo.photo.width = turned ? header.height : header.width;
    photo.photo.height = turned ? header.width : header.height;
    photo.photo.name = seen_file_name(name, header.kind);
    photo.photo.size = bytes.size();
    photo.photo.hash = hash_of_file(bytes);
    photo.small = jpeg_of(small);
    photo.bytes = std::move(bytes);
    return photo;
}

ShownPhoto shown_photo(std::string_view bytes) {
    const Pixels pixels = decoded(bytes, kShown);
    return {jpeg_of(pixels), pixels.width, pixels.height};
}

}  // namespace castalia
