#include "app/publishing/missing_letters.h"

#include <pango/pango.h>

#include <array>
#include <cstdio>

namespace castalia {

namespace {

/// Returns a letter with its number, such as "𞤀 (U+1E900)".
Text named(char32_t letter) {
    std::array<char, 6> utf8{};
    const int bytes = g_unichar_to_utf8(letter, utf8.data());
    std::array<char, 16> number{};
    std::snprintf(number.data(), number.size(), " (U+%04X)", static_cast<unsigned>(letter));
    return literally(std::string(utf8.data(), static_cast<std::size_t>(bytes)) + number.data());
}

}  // namespace

Text missing_letters_text(const std::set<char32_t>& letters) {
    constexpr std::size_t kNamed = 5;
    std::vector<Text> names;
    for (const char32_t letter : letters) {
        if (names.size() == kNamed) {
            break;
        }
        names.push_back(named(letter));
    }
    const auto more = static_cast<long long>(letters.size() - names.size());
    if (letters.empty()) {
        return {};
    }
    if (more > 0) {
        names.push_back(say_count("{n} more letter", "{n} more letters", more));
    }
    return say(
        "No font of this computer has {letters}. The file shows boxes with their numbers instead. Install a font "
        "that "
        "has them, and export again.",
        {{"letters", listed(names)}});
}

}  // namespace castalia
