// The call that lists what tables decided, by clause: rulings and vetoes of every session.
#include <limits>
#include <map>

#include "app/cli/command.h"
#include "core/session/decisions.h"

namespace castalia::cli {

namespace {

struct RulingsCall {
    std::string game, clause;
    bool json = false;
};

/// A decision and the session in which it was made.
struct Decided {
    std::string game, session, title, player;
    std::optional<Moment> started;
    Decision decision;
};

/// Returns the decisions by their clause, the newest session first. A session that cannot be read is told on standard
/// error.
std::map<std::string, std::vector<Decided>> decided_in(const Store& store, const RulingsCall& wanted,
                                                       const Calls& calls) {
    std::map<std::string, std::vector<Decided>> decided;
    constexpr auto kAll = static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max());
    for (const std::string& id : History(store).with_decisions(wanted.game, kAll)) {
        try {
            const Session session = store.load(id);
            for (Decision& decision : decisions_of(session)) {
                if (wanted.clause.empty() || decision.clause.starts_with(wanted.clause)) {
                    const std::string player = decision.player
                                                   ? session.names()[static_cast<std::size_t>(decision.player->index)]
                                                   : std::string();
                    const Heading& heading = session.heading();
                    std::string clause = decision.clause;
                    decided[clause].push_back(
                        {heading.game, heading.id, heading.title, player, heading.started, std::move(decision)});
                }
            }
        } catch (const Failure& failure) {
            complain(failure.text);
            calls.damaged = true;
        }
    }
    return decided;
}

Json decided_json(const Decided& one) {
    return {{"clause", one.decision.clause},
            {"game", one.game},
            {"session", one.session},
            {"title", one.title},
            {"started", one.started ? Json(rfc3339(*one.started)) : Json()},
            {"event", one.decision.event},
            {"player", one.player.empty() ? Json() : Json(one.player)},
            {"at", one.decision.at ? Json(rfc3339(*one.decision.at)) : Json()},
            {"text", english(one.decision.what)},
            {"ruling", one.decision.ruling.empty() ? Json() : Json(one.decision.ruling)}};
}

std::string decided_text(const Decided& one) {
    const std::vector<Fill> fills{{"day", literally(day_of(one.started))},
                                  {"session", literally(one.title.empty() ? one.session.substr(0, 8) : one.title)},
                                  {"number", number(one.decision.event + 1)},
                                  {"event", one.decision.what},
                                  {"ruling", literally(one.decision.ruling)}};
    return "  " + line_of(one.decision.ruling.empty()
                              ? say("{day}, {session}, event {number}: {event}", fills)
                              : say("{day}, {session}, event {number}: {event}. Ruled: {ruling}", fills));
}

void list_rulings(const RulingsCall& wanted, const Calls& calls) {
    const Store store = calls.open();
    check_game(store, wanted.game);
    const auto decided = decided_in(store, wanted, calls);
    if (wanted.json) {
        Json all = Json::array();
        for (const auto& [clause, decisions] : decided) {
            for (const Decided& one : decisions) {
                all.push_back(decided_json(one));
            }
        }
        print(Json{{"rulings", std::move(all)}});
        return;
    }
    std::string text;
    for (const auto& [clause, decisions] : decided) {
        text += line_of(clause.empty() ? say("Left to the judgement of the table") : literally(clause));
        for (const Decided& one : decisions) {
            text += decided_text(one);
        }
    }
    print(text.empty() ? line_of(say("No table has decided anything against the rules.")) : text);
}

}  // namespace

void add_rulings(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<RulingsCall>();
    auto* call =
        program.add_subcommand("rulings", "Lists what tables decided in all sessions, rulings and vetoes, by clause");
    call->add_option("--game", wanted->game, "Only of this game");
    call->add_option("--clause", wanted->clause, "Only of this clause, or of those that begin so");
    call->add_flag("--json", wanted->json, "Prints JSON");
    call->callback([wanted, &calls] { list_rulings(*wanted, calls); });
}

}  // namespace castalia::cli
