#include "core/export/uuid5.h"

#include <nettle/sha1.h>

#include <array>
#include <cstdint>

namespace castalia {

namespace {

/// Our name space, 5d1f2c3a-8e47-4b60-9f12-c57a11a00001, as sixteen bytes.
constexpr std::string_view kNameSpace("\x5d\x1f\x2c\x3a\x8e\x47\x4b\x60\x9f\x12\xc5\x7a\x11\xa0\x00\x01", 16);

}  // namespace

std::string uuid5(std::string_view words) {
    const auto bytes_of = [](std::string_view text) { return reinterpret_cast<const std::uint8_t*>(text.data()); };
    sha1_ctx context{};
    sha1_init(&context);
    sha1_update(&context, kNameSpace.size(), bytes_of(kNameSpace));
    sha1_update(&context, words.size(), bytes_of(words));
    std::array<std::uint8_t, 16> digest{};  // A SHA-1 has 20 bytes, and a UUID takes the first 16.
    sha1_digest(&context, digest.size(), digest.data());
    digest[6] = static_cast<std::uint8_t>((digest[6] & 0x0fU) | 0x50U);
    digest[8] = static_cast<std::uint8_t>((digest[8] & 0x3fU) | 0x80U);
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (std::size_t i = 0; i < digest.size(); ++i) {
        text += i == 4 || i == 6 || i == 8 || i == 10 ? "-" : "";
        text += kDigits[digest[i] >> 4U];
        text += kDigits[digest[i] & 0xfU];
    }
    return text;
}

}  // namespace castalia
