#include "core/dice/letters.h"

#include <algorithm>
#include <array>
#include <utility>

namespace castalia::dice {

namespace {

/// The signs that other keyboards and books have for those of the notation.
constexpr auto kSigns = std::to_array<std::pair<std::string_view, std::string_view>>({{"−", "-"},
                                                                                      {"–", "-"},
                                                                                      {"×", "*"},
                                                                                      {"·", "*"},
                                                                                      {"÷", "/"},
                                                                                      {"≥", ">="},
                                                                                      {"≤", "<="},
                                                                                      {"“", "\""},
                                                                                      {"”", "\""},
                                                                                      {"„", "\""},
                                                                                      {"\u3000", " "},
                                                                                      {"\u00A0", " "},
                                                                                      {"\t", " "}});

/// Returns the ASCII character for which a full-width one at the beginning stands; 0 if there is none.
char full_width(std::string_view rest) {
    constexpr std::size_t kBytes = 3;
    if (rest.size() < kBytes || rest[0] != '\xEF') {
        return 0;
    }
    // U+FF01 to U+FF5E stand for "!" to "~" in the same order.
    const int second = static_cast<unsigned char>(rest[1]), third = static_cast<unsigned char>(rest[2]);
    const int letter = (second == 0xBC ? third - 0x80 : second == 0xBD ? third - 0x80 + 0x40 : 0) + 0x20;
    return letter > ' ' && letter <= '~' && third >= 0x80 && third < 0xC0 ? static_cast<char>(letter) : '\0';
}

/// The letters at the beginning of `rest` in our spelling, and how many bytes they take there.
struct Sign {
    std::string text;
    std::size_t size = 1;
};
Sign sign_at(std::string_view rest) {
    if (const char letter = full_width(rest); letter != 0) {
        return {std::string(1, letter), 3};
    }
    const auto same = [&](const auto& sign) { return rest.starts_with(sign.first); };
    const auto* const found = std::ranges::find_if(kSigns, same);
    return found != kSigns.end() ? Sign{std::string(found->second), found->first.size()}
                                 : Sign{std::string(1, rest.front()), 1};
}

}  // namespace

Letters letters_of(std::string_view typed) {
    Letters letters;
    bool quoted = false;
    for (std::size_t at = 0; at < typed.size();) {
        const Sign sign = sign_at(typed.substr(at));
        const bool mark = sign.text == "\"";
        quoted = mark ? !quoted : quoted;
        if (quoted && !mark) {
            letters.text += typed[at];
            letters.places.push_back(at++);
            continue;
        }
        for (const char c : sign.text) {
            letters.text += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
            letters.places.push_back(at);
        }
        at += sign.size;
    }
    letters.places.push_back(typed.size());
    return letters;
}

std::size_t characters_before(std::string_view text, std::size_t byte) {
    constexpr unsigned char kMask = 0xC0, kWithin = 0x80;
    const std::string_view before = text.substr(0, byte);
    return static_cast<std::size_t>(
        std::ranges::count_if(before, [](char c) { return (static_cast<unsigned char>(c) & kMask) != kWithin; }));
}

}  // namespace castalia::dice
