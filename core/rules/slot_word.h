#pragma once

#include <string>
#include <string_view>

namespace castalia {

/// A key of a draft, such as a player's name, as one word of a slot's field: "~1" stands for a slash, "~2" for a
/// plus,
/// "~0" for a tilde, and "~3" stands before digits alone, which would be a place in a list.
inline std::string slot_word(std::string_view key) {
    std::string word = !key.empty() && key.find_first_not_of("0123456789") == std::string_view::npos ? "~3" : "";
    for (const char c : key) {
        word += c == '~' ? "~0" : c == '/' ? "~1" : c == '+' ? "~2" : std::string(1, c);
    }
    return word;
}

}  // namespace castalia
