#pragma once

#include <optional>
#include <string>
#include <string_view>

/// Suits in words that a form may draw. Each of M S W L Y K has a private character of Unicode, which no keyboard
/// types.
namespace castalia::document {

inline constexpr std::string_view kSuitLetters = "MSWLYK";
inline constexpr std::size_t kSuitMarkLength = 3;  ///< The bytes of a mark in UTF-8. The marks are U+E010 to U+E015.

inline std::string suit_mark(std::size_t suit) {
    return std::string("\xEE\x80") + static_cast<char>(0x90 + static_cast<int>(suit));
}

/// Returns the suit whose mark stands at that byte, or nothing if none does.
inline std::optional<std::size_t> suit_marked(std::string_view utf8, std::size_t at) {
    if (utf8.substr(at, 2) != "\xEE\x80" || at + 2 >= utf8.size()) {
        return std::nullopt;
    }
    const auto last = static_cast<unsigned char>(utf8[at + 2]);
    const bool is_mark = last >= 0x90 && last < 0x90 + kSuitLetters.size();
    return is_mark ? std::optional<std::size_t>(last - 0x90U) : std::nullopt;
}

}  // namespace castalia::document
