#pragma once

#include <concepts>
#include <optional>
#include <utility>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia {

/// A number that everybody at the table can count: the cards of a pile or hand, the tokens of a suit, a die.
struct TableCount {
    Json what;                       ///< The name in an `adjust`, or one like it if no `adjust` sets the count.
    Text place;                      ///< The heading under which it is read aloud: "Tokens", "Piles".
    Text name;                       ///< The name under that heading: "Moons".
    Text label;                      ///< The name in a sentence: "Ann: Moons".
    std::optional<Seat> owner = {};  ///< The player to whom it belongs.
    bool adjustable = true;          ///< An `adjust` can set it.
    bool shown_at_none = true;       ///< It is read aloud even if it is zero.
    long long number = 0;            ///< The number in the record.
};

/// Collects the counts of one moment from a game: always the numbers, and their words only if somebody reads them. A
/// game adds the same counts in the same order at each moment of a session; new ones come at the end.
class Counting {
public:
    explicit Counting(bool in_words) : in_words_(in_words) {}

    /// Adds a count. `words` makes it without its number.
    void add(long long number, std::invocable auto words) {
        numbers_.push_back(number);
        if (in_words_) {
            counts_.push_back(words());
            counts_.back().number = number;
        }
    }
    /// Removes all counts.
    void clear() {
        numbers_.clear();
        counts_.clear();
    }

    const std::vector<long long>& numbers() const { return numbers_; }
    const std::vector<TableCount>& counts() const { return counts_; }  ///< Empty if no words are wanted.

private:
    bool in_words_;
    std::vector<long long> numbers_;
    std::vector<TableCount> counts_;
};

}  // namespace castalia
