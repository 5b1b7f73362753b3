#include "app/photos/picture_header.h"

#include <webp/decode.h>

#include <optional>

namespace castalia {

namespace {

constexpr std::string_view kPngBegins("\x89PNG\r\n\x1a\n", 8), kJpegBegins("\xff\xd8\xff", 3);

[[noreturn]] void ends_too_early() { throw BadPicture(say("The picture ends too early: the file is not whole.")); }

/// Bytes that are read in their order, and never beyond their end.
class Reader {
public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    bool at_end() const { return at_ >= bytes_.size(); }
    std::string_view take(std::size_t count) {
        if (count > bytes_.size() - at_) {
            ends_too_early();
        }
        at_ += count;
        return bytes_.substr(at_ - count, count);
    }
    void skip(std::size_t count) { take(count); }
    /// Reads a number of this many bytes, the highest first.
    std::size_t number(std::size_t size) {
        std::size_t value = 0;
        for (const char byte : take(size)) {
            value = value << 8U | static_cast<unsigned char>(byte);
        }
        return value;
    }
    /// Goes on to the next byte of this value. Throws BadPicture where there is none.
    void go_to(char byte) {
        at_ = bytes_.find(byte, at_);
        if (at_ == std::string_view::npos) {
            at_ = bytes_.size();
            ends_too_early();
        }
    }

private:
    std::string_view bytes_;
    std::size_t at_ = 0;
};

constexpr std::size_t kMostInNumber = 0x7fffffff;

int side(std::size_t number) { return static_cast<int>(std::min(number, kMostInNumber)); }

PictureHeader png_header(std::string_view bytes) {
    PictureHeader header{PictureKind::png, 0, 0};
    Reader reader(bytes);
    reader.skip(kPngBegins.size());
    for (bool first = true;; first = false) {
        const std::size_t length = reader.number(4);
        const std::string_view type = reader.take(4);
        Reader chunk(reader.take(length));
        reader.skip(4);  // The checksum is compared when the part is decoded.
        if (first) {
            if (type != "IHDR") {
                throw BadPicture(say("The picture cannot be read: it does not say how large it is."));
            }
            header.width = side(chunk.number(4));
            header.height = side(chunk.number(4));
        }
        if (type == "IEND") {
            return header;
        }
    }
}

/// A picture made of very many layers takes minutes to decode, whatever its size.
constexpr int kMostScans = 100;

bool says_size(unsigned marker) {
    return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
}

/// Goes behind the compressed bytes, to the byte that begins the next marker.
void pass_scan(Reader& reader) {
    for (;;) {
        reader.go_to('\xff');
        Reader ahead = reader;
        ahead.skip(1);
        const std::size_t next = ahead.number(1);
        const bool restart = next >= 0xD0 && next <= 0xD7;
        if (next != 0 && !restart) {
            return;
        }
        reader = ahead;
    }
}

PictureHeader jpeg_header(std::string_view bytes) {
    PictureHeader header{PictureKind::jpeg, 0, 0};
    Reader reader(bytes);
    reader.skip(2);
    for (int scans = 0;;) {
        reader.go_to('\xff');
        std::size_t marker = 0xFF;
        while (marker == 0xFF) {
            marker = reader.number(1);
        }
        constexpr std::size_t kEnd = 0xD9, kScan = 0xDA;
        if (marker == kEnd) {
            return header;
        }
        if (marker == 0 || marker == 1 || (marker >= 0xD0 && marker <= 0xD7)) {
            continue;
        }
        const std::size_t length = reader.number(2);
        Reader segment(reader.take(length < 2 ? 0 : length - 2));
        if (says_size(static_cast<unsigned>(marker))) {
            segment.skip(1);
            header.height = side(segment.number(2));
            header.width = side(segment.number(2));
        } else if (marker == kScan) {
            if (++scans > kMostScans) {
                throw BadPicture(say("The picture has too many layers to be decoded."));
            }
            pass_scan(reader);
        }
    }
}

PictureHeader webp_header(std::string_view bytes) {
    std::size_t length = 0;
    for (std::size_t i = 0; i < 4; ++i) {  // The lowest byte first.
        length |= static_cast<std::size_t>(static_cast<unsigned char>(bytes[4 + i])) << (8 * i);
    }
    if (length > bytes.size() - 8) {
        ends_too_early();
    }
    WebPBitstreamFeatures features;
    const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
    if (WebPGetFeatures(data, bytes.size(), &features) != VP8_STATUS_OK) {
        throw BadPicture(say("The picture cannot be read: it does not say how large it is."));
    }
    if (features.has_animation != 0) {
        throw BadPicture(say("The picture moves. Attach a still one."));
    }
    return {PictureKind::webp, features.width, features.height};
}

std::optional<PictureHeader> recognised(std::string_view bytes) {
    constexpr std::size_t kName = 8, kLeast = 12;
    if (bytes.starts_with(kPngBegins)) {
        return png_header(bytes);
    }
    if (bytes.starts_with(kJpegBegins)) {
        return jpeg_header(bytes);
    }
    if (bytes.size() >= kLeast && bytes.starts_with("RIFF") && bytes.substr(kName, 4) == "WEBP") {
        return webp_header(bytes);
    }
    return std::nullopt;
}

}  // namespace

PictureHeader header_of(std::string_view bytes) {
    const std::optional<PictureHeader> header = recognised(bytes);
    if (!header) {
        throw BadPicture(say("This is no picture in PNG, JPEG or WebP."));
    }
    if (header->width < 1 || header->height < 1) {
        throw BadPicture(say("The picture cannot be read: it does not say how large it is."));
    }
    if (header->width > kMostSide || header->height > kMostSide ||
        static_cast<long long>(header->width) * header->height > kMostPixels) {
        throw BadPicture(
            say("The picture has {width} × {height} pixels. At most {most} million are taken, and at most "
                "{side} in a row: make it smaller.",
                {{"width", literally(header->width)},
                 {"height", literally(header->height)},
                 {"most", literally(kMostPixels / 1'000'000)},
                 {"side", literally(kMostSide)}}));
    }
    return *header;
}

}  // namespace castalia
