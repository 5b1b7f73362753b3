// A throw in words, before and after it is made.
#include "core/dice/meaning.h"

#include <algorithm>

#include "core/rules/text/mapped.h"

namespace castalia::dice {

namespace {

Text count_of(const DiceGroup& group) {
    const long long n = group.count;
    if (group.tens_and_ones) {
        return say("two dice with 6 sides, one for the tens and one for the ones");
    }
    if (!group.die.set.empty()) {
        return say_count("one die of “{set}”", "{n} dice of “{set}”", n, {{"set", literally(group.die.set)}});
    }
    if (group.die.fudge) {
        return say_count("one Fudge die", "{n} Fudge dice", n);
    }
    if (group.die.faces.empty()) {
        return say_count("one die with {sides} sides", "{n} dice with {sides} sides", n,
                         {{"sides", literally(group.die.sides)}});
    }
    const std::vector<Text> faces = mapped(group.die.faces, [](int face) { return literally(face); });
    return say_count("one die with the faces {faces}", "{n} dice with the faces {faces}", n,
                     {{"faces", listed(faces)}});
}

/// Returns "5 or more", "2 or less" or "6".
Text condition_text(const Condition& condition) {
    const Fill number{"number", literally(condition.number)};
    switch (condition.how) {
        case Condition::How::at_least: return say("{number} or more", {number});
        case Condition::How::at_most: return say("{number} or less", {number});
        case Condition::How::exactly: break;
    }
    return literally(condition.number);
}

Text keep_text(const DiceGroup& group) {
    const bool keeps = group.kept > 0, highest = group.keep == Keep::highest;
    const long long n = keeps ? group.kept : group.dropped;
    if (keeps) {
        return highest ? say_count("the highest one kept", "the highest {n} kept", n)
                       : say_count("the lowest one kept", "the lowest {n} kept", n);
    }
    return highest ? say_count("the lowest one dropped", "the lowest {n} dropped", n)
                   : say_count("the highest one dropped", "the highest {n} dropped", n);
}

Text group_text(const DiceGroup& group) {
    std::vector<Text> clauses{count_of(group)};
    if (group.rerolls) {
        const Fill which{"which", condition_text(*group.rerolls)};
        clauses.push_back(group.rerolls_once
                              ? say("those that show {which} thrown again once", {which})
                              : say("those that show {which} thrown again until they do not", {which}));
    }
    if (group.explodes) {
        clauses.push_back(say("one more for each that shows {which}", {{"which", condition_text(*group.explodes)}}));
    }
    if (group.keep != Keep::all) {
        clauses.push_back(keep_text(group));
    }
    if (group.succeeds) {
        clauses.push_back(say("counts the dice that show {which}", {{"which", condition_text(*group.succeeds)}}));
    }
    if (group.fails) {
        clauses.push_back(say("less those that show {which}", {{"which", condition_text(*group.fails)}}));
    }
    return listed(clauses);
}

Text target_text(const Condition& target) { return say("{number} succeeds", {{"number", condition_text(target)}}); }

/// Returns the words in brackets; there is nothing in it to translate.
Text in_brackets(Text words) {
    Text text;
    text.pattern = "({0})";
    text.fills.push_back({"0", std::move(words)});
    return text;
}

Text part_text(const Part& part);

/// Returns whether the words of a part end with what is done with its dice.
bool ends_with_clause(const Part& part) {
    const DiceGroup& group = part.dice;
    return part.kind == Part::Kind::dice &&
           (group.rerolls || group.explodes || group.keep != Keep::all || group.succeeds || group.fails);
}

/// Returns a sum and one more number. A comma ends the clause before it: "the highest 3 kept, plus 2".
Text added_text(const Text& sum, bool clause_before, bool minus, const Text& number) {
    const std::vector<Fill> both{{"first", sum}, {"second", number}};
    if (clause_before) {
        return minus ? say("{first}, minus {second}", both) : say("{first}, plus {second}", both);
    }
    return minus ? say("{first} minus {second}", both) : say("{first} plus {second}", both);
}

/// Returns the words of what is multiplied or divided. A sum and a quotient have brackets: words have no precedence.
Text operand_text(const Part& part) {
    const Text text = part_text(part);
    return part.kind == Part::Kind::sum || part.kind == Part::Kind::quotient ? in_brackets(text) : text;
}

Text part_text(const Part& part) {
    switch (part.kind) {
        case Part::Kind::number: return literally(part.number);
        case Part::Kind::dice: return group_text(part.dice);
        case Part::Kind::product:
            return say("{first} times {second}",
                       {{"first", operand_text(part.parts[0])}, {"second", operand_text(part.parts[1])}});
        case Part::Kind::quotient: {
            const Part &divided = part.parts[0], &divisor = part.parts[1];
            const Text second =
                divisor.kind == Part::Kind::product ? in_brackets(part_text(divisor)) : operand_text(divisor);
            return say("{first} divided by {second}, rounded down",
                       {{"first", operand_text(divided)}, {"second", second}});
        }
        case Part::Kind::sum: {
            Text sum;
            bool clause_before = false;
            for (const Part& term : part.parts) {
                const Text text = term.kind == Part::Kind::sum ? in_brackets(part_text(term)) : part_text(term);
                sum = sum.empty() ? (term.minus ? say("minus {number}", {{"number", text}}) : text)
                                  : added_text(sum, clause_before, term.minus, text);
                clause_before = ends_with_clause(term);
            }
            return sum;
        }
        case Part::Kind::repeated: break;
    }
    const Fill what{"what", part_text(part.parts[0])};
    return part.target ? say_count("once: {what}; counts it if it is {target}",
                                   "{n} times: {what}; counts those that are {target}", part.number,
                                   {what, {"target", condition_text(*part.target)}})
                       : say_count("once: {what}", "{n} times: {what}", part.number, {what});
}

/// Returns the sum or the successes of a throw: "15", "2 successes (3 less 1 failure)".
Text counted_text(const Outcome& outcome) {
    const Text result =
        outcome.counts ? say_count("{n} success", "{n} successes", outcome.result) : literally(outcome.result);
    return outcome.failures > 0
               ? say_count("{result} ({successes} less {n} failure)", "{result} ({successes} less {n} failures)",
                           outcome.failures, {{"result", result}, {"successes", literally(outcome.successes)}})
               : result;
}

/// Returns the result with what each time came to behind it, in which there is nothing to translate: "35 (14, 14,
/// 7)".
Text with_each(Text result, const std::vector<long long>& each) {
    std::vector<Text> numbers;
    for (const long long number : each) {
        numbers.push_back(literally(number));
    }
    Text text;
    text.pattern = "{0} ({1})";
    text.fills = {{"0", std::move(result)}, {"1", listed(numbers)}};
    return text;
}

struct ShownFaces {
    std::string text;  ///< With spaces between them.
    long long dice = 0;
};

ShownFaces faces_of(const Outcome& outcome, DieState state) {
    ShownFaces faces;
    std::size_t group = 0;
    for (const ShownDie& die : outcome.dice) {
        const DieState own = die.state() == DieState::exploded ? DieState::kept : die.state();
        if (own == state) {
            faces.text += faces.text.empty() ? "" : die.group != group ? " | " : " ";
            faces.text += std::to_string(die.value) + (die.exploded ? "!" : "");
            group = die.group;
            ++faces.dice;
        }
    }
    return faces;
}

}  // namespace

Text meaning(const Expression& expression) {
    const Text whole = part_text(expression.whole);
    return expression.target
               ? say("{throw}; {target}", {{"throw", whole}, {"target", target_text(*expression.target)}})
               : whole;
}

Text dice_text(const Outcome& outcome) {
    std::vector<Text> parts;
    if (const ShownFaces kept = faces_of(outcome, DieState::kept); kept.dice > 0) {
        parts.push_back(literally(kept.text));
    }
    if (const ShownFaces dropped = faces_of(outcome, DieState::dropped); dropped.dice > 0) {
        parts.push_back(
            say_count("{faces} dropped", "{faces} dropped", dropped.dice, {{"faces", literally(dropped.text)}}));
    }
    if (const ShownFaces again = faces_of(outcome, DieState::rerolled); again.dice > 0) {
        parts.push_back(say_count("{faces} thrown again", "{faces} thrown again", again.dice,
                                  {{"faces", literally(again.text)}}));
    }
    return listed_with_and(parts);
}

Text result_text(const Expression& expression, const Outcome& outcome) {
    Text result = counted_text(outcome);
    if (outcome.each.size() > 1) {
        result = with_each(std::move(result), outcome.each);
    }
    if (!outcome.reached) {
        return result;
    }
    const std::vector<Fill> fills{{"result", result}, {"target", condition_text(*expression.target)}};
    return *outcome.reached ? say("{result}, a success against {target}", fills)
                            : say("{result}, a failure against {target}", fills);
}

Text outcome_text(const Expression& expression, const Outcome& outcome) {
    return outcome.dice.empty() ? result_text(expression, outcome)
                                : say("{dice}, {result}",
                                      {{"dice", dice_text(outcome)}, {"result", result_text(expression, outcome)}});
}

Text die_called(const DieKind& die) {
    if (!die.set.empty()) {
        return literally(die.set);
    }
    if (die.fudge) {
        return say("Fudge die");
    }
    Expression alone;
    alone.whole.kind = Part::Kind::dice;
    alone.whole.dice.die = die;
    return literally(canonical(alone.whole.dice));
}

}  // namespace castalia::dice
