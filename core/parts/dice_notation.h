#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/notation.h"

/// Reads throws of dice, "2d10+1d6", "4d6kh3", "d%", "6d6!", and works out their totals. It rolls nothing itself: the
/// caller says what the dice show.
namespace castalia::dice {

inline constexpr int kMostDice = 1'000;  ///< The most dice in one throw, including those that explode.
inline constexpr int kMostSides = 1'000'000;
inline constexpr int kMostTerms = 50;
inline constexpr int kDeepest = 10;  ///< The deepest nesting of brackets.
inline constexpr long long kMostConstant = 1'000'000'000;

/// The dice of a term that count.
enum class Keep : std::uint8_t { all, high, low };

/// One part of a throw that is added or subtracted: some dice of one kind, or a number.
struct Term {
    bool minus = false;
    int count = 0;  ///< 0 if the term is the number `constant`.
    int sides = 0;
    bool explodes = false;  ///< A die that shows its highest face is thrown once more, as often as it does so.
    Keep keep = Keep::all;
    int kept = 0;     ///< The number of dice that count, if not all do.
    int dropped = 0;  ///< The number that do not count, if that is given instead.
    long long constant = 0;
    std::string text;  ///< "4d6kh3"

    bool operator==(const Term&) const = default;
};

struct Throw {
    std::vector<Term> terms;
    std::string text;  ///< The whole throw as it was written.
};

/// Reads a throw of dice. Throws BadNotation with the place of the byte and the reason. It takes little time for any
/// text.
///
///     throw = ["-"] term {("+" | "-") term}
///     term  = [count] "d" (sides | "%") {"!" | keep} | number | "(" throw ")"
///     keep  = ("kh" | "kl" | "dh" | "dl") [number]
Throw parse(std::string_view text);

/// Returns the sides of the die that has to be thrown next after the dice in `shown`; 0 if the throw is complete. The
/// dice of a term come first, then those that its highest faces made explode.
int next_die(const Throw& thrown, std::span<const int> shown);

struct ShownDie {
    int sides = 0, value = 0;
    bool kept = true;
    bool exploded = false;  ///< It showed its highest face and was thrown once more.
    std::size_t term = 0;

    bool operator==(const ShownDie&) const = default;
};
struct Outcome {
    std::vector<ShownDie> dice;   ///< The dice in the order in which they were thrown.
    std::vector<long long> sums;  ///< The sum of each term with its sign.
    long long total = 0;
};
/// Returns the outcome of the throw with these faces; of a throw that is not complete, the outcome so far.
Outcome outcome(const Throw& thrown, std::span<const int> shown);

/// Returns such a text as "4d6kh3: 6 5 3 (1) = 14". Dice that do not count stand in brackets; dice that exploded have
/// an exclamation mark.
std::string outcome_text(const Throw& thrown, const Outcome& outcome);

/// A source of chance. Each call returns 32 bits, and all numbers are equally likely.
using Bits = std::function<std::uint32_t()>;
/// Returns a face from 1 to `sides`. All faces are exactly equally likely, because numbers that would favour the low
/// faces are drawn again.
int face(int sides, const Bits& bits);
/// Throws every die and returns the faces.
std::vector<int> shown_by(const Throw& thrown, const Bits& bits);

}  // namespace castalia::dice
