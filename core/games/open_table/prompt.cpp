// The prompt: the table may do anything, in any order. The player who has the turn is asked first.

#include "core/games/open_table/open_table.h"

namespace castalia::open_table {

namespace {

/// The cell of the pad that is filled next: the first empty one, round by round. If none is empty, the cell belongs
/// to a new round.
struct NextCell {
    Seat player;
    std::string round;
    bool begins_round = false;
};

NextCell next_cell(const Rules& rules, const State& state) {
    const auto seats = static_cast<int>(rules.names.size());
    for (std::size_t round = 0; round < rules.columns(state); ++round) {
        for (int seat = 0; seat < seats; ++seat) {
            if (rules.score(state, round, Seat{seat}) == kEmpty) {
                return {Seat{seat}, rules.column(state, round), false};
            }
        }
    }
    return {Seat{0}, rules.next_round(state, Seat{0}), true};
}

/// Returns the verb for a score, with the next cell already chosen.
Verb score_verb(const Rules& rules, const State& state) {
    const NextCell cell = next_cell(rules, state);
    const std::string& player = rules.name(cell.player);
    Verb verb;
    verb.draft = {{"type", "score"}, {"player", player}, {"column", cell.round}};
    verb.name = say("Score");
    verb.key = 'S';
    verb.notation = notation_name(player) + ": score … " + Json(cell.round).dump();
    verb.by_number = true;
    if (cell.begins_round) {
        verb.before = {{"type", "column"}, {"name", cell.round}};
        verb.barred = rules.judge(state, Column{cell.round});
    }
    return verb;
}

}  // namespace

Prompt Rules::prompt(const State& state) const {
    Prompt prompt;
    if (state.over) {
        prompt.text = score(state).sentence;
        return prompt;
    }
    const std::string& who = name(state.turn);
    const Seat next{(state.turn.index + 1) % static_cast<int>(names.size())};
    prompt.seats = {state.turn};
    prompt.text = say("{who} has the turn: enter what happens at the table", {{"who", literally(who)}});
    const auto verb = [&](Json draft, Text name, char key, std::string notation, std::optional<Refusal> barred = {}) {
        if (!barred) {
            prompt.expects.push_back(draft["type"]);
        }
        prompt.verbs.push_back({std::move(draft), std::move(name), key, std::move(barred), std::move(notation)});
    };
    const auto draft = [&](std::string_view type) { return Json{{"type", type}, {"player", who}}; };

    Verb score = score_verb(*this, state);
    if (columns(state) > 0) {  // Without any round the score comes second.
        prompt.expects.emplace_back("score");
    }
    prompt.verbs.push_back(std::move(score));
    if (!setup.counters.empty()) {
        verb(draft("count"), say("Counter"), 'C', "count");
    }
    if (!setup.decks.empty()) {
        verb(draft("play"), say("Card"), 'P', "play");
    }
    if (names.size() > 1) {
        Json turn = {{"type", "turn"}, {"player", name(next)}};
        verb(std::move(turn), say("Turn to {who}", {{"who", this->who(next)}}), 'T', "turn");
    } else {
        verb(draft("turn"), say("Next turn"), 'T', "turn");
    }
    verb({{"type", "column"}}, say("New round"), 'N', "column", judge(state, Column{}));  // Is there room for one?
    const long long empty = empty_cells(state);
    verb({{"type", "finish"}},
         empty == 0 ? say("Finish") : say_count("Finish with {n} empty cell", "Finish with {n} empty cells", empty),
         'F', "finish");
    return prompt;
}

}  // namespace castalia::open_table
