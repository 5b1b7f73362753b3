#include "app/photos/orientation.h"

#include <optional>

namespace castalia {

namespace {

enum class Order { highest_first, lowest_first };

/// Returns the number of this many bytes at a place; nothing beyond the end.
std::optional<std::size_t> number_at(std::string_view bytes, std::size_t at, std::size_t size, Order order) {
    if (at > bytes.size() || size > bytes.size() - at) {
        return std::nullopt;
    }
    std::size_t number = 0;
    for (std::size_t i = 0; i < size; ++i) {
        const std::size_t byte = order == Order::highest_first ? at + i : at + size - 1 - i;
        number = number << 8U | static_cast<unsigned char>(bytes[byte]);
    }
    return number;
}

/// Returns the contents of the first part with that name; nothing where there is none. A part of a PNG has its size,
/// its name, its contents and four more bytes. One of a WebP has its name, its size and an even number of bytes.
std::optional<std::string_view> part_of(std::string_view bytes, PictureKind kind) {
    const bool png = kind == PictureKind::png;
    constexpr std::size_t kPngHead = 8, kWebpHead = 12, kPartHead = 8, kChecksum = 4;
    for (std::size_t at = png ? kPngHead : kWebpHead; at < bytes.size();) {
        const std::optional<std::size_t> size =
            png ? number_at(bytes, at, 4, Order::highest_first) : number_at(bytes, at + 4, 4, Order::lowest_first);
        if (!size || bytes.size() - at < kPartHead || *size > bytes.size() - at - kPartHead) {
            return std::nullopt;
        }
        if (bytes.substr(png ? at + 4 : at, 4) == (png ? "eXIf" : "EXIF")) {
            return bytes.substr(at + kPartHead, *size);
        }
        at += kPartHead + (png ? *size + kChecksum : *size + *size % 2);
    }
    return std::nullopt;
}

/// Returns the entry for the orientation from the first list of an Exif block.
std::optional<std::size_t> listed_orientation(std::string_view exif) {
    if (exif.starts_with(std::string_view("Exif\0\0", 6))) {  // Some programs copy the head of a JPEG's block.
        exif.remove_prefix(6);
    }
    const bool lowest_first = exif.starts_with(std::string_view("II*\0", 4));
    if (!lowest_first && !exif.starts_with(std::string_view("MM\0*", 4))) {
        return std::nullopt;
    }
    const Order order = lowest_first ? Order::lowest_first : Order::highest_first;
    constexpr std::size_t kListAt = 4, kEntry = 12, kTag = 0x0112, kValueAt = 8;
    const std::optional<std::size_t> list = number_at(exif, kListAt, 4, order);
    const std::optional<std::size_t> entries = list ? number_at(exif, *list, 2, order) : std::nullopt;
    for (std::size_t i = 0; entries && i < *entries; ++i) {
        const std::size_t at = *list + 2 + i * kEntry;
        if (number_at(exif, at, 2, order) == kTag) {
            return number_at(exif, at + kValueAt, 2, order);
        }
    }
    return std::nullopt;
}

}  // namespace

int orientation_of(std::string_view bytes, PictureKind kind) {
    constexpr std::size_t kUpright = 1, kLast = 8;
    const std::optional<std::string_view> exif = kind == PictureKind::jpeg ? std::nullopt : part_of(bytes, kind);
    const std::size_t said = exif ? listed_orientation(*exif).value_or(kUpright) : kUpright;
    return static_cast<int>(said >= kUpright && said <= kLast ? said : kUpright);
}

}  // namespace castalia
