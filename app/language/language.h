#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/text/wording.h"

namespace castalia {

/// The language in which the sentences of the program are written.
inline constexpr std::string_view kEnglish = "en";

/// Returns the codes of the languages that the program speaks besides English, such as "de", in alphabetical order;
/// what was added comes last.
const std::vector<std::string>& translated_languages();

/// Returns the compiled catalogue of a language, as msgfmt makes it; nothing when the program does not speak it.
std::string_view catalogue_bytes(std::string_view language);

/// Makes the program speak one more language: `catalogue` is compiled, as msgfmt makes it. A language that it speaks
/// already is spoken from this catalogue. Not safe beside another thread.
void add_language(const std::string& language, std::string catalogue);
/// Makes the program speak a language no more. Whoever reads its catalogue already can read on. Not safe beside
/// another thread.
void remove_language(const std::string& language);

/// Returns the first language that the program speaks among those that are wanted, written as in the variable
/// LANGUAGE: "de_AT.UTF-8:fr". Returns nothing when it speaks none of them.
std::string spoken_of(std::string_view wanted);

/// Returns the language that the environment asks for by LANGUAGE, LC_ALL, LC_MESSAGES and LANG, in the order of
/// gettext; English when it asks for none that the program speaks.
std::string language_of_environment();

/// The sentences of the program in one language.
class Catalogue {
public:
    /// A language that the program does not speak has an empty catalogue, so every sentence stays English.
    explicit Catalogue(std::string_view language);
    ~Catalogue();
    Catalogue(Catalogue&&) noexcept;
    Catalogue& operator=(Catalogue&&) noexcept;

    /// Returns the pattern of a text in this language, its plural chosen and its holes open. A sentence that the
    /// catalogue lacks stays English.
    std::string pattern(const Text& text) const;
    /// Fits the word before a filled hole to what fills it (app/language/elision.h).
    void fit(std::string& filled, std::size_t fill) const;
    /// Returns what the language calls itself, such as "Deutsch".
    std::string own_name() const;

private:
    struct Messages;
    std::unique_ptr<Messages> messages_;
};

/// Returns the text in the language of the catalogue with every hole filled.
std::string worded(const Text& text, const Catalogue& catalogue);

}  // namespace castalia
