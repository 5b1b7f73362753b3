#include "core/export/uuid5.h"

#include <array>
#include <bit>
#include <cstdint>

namespace castalia {

namespace {

using Digest = std::array<std::uint32_t, 5>;

/// SHA-1 (RFC 3174). It names things here; nothing rests on it being hard to forge.
class Sha1 {
public:
    Digest of(std::string_view message) {
        std::string bytes(message);
        bytes += '\x80';
        while (bytes.size() % 64 != 56) {
            bytes += '\0';
        }
        const std::uint64_t bits = std::uint64_t{message.size()} * 8;
        for (int shift = 56; shift >= 0; shift -= 8) {
            bytes += static_cast<char>(bits >> static_cast<unsigned>(shift) & 0xffU);
        }
        for (std::size_t at = 0; at < bytes.size(); at += 64) {
            block(std::string_view(bytes).substr(at, 64));
        }
        return sum_;
    }

private:
    void block(std::string_view bytes) {
        std::array<std::uint32_t, 80> word{};
        for (std::size_t i = 0; i < 64; ++i) {
            word[i / 4] = word[i / 4] << 8U | static_cast<unsigned char>(bytes[i]);
        }
        for (std::size_t i = 16; i < 80; ++i) {
            word[i] = std::rotl(word[i - 3] ^ word[i - 8] ^ word[i - 14] ^ word[i - 16], 1);
        }
        auto [a, b, c, d, e] = sum_;
        for (std::size_t i = 0; i < 80; ++i) {
            const auto [mix, constant] = step(i / 20, b, c, d);
            const std::uint32_t next = std::rotl(a, 5) + mix + e + constant + word[i];
            e = d;
            d = c;
            c = std::rotl(b, 30);
            b = a;
            a = next;
        }
        const Digest more{a, b, c, d, e};
        for (std::size_t i = 0; i < more.size(); ++i) {
            sum_[i] += more[i];
        }
    }
    static std::pair<std::uint32_t, std::uint32_t> step(std::size_t quarter, std::uint32_t b, std::uint32_t c,
                                                        std::uint32_t d) {
        switch (quarter) {
            case 0: return {(b & c) | (~b & d), 0x5a827999};
            case 1: return {b ^ c ^ d, 0x6ed9eba1};
            case 2: return {(b & c) | (b & d) | (c & d), 0x8f1bbcdc};
            default: return {b ^ c ^ d, 0xca62c1d6};
        }
    }

    Digest sum_{0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
};

/// Our name space, 5d1f2c3a-8e47-4b60-9f12-c57a11a00001, as sixteen bytes.
constexpr std::string_view kNameSpace("\x5d\x1f\x2c\x3a\x8e\x47\x4b\x60\x9f\x12\xc5\x7a\x11\xa0\x00\x01", 16);

}  // namespace

std::string uuid5(std::string_view words) {
    Digest digest = Sha1().of(std::string(kNameSpace) + std::string(words));
    digest[1] = (digest[1] & 0xffff0fffU) | 0x00005000U;
    digest[2] = (digest[2] & 0x3fffffffU) | 0x80000000U;
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (std::size_t i = 0; i < 32; ++i) {
        text += i == 8 || i == 12 || i == 16 || i == 20 ? "-" : "";
        text += kDigits[digest[i / 8] >> (28 - 4 * (i % 8)) & 0xfU];
    }
    return text;
}

bool is_uuid(std::string_view words) {
    if (words.size() != 36) {
        return false;
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
        const char c = words[i];
        const bool hexadecimal = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
        const bool stroke = i == 8 || i == 13 || i == 18 || i == 23;
        if (stroke ? c != '-' : !hexadecimal) {
            return false;
        }
    }
    return true;
}

}  // namespace castalia
