// Calls about the games and about one record: games, replay, score.
#include <memory>

#include "app/cli/command.h"
#include "app/cli/whole_number.h"
#include "core/rules/text/mapped.h"

namespace castalia::cli {

namespace {

// ---- games

/// Returns what a game lets be chosen before it begins, with the fewest players.
std::vector<Slot> options_of(const Game& game) {
    Players players;
    for (int seat = 0; seat < game.least_players; ++seat) {
        players.names.push_back("Player " + std::to_string(seat + 1));
    }
    return game.options(players, game.editions.front(), Json::object());
}

Json options_json(const std::vector<Slot>& options) {
    Json list = Json::array();
    for (const Slot& slot : options) {
        Json values = Json::array();
        for (const Option& option : slot.options) {
            values.push_back({{"value", option.value}, {"name", english(option.name)}});
        }
        list.push_back({{"field", slot.field.text()}, {"label", english(slot.label)}, {"values", std::move(values)}});
    }
    return list;
}

Text players_text(const Game& game) {
    return game.least_players == game.most_players
               ? say_count("{n} player", "{n} players", game.most_players)
               : say("{least} to {most} players",
                     {{"least", literally(game.least_players)}, {"most", literally(game.most_players)}});
}

void games(const Games& games, bool as_json) {
    Json list = Json::array();
    std::string text;
    for (const Game& game : games.offered()) {
        const std::vector<Slot> options = options_of(game);
        list.push_back({{"game", game.id},
                        {"title", english(game.title)},
                        {"editions", game.editions},
                        {"players", {{"least", game.least_players}, {"most", game.most_players}}},
                        {"options", options_json(options)}});
        text += line_of(
            say("{game}: {title}, {players}, editions {editions}", {{"game", literally(game.id)},
                                                                    {"title", game.title},
                                                                    {"players", players_text(game)},
                                                                    {"editions", literally(joined(game.editions))}}));
        for (const Slot& slot : options) {
            text += "  " + slot.field.text() + ": " + line_of(slot.label);
        }
    }
    as_json ? print(list) : print(text);
}

// ---- replay

std::string log_text(const Session& session, std::size_t upto) {
    std::string text;
    for (std::size_t i = 0; i < std::min(upto, session.plies()); ++i) {
        const Step& step = session.replay().steps()[i];
        text += std::to_string(i + 1) + ". " + printable(translate(session.replay().describe(i))) + "\n";
        if (step.refusal) {
            const Text sentence = step.stands
                                      ? say("ruled so: {ruling}", {{"ruling", literally(step.entry.event->ruling)}})
                                      : say("refused: {reason}", {{"reason", step.refusal->reason}});
            text += "   " + printable(translate(sentence)) + "  " + step.refusal->clause + "\n";
        }
        for (const Consequence& consequence : session.replay().story(i)) {
            text += "   " + printable(translate(consequence.text)) + "  " + consequence.clause + "\n";
        }
    }
    return text;
}

/// Returns how the game ended, or else what the table has to do next.
Text last_line(const Session& session, std::size_t upto) {
    const Replay replay(session.replay(), std::min(upto, session.plies()));
    if (replay.abandoned(replay.plies())) {
        return say("The session was ended without a result");
    }
    const Scoresheet sheet = replay.playthrough().score(replay.plies());
    return sheet.over ? sheet.sentence : replay.playthrough().prompt(replay.plies()).text;
}

/// Returns the session as it would be with one of its variations. Throws Ended when there is no such variation or
/// more than one.
Session varied(const Session& session, const std::string& name) {
    const std::vector<Variation>& variations = session.commentary.variations;
    const auto count = std::ranges::count(variations, name, &Variation::name);
    if (count == 1) {
        return branch_of(session, *std::ranges::find(variations, name, &Variation::name));
    }
    const std::vector<Text> names =
        mapped(variations, [](const Variation& variation) { return literally(printable(variation.name)); });
    const std::vector<Fill> fills{{"name", literally(name)}, {"names", listed(names)}};
    throw Ended(kUsage, count > 1       ? say("More than one variation is called \"{name}\".", fills)
                        : names.empty() ? say("The session has no variations.")
                                        : say("No variation is called \"{name}\". There are: {names}.", fills));
}

struct Replaying {
    std::string file;
    std::optional<std::string> variation;
    std::size_t upto = static_cast<std::size_t>(-1);
    bool json = false;
};

void replay(const Replaying& wanted, const Calls& calls) {
    const auto& [file, variation, upto, as_json] = wanted;
    const Session recorded = session_in(file, calls.games);
    const std::optional<Session> branch = variation ? std::optional(varied(recorded, *variation)) : std::nullopt;
    const Session& session = branch ? *branch : recorded;
    as_json ? print(replay_json(session, upto))
            : print(log_text(session, upto) + "\n" + line_of(last_line(session, upto)));
    calls.faulty |= tell_refusals(file, session, upto);
}

void add_replay(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<Replaying>();
    auto* call = program.add_subcommand("replay", "Replays a record without touching the library");
    call->add_option("FILE", wanted->file, "A record, or - for standard input")->required();
    call->add_option("--upto", wanted->upto, "Replays only the first N events")
        ->transform(whole_number(0, kMostListed));
    call->add_option("--variation", wanted->variation, "Replays the variation of that name instead of what happened");
    call->add_flag("--json", wanted->json, "Prints the whole replay as JSON");
    call->callback([wanted, &calls] { replay(*wanted, calls); });
}

}  // namespace

void add_reading(CLI::App& program, Calls& calls) {
    auto as_json = std::make_shared<bool>(false);
    auto* list = program.add_subcommand("games", "Lists the games with their players, editions and options");
    list->add_flag("--json", *as_json, "Prints JSON");
    list->callback([as_json, &calls] { games(calls.games, *as_json); });

    add_replay(program, calls);

    auto file = std::make_shared<std::string>();
    auto* score = program.add_subcommand("score", "Prints the scoresheet of a record");
    score->add_option("FILE", *file, "A record, or - for standard input")->required();
    auto score_json = std::make_shared<bool>(false);
    score->add_flag("--json", *score_json, "Prints JSON: the scoresheet, or null before the game has ended");
    score->callback([file, score_json, &calls] {
        const Session session = session_in(*file, calls.games);
        if (*score_json) {
            const Json result = replay_json(session, session.plies())["result"];
            print(result.is_null() ? Json() : result["scoresheet"]);
        } else {
            print(printable_lines(scoresheet_text(session)));
        }
        calls.faulty |= tell_refusals(*file, session);
    });
}

}  // namespace castalia::cli
