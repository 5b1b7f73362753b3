// The prompt: the table may do anything, in any order. The player who has the turn is asked first.
#include <algorithm>

#include "core/games/open_table/open_table.h"

namespace castalia::open_table {

Prompt Rules::prompt(const State& state) const {
    Prompt prompt;
    if (state.over) {
        prompt.text = score(state).sentence;
        return prompt;
    }
    const std::string& who = names.at(static_cast<std::size_t>(state.turn.index));
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

    verb(draft("score"), say("Score"), 'S', "score", columns(state) == 0 ? judge(state, Score{}) : Verdict());
    if (!setup.counters.empty()) {
        verb(draft("count"), say("Counter"), 'C', "count");
    }
    if (!setup.decks.empty()) {
        verb(draft("play"), say("Card"), 'P', "play");
    }
    if (names.size() > 1) {
        Json turn = {{"type", "turn"}, {"player", names.at(static_cast<std::size_t>(next.index))}};
        verb(std::move(turn),
             say("Turn to {who}", {{"who", literally(names.at(static_cast<std::size_t>(next.index)))}}), 'T', "turn");
    } else {
        verb(draft("turn"), say("Next turn"), 'T', "turn");
    }
    verb({{"type", "column"}}, say("New round"), 'N', "column", judge(state, Column{}));  // Is there room for one?
    verb({{"type", "finish"}}, say("Finish"), 'F', "finish");
    return prompt;
}

}  // namespace castalia::open_table
