#include "tests/support/pictures.h"

#include <png.h>
#include <webp/encode.h>
#include <zlib.h>

#include <random>
#include <stdexcept>
#include <vector>

#include "app/photos/pixels.h"

namespace castalia::testing {

namespace {

Pixels painted_pixels(const Painted& painted) {
    Pixels pixels{painted.width, painted.height, {}};
    std::mt19937 random(painted.seed);
    for (int y = 0; y < painted.height; ++y) {
        for (int x = 0; x < painted.width; ++x) {
            const bool red = 2 * x < painted.width && 2 * y < painted.height;
            for (const bool lit : {red, false, !red}) {
                pixels.rgb.push_back(painted.noise ? static_cast<unsigned char>(random()) : lit ? 220 : 20);
            }
        }
    }
    return pixels;
}

void add_number(std::string& bytes, std::size_t number) {
    for (const unsigned shift : {24U, 16U, 8U, 0U}) {
        bytes += static_cast<char>(number >> shift);
    }
}

void add_chunk(std::string& png, const std::string& type, const std::string& data) {
    add_number(png, data.size());
    const std::string named = type + data;
    png += named;
    add_number(png, crc32(0, reinterpret_cast<const Bytef*>(named.data()), static_cast<uInt>(named.size())));
}

std::string packed(const std::string& bytes) {
    uLongf size = compressBound(bytes.size());
    std::string small(size, '\0');
    compress(reinterpret_cast<Bytef*>(small.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
             bytes.size());
    small.resize(size);
    return small;
}

/// Returns a PNG with this many rows, although its head may say another number.
std::string png_with_rows(unsigned width, unsigned height, const std::string& rows) {
    std::string png("\x89PNG\r\n\x1a\n", 8), head;
    add_number(head, width);
    add_number(head, height);
    head += std::string("\x08\x02\x00\x00\x00", 5);  // Eight bits each of red, green and blue.
    add_chunk(png, "IHDR", head);
    add_chunk(png, "IDAT", packed(rows));
    add_chunk(png, "IEND", "");
    return png;
}

}  // namespace

std::string png_file(const Painted& painted) {
    const Pixels pixels = painted_pixels(painted);
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(pixels.width);
    image.height = static_cast<png_uint_32>(pixels.height);
    image.format = PNG_FORMAT_RGB;
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
    std::string bytes(size, '\0');
    if (png_image_write_to_memory(&image, bytes.data(), &size, 0, pixels.rgb.data(), 0, nullptr) == 0) {
        throw std::runtime_error(image.message);
    }
    bytes.resize(size);
    return bytes;
}

std::string jpeg_file(const Painted& painted) { return jpeg_of(painted_pixels(painted)); }

std::string webp_file(const Painted& painted) {
    const Pixels pixels = painted_pixels(painted);
    std::uint8_t* out = nullptr;
    const std::size_t size =
        WebPEncodeLosslessRGB(pixels.rgb.data(), pixels.width, pixels.height, 3 * pixels.width, &out);
    const std::string bytes(reinterpret_cast<const char*>(out), size);
    WebPFree(out);
    return bytes;
}

std::string jpeg_of_telephone(const Painted& painted) {
    // The Exif block has one entry, the orientation, and behind it words that must appear nowhere else.
    const std::string exif =
        std::string("Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0", 32) +
        "48.2082N 16.3738E";
    std::string segment("\xff\xe1", 2);
    segment += static_cast<char>((exif.size() + 2) >> 8U);
    segment += static_cast<char>(exif.size() + 2);
    std::string bytes = jpeg_file(painted);
    // It replaces the head that the encoder wrote, because readers expect one of them in front.
    const std::size_t length =
        std::size_t{static_cast<unsigned char>(bytes[4])} << 8U | static_cast<unsigned char>(bytes[5]);
    bytes.replace(2, 2 + length, segment + exif);
    return bytes;
}

namespace {

/// Returns an Exif block with one entry: that the camera was held upright (6).
std::string upright_exif(bool lowest_first) {
    return lowest_first ? std::string("II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0", 26)
                        : std::string("MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0", 26);
}

std::string lowest_first_number(std::size_t number, std::size_t size) {
    std::string bytes;
    for (std::size_t i = 0; i < size; ++i) {
        bytes += static_cast<char>(number >> (8 * i));
    }
    return bytes;
}

}  // namespace

std::string webp_of_telephone(const Painted& painted, bool lowest_first) {
    const std::string exif = upright_exif(lowest_first), picture = webp_file(painted).substr(12);
    constexpr std::size_t kHasExif = 8;
    const std::string parts = "VP8X" + lowest_first_number(10, 4) + lowest_first_number(kHasExif, 4) +
                              lowest_first_number(static_cast<std::size_t>(painted.width) - 1, 3) +
                              lowest_first_number(static_cast<std::size_t>(painted.height) - 1, 3) + picture +
                              "EXIF" + lowest_first_number(exif.size(), 4) + exif;
    return "RIFF" + lowest_first_number(parts.size() + 4, 4) + "WEBP" + parts;
}

std::string png_of_telephone(const Painted& painted, bool lowest_first) {
    const std::string part = "eXIf" + upright_exif(lowest_first);
    unsigned checksum = ~0U;  // CRC-32, as PNG wants it.
    for (const char byte : part) {
        checksum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) {
            checksum = checksum >> 1U ^ (0xEDB88320U & (0U - (checksum & 1U)));
        }
    }
    const auto highest_first = [](std::size_t number) {
        const std::string bytes = lowest_first_number(number, 4);
        return std::string(bytes.rbegin(), bytes.rend());
    };
    constexpr std::size_t kBehindHead = 8 + 25;
    std::string bytes = png_file(painted);
    bytes.insert(kBehindHead, highest_first(part.size() - 4) + part + highest_first(~checksum));
    return bytes;
}

std::string png_that_ends_early(const Painted& painted) {
    const std::string row(1 + 3 * static_cast<std::size_t>(painted.width), '\0');
    return png_with_rows(static_cast<unsigned>(painted.width), static_cast<unsigned>(painted.height), row);
}

std::string png_header_of_size(unsigned width, unsigned height) { return png_with_rows(width, height, "\0"); }

NewPhoto some_photo(const std::string& bytes, const std::string& caption, EntryNumber entry) {
    NewPhoto photo;
    photo.photo.entry = entry;
    photo.photo.caption = caption;
    photo.photo.name = "table.jpg";
    photo.photo.width = 40;
    photo.photo.height = 30;
    photo.photo.size = bytes.size();
    photo.photo.hash = hash_of_file(bytes);
    photo.photo.added = moment_of("2026-11-21T21:30:00Z", "");
    photo.small = "small " + caption;
    photo.bytes = bytes;
    return photo;
}

}  // namespace castalia::testing
