#pragma once

#include <string>
#include <vector>

namespace castalia {

/// A language that nobody speaks, as the program calls it.
inline constexpr const char* kPseudoLanguage = "qps";

/// Returns a sentence of that language: "⟦Öþéñ {ƒíļé}…⟧" for "Open {file}…", but with the hole as it was. It is
/// longer by a third. Holes, mnemonics, the keys behind a tab, marks of web pages and spaces at the ends stay.
std::string pseudo_sentence(const std::string& english);

/// Makes the program speak it until it ends: see app/language/language.h.
void add_pseudo_language();

/// Returns the words of a text that are not of that language: runs of three plain letters and more.
std::vector<std::string> plain_words(const std::string& text);

}  // namespace castalia
