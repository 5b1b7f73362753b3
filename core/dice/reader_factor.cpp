// The parts of sums and products, and what is thrown several times.
#include <algorithm>

#include "core/dice/reader.h"

namespace castalia::dice {

namespace {

constexpr std::size_t kShortestAlone = 6;  ///< "adv" stands behind dice only.

Fill limit_of(long long number) { return {"most", literally(number)}; }

}  // namespace

Part Reader::bracket() {
    const std::size_t begin = at_ - 1;
    if (++depth_ > kDeepest) {
        fail(begin, say("brackets stand at most {most} deep", {limit_of(kDeepest)}));
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
        fail(begin, say("a throw has at most {most} parts", {limit_of(kMostParts)}));
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
        fail(begin, say("a throw is repeated 1 to {most} times", {limit_of(kMostRepeats)}));
    }
    if (++depth_ > kDeepest) {
        fail(begin, say("brackets stand at most {most} deep", {limit_of(kDeepest)}));
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
        fail(begin, say("at most {most} dice are thrown at once", {limit_of(kMostDice)}));
    }
    return made;
}

}  // namespace castalia::dice
