#include "core/session/thrown_dice.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

#include "core/dice/meaning.h"
#include "core/dice/notation.h"
#include "core/dice/odds_words.h"
#include "core/rules/text/mapped.h"
#include "core/session/seeded_dice.h"

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

/// Throws BadRecord for the first die that does not belong to the throw, which was made so many times.
void check_dice(const dice::Expression& thrown, std::size_t times, std::span<const Die> dice,
                const std::string& where) {
    std::size_t at = 0;
    for (std::size_t i = 0; i < times; ++i) {
        dice::Throwing throwing(thrown);
        while (const dice::DieKind* next = throwing.next()) {
            const Fill kind{"die", dice::die_called(*next)};
            if (at == dice.size()) {
                throw BadRecord(where, say("the throw is not complete: another {die} belongs to it", {kind}));
            }
            const std::string place = where + "[" + std::to_string(at) + "]";
            const Die& die = dice[at++];
            if (next->sides != die.sides) {
                throw BadRecord(
                    place,
                    say("the next die of {throw} is a {die} with {sides} sides",
                        {{"throw", literally(dice::canonical(thrown))}, kind, {"sides", literally(next->sides)}}));
            }
            if (!next->shows(die.value)) {
                throw BadRecord(place, say("a {die} cannot show {value}", {kind, {"value", literally(die.value)}}));
            }
            throwing.show(die.value);
        }
    }
    if (at < dice.size()) {
        throw BadRecord(where + "[" + std::to_string(at) + "]",
                        say_count("{throw} has only {n} die", "{throw} has only {n} dice", static_cast<long long>(at),
                                  {{"throw", literally(dice::canonical(thrown))}}));
    }
}

/// Reads what was thrown, with what it had to come to.
dice::Expression read_expression(Fields& fields) {
    dice::Expression thrown = expression_in(fields.text("expression", kLongestTitle * 2), fields.where("expression"));
    if (fields.has("target")) {
        const dice::Condition target{dice::Condition::How::at_least,
                                     fields.number("target", -dice::kMostNumber, dice::kMostNumber)};
        if (thrown.target && *thrown.target != target) {
            throw BadRecord(fields.where("target"), say("the expression has another target"));
        }
        thrown.target = target;
    }
    return thrown;
}

std::vector<Contender> read_initiative(Fields& fields) {
    std::vector<Contender> all;
    const std::vector<Value> list = fields.list("initiative", 1, kMostContenders);
    for (std::size_t i = 0; i < list.size(); ++i) {
        Fields one(list[i], fields.where("initiative") + "[" + std::to_string(i) + "]");
        Contender made;
        made.name = one.name("name", kLongestName);
        made.bonus = static_cast<int>(one.number_or("bonus", -kMostBonus, kMostBonus, 0));
        one.finish();
        const auto player = std::ranges::find(fields.names(), made.name);
        if (player != fields.names().end()) {
            made.seat = Seat{static_cast<int>(player - fields.names().begin())};
            made.name.clear();
        }
        all.push_back(std::move(made));
    }
    return all;
}

/// Reads which dice fell off the table: ascending, each once.
std::vector<int> read_fallen(Fields& fields, std::size_t dice) {
    std::vector<int> fallen;
    const std::vector<Value> list = fields.list("fallen", 1, dice);
    const RecordPlace place(fields, "fallen");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto die = static_cast<int>(place.item(i).number(list[i], 0, static_cast<long long>(dice) - 1));
        if (!fallen.empty() && die <= fallen.back()) {
            place.item(i).fail(say("the dice that fell are named in their order, each once"));
        }
        fallen.push_back(die);
    }
    return fallen;
}

std::string name_of(const Contender& one, std::span<const std::string> names) {
    return one.seat ? names[static_cast<std::size_t>(one.seat->index)] : one.name;
}

Text fallen_text(const std::vector<int>& fallen) {
    const std::vector<Text> numbers = mapped(fallen, [](int die) { return literally(die + 1); });
    return say_count("die {dice} fell off the table and was thrown again",
                     "dice {dice} fell off the table and were thrown again", static_cast<long long>(fallen.size()),
                     {{"dice", listed_with_and(numbers)}});
}

Text seed_text(const FreeDice& dice) {
    const std::size_t times = std::max<std::size_t>(dice.initiative.size(), 1);
    const Fill seed{"seed", literally(dice.seed)};
    return dice_of_seed(*dice.thrown, times, dice.seed) == values_of(dice)
               ? say("the program threw these dice from the seed “{seed}”", {seed})
               : say("these are not the dice that the seed “{seed}” gives", {seed});
}

/// Returns "Ann: 17 plus 3, 20".
Text contender_text(const std::string& name, const Contender& one, const dice::Outcome& made) {
    const std::vector<Fill> fills{{"name", literally(name)},
                                  {"dice", dice::dice_text(made)},
                                  {"bonus", literally(std::abs(one.bonus))},
                                  {"result", literally(made.result + one.bonus)}};
    return one.bonus > 0   ? say("{name}: {dice} plus {bonus}, {result}", fills)
           : one.bonus < 0 ? say("{name}: {dice} minus {bonus}, {result}", fills)
                           : say("{name}: {dice}, {result}", fills);
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

std::vector<dice::Outcome> outcomes_of(const FreeDice& dice) {
    std::vector<dice::Outcome> all;
    const std::size_t times = std::max<std::size_t>(dice.initiative.size(), 1);
    auto die = dice.dice.begin();
    for (std::size_t i = 0; i < times; ++i) {
        dice::Throwing throwing(*dice.thrown);
        for (; throwing.next() != nullptr && die != dice.dice.end(); ++die) {
            throwing.show(die->value);
        }
        all.push_back(throwing.outcome());
    }
    return all;
}

std::vector<Die> dice_with(const dice::Expression& thrown, std::span<const int> values) {
    std::vector<Die> dice;
    while (dice.size() < values.size()) {  // Several times, where the throw is for the initiative.
        dice::Throwing throwing(thrown);
        const std::size_t before = dice.size();
        for (const dice::DieKind* die = throwing.next(); die != nullptr && dice.size() < values.size();
             die = throwing.next()) {
            dice.push_back({die->sides, values[dice.size()]});
            throwing.show(dice.back().value);
        }
        if (dice.size() == before) {
            break;  // There are no dice in it.
        }
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
    for (const auto& [name, bonus] : about.initiative) {
        event["initiative"].push_back({{"name", name}});
        if (bonus != 0) {
            event["initiative"].back()["bonus"] = bonus;
        }
    }
    if (!about.fallen.empty()) {
        event["fallen"] = about.fallen;
    }
    if (const std::string& label = about.label.empty() ? thrown.label : about.label; !label.empty()) {
        event["label"] = label;
    }
    if (about.by_app) {
        event["source"] = "app";
    }
    if (!about.seed.empty()) {
        event["seed"] = about.seed;
    }
    if (!about.set.empty()) {
        event["die"] = about.set;
    }
    return event;
}

void read_thrown(Fields& fields, FreeDice& dice) {
    if (!fields.has("expression")) {
        for (const char* key : {"target", "initiative", "fallen", "seed"}) {
            if (fields.has(key)) {
                throw BadRecord(fields.where(key),
                                say("{key} stands beside an expression", {{"key", literally(key)}}));
            }
        }
        return;
    }
    dice.thrown = read_expression(fields);
    if (fields.has("initiative")) {
        if (dice.thrown->target) {
            throw BadRecord(fields.where("initiative"), say("a throw for the initiative has no target"));
        }
        dice.initiative = read_initiative(fields);
    }
    check_dice(*dice.thrown, std::max<std::size_t>(dice.initiative.size(), 1), dice.dice, fields.where("dice"));
    if (fields.has("fallen")) {
        dice.fallen = read_fallen(fields, dice.dice.size());
    }
    if (fields.has("seed")) {
        dice.seed = fields.name("seed", kLongestName);
    }
}

void write_thrown(const dice::Expression& thrown, Json& json) {
    const bool apart = thrown.target && thrown.target->how == dice::Condition::How::at_least;
    json["expression"] = apart ? dice::canonical_without_target(thrown) : dice::canonical(thrown);
    if (apart) {
        json["target"] = thrown.target->number;
    }
}

void write_thrown(const FreeDice& dice, std::span<const std::string> names, Json& json) {
    write_thrown(*dice.thrown, json);
    for (const Contender& one : dice.initiative) {
        json["initiative"].push_back({{"name", name_of(one, names)}});
        if (one.bonus != 0) {
            json["initiative"].back()["bonus"] = one.bonus;
        }
    }
    if (!dice.fallen.empty()) {
        json["fallen"] = dice.fallen;
    }
}

Text throw_sentence(const FreeDice& dice, const Text& who, std::span<const std::string> names) {
    const Fill thrown{"throw", literally(dice::canonical(*dice.thrown))};
    if (!dice.initiative.empty()) {
        const std::vector<Text> order = mapped(initiative_of(dice, names), [](const InTurn& one) {
            return say("{name} {number}", {{"name", literally(one.name)}, {"number", literally(one.result)}});
        });
        return say("Initiative, {throw}: {order}", {thrown, {"order", listed(order)}});
    }
    const std::vector<Fill> fills{{"who", who},
                                  thrown,
                                  {"what", dice::outcome_text(*dice.thrown, outcomes_of(dice).front())},
                                  {"label", literally(dice.label)}};
    if (dice.player) {
        return dice.label.empty() ? say("{who} rolls {throw}: {what}", fills)
                                  : say("{who} rolls {throw} for {label}: {what}", fills);
    }
    return dice.label.empty() ? say("Dice {throw}: {what}", fills) : say("Dice {throw} for {label}: {what}", fills);
}

Story throw_story(const FreeDice& dice, std::span<const std::string> names) {
    Story story;
    const std::vector<dice::Outcome> made = outcomes_of(dice);
    for (std::size_t i = 0; i < dice.initiative.size(); ++i) {
        const Contender& one = dice.initiative[i];
        story.push_back({"session.initiative", contender_text(name_of(one, names), one, made[i])});
    }
    if (dice.initiative.empty()) {
        dice::Expression thrown = *dice.thrown;
        thrown.target.reset();  // The result tells it.
        story.push_back({"session.dice",
                         say("{meaning}: {result}", {{"meaning", dice::meaning(thrown)},
                                                     {"result", dice::result_text(*dice.thrown, made.front())}})});
    }
    if (!dice.fallen.empty()) {
        story.push_back({"session.dice.fallen", fallen_text(dice.fallen)});
    }
    if (!dice.seed.empty()) {
        story.push_back({"session.dice.seed", seed_text(dice)});
    }
    return story;
}

Text ThrowRanks::of(const Event& event) {
    const auto* dice = std::get_if<FreeDice>(&event.what);
    if (dice == nullptr || !dice->thrown || dice->dice.empty() || !dice->initiative.empty()) {
        return {};
    }
    const auto [known, added] = odds_.try_emplace(dice::canonical(*dice->thrown));
    if (added) {
        try {
            known->second = dice::odds_of(*dice->thrown);
        } catch (const dice::TooManyResults&) {
            known->second.reset();
        }
    }
    return known->second ? dice::rank_text(*known->second, outcomes_of(*dice).front().result) : Text();
}

std::vector<InTurn> initiative_of(const FreeDice& dice, std::span<const std::string> names) {
    std::vector<InTurn> order;
    const std::vector<dice::Outcome> made = outcomes_of(dice);
    for (std::size_t i = 0; i < dice.initiative.size(); ++i) {
        const Contender& one = dice.initiative[i];
        order.push_back({name_of(one, names), one.seat, one.bonus, made[i].result + one.bonus});
    }
    std::ranges::stable_sort(order, std::greater(),
                             [](const InTurn& one) { return std::pair(one.result, one.bonus); });
    return order;
}

std::vector<InTurn> initiative_at(const Replay& replay, std::size_t plies, std::span<const std::string> names) {
    for (std::size_t i = std::min(plies, replay.plies()); i-- > 0;) {
        const Step& step = replay.steps()[i];
        const auto* dice = std::get_if<FreeDice>(&step.entry.event->what);
        if (step.stands && dice != nullptr && !dice->initiative.empty()) {
            return initiative_of(*dice, names);
        }
    }
    return {};
}

}  // namespace castalia
