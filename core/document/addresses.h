#pragma once

#include <string_view>

namespace castalia::document {

/// Return whether a byte is a letter of ASCII, or one of its letters or digits.
inline bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
inline bool is_letter_or_digit(char c) { return is_letter(c) || (c >= '0' && c <= '9'); }

/// Returns where the address that begins at this byte ends: "https://example.org/a_b" or "ann_b@example.org", without
/// the marks of the sentence around it. Returns `at` if none begins there.
std::size_t end_of_address(std::string_view words, std::size_t at);

/// Returns false if no address can be among these words, as in most sentences. It takes less time than to look for
/// one.
inline bool may_have_address(std::string_view words) {
    return words.find('@') != std::string_view::npos || words.find("://") != std::string_view::npos;
}

}  // namespace castalia::document
