#include <array>
#include <chrono>
#include <random>

#include "db/store.h"

namespace castalia {

std::string new_uuid() {
    // RFC 9562, version 7: 48 bits of milliseconds, then chance.
    static std::random_device chance;
    const auto now = static_cast<std::uint64_t>(
        std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()).time_since_epoch().count());
    std::array<std::uint8_t, 16> bytes{};
    for (std::size_t i = 0; i < 6; ++i) {
        bytes[i] = static_cast<std::uint8_t>(now >> (8 * (5 - i)));
    }
    for (std::size_t i = 6; i < bytes.size(); ++i) {
        bytes[i] = static_cast<std::uint8_t>(chance() & 0xFFu);
    }
    bytes[6] = static_cast<std::uint8_t>((bytes[6] & 0x0Fu) | 0x70u);
    bytes[8] = static_cast<std::uint8_t>((bytes[8] & 0x3Fu) | 0x80u);
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i == 4 || i == 6 || i == 8 || i == 10) {
            text += '-';
        }
        text += kDigits[bytes[i] >> 4];
        text += kDigits[bytes[i] & 0x0Fu];
    }
    return text;
}

}  // namespace castalia
