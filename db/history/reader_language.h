#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/text/text.h"
#include "core/rules/text/translation.h"

namespace castalia {

class Database;
class Tokens;

/// The language in which somebody reads and searches, where it is not the English in which a library keeps the words
/// of its sessions. A sentence of the program that has a word of a search in this language leads to the English words
/// of that sentence, by which the index finds sessions; these are then read in this language.
class ReaderLanguage {
public:
    ReaderLanguage(std::vector<Translation> sentences, std::function<std::string(const Text&)> worded);

    std::string worded(const Text& text) const { return worded_(text); }

    /// Returns an expression of the index for the sessions that may have a sentence with this word or its beginning;
    /// empty if no sentence has it, and nothing if too many have it.
    std::optional<std::string> match(Database& database, const std::string& word) const;
    /// Returns whether a line of these may be a sentence with this word or its beginning. It may say yes wrongly.
    bool may_stand_in(const Tokens& tokens, const std::string& word, std::string_view lines) const;

private:
    struct Form {
        std::vector<std::string> pieces;  ///< The English words between the holes, in their order.
        std::vector<std::string> words;   ///< The same as searches compare them, each once, in alphabetical order.
    };
    using Lines = std::vector<std::string_view>;
    void read(const Tokens& tokens) const;
    /// Adds a sentence: each of these translations may stand for each of these English forms.
    void add(const Tokens& tokens, const Lines& english, const Lines& translated) const;
    std::vector<std::uint32_t> with_word(const std::string& word) const;

    std::vector<Translation> sentences_;
    std::function<std::string(const Text&)> worded_;
    /// The words of all translations with the numbers of their sentences; read for the first search.
    mutable std::vector<std::pair<std::string, std::uint32_t>> vocabulary_;
    mutable std::vector<std::vector<Form>> forms_;
    mutable bool is_read_ = false;
};

}  // namespace castalia
