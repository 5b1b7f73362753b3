// The call that rolls what is written in notation, or takes what lies on the table.
#include <cmath>
#include <map>
#include <memory>
#include <random>

#include "app/cli/whole_number.h"
#include "app/cli/written_dice.h"
#include "core/dice/letters.h"
#include "core/dice/meaning.h"
#include "core/dice/notation.h"
#include "core/dice/odds.h"
#include "core/dice/shown.h"
#include "core/session/seeded_dice.h"
#include "core/session/thrown_dice.h"

namespace castalia::cli {

namespace {

struct Rolling : Written {
    std::string session, player, label, set, seed;
    std::vector<std::string> shown, initiative;
    long long times = 1;
    bool keeps_seed = false;
};

/// Returns what the dice on the table show.
dice::Shown values_in(const dice::Expression& thrown, const std::vector<std::string>& shown, std::size_t times) {
    std::string typed;
    for (const std::string& word : shown) {
        typed += (typed.empty() ? "" : " ") + word;
    }
    try {
        return dice::read_shown(thrown, typed, times);
    } catch (const BadNotation& bad) {
        throw Ended(kUsage, say("--shown {values}: at character {position}: {why}",
                                {{"values", literally(typed)},
                                 {"position", number(dice::characters_before(typed, bad.position) + 1)},
                                 {"why", bad.text}}));
    }
}

Json outcome_json(const dice::Outcome& outcome) {
    return !outcome.reached ? Json() : Json(*outcome.reached ? "success" : "failure");
}

/// A throw as it was made: the event, its values, and what they come to, once for each contender.
struct Made {
    FreeDice dice;
    std::vector<dice::Outcome> outcomes;
};

/// Adds what each die shows, and how the dice came about.
void add_values(const Made& made, Json& json) {
    json["values"] = Json::array();
    for (const dice::Outcome& outcome : made.outcomes) {
        for (const dice::ShownDie& die : outcome.dice) {
            json["values"].push_back(
                {{"sides", die.sides}, {"value", die.value}, {"state", dice::state_word(die.state())}});
        }
    }
    for (const int fallen : made.dice.fallen) {
        json["values"][static_cast<std::size_t>(fallen)]["fell"] = true;
    }
    if (!made.dice.seed.empty()) {
        json["seed"] = made.dice.seed;
    }
}

Json initiative_json(const Made& made, const std::string& label) {
    Json json{{"expression", dice::canonical(*made.dice.thrown)},
              {"meaning", english(dice::meaning(*made.dice.thrown))},
              {"source", made.dice.by_app ? "app" : "table"},
              {"values", Json::array()},
              {"initiative", Json::array()},
              {"label", label}};
    for (const InTurn& one : initiative_of(made.dice, {})) {
        json["initiative"].push_back({{"name", one.name}, {"bonus", one.bonus}, {"result", one.result}});
    }
    add_values(made, json);
    return json;
}

/// Returns the share of all throws that come to this or less; null where nobody can say.
Json percentile_of(const dice::Expression& thrown, const dice::Outcome& outcome) {
    try {
        return dice::odds_of(thrown).percentile(outcome.result);
    } catch (const dice::TooManyResults&) {
        return nullptr;
    }
}

Json throw_json(const Made& made, const std::string& label) {
    const dice::Expression& thrown = *made.dice.thrown;
    const dice::Outcome& outcome = made.outcomes.front();
    const bool by_app = made.dice.by_app;
    if (!made.dice.initiative.empty()) {
        return initiative_json(made, label);
    }
    Json json{{"expression", dice::canonical(thrown)},
              {"meaning", english(dice::meaning(thrown))},
              {"source", by_app ? "app" : "table"},
              {"values", Json::array()},
              {"total", outcome.counts ? Json() : Json(outcome.result)},
              {"successes", outcome.counts ? Json(outcome.result) : Json()},
              {"target", thrown.target ? Json(thrown.target->number) : Json()},
              {"outcome", outcome_json(outcome)},
              {"percentile", percentile_of(thrown, outcome)},
              {"label", label.empty() ? thrown.label : label}};
    add_values(made, json);
    return json;
}

std::string throw_text(const Made& made) {
    const dice::Expression& thrown = *made.dice.thrown;
    std::string text;
    if (made.dice.initiative.empty()) {
        text = line_of(say("{throw}: {what}", {{"throw", literally(dice::canonical(thrown))},
                                               {"what", dice::outcome_text(thrown, made.outcomes.front())}}));
    } else {
        text = line_of(throw_sentence(made.dice, {}, {}));
    }
    if (!made.dice.seed.empty()) {
        text += line_of(say("from the seed {seed}", {{"seed", literally(made.dice.seed)}}));
    }
    Event event;
    event.what = made.dice;
    if (const Text rank = ThrowRanks().of(event); !rank.empty()) {
        text += line_of(rank);
    }
    return text;
}

/// Throws many times, and tells how often each result came.
void roll_often(const Rolling& wanted, const dice::Expression& thrown) {
    std::random_device chance;
    std::seed_seq seed{chance(), chance(), chance(), chance(), chance(), chance(), chance(), chance()};
    std::mt19937 engine(seed);
    dice::Bits bits = [&] { return static_cast<std::uint32_t>(engine()); };
    if (!wanted.seed.empty()) {
        bits = bits_of_seed(wanted.seed);
    }
    std::map<long long, long long> came;
    long long reached = 0;
    double sum = 0;
    for (long long i = 0; i < wanted.times; ++i) {
        const dice::Outcome outcome = dice::thrown_by(thrown, bits).outcome();
        ++came[outcome.result];
        reached += outcome.reached.value_or(false) ? 1 : 0;
        sum += static_cast<double>(outcome.result);
    }
    const bool counts = dice::counts_successes(thrown);
    Json json{{"expression", dice::canonical(thrown)},
              {"meaning", english(dice::meaning(thrown))},
              {"times", wanted.times},
              {"mean", sum / static_cast<double>(wanted.times)},
              {"reached", thrown.target ? Json(reached) : Json()},
              {"results", Json::array()}};
    std::string text;
    for (const auto& [result, times] : came) {
        json["results"].push_back({{counts ? "successes" : "total", result}, {"times", times}});
        text += std::to_string(result) + "  " + std::to_string(times) + "\n";
    }
    wanted.json ? print(json) : print(text);
}

void enter_throw(const Rolling& wanted, const Made& made, Calls& calls) {
    if (made.dice.dice.empty()) {
        throw Ended(kUsage, say("There are no dice in {dice}.", {{"dice", literally(wanted.notation)}}));
    }
    Throw about{.player = wanted.player,
                .label = wanted.label,
                .set = wanted.set,
                .by_app = made.dice.by_app,
                .seed = made.dice.seed,
                .fallen = made.dice.fallen};
    for (const Contender& one : made.dice.initiative) {
        about.initiative.emplace_back(one.name, one.bonus);
    }
    Store store = calls.open();
    Session session = store.load(id_of_kept(store, wanted.session));
    const std::string event = dice_event(*made.dice.thrown, values_of(made.dice), about).dump();
    if (!wanted.json) {
        calls.status = append_event(store, session, event, false) ? kDone : kRefused;
        return;
    }
    if (!enter_event(store, session, event)) {
        calls.status = kRefused;
        return;
    }
    Json json = throw_json(made, wanted.label);
    json["session"] = session.heading().id;
    json["index"] = session.plies() - 1;
    print(json);
}

/// Returns "Ann" and 3 for "Ann+3".
Contender contender_of(const std::string& word) {
    Contender made;
    made.name = word;
    const std::size_t sign = word.find_last_of("+-");
    if (sign != std::string::npos && sign > 0 && sign + 1 < word.size() &&
        word.find_first_not_of("0123456789", sign + 1) == std::string::npos && word.size() - sign <= 4) {
        made.name = word.substr(0, sign);
        made.bonus = std::stoi(word.substr(word[sign] == '+' ? sign + 1 : sign));
    }
    try {
        check_name(made.name, kLongestName, "--init");
    } catch (const BadRecord& bad) {
        throw Ended(kUsage, bad.text);
    }
    return made;
}

std::string seed_by_chance() {
    std::random_device chance;
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%08x%08x", chance(), chance());
    return text.data();
}

/// Throws by the program, or takes what the dice on the table show.
Made made_throw(const Rolling& wanted, const dice::Expression& thrown) {
    Made made;
    made.dice.thrown = thrown;
    made.dice.by_app = wanted.shown.empty();
    if (!wanted.initiative.empty() && thrown.target) {
        throw Ended(kUsage, say("a throw for the initiative has no target"));
    }
    for (const std::string& word : wanted.initiative) {
        made.dice.initiative.push_back(contender_of(word));
    }
    const std::size_t times = std::max<std::size_t>(made.dice.initiative.size(), 1);
    std::vector<int> values;
    if (!made.dice.by_app) {
        dice::Shown shown = values_in(thrown, wanted.shown, times);
        values = std::move(shown.values);
        made.dice.fallen = std::move(shown.fallen);
    } else if (wanted.keeps_seed || !wanted.seed.empty()) {
        made.dice.seed = wanted.seed.empty() ? seed_by_chance() : wanted.seed;
        values = dice_of_seed(thrown, times, made.dice.seed);
    } else {
        std::random_device chance;
        for (std::size_t i = 0; i < times; ++i) {
            const std::vector<int> shown =
                dice::shown_by(thrown, [&] { return static_cast<std::uint32_t>(chance()); });
            values.insert(values.end(), shown.begin(), shown.end());
        }
    }
    made.dice.dice = dice_with(thrown, values);
    made.outcomes = outcomes_of(made.dice);
    return made;
}

void check_rolling(const Rolling& wanted) {
    if (wanted.times != 1 && (!wanted.shown.empty() || !wanted.session.empty() || !wanted.initiative.empty())) {
        throw Ended(kUsage, say("--times lets the program throw, and enters nothing."));
    }
    if (!wanted.shown.empty() && (!wanted.seed.empty() || wanted.keeps_seed)) {
        throw Ended(kUsage, say("Only dice that the program throws have a seed."));
    }
    if (!wanted.seed.empty()) {
        try {
            check_name(wanted.seed, kLongestName, "--seed");
        } catch (const BadRecord& bad) {
            throw Ended(kUsage, bad.text);
        }
    }
    if (wanted.initiative.size() > kMostContenders) {
        throw Ended(kUsage, say("at most {n} can be in one order",
                                {{"n", literally(static_cast<long long>(kMostContenders))}}));
    }
}

void roll(const Rolling& wanted, Calls& calls) {
    const std::optional<dice::Expression> thrown = expression_in(wanted, calls);
    if (!thrown) {
        return;
    }
    check_rolling(wanted);
    if (wanted.times != 1) {
        return roll_often(wanted, *thrown);
    }
    const Made made = made_throw(wanted, *thrown);
    if (!wanted.session.empty()) {
        return enter_throw(wanted, made, calls);
    }
    wanted.json ? print(throw_json(made, wanted.label)) : print(throw_text(made));
}

}  // namespace

void add_rolling(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<Rolling>();
    auto* call = program.add_subcommand("roll", "Rolls dice such as 4d6kh3+2, 5d10>=8, 2d6+3 vs 10, 6d6!");
    add_written(*call, *wanted);
    call->add_option("--shown", wanted->shown,
                     "What the dice on the table showed, such as 3,10,6 or 5612; without it the program rolls")
        ->delimiter(',');
    constexpr long long kMostTimes = 10'000'000;
    call->add_option("--times", wanted->times, "Rolls so often, and tells how often each result came")
        ->transform(whole_number(1, kMostTimes));
    auto* session =
        call->add_option("--session", wanted->session, "Enters the roll into this session")->type_name("ID");
    call->add_option("--player", wanted->player, "Who rolls")->needs(session);
    calls.may_be_empty.insert(call->add_option("--label", wanted->label, "What the roll is for"));
    calls.may_be_empty.insert(call->add_option("--set", wanted->set, "The name of the physical dice"));
    call->add_option("--init", wanted->initiative,
                     "Throws once for each of these and tells who takes a turn after whom; Ann+3 has a bonus of 3")
        ->type_name("NAME");
    auto* seed = call->add_option("--seed", wanted->seed, "Throws from this seed, so that the dice can be checked");
    calls.may_be_empty.insert(seed);
    call->add_flag("--keep-seed", wanted->keeps_seed, "Throws from a new seed, and tells and stores it")
        ->excludes(seed);
    call->callback([wanted, &calls] { roll(*wanted, calls); });
}

}  // namespace castalia::cli
