#include "core/document/whole_scores.h"

#include <array>

namespace castalia::document {

namespace {

/// Returns where the digits that begin here end.
std::size_t digits_end(std::string_view words, std::size_t at) {
    while (at < words.size() && words[at] >= '0' && words[at] <= '9') {
        ++at;
    }
    return at;
}

}  // namespace

std::vector<std::pair<std::size_t, std::size_t>> scores_in(std::string_view words) {
    constexpr auto kBetween = std::to_array<std::string_view>({" : ", "–"});
    std::vector<std::pair<std::size_t, std::size_t>> scores;
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t first = at;
        at = digits_end(words, at);
        if (at == first) {
            ++at;
            continue;
        }
        std::size_t end = at;
        for (bool more = true; more;) {
            more = false;
            for (const std::string_view between : kBetween) {
                const std::size_t next = end + between.size();
                if (words.substr(end).starts_with(between) && digits_end(words, next) > next) {
                    end = digits_end(words, next);
                    more = true;
                }
            }
        }
        if (end > at) {
            scores.emplace_back(first, end);
        }
        at = end;
    }
    return scores;
}

}  // namespace castalia::document
