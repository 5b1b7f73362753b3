#pragma once

#include <compare>
#include <concepts>
#include <cstdint>
#include <functional>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace castalia {

/// JSON whose objects keep the order of their keys, so that records can be written in one canonical order.
using Json = nlohmann::ordered_json;

/// A place at the table, counted clockwise from 0. -1 stands for a name that nobody at this table has.
struct Seat {
    int index = 0;

    auto operator<=>(const Seat&) const = default;
    Seat other() const { return Seat{1 - index}; }  ///< Returns the opponent at a table for two.
};

struct Fill;

/// A sentence in English with named holes. A window translates the pattern and then fills the holes.
/// A literal text (a player's name, a table's own words) is never translated.
struct Text {
    std::string pattern;
    std::vector<Fill> fills;
    std::string many;      ///< The pattern if `number` is not one; empty if the sentence does not count.
    long long number = 1;  ///< The number that decides between the patterns and fills {n}.
    bool literal = false;

    bool operator==(const Text&) const;
    bool empty() const { return pattern.empty(); }
};

/// The value of one hole of a text.
struct Fill {
    std::string hole;
    Text with;

    bool operator==(const Fill&) const = default;
};

/// Returns a sentence of the program. The translation catalogue is made of the patterns in calls of `say`.
Text say(std::string_view pattern);
Text say_filled(std::string_view pattern, std::vector<Fill> fills);
/// Returns the sentence with these fills: `say("{who} has {n}", {{"who", name}, {"n", number}})`. The fills are
/// moved, which an initializer list would not allow.
template <std::size_t Count>
Text say(std::string_view pattern, Fill (&&fills)[Count]) {
    return say_filled(pattern,
                      {std::make_move_iterator(std::begin(fills)), std::make_move_iterator(std::end(fills))});
}
template <std::same_as<std::vector<Fill>> Fills>
Text say(std::string_view pattern, const Fills& fills) {
    return say_filled(pattern, fills);
}

/// Returns a sentence that counts: `one` if the number is 1, else `many`. Both may use the hole {n}.
Text say_count(std::string_view one, std::string_view many, long long number, std::vector<Fill> fills = {});

/// Returns words that are never translated: names, notes, numbers.
Text literally(std::string_view words);
Text literally(long long number);

/// Stands for a number that nobody has: a score that was never given, or that nobody can read. It is shown as "–",
/// and counts nowhere.
inline constexpr long long kNoNumber = INT64_MIN;

/// Returns a number that counts wholes, halves or decimal parts: 25 halves are "12.5", 135 tenths "13.5". `parts` is
/// 1, 2 or a power of ten.
std::string number_text(long long number, int parts);
/// Returns the same number with the decimal mark of the reader's language.
Text decimal(long long number, int parts);
/// Returns the same number for a record; null if nobody has it.
Json number_json(long long number, int parts);
/// Returns the same number to calculate with; nothing if nobody has it.
std::optional<double> number_value(long long number, int parts);

/// Returns several texts with ", " between them, for figures and labels.
Text listed(const std::vector<Text>& texts);
/// Returns several texts joined for a sentence: "Ann", "Ann and Ben", "Ann, Ben and Eve".
Text listed_with_and(const std::vector<Text>& texts);

/// Returns several texts joined with "or": "Ann, Ben or Eve".
Text listed_with_or(const std::vector<Text>& texts);

/// Returns the text in English with every hole filled; a hole without a fill stays visible as {hole}.
std::string english(const Text& text);

/// Returns a text in the language of the reader.
using Translate = std::function<std::string(const Text&)>;

/// An error that can be translated: `what()` is the sentence in English, and `text` is the pattern with its fills.
struct TextError : std::runtime_error {
    explicit TextError(Text sentence) : std::runtime_error(english(sentence)), text(std::move(sentence)) {}
    Text text;
};

}  // namespace castalia
