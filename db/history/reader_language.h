#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/rules/text/patterns.h"
#include "core/rules/text/text.h"
#include "core/rules/text/translation.h"

namespace castalia {

class Database;
class Tokens;

/// Returns the facets of the English patterns of a session's words, by which it is found in every language; those
/// that have nothing to translate have none.
std::vector<std::string> pattern_facets(const Patterns& patterns);

/// The language in which somebody reads and searches, where it is not the English in which a library keeps the words
/// of its sessions. A sentence of the program that has a word of a search in this language leads to the facet of its
/// English pattern, by which the index finds sessions; these are then read in this language.
class ReaderLanguage {
public:
    ReaderLanguage(std::vector<Translation> sentences, std::function<std::string(const Text&)> worded);

    std::string worded(const Text& text) const { return worded_(text); }

    /// Returns an expression of the index for the sessions with a sentence that has this word or its beginning; empty
    /// if there are none. Among them may be a few whose sentence is put in other words there.
    std::string match(Database& database, const std::string& word) const;
    /// Returns whether one of these facets is that of such a sentence.
    bool may_stand_in(const Tokens& tokens, const std::string& word, std::string_view facets) const;

private:
    using Lines = std::vector<std::string_view>;
    void read(const Tokens& tokens) const;
    /// Adds a sentence: each of these translations may stand for each of these English forms.
    void add(const Tokens& tokens, const Lines& english, const Lines& translated) const;
    /// Returns the numbers of all patterns whose translation has this word or its beginning, in their order.
    std::vector<std::uint32_t> with_word(const std::string& word) const;

    std::vector<Translation> sentences_;
    std::function<std::string(const Text&)> worded_;
    /// The words of all translations with the numbers of their patterns; read for the first search.
    mutable std::vector<std::pair<std::string, std::uint32_t>> vocabulary_;
    mutable bool is_read_ = false;
};

}  // namespace castalia
