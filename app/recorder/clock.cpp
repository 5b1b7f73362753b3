#include "app/recorder/clock.h"

#include <memory>
#include <random>
#include <string_view>

namespace castalia {

Moment system_now() { return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()); }

AppDice::AppDice() : bits_([device = std::make_shared<std::random_device>()] { return (*device)(); }) {
    static_assert(std::random_device::min() == 0 && std::random_device::max() == UINT32_MAX);
}

std::string AppDice::seed() {
    constexpr std::string_view kDigits = "0123456789abcdef";
    constexpr unsigned kBits = 32, kDigit = 4;
    std::string text;
    for (int word = 0; word < 2; ++word) {
        const std::uint32_t bits = bits_();
        for (unsigned shift = 0; shift < kBits; shift += kDigit) {
            text += kDigits[bits >> shift & 15U];
        }
    }
    return text;
}

}  // namespace castalia
