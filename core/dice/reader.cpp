// The line: its sums and products, what they are made of, and its target. reader_dice.cpp reads the dice.
#include "core/dice/reader.h"

#include <algorithm>
#include <utility>

#include "core/rules/json/fields.h"

namespace castalia::dice {

namespace {

constexpr std::size_t kShortestAlone = 6;  ///< "adv" stands behind dice only.

}  // namespace

void find_groups(Part& part, std::vector<DiceGroup*>& groups) {
    if (part.kind == Part::Kind::dice) {
        groups.push_back(&part.dice);
    }
    for (Part& inner : part.parts) {
        find_groups(inner, groups);
    }
}

Expression Reader::read() {
    skip_spaces();
    if (at_ == text_.size()) {
        fail(at_, say("dice are missing, such as 2d6"));
    }
    Expression made;
    made.whole = line(made.target);
    read_label(made.whole);
    if (at_ < text_.size()) {
        fail(at_, text_[at_] == ')' ? say("this bracket closes none")
                                    : say("here stands + or - and more dice, or nothing"));
    }
    if (label_.size() > kLongestTitle) {
        fail(0, say("a label has at most {most} characters", {most_of(kLongestTitle)}));
    }
    made.label = std::move(label_);
    long long all = 0;
    for (const DiceGroup* group : groups_of(made)) {
        all += group->count;
    }
    if (all > kMostDice) {
        fail(0, say("at most {most} dice are thrown at once", {most_of(kMostDice)}));
    }
    if (!bounds_of(made.whole)) {
        fail(0, say("this would divide by 0, or come to more than {most}", {most_of(kMostTotal)}));
    }
    return made;
}

/// Reads a sum and what it has to come to.
Part Reader::line(std::optional<Condition>& target) {
    Part part = sum();
    settle_counting(part, target);
    read_target(target);
    return part;
}

void Reader::read_target(std::optional<Condition>& target) {
    skip_spaces();
    const std::size_t begin = at_;
    if (comparison_ahead()) {
        if (target) {
            fail(begin, say("a throw has one target"));
        }
        target = condition();
        skip_spaces();
    }
    const std::size_t word = at_;
    if (!take_target_word()) {
        return;
    }
    if (target) {
        fail(word, say("a throw has one target"));
    }
    skip_spaces();
    const bool compared = comparison_ahead();
    target = compared ? condition() : Condition{};
    if (!compared) {
        target->number = signed_number(kMostNumber, say("the target is missing, such as vs 10"));
    }
}

/// Dice are all counted or all added. A threshold at the end of dice that are added is for the sum.
void Reader::settle_counting(Part& part, std::optional<Condition>& target) {
    std::vector<DiceGroup*> groups;
    find_groups(part, groups);
    const auto counts = [](const DiceGroup* group) { return group->succeeds.has_value(); };
    const auto counting = std::ranges::count_if(groups, counts);
    if (counting == 0 || std::cmp_equal(counting, groups.size())) {
        return;
    }
    DiceGroup& last = *groups.back();
    if (counting > 1 || !last.succeeds || last.fails || counted_end_ != at_) {
        fail(counted_at_, say("dice that are counted and dice that are added do not go together"));
    }
    target = std::exchange(last.succeeds, std::nullopt);
}

namespace {

/// Moves the minus before a product to its first number, because −7/2 is −4 and not −3.
void turn_first(Part& part) {
    Part* first = &part;
    while (first->kind == Part::Kind::product || first->kind == Part::Kind::quotient) {
        first = &first->parts.front();
    }
    if (first == &part) {
        return;
    }
    part.minus = false;
    if (first->kind == Part::Kind::number) {
        first->number = -first->number;
        return;
    }
    Part turned;
    turned.kind = Part::Kind::sum;
    turned.parts.push_back(std::move(*first));
    turned.parts.front().minus = true;
    *first = std::move(turned);
}

}  // namespace

Part Reader::sum() {
    Part made;
    made.kind = Part::Kind::sum;
    bool minus = take('-');
    minus || take('+');
    while (true) {
        made.parts.push_back(product());
        made.parts.back().minus = minus;
        if (minus && made.parts.size() == 1) {
            turn_first(made.parts.front());
        }
        if (take('+') || take_sign("plus")) {
            minus = false;
        } else if (take('-') || take_sign("minus")) {
            minus = true;
        } else {
            break;
        }
    }
    const bool alone = made.parts.size() == 1 && !made.parts.front().minus;
    return alone ? Part(made.parts.front()) : made;
}

Part Reader::product() {
    Part made = factor();
    while (true) {
        const bool times = take('*') || take_sign("times");
        if (!times && !take('/')) {
            return made;
        }
        Part both;
        both.kind = times ? Part::Kind::product : Part::Kind::quotient;
        both.parts.push_back(std::move(made));
        both.parts.push_back(factor());
        made = std::move(both);
    }
}

Part Reader::bracket() {
    const std::size_t begin = at_ - 1;
    if (++depth_ > kDeepest) {
        fail(begin, say("brackets stand at most {most} deep", {most_of(kDeepest)}));
    }
    Part inner = sum();
    if (!take(')')) {
        fail(at_, say("the bracket is not closed"));
    }
    --depth_;
    return inner;
}

bool Reader::die_ahead(bool close) const {
    const std::string_view word = word_ahead();
    const bool begins = word.starts_with('d') || word.starts_with('w');
    return ahead() == '"' || (begins && (close || word.size() == 1 || word.substr(1).starts_with('f')));
}

Part Reader::factor() {
    skip_spaces();
    const std::size_t begin = at_;
    if (take('(')) {
        return bracket();
    }
    if (++parts_ > kMostParts) {
        fail(begin, say("a throw has at most {most} parts", {most_of(kMostParts)}));
    }
    if (std::optional<Part> made = spelled()) {
        return std::move(*made);
    }
    const std::optional<long long> first = number(kMostNumber);
    const std::size_t behind = at_;
    skip_spaces();
    // "2 d 6" and "3 x 4d6" are read, but "5 damage" is a number and a word.
    const bool close = at_ == behind;
    if (first && ahead() == 'x' && (close || word_ahead() == "x")) {
        return repeated(*first, begin);
    }
    Part made;
    if (die_ahead(close)) {
        made.kind = Part::Kind::dice;
        made.dice = dice(first, begin);
        return several_tens_and_ones(std::move(made));
    }
    if (!first) {
        fail(begin, say("here stand dice such as 2d6, or a number"));
    }
    at_ = behind;
    made.number = *first;
    return made;
}

/// To BCDice 2d66 is twice the two dice of a d66, with which nothing else is done.
Part Reader::several_tens_and_ones(Part made) const {
    const int times = made.dice.count;
    DiceGroup plain;
    plain.count = times;
    plain.counted = true;
    plain.die.sides = 66;
    if (dialect_ != Dialect::bcdice || made.dice != plain) {
        return made;
    }
    made.dice.tens_and_ones = true;
    made.dice.die.sides = 6;
    made.dice.count = 2;
    if (times == 1) {
        return made;
    }
    Part all;
    all.kind = Part::Kind::repeated;
    all.number = times;
    all.parts.push_back(std::move(made));
    return all;
}

/// Reads "advantage" alone, and the repetitions of BCDice: "repeat3 4d6", "x3 4d6".
std::optional<Part> Reader::spelled() {
    const std::string_view word = word_ahead();
    const std::size_t begin = at_;
    if (const std::optional<Keep> keeps = advantage_called(word); keeps && word.size() > kShortestAlone) {
        at_ += word.size();
        Part made;
        made.kind = Part::Kind::dice;
        made.dice.count = 2;
        made.dice.die.sides = 20;
        made.dice.keep = *keeps;
        made.dice.kept = 1;
        dice_ += 2;
        return made;
    }
    if (word != "repeat" && word != "rep" && word != "x") {
        return std::nullopt;
    }
    at_ += word.size();
    const std::optional<long long> times = number(kMostRepeats);
    if (!times || ahead() != ' ') {
        at_ = begin;
        return std::nullopt;
    }
    return repeated(*times, begin);
}

/// Reads what is thrown several times: what stands in brackets, or all the rest.
Part Reader::repeated(long long times, std::size_t begin) {
    take('x');
    if (times < 1 || times > kMostRepeats) {
        fail(begin, say("a throw is repeated 1 to {most} times", {most_of(kMostRepeats)}));
    }
    if (++depth_ > kDeepest) {
        fail(begin, say("brackets stand at most {most} deep", {most_of(kDeepest)}));
    }
    const long long before = dice_;
    Part made;
    made.kind = Part::Kind::repeated;
    made.number = times;
    const bool bracketed = take('(');
    made.parts.push_back(line(made.target));
    if (bracketed && !take(')')) {
        fail(at_, say("the bracket is not closed"));
    }
    --depth_;
    if (dice_ == before) {
        fail(begin, say("here stand dice such as 2d6, which are thrown several times"));
    }
    dice_ = before + (dice_ - before) * times;
    if (dice_ > kMostDice) {
        fail(begin, say("at most {most} dice are thrown at once", {most_of(kMostDice)}));
    }
    return made;
}

}  // namespace castalia::dice
