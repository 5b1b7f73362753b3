#include "core/export/suit_words.h"

#include <algorithm>

#include "core/document/suit_marks.h"

namespace castalia {

namespace {

using document::kSuitLetters;

bool is_suit(char c) { return kSuitLetters.find(c) != std::string_view::npos; }

/// Reads "4WL", "AS", "PMSL": a rank and the suits of a card.
bool is_card(std::string_view word) {
    constexpr std::string_view kRanks = "A23456789CPT";
    constexpr std::size_t kMostSuits = 3;
    return word.size() >= 2 && word.size() <= 1 + kMostSuits && kRanks.find(word.front()) != std::string_view::npos &&
           std::ranges::all_of(word.substr(1), is_suit);
}

/// Reads "W", "+W", "−12".
bool is_count(std::string_view word) {
    constexpr std::string_view kMinus = "−";
    if (word.starts_with(kMinus)) {
        word.remove_prefix(kMinus.size());
    } else if (word.starts_with('+')) {
        word.remove_prefix(1);
    }
    const bool number = !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
    return number || (word.size() == 1 && is_suit(word.front()));
}

/// Returns the words with marks, where all of them are cards and counts; else nothing.
std::string marked(std::string_view words) {
    std::string text;
    bool any = false;
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t end = std::min(words.find_first_of(" ,", at), words.size());
        const std::string_view word = words.substr(at, end - at);
        const bool card = is_card(word);
        if (!word.empty() && !card && !is_count(word)) {
            return "";
        }
        for (std::size_t i = 0; i < word.size(); ++i) {
            const bool drawn = is_suit(word[i]) && !(card && i == 0);
            text += drawn ? document::suit_mark(kSuitLetters.find(word[i])) : std::string(1, word[i]);
            any = any || drawn;
        }
        text += words.substr(end, 1);
        at = end + 1;
    }
    return any ? text : "";
}

bool mark(Text& text, std::span<const std::string> names) {
    if (text.literal) {
        const std::string drawn =
            std::ranges::find(names, text.pattern) == names.end() ? marked(text.pattern) : std::string();
        if (!drawn.empty()) {
            text.pattern = drawn;
        }
        return !drawn.empty();
    }
    bool any = false;
    for (Fill& fill : text.fills) {
        any = mark(fill.with, names) || any;
    }
    return any;
}

}  // namespace

Text with_drawn_suits(const Text& text, std::span<const std::string> names) {
    Text drawn = text;
    return mark(drawn, names) ? drawn : Text();
}

}  // namespace castalia
