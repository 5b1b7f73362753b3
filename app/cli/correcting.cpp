// The call that corrects how a session began: its players and its setup, and the result of one without a log.
#include <algorithm>
#include <memory>
#include <ranges>

#include "app/cli/command.h"
#include "core/rules/game/field_path.h"
#include "core/rules/game/written_result.h"
#include "core/rules/text/mapped.h"
#include "core/session/another_setup.h"

namespace castalia::cli {

namespace {

struct Correcting {
    std::string id, setup, why = "The setup had been written down wrong";
    std::vector<std::string> scores, winners, players;
    bool nobody_won = false, agreed = false, json = false;
};

/// Returns the two sides of "Ann=41". Throws Ended.
std::pair<std::string, std::string> sides_of(const std::string& words, const char* option) {
    const std::size_t sign = words.rfind('=');
    if (sign == std::string::npos) {
        throw Ended(kUsage, say("{option}: {words} has no = in it.",
                                {{"option", literally(option)}, {"words", literally(words)}}));
    }
    return {words.substr(0, sign), words.substr(sign + 1)};
}

void check_at_table(const std::vector<std::string>& names, const std::string& name, const char* option) {
    if (std::ranges::find(names, name) == names.end()) {
        throw Ended(kUsage, say("{option}: nobody at this table is called {name}.",
                                {{"option", literally(option)}, {"name", literally(name)}}));
    }
}

/// Returns the players as they are after "Ben=Cid" (another name, or another person), "Ben=" (was not there) and
/// "=Cid" (was there, too).
std::vector<std::string> corrected_players(std::vector<std::string> names, const std::vector<std::string>& changes) {
    for (const std::string& change : changes) {
        const auto [from, to] = sides_of(change, "--player");
        if (from.empty()) {
            names.push_back(seen(to));
            continue;
        }
        check_at_table(names, from, "--player");
        const auto place = std::ranges::find(names, from);
        if (to.empty()) {
            names.erase(place);
        } else {
            *place = seen(to);
        }
    }
    return names;
}

/// Throws Ended when somebody gets a name that another one gives up in the same call: the record would take the two
/// for one person, and the points of one would be lost.
void check_no_name_is_handed_on(const Correcting& wanted, const std::vector<std::string>& before,
                                const std::vector<std::string>& after) {
    for (const std::string& change : wanted.players) {
        const auto [from, to] = sides_of(change, "--player");
        const std::string name = seen(to);
        if (name != from && std::ranges::find(before, name) != before.end() && std::ranges::count(after, name) == 1) {
            throw Ended(kUsage,
                        say("--player: {name} was at the table already. Give up the name in one call, and give "
                            "it to somebody else in the next.",
                            {{"name", literally(name)}}));
        }
    }
}

/// Takes everything that the form of the old players asks for and that of the new ones does not.
void drop_what_nobody_asks_for(const Game& game, const Heading& heading, const Players& before, Json& setup) {
    const std::vector<Slot> old = game.options(before, heading.edition, setup);
    const std::vector<Slot> now = game.options(Players{heading.players}, heading.edition, setup);
    for (const Slot& slot : std::views::reverse(old)) {  // A list loses its last places first.
        if (std::ranges::find(now, slot.field, &Slot::field) == now.end()) {
            put_at(setup, slot.field, nullptr);
        }
    }
}

/// Returns the name that a player has after the correction. A name that `--player` takes away in the same call is
/// known, too. Throws Ended when nobody has or had the name.
std::string corrected_name(const Correcting& wanted, const std::vector<std::string>& names, const std::string& name,
                           const char* option) {
    if (std::ranges::find(names, name) == names.end()) {
        for (const std::string& change : wanted.players) {
            const auto [from, to] = sides_of(change, "--player");
            if (from == name && !to.empty()) {
                return seen(to);
            }
        }
    }
    check_at_table(names, name, option);
    return name;
}

void correct_result(const Correcting& wanted, const Heading& heading, Json& setup) {
    for (const std::string& words : wanted.scores) {
        const auto [name, score] = sides_of(words, "--score");
        put_at(setup, FieldPath("scores") / corrected_name(wanted, heading.players, name, "--score"), score);
    }
    if (!wanted.winners.empty() || wanted.nobody_won) {
        std::vector<std::string> winners;
        for (const std::string& name : wanted.winners) {
            winners.push_back(corrected_name(wanted, heading.players, name, "--winner"));
        }
        for (const std::string& name : heading.players) {
            put_at(setup, FieldPath("winners") / name, std::ranges::find(winners, name) != winners.end());
        }
    }
}

/// Returns the setup with the keys of the other one in place of its own; null takes a key away.
void replace_keys(Json& setup, const std::string& words) {
    Json other;
    try {
        other = parse_json(words);
    } catch (const BadRecord& bad) {
        throw Ended(kUsage, say("--setup: {why}", {{"why", bad.text}}));
    }
    if (!other.is_object()) {
        throw Ended(kUsage, say("--setup: a JSON object belongs here."));
    }
    for (const auto& [key, value] : other.items()) {
        put_at(setup, FieldPath() / key, value);
    }
}

Heading corrected_heading(const Correcting& wanted, const Session& session) {
    const Game& game = session.game();
    Heading heading = session.heading();
    const Players before{heading.players};
    heading.players = corrected_players(heading.players, wanted.players);
    check_no_name_is_handed_on(wanted, before.names, heading.players);
    const Players renamed{names_after(before.names, heading.players)};
    heading.setup = game.rename(before, renamed, heading.edition, heading.setup);
    if (game.results != nullptr) {
        heading.setup = game.results->in_form(renamed, heading.setup);
    } else if (!wanted.scores.empty() || !wanted.winners.empty() || wanted.nobody_won) {
        throw Ended(kUsage, say("This session has a log, from which its result follows. Correct an event, or the "
                                "setup with --setup."));
    }
    drop_what_nobody_asks_for(game, heading, renamed, heading.setup);
    correct_result(wanted, heading, heading.setup);
    if (!wanted.setup.empty()) {
        replace_keys(heading.setup, wanted.setup);
    }
    check_characters(heading.setup, "setup");
    heading.setup = game.settle(Players{heading.players}, heading.edition, heading.setup);
    heading.first_id = heading.first_id.empty() ? heading.id : heading.first_id;
    heading.id = new_uuid();
    check_heading(heading, game);
    return heading;
}

Json misfits_json(const AnotherSetup& other) {
    return json_array(other.misfits, [](const AnotherSetup::Misfit& misfit) {
        return Json{{"index", misfit.index},
                    {"text", english(misfit.sentence)},
                    {"clause", misfit.refusal.clause},
                    {"why", english(misfit.refusal.reason)},
                    {"stands", misfit.stands}};
    });
}

/// Returns a line for each event that no longer fits, and what becomes of it.
std::string misfits_text(const AnotherSetup& other) {
    std::string text;
    for (const AnotherSetup::Misfit& misfit : other.misfits) {
        const std::vector<Fill> fills{{"event", misfit.sentence}, {"why", misfit.refusal.reason}};
        text += line_of(misfit.stands ? say("{event}: stays as a ruling ({why})", fills)
                                      : say("{event}: left out ({why})", fills));
    }
    return text;
}

/// Shows what the correction would do to the events, so that nothing is left out unseen. Throws Ended.
[[noreturn]] void ask_first(const Correcting& wanted, const AnotherSetup& other) {
    wanted.json ? print(Json{{"id", nullptr}, {"replaces", nullptr}, {"misfits", misfits_json(other)}})
                : print(misfits_text(other));
    throw Ended(kRefused, say("Nothing was changed yet. If this is right, add --yes."));
}

void print_change(const Correcting& wanted, const Session& old, const AnotherSetup& other) {
    const std::string &id = other.session.heading().id, &before = old.heading().id;
    wanted.json ? print(Json{{"id", id}, {"replaces", before}, {"misfits", misfits_json(other)}})
                : print(line_of(say("corrected: {id}; as it was, it is in the trash: {before}",
                                    {{"id", literally(id)}, {"before", literally(before)}})) +
                        misfits_text(other));
}

void correct(const Correcting& wanted, const Calls& calls) {
    Store store = calls.open();
    const Session session = store.load(id_of_kept(store, wanted.id));
    try {
        const Heading heading = corrected_heading(wanted, session);
        const Heading& was = session.heading();
        if (heading.players == was.players && heading.setup == was.setup) {
            throw Ended(kUsage, say("Nothing was changed: this is how the session is."));
        }
        const AnotherSetup other = with_another_setup(session, heading, wanted.why);
        if (!other.misfits.empty() && !wanted.agreed) {
            ask_first(wanted, other);
        }
        store.replace(session, other.session);
        print_change(wanted, session, other);
    } catch (const BadRecord& bad) {
        throw Ended(kRefused, say("The session cannot be so: {why}. Nothing was changed.", {{"why", bad.text}}));
    }
}

}  // namespace

void add_correcting(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<Correcting>();
    auto* call = program.add_subcommand(
        "correct", "Corrects the players or the setup of a session, or the result of one without a log");
    call->add_option("ID", wanted->id, "The session, by its id or the beginning of it")->required();
    call->add_option("--score", wanted->scores, "The score of a player in a result, as Ann=41 or Ann=3+6+2")
        ->option_text("NAME=SCORE");
    auto* winner = call->add_option("--winner", wanted->winners, "Who won, in a result; repeat it for more than one");
    call->add_flag("--nobody-won", wanted->nobody_won, "Nobody won, in a result")->excludes(winner);
    call->add_option(
            "--player", wanted->players,
            "Another name or person, as Ben=Cid; somebody who was not there, as Ben=; somebody who was, as =Cid")
        ->option_text("OLD=NEW");
    call->add_option("--setup", wanted->setup,
                     "A JSON object whose keys replace those of the setup; null removes one");
    call->add_option("--why", wanted->why, "The ruling for events that are against the rules with the other setup");
    call->add_flag("--yes", wanted->agreed,
                   "Corrects it although events no longer fit, as it was shown what becomes of them");
    call->add_flag("--json", wanted->json, "Prints JSON");
    call->callback([wanted, &calls] { correct(*wanted, calls); });
}

}  // namespace castalia::cli
