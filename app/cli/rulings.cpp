// The call that lists what tables decided, by clause: rulings and vetoes of every session.
#include <limits>
#include <map>

#include "app/cli/command.h"
#include "core/export/ledger.h"
#include "db/history/house_rules.h"
#include "db/history/ledger.h"

namespace castalia::cli {

namespace {

struct RulingsCall {
    std::string game, clause;
    bool json = false, csv = false;
};

/// Returns what is wanted of the ledger, the newest session first. A session that cannot be read is reported on
/// standard error.
std::vector<LedgerLine> lines_wanted(const Store& store, const RulingsCall& wanted, const Calls& calls) {
    constexpr auto kAll = static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max());
    std::vector<LedgerLine> lines;
    for (Ledger ledger(store, wanted.game, kAll); ledger.more();) {
        try {
            std::vector<LedgerLine> read = ledger.read_on();
            std::erase_if(read, [&](const LedgerLine& line) {
                return !wanted.clause.empty() && !line.decision.clause.starts_with(wanted.clause);
            });
            std::ranges::move(read, std::back_inserter(lines));
        } catch (const Failure& failure) {
            complain(failure.text);
            calls.faulty = true;
        }
    }
    return lines;
}

Json ledger_json(const LedgerLine& line) {
    return {{"clause", line.decision.clause},
            {"game", line.game},
            {"session", line.session},
            {"title", line.title},
            {"started", line.started ? Json(rfc3339(*line.started)) : Json()},
            {"event", line.decision.event},
            {"player", line.player.empty() ? Json() : Json(line.player)},
            {"at", line.decision.at ? Json(rfc3339(*line.decision.at)) : Json()},
            {"text", english(line.decision.what)},
            {"ruling", line.decision.ruling.empty() ? Json() : Json(line.decision.ruling)}};
}

std::string ledger_text(const LedgerLine& line) {
    const std::vector<Fill> fills{{"day", literally(day_of(line.started, line.utc_offset))},
                                  {"session", literally(line.title.empty() ? line.session.substr(0, 8) : line.title)},
                                  {"number", number(line.decision.event + 1)},
                                  {"event", line.decision.what},
                                  {"ruling", literally(line.decision.ruling)}};
    return "  " + line_of(line.decision.ruling.empty()
                              ? say("{day}, {session}, event {number}: {event}", fills)
                              : say("{day}, {session}, event {number}: {event}. Ruled: {ruling}", fills));
}

/// Returns the house rules of the wanted clauses by game.
std::map<std::string, std::vector<HouseRule>> house_rules_wanted(const Store& store, const RulingsCall& wanted) {
    std::map<std::string, std::vector<HouseRule>> rules;
    for (const Game& game : store.games().offered()) {
        if (!wanted.game.empty() && game.id != wanted.game) {
            continue;
        }
        for (HouseRule& rule : house_rules_of(store, game.id)) {
            if (rule.clause.starts_with(wanted.clause)) {
                rules[game.id].push_back(std::move(rule));
            }
        }
    }
    return rules;
}

void print_rulings_json(const std::vector<LedgerClause>& clauses,
                        const std::map<std::string, std::vector<HouseRule>>& rules) {
    Json all = Json::array(), house = Json::array();
    for (const LedgerClause& clause : clauses) {
        for (const LedgerLine& line : clause.lines) {
            all.push_back(ledger_json(line));
        }
    }
    for (const auto& [game, of_game] : rules) {
        for (const HouseRule& rule : of_game) {
            house.push_back({{"game", game}, {"clause", rule.clause}, {"rule", rule.rule}});
        }
    }
    print(Json{{"rulings", std::move(all)}, {"house_rules", std::move(house)}});
}

void list_rulings(const RulingsCall& wanted, const Calls& calls) {
    const Store store = calls.open();
    check_game(store, wanted.game);
    std::vector<LedgerLine> lines = lines_wanted(store, wanted, calls);
    if (wanted.csv) {
        return print(ledger_csv(lines));
    }
    const auto rules = house_rules_wanted(store, wanted);
    const std::vector<LedgerClause> clauses = by_clause(std::move(lines));
    if (wanted.json) {
        return print_rulings_json(clauses, rules);
    }
    std::string text;
    for (const LedgerClause& clause : clauses) {
        text += line_of(clause.clause.empty() ? say("Left to the judgement of the table") : literally(clause.clause));
        for (const LedgerLine& line : clause.lines) {
            text += ledger_text(line);
        }
    }
    for (const auto& [game, of_game] : rules) {
        text += line_of(say("House rules of {game}", {{"game", store.games().find(game)->title}}));
        for (const HouseRule& rule : of_game) {
            text += "  " + line_of(rule.clause.empty()
                                       ? literally(rule.rule)
                                       : say("{rule} ({clause})",
                                             {{"rule", literally(rule.rule)}, {"clause", literally(rule.clause)}}));
        }
    }
    print(text.empty() ? line_of(say("No table has decided anything against the rules.")) : text);
}

}  // namespace

void add_rulings(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<RulingsCall>();
    auto* call = program.add_subcommand(
        "rulings", "Lists what tables decided in all sessions, rulings and vetoes, by clause, and the house rules");
    call->add_option("--game", wanted->game, "Only of this game");
    call->add_option("--clause", wanted->clause, "Only of this clause, or of those that begin so");
    auto* json = call->add_flag("--json", wanted->json, "Prints JSON");
    call->add_flag("--csv", wanted->csv, "Prints the decisions as a table of CSV")->excludes(json);
    call->callback([wanted, &calls] { list_rulings(*wanted, calls); });
}

}  // namespace castalia::cli
