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

inline constexpr int kMostDice = 1'000;  ///< In one throw, those that explode included.
inline constexpr int kMostSides = 1'000'000;
inline constexpr int kMostTerms = 50;
inline constexpr int kDeepest = 10;  ///< Brackets in brackets.
inline constexpr long long kMostConstant = 1'000'000'000;

/// The dice of a term that count.
enum class Keep : std::uint8_t { all, high, low };

/// One part of a throw that is added or subtracted: some dice of one kind, or a number.
struct Term {
    bool minus = false;
    int count = 0;  ///< 0: the number `constant`.
    int sides = 0;
    bool explodes = false;  ///< A die that shows its highest is thrown once more, and that die too.
    Keep keep = Keep::all;
    int kept = 0;     ///< The number of dice that count, where not all do.
    int dropped = 0;  ///< The number that do not count, where that is given instead.
    long long constant = 0;
    std::string text;  ///< "4d6kh3"

    bool operator==(const Term&) const = default;
};

struct Throw {
    std::vector<Term> terms;
    std::string text;  ///< The whole of it as it was written.
};

/// Reads dice. Throws BadNotation with the place of the byte and the reason; at once, whatever stands there.
///
///     throw = ["-"] term {("+" | "-") term}        term = [count] "d" (sides | "%") {"!" | keep} | number | "("
///     throw ")" keep  = ("kh" | "kl" | "dh" | "dl") [number]
Throw parse(std::string_view text);

/// The sides of the die that has to be thrown next, when these have been thrown so far; 0 when the throw is complete.
/// A term's dice come first, then those that its highest faces made explode.
int next_die(const Throw& thrown, std::span<const int> shown);

struct ShownDie {
    int sides = 0, value = 0;
    bool kept = true;
    bool exploded = false;  ///< It showed its highest and was thrown once more.
    std::size_t term = 0;

    bool operator==(const ShownDie&) const = default;
};
struct Outcome {
    std::vector<ShownDie> dice;   ///< In the order in which they were thrown.
    std::vector<long long> sums;  ///< The sum of each term with its sign.
    long long total = 0;
};
/// Returns the outcome of the throw with these faces; of a throw that is not complete, the outcome so far.
Outcome outcome(const Throw& thrown, std::span<const int> shown);

/// "4d6kh3: 6 5 3 (1) = 14"; dice that do not count stand in brackets, those that exploded have an exclamation mark.
std::string outcome_text(const Throw& thrown, const Outcome& outcome);

/// A source of chance: every call gives 32 bits, each number as likely as any other.
using Bits = std::function<std::uint32_t()>;
/// One face of 1 to `sides`, each exactly as likely as any other: numbers that would favour the low faces are drawn
/// anew.
int face(int sides, const Bits& bits);
/// Throws every die of it.
std::vector<int> shown_by(const Throw& thrown, const Bits& bits);

}  // namespace castalia::dice
