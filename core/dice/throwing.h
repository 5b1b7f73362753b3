#pragma once

#include <functional>
#include <span>

#include "core/dice/expression.h"

namespace castalia::dice {

/// What became of a die that was thrown. One that exploded or was dropped lies on the table all the same.
enum class DieState : std::uint8_t { kept, dropped, exploded, rerolled };
/// Returns "kept", "dropped", "exploded" or "rerolled".
std::string_view state_word(DieState state);

struct ShownDie {
    int sides = 0, value = 0;
    std::size_t group = 0;  ///< Its group in the order of `groups_of`.
    bool kept = true;       ///< It counts.
    bool exploded = false, rerolled = false;

    DieState state() const {
        return rerolled   ? DieState::rerolled
               : !kept    ? DieState::dropped
               : exploded ? DieState::exploded
                          : DieState::kept;
    }
    bool operator==(const ShownDie&) const = default;
};

struct Outcome {
    std::vector<ShownDie> dice;      ///< The dice in the order in which they were thrown.
    std::vector<long long> results;  ///< What each group comes to: its sum, or its successes less its failures.
    std::vector<long long> each;     ///< What each time of `3x(…)` comes to, where that is the whole throw.
    bool counts = false;             ///< `result` is a number of successes.
    long long result = 0;
    long long successes = 0, failures = 0;  ///< The dice that were counted for and against.
    std::optional<bool> reached;            ///< Whether the target was reached; nothing without one.
};

/// A throw in the making: it asks for one die after the other. The dice of a group come first, then those that
/// replace the dice that are thrown again and those that exploding dice bring, in the order in which they fell.
class Throwing {
public:
    /// Assumes that the expression outlives it.
    explicit Throwing(const Expression& expression);

    /// Returns the kind of the die that has to be thrown next; null when the throw is complete.
    const DieKind* next() const;
    /// Returns the kinds of all dice that have to be thrown, as far as it is known: the next one first.
    std::vector<const DieKind*> waiting() const;
    /// Takes what the next die shows. Assumes that there is one, and that it has such a face.
    void show(int value);
    /// Returns what the throw comes to; if it is not complete, as far as it is thrown.
    Outcome outcome() const;

private:
    void go_on();

    const Expression* expression_;
    std::vector<const DiceGroup*> groups_;
    std::vector<ShownDie> dice_;
    std::size_t group_ = 0;
    std::vector<bool> waiting_;  ///< For each die of this group, whether it replaces one that was thrown again.
    std::size_t shown_ = 0;      ///< How many dice of this group were shown.
    long long spare_ = kMostDice;
};

/// Returns what the throw comes to with these faces, of which more than belong to it are left out. Assumes that its
/// dice have such faces.
Outcome outcome(const Expression& expression, std::span<const int> shown);
/// Returns the next die after these; null when the throw is complete.
const DieKind* next_die(const Expression& expression, std::span<const int> shown);
/// Returns whether a target applies and the result reaches it.
std::optional<bool> reached(const std::optional<Condition>& target, long long result);

/// A source of chance. Each call returns 32 bits, and all numbers are equally likely.
using Bits = std::function<std::uint32_t()>;
/// Returns a number from 1 to `sides`. All are exactly equally likely, because numbers that would favour the low ones
/// are drawn again.
int face(int sides, const Bits& bits);
/// Throws every die and returns the throw.
Throwing thrown_by(const Expression& expression, const Bits& bits);
/// Throws every die and returns the faces.
std::vector<int> shown_by(const Expression& expression, const Bits& bits);

}  // namespace castalia::dice
