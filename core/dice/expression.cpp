#include "core/dice/expression.h"

#include <algorithm>

namespace castalia::dice {

int DieKind::least() const { return faces.empty() ? 1 : *std::ranges::min_element(faces); }
int DieKind::most() const { return faces.empty() ? sides : *std::ranges::max_element(faces); }
bool DieKind::shows(long long value) const {
    return faces.empty() ? value >= 1 && value <= sides : std::ranges::find(faces, value) != faces.end();
}

DieKind fudge_die() { return {3, {-1, 0, 1}, true, {}}; }

bool Condition::holds(long long value) const {
    switch (how) {
        case How::exactly: return value == number;
        case How::at_least: return value >= number;
        case How::at_most: break;
    }
    return value <= number;
}

int DiceGroup::kept_of(int dice) const {
    return keep == Keep::all ? dice : kept > 0 ? std::min(kept, dice) : std::max(dice - dropped, 0);
}

long long divided(long long number, long long by) {
    const long long quotient = number / by;
    return number % by != 0 && (number < 0) != (by < 0) ? quotient - 1 : quotient;
}

namespace {

std::string canonical(const DieKind& die) {
    if (!die.set.empty()) {
        return "\"" + die.set + "\"";  // Nothing that needs an escape is in such a name.
    }
    if (die.fudge) {
        return "dF";
    }
    if (die.faces.empty()) {
        return "d" + std::to_string(die.sides);
    }
    std::string text = "d{";
    for (const int face : die.faces) {
        text += (text.size() > 2 ? "," : "") + std::to_string(face);
    }
    return text + "}";
}

std::string canonical_keep(const DiceGroup& group) {
    if (group.keep == Keep::all) {
        return {};
    }
    const bool highest = group.keep == Keep::highest;
    return group.kept > 0 ? (highest ? "kh" : "kl") + std::to_string(group.kept)
                          : (highest ? "dl" : "dh") + std::to_string(group.dropped);
}

/// Returns whether a sum has to stand in brackets here.
bool is_sum(const Part& part) { return part.kind == Part::Kind::sum; }

std::string bracketed(const std::string& text, bool brackets) { return brackets ? "(" + text + ")" : text; }

std::string canonical(const Part& part) {
    using Kind = Part::Kind;
    std::string text;
    switch (part.kind) {
        case Kind::number: return std::to_string(part.number);
        case Kind::dice: return canonical(part.dice);
        case Kind::sum:
            for (const Part& term : part.parts) {
                text += text.empty() ? (term.minus ? "-" : "") : term.minus ? "-" : "+";
                text += bracketed(canonical(term), is_sum(term));
            }
            return text;
        case Kind::product:
            return bracketed(canonical(part.parts[0]), is_sum(part.parts[0])) + "*" +
                   bracketed(canonical(part.parts[1]), is_sum(part.parts[1]) || part.parts[1].kind == Kind::product ||
                                                           part.parts[1].kind == Kind::quotient);
        case Kind::quotient:
            return bracketed(canonical(part.parts[0]), is_sum(part.parts[0])) + "/" +
                   bracketed(canonical(part.parts[1]), is_sum(part.parts[1]) || part.parts[1].kind == Kind::product ||
                                                           part.parts[1].kind == Kind::quotient);
        case Kind::repeated: break;
    }
    return std::to_string(part.number) + "x(" + canonical(part.parts[0]) +
           (part.target ? canonical_target(*part.target) : std::string()) + ")";
}

}  // namespace

std::string canonical(const Condition& condition) {
    const char* const how = condition.how == Condition::How::exactly    ? "="
                            : condition.how == Condition::How::at_least ? ">="
                                                                        : "<=";
    return how + std::to_string(condition.number);
}

std::string canonical_target(const Condition& target) {
    return target.how == Condition::How::at_least ? " vs " + std::to_string(target.number)
                                                  : " vs " + canonical(target);
}

std::string canonical(const DiceGroup& group) {
    if (group.tens_and_ones) {
        return "d66";
    }
    // A die of 66 sides keeps its number, because a bare d66 is two dice.
    const bool bare = group.count == 1 && group.die.sides != 66 && group.die.set.empty();
    std::string text = (bare ? "" : std::to_string(group.count)) + canonical(group.die);
    text += group.rerolls ? (group.rerolls_once ? "ro" : "r") + canonical(*group.rerolls) : "";
    // "!" behind the threshold cannot be misread as a threshold of its own.
    const bool at_most = group.explodes && *group.explodes == Condition{Condition::How::exactly, group.die.most()};
    const bool behind = at_most && group.succeeds;
    text += group.explodes && !behind ? "!" + (at_most ? std::string() : canonical(*group.explodes)) : "";
    text += canonical_keep(group);
    text += group.succeeds ? canonical(*group.succeeds) : "";
    text += behind ? "!" : "";
    return text + (group.fails ? " f" + canonical(*group.fails) : "");
}

std::string canonical_without_target(const Expression& expression) { return canonical(expression.whole); }

std::string canonical(const Expression& expression) {
    return canonical(expression.whole) + (expression.target ? canonical_target(*expression.target) : "");
}

namespace {

void add_groups(const Part& part, std::vector<const DiceGroup*>& groups) {
    if (part.kind == Part::Kind::dice) {
        groups.push_back(&part.dice);
        return;
    }
    const long long times = part.kind == Part::Kind::repeated ? part.number : 1;
    for (long long i = 0; i < times; ++i) {
        for (const Part& inner : part.parts) {
            add_groups(inner, groups);
        }
    }
}

bool counts(const Part& part) {
    return (part.kind == Part::Kind::dice && part.dice.succeeds) || part.target ||
           std::ranges::any_of(part.parts, counts);
}

/// Doubles hold every product of two bounds, and every bound that is accepted exactly.
using Wide = double;
struct WideBounds {
    Wide least = 0, most = 0;
};

std::optional<Bounds> narrowed(WideBounds bounds) {
    if (bounds.least < -Wide(kMostTotal) || bounds.most > Wide(kMostTotal)) {
        return std::nullopt;
    }
    return Bounds{static_cast<long long>(bounds.least), static_cast<long long>(bounds.most)};
}

WideBounds of_four(Wide one, Wide two, Wide three, Wide four) {
    return {std::min({one, two, three, four}), std::max({one, two, three, four})};
}

Bounds bounds_of_dice(const DiceGroup& group) {
    if (group.tens_and_ones) {
        return {11, 66};
    }
    const long long most = group.explodes ? kMostDice : group.kept_of(group.count);
    if (group.succeeds) {
        return {group.fails ? -most : 0, most};
    }
    const long long least = group.explodes && group.die.least() >= 0 ? 1 : most;
    return {std::min(least * group.die.least(), most * group.die.least()),
            std::max(least * group.die.most(), most * group.die.most())};
}

}  // namespace

std::vector<const DiceGroup*> groups_of(const Expression& expression) {
    std::vector<const DiceGroup*> groups;
    add_groups(expression.whole, groups);
    return groups;
}

bool counts_successes(const Expression& expression) { return counts(expression.whole); }

std::optional<Bounds> bounds_of(const Part& part) {
    using Kind = Part::Kind;
    if (part.kind == Kind::number) {
        return narrowed({Wide(part.number), Wide(part.number)});
    }
    if (part.kind == Kind::dice) {
        return bounds_of_dice(part.dice);
    }
    std::vector<Bounds> inner;
    for (const Part& one : part.parts) {
        const std::optional<Bounds> bounds = bounds_of(one);
        if (!bounds) {
            return std::nullopt;
        }
        inner.push_back(*bounds);
    }
    if (part.kind == Kind::repeated) {
        return part.target
                   ? Bounds{0, part.number}
                   : narrowed({Wide(inner[0].least) * Wide(part.number), Wide(inner[0].most) * Wide(part.number)});
    }
    if (part.kind == Kind::sum) {
        WideBounds sum;
        for (std::size_t i = 0; i < inner.size(); ++i) {
            const bool minus = part.parts[i].minus;
            sum.least += Wide(minus ? -inner[i].most : inner[i].least);
            sum.most += Wide(minus ? -inner[i].least : inner[i].most);
        }
        return narrowed(sum);
    }
    const auto [a, b] = inner[0];
    const auto [c, d] = inner[1];
    if (part.kind == Kind::product) {
        return narrowed(of_four(Wide(a) * Wide(c), Wide(a) * Wide(d), Wide(b) * Wide(c), Wide(b) * Wide(d)));
    }
    return c <= 0 && d >= 0 ? std::nullopt
                            : narrowed(of_four(Wide(divided(a, c)), Wide(divided(a, d)), Wide(divided(b, c)),
                                               Wide(divided(b, d))));
}

}  // namespace castalia::dice
