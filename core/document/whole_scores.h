// Scores such as "3 : 1" and "47–45" stay on one line.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace castalia::document {

/// Returns whether this space stands beside the colon of a score, "3 : 1". `Words` are UTF-8 or characters.
template <class Words>
bool is_in_score(const Words& words, std::size_t space) {
    const auto is = [&](std::size_t at, char wanted) { return at < words.size() && words[at] == wanted; };
    const auto digit = [&](std::size_t at) { return at < words.size() && words[at] >= '0' && words[at] <= '9'; };
    const bool before = space > 0 && digit(space - 1) && is(space + 1, ':') && is(space + 2, ' ') && digit(space + 3);
    const bool behind = space > 2 && is(space - 1, ':') && is(space - 2, ' ') && digit(space - 3) && digit(space + 1);
    return before || behind;
}

/// Returns where scores begin and end, in bytes of UTF-8: "3 : 1", "47–45".
std::vector<std::pair<std::size_t, std::size_t>> scores_in(std::string_view words);

}  // namespace castalia::document
