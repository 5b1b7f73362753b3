#include "app/language/elision.h"

#include <algorithm>

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace castalia {

namespace {

/// Returns the first letters of what fills a hole, without accents and case. Invisible characters before them, such
/// as the isolation of a name, are skipped. Digits are returned unchanged, all of them.
std::string beginning(std::string_view filling) {
    constexpr int32_t kLooked = 24, kLetters = 4;
    icu::UnicodeString text = icu::UnicodeString::fromUTF8(
        icu::StringPiece(filling.data(), static_cast<int32_t>(std::min<std::size_t>(filling.size(), kLooked))));
    UErrorCode error = U_ZERO_ERROR;
    const icu::Normalizer2* const divide = icu::Normalizer2::getNFKDInstance(error);
    if (U_FAILURE(error) != 0) {
        return {};
    }
    text = divide->normalize(text.foldCase(), error);
    std::string letters;
    for (int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
        const UChar32 point = text.char32At(at);
        if (point == U'œ' || point == U'æ') {
            letters += point == U'œ' ? "oe" : "ae";
            continue;
        }
        const bool plain = (point >= 'a' && point <= 'z') || (point >= '0' && point <= '9');
        if (plain && (letters.size() < static_cast<std::size_t>(kLetters) || u_isdigit(point) != 0)) {
            letters += static_cast<char>(point);
        } else if (u_charType(point) != U_NON_SPACING_MARK &&
                   (!letters.empty() || u_charType(point) != U_FORMAT_CHAR)) {
            break;
        }
    }
    return letters;
}

bool begins_with(std::string_view word, std::initializer_list<std::string_view> beginnings) {
    for (const std::string_view one : beginnings) {
        if (word.starts_with(one)) {
            return true;
        }
    }
    return false;
}

bool is_one_of(char letter, std::string_view letters) { return letters.find(letter) != std::string_view::npos; }

/// Returns whether this word ends at the `end` of the text.
bool ends_in(std::string_view text, std::string_view word) {
    if (!text.ends_with(word)) {
        return false;
    }
    const std::size_t begin = text.size() - word.size();
    return begin == 0 || is_one_of(text[begin - 1], " (\n") || text.substr(0, begin).ends_with("’") ||
           text.substr(0, begin).ends_with("\u00a0");
}

/// Returns whether a number is spoken with a vowel first in Italian and with an o in Spanish: 8, 80, 800, 11, 11,000.
bool is_eight_or_eleven(std::string_view number) {
    constexpr std::size_t kThousands = 5;
    return number.starts_with('8') || number == "11" || (number.starts_with("11") && number.size() == kThousands);
}

/// An h does not count as a vowel, because some names have it aspirated; y is a vowel only before a consonant.
bool is_french_vowel(std::string_view first) {
    const bool y = first[0] == 'y' && first.size() > 1 && !is_one_of(first[1], "aeiou");
    return (is_one_of(first[0], "aeiou") || y) && !begins_with(first, {"oui", "onz"});
}
bool is_spanish_i(std::string_view first) {
    return first[0] == 'i' || (first.starts_with("hi") && !begins_with(first, {"hia", "hie"}));
}
bool is_spanish_o(std::string_view first) {
    return first[0] == 'o' || first.starts_with("ho") || is_eight_or_eleven(first);
}
bool is_a(std::string_view first) { return first[0] == 'a'; }
bool is_e(std::string_view first) { return first[0] == 'e'; }

/// A word that changes before some sounds.
struct Joint {
    std::string_view language, word, instead;
    bool (*before)(std::string_view first);
};

constexpr Joint kJoints[] = {
    {"fr", "de ", "d’", is_french_vowel},
    {"fr", "De ", "D’", is_french_vowel},
    {"fr", "que ", "qu’", is_french_vowel},
    {"es", "y ", "e ", is_spanish_i},
    {"es", "o ", "u ", is_spanish_o},
    {"it", "a ", "ad ", is_a},
    {"it", "A ", "Ad ", is_a},
    {"it", "e ", "ed ", is_e},
    {"it", "il ", "l’", is_eight_or_eleven},
    {"it", "al ", "all’", is_eight_or_eleven},
    {"it", "del ", "dell’", is_eight_or_eleven},
    {"it", "dal ", "dall’", is_eight_or_eleven},
    {"it", "nel ", "nell’", is_eight_or_eleven},
    {"it", "sul ", "sull’", is_eight_or_eleven},
};

/// Returns the joint at the end of the text before a hole; null if there is none.
const Joint* joint_at(std::string_view language, std::string_view before) {
    const auto* const joint = std::ranges::find_if(
        kJoints, [&](const Joint& one) { return one.language == language && ends_in(before, one.word); });
    return joint == std::end(kJoints) ? nullptr : joint;
}

}  // namespace

void fit_joint(std::string_view language, std::string& filled, std::size_t fill) {
    const Joint* const joint = joint_at(language, std::string_view(filled).substr(0, fill));
    if (joint == nullptr) {
        return;
    }
    const std::string first = beginning(std::string_view(filled).substr(fill));
    if (!first.empty() && joint->before(first)) {
        filled.replace(fill - joint->word.size(), joint->word.size(), joint->instead);
    }
}

std::string_view other_joint(std::string_view language, std::string_view before) {
    const Joint* const joint = joint_at(language, before);
    return joint == nullptr ? std::string_view() : joint->instead;
}

}  // namespace castalia
