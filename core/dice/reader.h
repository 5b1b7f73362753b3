#pragma once

#include <string_view>

#include "core/dice/throw_text.h"

namespace castalia::dice {

/// Adds the groups of dice in a part, in the order in which they stand there.
void find_groups(Part& part, std::vector<DiceGroup*>& groups);

/// Returns whether such a word as "advantage" keeps the better or the worse of two dice; nothing for other words.
std::optional<Keep> advantage_called(std::string_view word);

/// Reads one line of dice from left to right, as one dialect means it.
class Reader : public ThrowText {
public:
    Reader(std::string_view typed, Dialect dialect) : ThrowText(typed, dialect) {}

    /// Throws BadNotation with the place in the line as it was typed.
    Expression read();

private:
    bool take_target_word();

    Part line(std::optional<Condition>& target);
    Part sum();
    Part product();
    Part factor();
    Part several_tens_and_ones(Part made) const;
    bool die_ahead(bool close) const;
    Part bracket();
    Part repeated(long long times, std::size_t begin);
    std::optional<Part> spelled();
    void read_target(std::optional<Condition>& target);
    void settle_counting(Part& part, std::optional<Condition>& target);

    DiceGroup dice(std::optional<long long> count, std::size_t begin);
    void read_die(DiceGroup& group);
    void read_sides(DiceGroup& group);
    DieKind read_faces();
    DieKind read_set();
    bool modified(DiceGroup& group);
    bool modified_by_letters(DiceGroup& group);
    bool modified_by_words(DiceGroup& group);
    void kept_in_words(DiceGroup& group, bool keeps, std::size_t begin);
    void explode(DiceGroup& group);
    void keep(DiceGroup& group, Keep which, bool keeps, std::size_t begin, bool number_needed);
    void reroll(DiceGroup& group, bool once, std::size_t begin);
    bool count_successes(DiceGroup& group);
    void settle(DiceGroup& group, std::size_t begin) const;

    void read_label(Part& whole);
    bool advantage(Part& whole);
    void refuse_orders_in_label() const;

    std::size_t counted_at_ = 0, counted_end_ = 0;  ///< The last threshold of dice that are counted.
    int depth_ = 0, parts_ = 0;
    long long dice_ = 0;
};

}  // namespace castalia::dice
