#include "core/session/thrown_dice.h"

#include "core/dice/meaning.h"
#include "core/dice/notation.h"

namespace castalia {

namespace {

/// Reads an expression as records have it: in our own dialect, and without anything that others mean otherwise.
dice::Expression expression_in(const std::string& text, const std::string& where) {
    try {
        dice::Expression made = dice::parse(text);
        if (!made.label.empty()) {
            throw BadRecord(where, say("the words behind the dice belong in \"label\""));
        }
        return dice::canonical(made) == text ? made : dice::read_line(text, std::nullopt);
    } catch (const BadNotation& bad) {
        throw BadRecord(where,
                        say("at character {position}: {why}",
                            {{"position", literally(static_cast<long long>(bad.position) + 1)}, {"why", bad.text}}));
    }
}

/// Throws BadRecord for the first die that does not belong to the throw.
void check_dice(const dice::Expression& thrown, std::span<const Die> dice, const std::string& where) {
    dice::Throwing throwing(thrown);
    for (std::size_t i = 0; i < dice.size(); ++i) {
        const std::string place = where + "[" + std::to_string(i) + "]";
        const dice::DieKind* next = throwing.next();
        if (next == nullptr) {
            throw BadRecord(place, say("{throw} has only {n} dice", {{"throw", literally(dice::canonical(thrown))},
                                                                     {"n", literally(static_cast<long long>(i))}}));
        }
        const Fill kind{"die", dice::die_called(*next)};
        if (next->sides != dice[i].sides) {
            throw BadRecord(
                place, say("the next die of {throw} is a {die} with {sides} sides",
                           {{"throw", literally(dice::canonical(thrown))}, kind, {"sides", literally(next->sides)}}));
        }
        if (!next->shows(dice[i].value)) {
            throw BadRecord(place, say("a {die} cannot show {value}", {kind, {"value", literally(dice[i].value)}}));
        }
        throwing.show(dice[i].value);
    }
    if (const dice::DieKind* next = throwing.next()) {
        throw BadRecord(
            where, say("the throw is not complete: another {die} belongs to it", {{"die", dice::die_called(*next)}}));
    }
}

}  // namespace

std::vector<int> values_of(const FreeDice& dice) {
    std::vector<int> values;
    values.reserve(dice.dice.size());
    for (const Die& die : dice.dice) {
        values.push_back(die.value);
    }
    return values;
}

dice::Outcome outcome_of(const FreeDice& dice) { return dice::outcome(*dice.thrown, values_of(dice)); }

std::vector<Die> dice_with(const dice::Expression& thrown, std::span<const int> values) {
    std::vector<Die> dice;
    for (const dice::ShownDie& die : dice::outcome(thrown, values).dice) {
        dice.push_back({die.sides, die.value});
    }
    return dice;
}

Json dice_event(const dice::Expression& thrown, std::span<const int> values, const Throw& about) {
    Json event{{"type", "dice"}};
    if (!about.player.empty()) {
        event["player"] = about.player;
    }
    for (const Die& die : dice_with(thrown, values)) {
        event["dice"].push_back({{"sides", die.sides}, {"value", die.value}});
    }
    write_thrown(thrown, event);
    if (const std::string& label = about.label.empty() ? thrown.label : about.label; !label.empty()) {
        event["label"] = label;
    }
    if (about.by_app) {
        event["source"] = "app";
    }
    if (!about.set.empty()) {
        event["die"] = about.set;
    }
    return event;
}

std::optional<dice::Expression> read_thrown(Fields& fields, std::span<const Die> dice, const std::string& where) {
    if (!fields.has("expression")) {
        if (fields.has("target")) {
            throw BadRecord(fields.where("target"), say("a target stands beside an expression"));
        }
        return std::nullopt;
    }
    dice::Expression thrown = expression_in(fields.text("expression", kLongestTitle * 2), fields.where("expression"));
    if (fields.has("target")) {
        const dice::Condition target{dice::Condition::How::at_least,
                                     fields.number("target", -dice::kMostNumber, dice::kMostNumber)};
        if (thrown.target && *thrown.target != target) {
            throw BadRecord(fields.where("target"), say("the expression has another target"));
        }
        thrown.target = target;
    }
    check_dice(thrown, dice, where);
    return thrown;
}

void write_thrown(const dice::Expression& thrown, Json& json) {
    const bool apart = thrown.target && thrown.target->how == dice::Condition::How::at_least;
    json["expression"] = apart ? dice::canonical_without_target(thrown) : dice::canonical(thrown);
    if (apart) {
        json["target"] = thrown.target->number;
    }
}

Text throw_told(const FreeDice& dice, const Text& who) {
    const std::vector<Fill> fills{{"who", who},
                                  {"throw", literally(dice::canonical(*dice.thrown))},
                                  {"what", dice::told(*dice.thrown, outcome_of(dice))},
                                  {"label", literally(dice.label)}};
    if (dice.player) {
        return dice.label.empty() ? say("{who} rolls {throw}: {what}", fills)
                                  : say("{who} rolls {throw} for {label}: {what}", fills);
    }
    return dice.label.empty() ? say("Dice {throw}: {what}", fills) : say("Dice {throw} for {label}: {what}", fills);
}

Story throw_story(const FreeDice& dice) {
    const dice::Outcome made = outcome_of(dice);
    dice::Expression thrown = *dice.thrown;
    thrown.target.reset();  // The result tells it.
    return {{"session.dice", say("{meaning}: {result}", {{"meaning", dice::meaning(thrown)},
                                                         {"result", dice::result_told(*dice.thrown, made)}})}};
}

}  // namespace castalia
