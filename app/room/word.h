#pragma once

#include <string>
#include <string_view>

namespace castalia::room {

/// Returns a word of 128 random bits in hexadecimal digits, which nobody can guess. Throws TextError where the system
/// gives no random bits.
std::string new_word();

/// Returns whether both are the same. How long this takes tells nothing about where they differ.
bool same_word(std::string_view one, std::string_view other);

}  // namespace castalia::room
