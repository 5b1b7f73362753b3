// The optimal string alignment distance between names, over letters without regard to their case.
#include "app/names/nearest.h"

#include <unicode/unistr.h>

#include <algorithm>

namespace castalia {

namespace {

using Letters = std::vector<UChar32>;

Letters letters_of(const std::string& name) {
    icu::UnicodeString folded = icu::UnicodeString::fromUTF8(name);
    folded.foldCase();
    Letters letters;
    for (int at = 0; at < folded.length(); at = folded.moveIndex32(at, 1)) {
        letters.push_back(folded.char32At(at));
    }
    return letters;
}

/// Three rows of the table suffice: an exchange of neighbours looks two rows back.
std::size_t distance(const Letters& one, const Letters& other) {
    std::vector<std::size_t> before(other.size() + 1), last(other.size() + 1), row(other.size() + 1);
    for (std::size_t j = 0; j <= other.size(); ++j) {
        last[j] = j;
    }
    for (std::size_t i = 1; i <= one.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const std::size_t change = last[j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, change});
            if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1]) {
                row[j] = std::min(row[j], before[j - 2] + 1);
            }
        }
        std::swap(before, last);
        std::swap(last, row);
    }
    return last.back();
}

}  // namespace

std::optional<std::string> nearest_name(const std::string& typed, const std::vector<std::string>& known) {
    constexpr std::size_t kPart = 3;
    const Letters wanted = letters_of(typed);
    std::optional<std::string> nearest;
    std::size_t fewest = 0;
    for (const std::string& name : known) {
        const Letters letters = letters_of(name);
        const std::size_t longer = std::max(letters.size(), wanted.size());
        const std::size_t away = distance(wanted, letters);
        if (away * kPart <= longer && (!nearest || away < fewest)) {
            nearest = name;
            fewest = away;
        }
    }
    return nearest;
}

}  // namespace castalia
