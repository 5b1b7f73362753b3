#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace castalia::dice {

/// A line with every letter in one spelling: lower case, with the signs and digits of ASCII in place of full-width
/// ones and of other spellings of minus, times, at least and at most. Words in quotation marks keep their letters.
struct Letters {
    std::string text;
    std::vector<std::size_t> places;  ///< For each byte, and for the end, its place in the line as it was typed.
};
Letters letters_of(std::string_view typed);

/// Returns how many characters stand before a byte of UTF-8, so that a person finds the place.
std::size_t characters_before(std::string_view text, std::size_t byte);

}  // namespace castalia::dice
