#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/text/text.h"

/// Throws of dice as tables write them. This room reads the notation, tells its meaning, works out what dice that
/// were thrown come to, and calculates the odds. It rolls nothing itself.
namespace castalia::dice {

inline constexpr int kMostDice = 1'000;  ///< The most dice in one throw, including those that explode.
inline constexpr int kMostSides = 1'000'000;
inline constexpr int kMostParts = 50;
inline constexpr int kMostRepeats = 1'000;
inline constexpr int kDeepest = 10;  ///< The deepest nesting of brackets.
inline constexpr long long kMostNumber = 1'000'000'000;
inline constexpr long long kMostTotal = 1'000'000'000'000'000;  ///< Totals are exact as doubles, too.

/// A kind of die and what its faces show.
struct DieKind {
    int sides = 6;
    std::vector<int> faces;  ///< The faces of `d{1,1,2,3}` and of Fudge dice; empty for the faces 1 to `sides`.
    bool fudge = false;      ///< −1, 0 and 1.
    std::string set;         ///< The name of a named set; its dice have six faces, numbered from 1.

    int face(int index) const { return faces.empty() ? index + 1 : faces[static_cast<std::size_t>(index)]; }
    int least() const;
    int most() const;
    bool shows(long long value) const;
    bool operator==(const DieKind&) const = default;
};
DieKind fudge_die();

/// A comparison with a number. The notation has strict ones, too; they are read as these.
struct Condition {
    enum class How : std::uint8_t { exactly, at_least, at_most };
    How how = How::at_least;
    long long number = 0;

    bool holds(long long value) const;
    bool operator==(const Condition&) const = default;
};

/// The dice of a group that count.
enum class Keep : std::uint8_t { all, highest, lowest };

/// Some dice of one kind, with all that is done with them.
struct DiceGroup {
    int count = 1;
    DieKind die;
    bool tens_and_ones = false;  ///< `d66`: two dice of six sides make a number from 11 to 66.
    bool counted = false;        ///< The number of dice was written: `1d66` is one die with 66 sides.
    std::optional<Condition> rerolls;
    bool rerolls_once = false;
    std::optional<Condition> explodes;  ///< Such a die is followed by another one, as often as it happens.
    Keep keep = Keep::all;
    int kept = 0;                              ///< The number of dice that count, if not all do.
    int dropped = 0;                           ///< The number of dice that do not, if that is what was written.
    std::optional<Condition> succeeds, fails;  ///< With `succeeds`, dice are counted instead of added.

    /// Returns how many of so many dice count.
    int kept_of(int dice) const;
    bool operator==(const DiceGroup&) const = default;
};

/// A part of an expression, with its parts in the order in which they are thrown.
struct Part {
    enum class Kind : std::uint8_t { number, dice, sum, product, quotient, repeated };
    Kind kind = Kind::number;
    bool minus = false;    ///< As a part of a sum it is subtracted.
    long long number = 0;  ///< The number, or how often a repeated part is thrown.
    DiceGroup dice;
    std::vector<Part> parts;
    std::optional<Condition> target;  ///< Of a repeated part: each throw that reaches it counts as a success.

    bool operator==(const Part&) const = default;
};

struct Expression {
    Part whole;
    std::optional<Condition> target;  ///< What the whole throw has to come to.
    std::string label;                ///< The words behind the dice. They are not part of the canonical spelling.

    bool operator==(const Expression&) const = default;
};

/// Returns the one spelling that we write: "4d6kh3+2 vs 10".
std::string canonical(const Expression& expression);
/// Returns the same without the target, which a record keeps apart.
std::string canonical_without_target(const Expression& expression);
std::string canonical(const DiceGroup& group);
/// Returns such a text as ">=5", "<=5" or "=5".
std::string canonical(const Condition& condition);
/// Returns the canonical end of a line with this target: " vs 10", " vs <=10".
std::string canonical_target(const Condition& target);

/// Returns the groups in the order in which they are thrown, those of a repeated part once for each time. They are
/// valid as long as the expression is.
std::vector<const DiceGroup*> groups_of(const Expression& expression);
/// Returns whether dice are counted, so that the result is a number of successes and there is no total.
bool counts_successes(const Expression& expression);

/// The least and the greatest total that any throw can come to. Each explosion is followed to the limit of dice.
struct Bounds {
    long long least = 0, most = 0;
};
/// Returns the bounds; nothing if they are beyond `kMostTotal`, or if a part may be divided by 0.
std::optional<Bounds> bounds_of(const Part& part);

/// Returns the quotient, rounded down: −7 / 2 is −4.
long long divided(long long number, long long by);

}  // namespace castalia::dice
