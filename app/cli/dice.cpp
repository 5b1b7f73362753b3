// Calls about dice: one rolls what is written in notation, or takes what lies on the table; the other tells what all
// dice have shown.
#include <algorithm>
#include <cmath>
#include <memory>
#include <random>

#include "app/cli/command.h"
#include "core/parts/dice_notation.h"
#include "db/history/figures.h"

namespace castalia::cli {

namespace {

// ---- roll

struct Rolling {
    std::string notation, session, player, label, set;
    std::vector<int> shown;
    bool json = false;
};

dice::Throw throw_in(const std::string& notation) {
    try {
        return dice::parse(notation);
    } catch (const BadNotation& bad) {
        throw Ended(kUsage,
                    say("{dice}: at character {position}: {why}",
                        {{"dice", literally(notation)}, {"position", number(bad.position + 1)}, {"why", bad.text}}));
    }
}

/// Checks the dice on the table one by one, and returns what they show.
std::vector<int> shown_on_the_table(const dice::Throw& thrown, const std::vector<int>& typed) {
    std::vector<int> shown;
    for (const int value : typed) {
        const int sides = dice::next_die(thrown, shown);
        if (sides == 0) {
            throw Ended(kUsage, say_count("The throw has only {n} die, but more are named.",
                                          "The throw has only {n} dice, but more are named.",
                                          static_cast<long long>(shown.size())));
        }
        const int face = value == 0 && sides == 10 ? 10 : value;  // A ten-sided die shows 0 for its ten.
        if (face < 1 || face > sides) {
            throw Ended(kUsage, say("A d{sides} cannot show {value}.",
                                    {{"sides", literally(sides)}, {"value", literally(value)}}));
        }
        shown.push_back(face);
    }
    if (const int sides = dice::next_die(thrown, shown)) {
        throw Ended(kUsage,
                    say("The throw is not complete: another d{sides} belongs to it.", {{"sides", literally(sides)}}));
    }
    return shown;
}

Json outcome_json(const dice::Throw& thrown, const dice::Outcome& outcome, bool by_app) {
    Json json{{"throw", thrown.text},
              {"source", by_app ? "app" : "table"},
              {"dice", Json::array()},
              {"parts", Json::array()},
              {"total", outcome.total}};
    for (const dice::ShownDie& die : outcome.dice) {
        json["dice"].push_back(
            {{"sides", die.sides}, {"value", die.value}, {"kept", die.kept}, {"exploded", die.exploded}});
    }
    for (std::size_t i = 0; i < thrown.terms.size(); ++i) {
        json["parts"].push_back({{"text", thrown.terms[i].text}, {"sum", outcome.sums[i]}});
    }
    return json;
}

Json event_of(const Rolling& wanted, const dice::Throw& thrown, const dice::Outcome& outcome, bool by_app) {
    Json event{{"type", "dice"}};
    if (!wanted.player.empty()) {
        event["player"] = wanted.player;
    }
    for (const dice::ShownDie& die : outcome.dice) {
        event["dice"].push_back({{"sides", die.sides}, {"value", die.value}});
    }
    if (!wanted.label.empty()) {
        event["label"] = wanted.label;
    }
    if (by_app) {
        event["source"] = "app";
    }
    if (!wanted.set.empty()) {
        event["die"] = wanted.set;
    }
    event["note"] = dice::outcome_text(thrown, outcome);
    return event;
}

void roll(const Rolling& wanted, Calls& calls) {
    const dice::Throw thrown = throw_in(wanted.notation);
    const bool by_app = wanted.shown.empty();
    std::vector<int> shown;
    if (by_app) {
        std::random_device chance;
        shown = dice::shown_by(thrown, [&] { return static_cast<std::uint32_t>(chance()); });
    } else {
        shown = shown_on_the_table(thrown, wanted.shown);
    }
    const dice::Outcome outcome = dice::outcome(thrown, shown);
    if (wanted.session.empty()) {
        wanted.json ? print(outcome_json(thrown, outcome, by_app))
                    : print(dice::outcome_text(thrown, outcome) + "\n");
        return;
    }
    if (outcome.dice.empty()) {
        throw Ended(kUsage, say("There are no dice in {dice}.", {{"dice", literally(thrown.text)}}));
    }
    Store store = calls.open();
    Session session = store.load(id_of(store, wanted.session));
    const bool entered = append_event(store, session, event_of(wanted, thrown, outcome, by_app).dump(), wanted.json);
    calls.status = entered ? kDone : kRefused;
}

// ---- stats dice

struct Asked {
    std::string player, game, since, until;
    bool json = false;
};

std::string rounded(double number) {
    const std::string text = std::to_string(std::round(number * 100) / 100);
    return text.substr(0, text.find('.') + 3);
}

Json group_json(const statistics::DiceGroup& group) {
    Json faces = Json::object();
    for (const auto& [face, times] : group.seen) {
        faces[std::to_string(face)] = times;
    }
    Json json{{"set", group.set},
              {"source", group.by_app ? "app" : "table"},
              {"sides", group.sides},
              {"thrown", group.thrown},
              {"faces", std::move(faces)},
              {"expected", group.expected},
              {"mean", group.mean},
              {"fair_mean", group.fair_mean},
              {"chi_square", nullptr},
              {"freedom", nullptr},
              {"p", nullptr},
              {"sentence", english(group.sentence)}};
    if (group.fit) {
        json["chi_square"] = group.fit->chi_square;
        json["freedom"] = group.fit->freedom;
        json["p"] = group.fit->p;
    }
    return json;
}

std::string group_text(const statistics::DiceGroup& group) {
    std::string text = line_of(say_count("{dice}: {n} roll, mean {mean} where fair dice have {fair}",
                                         "{dice}: {n} rolls, mean {mean} where fair dice have {fair}", group.thrown,
                                         {{"dice", group.name},
                                          {"mean", literally(rounded(group.mean))},
                                          {"fair", literally(rounded(group.fair_mean))}}));
    constexpr int kMostShown = 30;
    if (group.sides <= kMostShown) {
        text += "  ";
        for (int face = 1; face <= group.sides; ++face) {
            const auto found = group.seen.find(face);
            text += " " + std::to_string(face) + "×" + std::to_string(found == group.seen.end() ? 0 : found->second);
        }
        text += in_words(say(", {number} of each expected", {{"number", literally(rounded(group.expected))}})) + "\n";
    }
    if (group.fit) {
        text += "   " + line_of(say_count("chi-square {value} with {n} degree of freedom",
                                          "chi-square {value} with {n} degrees of freedom", group.fit->freedom,
                                          {{"value", literally(rounded(group.fit->chi_square))}}));
    }
    return text + "   " + line_of(group.sentence);
}

void dice_statistics(const Asked& asked, const Calls& calls) {
    Store store = calls.open();
    check_game(store, asked.game);
    const Figures figures(store, period_of(asked.since, asked.until));
    DiceFigures dice;
    std::vector<statistics::PlayerLuck> luck;
    const std::optional<Person> person = asked.player.empty() ? std::nullopt : People(store).find(asked.player);
    if (asked.player.empty() || person) {
        const PersonKey whose = person ? person->key : 0;
        dice = figures.dice(whose, asked.game);
        luck = figures.luck(whose, asked.game);
    }
    Json json{
        {"sessions", dice.sessions}, {"thrown", dice.thrown}, {"groups", Json::array()}, {"luck", Json::array()}};
    std::string text = line_of(say_count("{n} die in {sessions}", "{n} dice in {sessions}", dice.thrown,
                                         {{"sessions", sessions_text(dice.sessions)}}));
    for (const statistics::DiceGroup& group : dice.groups) {
        json["groups"].push_back(group_json(group));
        text += group_text(group);
    }
    for (const statistics::PlayerLuck& one : luck) {
        json["luck"].push_back({{"game", one.game},
                                {"player", one.player},
                                {"sessions", one.sessions},
                                {"rolls", one.rolls},
                                {"got", one.got},
                                {"expected", one.expected},
                                {"spread", one.spread},
                                {"sentence", english(one.sentence)}});
        text +=
            line_of(say("{player}, {game}, over {sessions}: {sentence}", {{"player", literally(one.player)},
                                                                          {"game", literally(one.game)},
                                                                          {"sessions", sessions_text(one.sessions)},
                                                                          {"sentence", one.sentence}}));
    }
    asked.json ? print(json) : print(text);
}

}  // namespace

void add_dice(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<Rolling>();
    auto* call = program.add_subcommand("roll", "Rolls dice such as 2d10+1d6, 4d6kh3, d%, 6d6!");
    call->add_option("DICE", wanted->notation, "The dice in notation")->required();
    call->add_option("--session", wanted->session, "Enters the roll into this session")->type_name("ID");
    call->add_option("--player", wanted->player, "Who rolls");
    call->add_option("--label", wanted->label, "What the roll is for");
    call->add_option("--set", wanted->set, "The name of the physical dice");
    call->add_option("--shown", wanted->shown,
                     "What the dice on the table showed, such as 3,10,6; without it the program rolls")
        ->delimiter(',');
    call->add_flag("--json", wanted->json, "Prints JSON");
    call->callback([wanted, &calls] { roll(*wanted, calls); });
}

void add_dice_statistics(CLI::App& stats, Calls& calls) {
    auto asked = std::make_shared<Asked>();
    auto* call = stats.add_subcommand(
        "dice", "Compares what all dice have shown with chance, and tells what they brought the players");
    call->fallthrough(false);
    call->add_option("--player", asked->player, "Only dice that this player rolled");
    call->add_option("--game", asked->game, "Only sessions of this game");
    call->add_option("--since", asked->since, "Only sessions from this day on, as 2026-11-21");
    call->add_option("--until", asked->until, "Only sessions up to this day");
    call->add_flag("--json", asked->json, "Prints JSON");
    call->callback([asked, &calls] { dice_statistics(*asked, calls); });
}

}  // namespace castalia::cli
