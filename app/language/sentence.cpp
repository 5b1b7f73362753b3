#include "app/language/sentence.h"

#include <algorithm>

#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace castalia {

namespace {

/// Returns whether a text begins with words of the program, not with a name or a number.
bool begins_with_our_words(const Text& text, const Translate& pattern_of) {
    const std::string pattern = text.literal || text.empty() ? std::string() : pattern_of(text);
    if (!pattern.starts_with('{')) {
        return !pattern.empty();
    }
    const auto first = std::ranges::find(text.fills, pattern.substr(1, pattern.find('}') - 1), &Fill::hole);
    return first != text.fills.end() && begins_with_our_words(first->with, pattern_of);
}

}  // namespace

std::string as_sentence(const Text& text, std::string words, const Translate& pattern_of) {
    if (!begins_with_our_words(text, pattern_of)) {
        return words;
    }
    icu::UnicodeString sentence = icu::UnicodeString::fromUTF8(words);
    const UChar32 first = sentence.char32At(0);
    sentence.replace(0, sentence.moveIndex32(0, 1), u_toupper(first));
    std::string capital;
    return sentence.toUTF8String(capital);
}

}  // namespace castalia
