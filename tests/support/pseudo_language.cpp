#include "tests/support/pseudo_language.h"

#include <array>
#include <regex>
#include <string_view>

namespace castalia {

namespace {

constexpr std::array<std::string_view, 26> kSmall{"á", "ƀ", "ç", "ð", "é", "ƒ", "ĝ", "ĥ", "í", "ĵ", "ķ", "ļ", "ṁ",
                                                  "ñ", "ö", "þ", "ɋ", "ř", "š", "ť", "ü", "ṽ", "ŵ", "ẋ", "ý", "ž"},
    kLarge{"Á", "Ɓ", "Ç", "Ð", "É", "Ƒ", "Ĝ", "Ĥ", "Í", "Ĵ", "Ķ", "Ļ", "Ṁ",
           "Ñ", "Ö", "Þ", "Ɋ", "Ř", "Š", "Ť", "Ü", "Ṽ", "Ŵ", "Ẋ", "Ý", "Ž"};

std::string accented(std::string_view english) {
    std::string words;
    for (const char letter : english) {
        if (letter >= 'a' && letter <= 'z') {
            words += kSmall.at(static_cast<std::size_t>(letter - 'a'));
        } else if (letter >= 'A' && letter <= 'Z') {
            words += kLarge.at(static_cast<std::size_t>(letter - 'A'));
        } else {
            words += letter;
        }
    }
    return words;
}

/// Returns the letters that make a sentence of this length longer by a third.
std::string longer_by_a_third(std::size_t letters) {
    constexpr std::size_t kPart = 3, kWord = 8;
    std::string more;
    for (std::size_t i = 0; i < letters / kPart; ++i) {
        more += i % kWord == 0 ? " " : "~";
    }
    return more;
}

}  // namespace

std::string pseudo_sentence(const std::string& english) {
    static const std::regex kStays(R"(\{[a-z_0-9]+\}|%(?:\d+\$)?[-.\d]*(?:ll?|z)?[a-z%]|&&|<[^>]*>|&[a-z]+;|\\n)");
    const std::size_t tab = std::min(english.find('\t'), english.size());
    const std::string said = english.substr(0, tab), keys = english.substr(tab);
    const std::size_t begin = said.find_first_not_of(" \n"), end = said.find_last_not_of(" \n");
    if (begin == std::string::npos) {
        return english;
    }
    const std::string inside = said.substr(begin, end + 1 - begin);
    std::string words;
    std::size_t letters = 0, at = 0;
    for (std::sregex_iterator hole(inside.begin(), inside.end(), kStays), none; hole != none; ++hole) {
        const auto from = static_cast<std::size_t>(hole->position());
        words += accented(std::string_view(inside).substr(at, from - at)) + hole->str();
        letters += from - at;
        at = from + static_cast<std::size_t>(hole->length());
    }
    words += accented(std::string_view(inside).substr(at));
    letters += inside.size() - at;
    return said.substr(0, begin) + "⟦" + words + longer_by_a_third(letters) + "⟧" + said.substr(end + 1) + keys;
}

std::vector<std::string> plain_words(const std::string& text) {
    static const std::regex kWord("[A-Za-z]{3,}");
    std::vector<std::string> words;
    for (std::sregex_iterator word(text.begin(), text.end(), kWord), none; word != none; ++word) {
        words.push_back(word->str());
    }
    return words;
}

}  // namespace castalia
