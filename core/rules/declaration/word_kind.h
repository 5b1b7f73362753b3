#pragma once

#include "core/rules/declaration/move_kinds.h"

namespace castalia {

/// The base of a kind of values that are single words: `struct SuitKind : WordKind<SuitKind, Suit>` has all members
/// of a kind except `kSlot` and the schema. It declares these static members:
///
///     static std::optional<Suit> called(std::string_view word);      The value that records write so, or nothing.
///     static std::string word_of(Suit suit);                         As records write it; in lines in lower case.
///     static constexpr std::string_view kNotRead = in_catalogue("a suit belongs here, not {value}");
///     static constexpr std::string_view kNotTyped = in_catalogue("\"{word}\" is no suit");
///
/// A kind may also have `typed_as`, which accepts more words in lines than `called`. It gets them in lower case.
template <class Kind, class T>
struct WordKind {
    T read(Value value, const RecordPlace& at) const {
        const std::optional<std::string_view> word = value.string();
        const std::optional<T> found = word ? Kind::called(*word) : std::nullopt;
        if (!found) {
            at.fail(say(Kind::kNotRead, {{"value", literally(shown(value))}}));
        }
        return *found;
    }
    Json json(T value) const { return Kind::word_of(value); }
    T parse(NotationLine& line, std::string_view what) const { return named(line, line.take(what)); }
    std::string print(T value) const { return lowered(Kind::word_of(value)); }

    /// Returns the value of a word that was taken from the line. Throws BadNotation if the word names none.
    static T named(const NotationLine& line, const std::string& word) {
        const std::optional<T> found = Kind::typed_as(word);
        if (!found) {
            line.fail(say(Kind::kNotTyped, {{"word", literally(word)}}));
        }
        return *found;
    }
    static std::optional<T> typed_as(const std::string& word) { return Kind::called(word); }
};

}  // namespace castalia
