#pragma once

#include <string>
#include <vector>

namespace castalia {

/// The code of a language that nobody speaks.
inline constexpr const char* kPseudoLanguage = "qps";

/// Returns a sentence of that language: "⟦Öþéñ {ƒíļé}…⟧" for "Open {file}…", but with the hole as it was. It is
/// longer by a third. Holes, mnemonics, the keys behind a tab, marks of web pages and spaces at the ends stay.
std::string pseudo_sentence(const std::string& english);

/// While it exists, the program can speak that language (app/language/language.h).
class PseudoLanguage {
public:
    PseudoLanguage();
    PseudoLanguage(const PseudoLanguage&) = delete;
    PseudoLanguage& operator=(const PseudoLanguage&) = delete;
    ~PseudoLanguage();
};

/// Returns the words of a text that are not in that language: runs of three or more plain letters.
std::vector<std::string> plain_words(const std::string& text);

}  // namespace castalia
