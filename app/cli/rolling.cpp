// Calls about throws: one rolls what is written in notation, or takes what lies on the table; the other tells the
// odds.
#include <cmath>
#include <map>
#include <memory>
#include <random>

#include "app/cli/command.h"
#include "core/dice/letters.h"
#include "core/dice/meaning.h"
#include "core/dice/notation.h"
#include "core/dice/odds.h"
#include "core/dice/shown.h"
#include "core/session/thrown_dice.h"

namespace castalia::cli {

namespace {

/// What is thrown, as it was written, and whose notation that is.
struct Written {
    std::string notation, dialect;
    bool json = false;
};

struct Rolling : Written {
    std::string session, player, label, set;
    std::vector<std::string> shown;
    long long times = 1;
};

struct AskedOdds : Written {
    std::optional<long long> target;
};

Json readings_json(const std::vector<dice::Reading>& found) {
    Json json{{"readings", Json::array()}};
    for (const dice::Reading& reading : found) {
        Json dialects = Json::array();
        for (const dice::Dialect dialect : reading.dialects) {
            dialects.push_back(dice::dialect_word(dialect));
        }
        json["readings"].push_back({{"dialect", dialects.front()},
                                    {"dialects", dialects},
                                    {"expression", dice::canonical(reading.expression)},
                                    {"meaning", english(dice::meaning(reading.expression))},
                                    {"typed", dice::undisputed(reading.expression)}});
    }
    return json;
}

/// Returns what is thrown; nothing, with the status set, where that is told as JSON. Throws Ended.
std::optional<dice::Expression> expression_in(const Written& written, Calls& calls) {
    try {
        return dice::read_line(written.notation, dice::dialect_of(written.dialect));
    } catch (const dice::SeveralReadings& several) {
        if (!written.json) {
            throw Ended(kUsage, say("{why}, or say whose notation it is with --dialect", {{"why", several.text}}));
        }
        print(readings_json(several.found));
        calls.status = kUsage;
        return std::nullopt;
    } catch (const BadNotation& bad) {
        throw Ended(kUsage, say("{dice}: at character {position}: {why}",
                                {{"dice", literally(written.notation)},
                                 {"position", number(dice::characters_before(written.notation, bad.position) + 1)},
                                 {"why", bad.text}}));
    }
}

/// Returns what the dice on the table show.
std::vector<int> values_in(const dice::Expression& thrown, const std::vector<std::string>& shown) {
    std::string typed;
    for (const std::string& word : shown) {
        typed += (typed.empty() ? "" : " ") + word;
    }
    try {
        return dice::read_shown(thrown, typed);
    } catch (const BadNotation& bad) {
        throw Ended(kUsage, say("--shown {values}: at character {position}: {why}",
                                {{"values", literally(typed)},
                                 {"position", number(dice::characters_before(typed, bad.position) + 1)},
                                 {"why", bad.text}}));
    }
}

Json outcome_word(const dice::Outcome& outcome) {
    return !outcome.reached ? Json() : Json(*outcome.reached ? "success" : "failure");
}

Json throw_json(const dice::Expression& thrown, const dice::Outcome& outcome, bool by_app) {
    Json json{{"expression", dice::canonical(thrown)},
              {"meaning", english(dice::meaning(thrown))},
              {"source", by_app ? "app" : "table"},
              {"values", Json::array()},
              {"total", outcome.counts ? Json() : Json(outcome.result)},
              {"successes", outcome.counts ? Json(outcome.result) : Json()},
              {"target", thrown.target ? Json(thrown.target->number) : Json()},
              {"outcome", outcome_word(outcome)},
              {"label", thrown.label}};
    for (const dice::ShownDie& die : outcome.dice) {
        json["values"].push_back(
            {{"sides", die.sides}, {"value", die.value}, {"state", dice::state_word(die.state())}});
    }
    return json;
}

std::string throw_text(const dice::Expression& thrown, const dice::Outcome& outcome) {
    return line_of(say("{throw}: {what}",
                       {{"throw", literally(dice::canonical(thrown))}, {"what", dice::told(thrown, outcome)}}));
}

std::string rounded_to(double number, int digits) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, number);
    return text.data();
}

/// Throws many times, and tells how often each result came.
void roll_often(const Rolling& wanted, const dice::Expression& thrown) {
    std::random_device chance;
    std::seed_seq seed{chance(), chance(), chance(), chance(), chance(), chance(), chance(), chance()};
    std::mt19937 engine(seed);
    const dice::Bits bits = [&] { return static_cast<std::uint32_t>(engine()); };
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

void enter_throw(const Rolling& wanted, const dice::Expression& thrown, const dice::Outcome& outcome, bool by_app,
                 Calls& calls) {
    if (outcome.dice.empty()) {
        throw Ended(kUsage, say("There are no dice in {dice}.", {{"dice", literally(wanted.notation)}}));
    }
    std::vector<int> values;
    for (const dice::ShownDie& die : outcome.dice) {
        values.push_back(die.value);
    }
    Store store = calls.open();
    Session session = store.load(id_of(store, wanted.session));
    const std::string event = dice_event(thrown, values, {wanted.player, wanted.label, wanted.set, by_app}).dump();
    if (!wanted.json) {
        calls.status = append_event(store, session, event, false) ? kDone : kRefused;
        return;
    }
    if (!enter_event(store, session, event)) {
        calls.status = kRefused;
        return;
    }
    Json json = throw_json(thrown, outcome, by_app);
    json["label"] = wanted.label.empty() ? thrown.label : wanted.label;
    json["session"] = session.heading().id;
    json["index"] = session.plies() - 1;
    print(json);
}

void roll(const Rolling& wanted, Calls& calls) {
    const std::optional<dice::Expression> thrown = expression_in(wanted, calls);
    if (!thrown) {
        return;
    }
    const bool by_app = wanted.shown.empty();
    if (wanted.times != 1) {
        if (!by_app || !wanted.session.empty()) {
            throw Ended(kUsage, say("--times lets the program throw, and enters nothing."));
        }
        return roll_often(wanted, *thrown);
    }
    dice::Outcome outcome;
    if (by_app) {
        std::random_device chance;
        outcome = dice::thrown_by(*thrown, [&] { return static_cast<std::uint32_t>(chance()); }).outcome();
    } else {
        outcome = dice::outcome(*thrown, values_in(*thrown, wanted.shown));
    }
    if (!wanted.session.empty()) {
        return enter_throw(wanted, *thrown, outcome, by_app, calls);
    }
    if (wanted.json) {
        Json json = throw_json(*thrown, outcome, by_app);
        json["label"] = wanted.label.empty() ? thrown->label : wanted.label;
        return print(json);
    }
    print(throw_text(*thrown, outcome));
}

std::string odds_text(const dice::Expression& thrown, const dice::Odds& odds, const std::optional<double>& chance) {
    std::string text = line_of(say("{throw}: {least} to {most}, {mean} on average, give or take {deviation}",
                                   {{"throw", literally(dice::canonical(thrown))},
                                    {"least", literally(odds.minimum())},
                                    {"most", literally(odds.maximum())},
                                    {"mean", literally(rounded_to(odds.mean, 2))},
                                    {"deviation", literally(rounded_to(odds.deviation, 2))}}));
    text += line_of(dice::meaning(thrown));
    constexpr int kPercent = 100, kDigits = 4;
    if (chance) {
        text += line_of(say("The target is reached in {percent} % of all throws",
                            {{"percent", literally(rounded_to(*chance * kPercent, 2))}}));
    }
    text += line_of(say("result, chance in percent, chance of that or more"));
    double above = 1;
    for (const dice::Chance& one : odds.distribution) {
        text += std::to_string(one.result) + "  " + rounded_to(one.chance * kPercent, kDigits) + "  " +
                rounded_to(std::max(above, 0.0) * kPercent, kDigits) + "\n";
        above -= one.chance;
    }
    return text;
}

void tell_odds(const AskedOdds& asked, Calls& calls) {
    std::optional<dice::Expression> thrown = expression_in(asked, calls);
    if (!thrown) {
        return;
    }
    if (asked.target) {
        thrown->target = dice::Condition{dice::Condition::How::at_least, *asked.target};
    }
    dice::Odds odds;
    try {
        odds = dice::odds_of(*thrown);
    } catch (const dice::TooManyResults& many) {
        throw Ended(kUsage, many.text);
    }
    const std::optional<double> chance = thrown->target ? std::optional(odds.chance(*thrown->target)) : std::nullopt;
    if (!asked.json) {
        return print(odds_text(*thrown, odds, chance));
    }
    Json json{{"expression", dice::canonical(*thrown)},
              {"meaning", english(dice::meaning(*thrown))},
              {"minimum", odds.minimum()},
              {"maximum", odds.maximum()},
              {"mean", odds.mean},
              {"deviation", odds.deviation}};
    if (chance) {
        json["target"] = thrown->target->number;
        json["chance"] = *chance;
    }
    json["distribution"] = Json::array();
    for (const dice::Chance& one : odds.distribution) {
        json["distribution"].push_back({{odds.counts ? "successes" : "total", one.result}, {"chance", one.chance}});
    }
    print(json);
}

void add_written(CLI::App& call, Written& written) {
    call.add_option("DICE", written.notation, "The dice in notation, such as 4d6kh3+2")->required();
    call.add_option("--dialect", written.dialect, "Whose notation it is, where programs differ")
        ->check(CLI::IsMember({"ours", "roll20", "rpg", "bcdice"}));
    call.add_flag("--json", written.json, "Prints JSON");
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
        ->check(CLI::Range(1LL, kMostTimes));
    call->add_option("--session", wanted->session, "Enters the roll into this session")->type_name("ID");
    call->add_option("--player", wanted->player, "Who rolls");
    call->add_option("--label", wanted->label, "What the roll is for");
    call->add_option("--set", wanted->set, "The name of the physical dice");
    call->callback([wanted, &calls] { roll(*wanted, calls); });

    auto asked = std::make_shared<AskedOdds>();
    auto* odds = program.add_subcommand("odds", "Tells all that dice can come to, with exact probabilities");
    add_written(*odds, *asked);
    odds->add_option("--target", asked->target, "Tells the chance of this result or more");
    odds->callback([asked, &calls] { tell_odds(*asked, calls); });
}

}  // namespace castalia::cli
