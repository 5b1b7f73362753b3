#include "core/dice/throwing.h"

#include <algorithm>
#include <array>

#include "core/rules/text/mapped.h"

namespace castalia::dice {

namespace {

constexpr std::array<std::string_view, 4> kStateWords{"kept", "dropped", "exploded", "rerolled"};

/// Marks the dice of a group that do not count. The order of the throws decides only between equals.
void drop(const DiceGroup& group, std::span<ShownDie> dice) {
    if (group.keep == Keep::all) {
        return;
    }
    std::vector<ShownDie*> order;
    order.reserve(dice.size());
    for (ShownDie& die : dice) {
        if (!die.rerolled) {
            order.push_back(&die);
        }
    }
    std::ranges::sort(order, [&](const ShownDie* one, const ShownDie* other) {
        if (one->value == other->value) {
            return one < other;
        }
        return (one->value > other->value) == (group.keep == Keep::highest);
    });
    const auto kept = static_cast<std::size_t>(group.kept_of(static_cast<int>(order.size())));
    for (std::size_t i = kept; i < order.size(); ++i) {
        order[i]->kept = false;
    }
}

long long result_of(const DiceGroup& group, std::span<const ShownDie> dice, Outcome& made) {
    long long result = 0;
    for (const ShownDie& die : dice) {
        if (!die.kept) {
            continue;
        }
        if (!group.succeeds) {
            // The first of two dice stands for the tens.
            result += group.tens_and_ones && &die == &dice.front() ? 10LL * die.value : die.value;
            continue;
        }
        const bool succeeds = group.succeeds->holds(die.value), fails = group.fails && group.fails->holds(die.value);
        made.successes += succeeds ? 1 : 0;
        made.failures += fails ? 1 : 0;
        result += (succeeds ? 1 : 0) - (fails ? 1 : 0);
    }
    return result;
}

/// Works out a part from the results of its groups, which it takes one after the other.
class Evaluation {
public:
    explicit Evaluation(const std::vector<long long>& results) : next_(results.data()) {}

    long long of(const Part& part) {
        switch (part.kind) {
            case Part::Kind::number: return part.number;
            case Part::Kind::dice: return *next_++;
            case Part::Kind::sum: {
                long long sum = 0;
                for (const Part& term : part.parts) {
                    const long long value = of(term);
                    sum += term.minus ? -value : value;
                }
                return sum;
            }
            case Part::Kind::product: {
                const long long first = of(part.parts[0]);
                return first * of(part.parts[1]);
            }
            case Part::Kind::quotient: {
                const long long first = of(part.parts[0]), by = of(part.parts[1]);
                return by == 0 ? 0 : divided(first, by);  // Only a throw that is not complete divides by 0.
            }
            case Part::Kind::repeated: break;
        }
        long long sum = 0;
        for (const long long value : each(part)) {
            sum += part.target ? (part.target->holds(value) ? 1 : 0) : value;
        }
        return sum;
    }
    /// Returns what each time of a repeated part comes to.
    std::vector<long long> each(const Part& repeated) {
        std::vector<long long> values(static_cast<std::size_t>(repeated.number));
        std::ranges::generate(values, [&] { return of(repeated.parts[0]); });
        return values;
    }

private:
    const long long* next_;
};

}  // namespace

std::string_view state_word(DieState state) { return kStateWords[static_cast<std::size_t>(state)]; }

Throwing::Throwing(const Expression& expression) : expression_(&expression), groups_(groups_of(expression)) {
    for (const DiceGroup* group : groups_) {
        spare_ -= group->count;
    }
    if (!groups_.empty()) {
        waiting_.assign(static_cast<std::size_t>(groups_.front()->count), false);
        dice_.reserve(waiting_.size());
    }
}

const DieKind* Throwing::next() const { return group_ < groups_.size() ? &groups_[group_]->die : nullptr; }

std::vector<const DieKind*> Throwing::waiting() const {
    std::vector<const DieKind*> dice;
    for (std::size_t i = group_; i < groups_.size(); ++i) {
        const std::size_t all = i == group_ ? waiting_.size() - shown_ : static_cast<std::size_t>(groups_[i]->count);
        dice.insert(dice.end(), all, &groups_[i]->die);
    }
    return dice;
}

void Throwing::show(int value) {
    const DiceGroup& group = *groups_[group_];
    const bool replaces = waiting_[shown_++];
    ShownDie die{group.die.sides, value, group_, true, false, false};
    // The limit holds for all dice together. Beyond it a die stays as it fell.
    const bool spare = spare_ > 0;
    die.rerolled = spare && group.rerolls && group.rerolls->holds(value) && !(group.rerolls_once && replaces);
    die.exploded = spare && !die.rerolled && group.explodes && group.explodes->holds(value);
    die.kept = !die.rerolled;
    if (die.rerolled || die.exploded) {
        waiting_.push_back(die.rerolled);
        --spare_;
    }
    dice_.push_back(die);
    if (shown_ == waiting_.size()) {
        go_on();
    }
}

/// Goes on to the next group.
void Throwing::go_on() {
    shown_ = 0;
    if (++group_ < groups_.size()) {
        waiting_.assign(static_cast<std::size_t>(groups_[group_]->count), false);
    }
}

Outcome Throwing::outcome() const {
    Outcome made;
    made.dice = dice_;
    made.counts = counts_successes(*expression_);
    std::size_t begin = 0;
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        std::size_t end = begin;
        while (end < made.dice.size() && made.dice[end].group == i) {
            ++end;
        }
        const std::span<ShownDie> own = std::span(made.dice).subspan(begin, end - begin);
        drop(*groups_[i], own);
        made.results.push_back(result_of(*groups_[i], own, made));
        begin = end;
    }
    const Part& whole = expression_->whole;
    made.result = Evaluation(made.results).of(whole);
    if (whole.kind == Part::Kind::repeated) {
        made.each = Evaluation(made.results).each(whole);
    }
    made.reached = reached(expression_->target, made.result);
    return made;
}

Outcome outcome(const Expression& expression, std::span<const int> shown) {
    Throwing throwing(expression);
    for (const int value : shown) {
        if (throwing.next() == nullptr) {
            break;
        }
        throwing.show(value);
    }
    return throwing.outcome();
}

const DieKind* next_die(const Expression& expression, std::span<const int> shown) {
    Throwing throwing(expression);
    for (const int value : shown) {
        if (throwing.next() == nullptr) {
            break;
        }
        throwing.show(value);
    }
    return throwing.next();
}

std::optional<bool> reached(const std::optional<Condition>& target, long long result) {
    return target ? std::optional(target->holds(result)) : std::nullopt;
}

int face(int sides, const Bits& bits) {
    // The 2^32 numbers are divided evenly among the sides, except for a rest. A number from the rest is thrown away.
    const std::uint64_t all = std::uint64_t{1} << 32U, heaps = static_cast<std::uint64_t>(sides);
    const std::uint64_t even = all - all % heaps;
    std::uint64_t drawn = bits();
    while (drawn >= even) {
        drawn = bits();
    }
    return static_cast<int>(drawn % heaps) + 1;
}

Throwing thrown_by(const Expression& expression, const Bits& bits) {
    Throwing throwing(expression);
    while (const DieKind* die = throwing.next()) {
        throwing.show(die->face(face(die->sides, bits) - 1));
    }
    return throwing;
}

std::vector<int> shown_by(const Expression& expression, const Bits& bits) {
    return mapped(thrown_by(expression, bits).outcome().dice, [](const ShownDie& die) { return die.value; });
}

}  // namespace castalia::dice
