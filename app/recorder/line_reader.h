#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/rules/prompt.h"
#include "core/session/event.h"

namespace castalia {

/// Reads what is typed at the table: the notation of the game, and its short forms where the notation alone makes no
/// sense of a line. A short form never changes what a whole line means.
///
/// - The key of an action stands for its word: `e 9lk 5` is `deed 9lk 5`.
/// - The beginning of a player's name stands for the name, if only one begins so: `e t ck` is `Eve: patron ck`.
/// - A number alone is the next score of a pad.
/// - What follows a key needs no space: `d3sk2` is `dev 3sk 2`, `r39` is `r 3 9`.
class LineReader {
public:
    /// Reads lines at the end of `line`, where the game asks `prompt`.
    LineReader(const Playthrough& line, std::span<const std::string> names, const Prompt& prompt)
        : line_(line), names_(names), prompt_(prompt) {}

    /// Reads a line without spaces around it. Throws the BadNotation of the form that makes sense of most of the
    /// line, with the place of the fault in the line as it was typed.
    EventPtr read(const std::string& line) const;

private:
    /// A line with its head written in full.
    struct Form {
        std::string text;
        std::size_t head = 0;   ///< How much of it replaces the head of the line that was typed …
        std::size_t typed = 0;  ///< … and how long that was.
        /// How it was made of what was typed; what changes less is tried first.
        enum class Way { as_typed, words_apart, key_apart } way = Way::as_typed;
    };
    std::vector<Form> forms_of(const std::string& line) const;
    void add_verbs(const Form& before, std::vector<Form>& forms) const;
    static void add_words(const Form& before, const std::string& head, const std::string& tail,
                          std::vector<Form>& forms);

    const Playthrough& line_;
    std::span<const std::string> names_;
    const Prompt& prompt_;
};

}  // namespace castalia
