#pragma once

#include <concepts>
#include <optional>
#include <utility>
#include <vector>

#include "core/rules/text.h"

namespace castalia {

/// A number that everybody at the table can count: the cards of a pile or hand, the tokens of a suit, a die.
struct TableCount {
    Json what;                       ///< As an adjust names it, or made alike where no adjust sets it.
    Text place;                      ///< The heading under which it is read aloud: "Tokens", "Piles".
    Text name;                       ///< What it is there: "Moons".
    Text label;                      ///< What it is in a sentence: "Ann: Moons".
    std::optional<Seat> owner = {};  ///< Whose it is.
    bool adjustable = true;          ///< An adjust sets it.
    bool shown_at_none = true;       ///< It is read aloud even where nothing lies there.
    long long number = 0;            ///< What the record says.
};

/// Takes the counts of one moment from a game: always the numbers, their words only where somebody reads them. A game
/// names the same counts in the same order at each moment of a session; those that are added later stand at the end.
class Counting {
public:
    explicit Counting(bool in_words) : in_words_(in_words) {}

    /// `words` makes the count; its number is set here.
    void add(long long number, std::invocable auto words) {
        numbers_.push_back(number);
        if (in_words_) {
            counts_.push_back(words());
            counts_.back().number = number;
        }
    }
    /// Begins anew.
    void clear() {
        numbers_.clear();
        counts_.clear();
    }

    const std::vector<long long>& numbers() const { return numbers_; }
    const std::vector<TableCount>& counts() const { return counts_; }  ///< Empty unless in words.

private:
    bool in_words_;
    std::vector<long long> numbers_;
    std::vector<TableCount> counts_;
};

}  // namespace castalia
