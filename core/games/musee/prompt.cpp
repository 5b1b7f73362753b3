// The prompt: who has to act next, and what they have to do.
#include <algorithm>

#include "core/games/musee/musee.h"

namespace castalia::musee {

namespace {

Json draft(const Rules& rules, std::string_view type, Seat seat) {
    return {{"type", type}, {"player", rules.name(seat)}};
}

/// Returns a display of some number that hangs nowhere in some empty space.
Display any_display(const Rules& rules, const State& state) {
    const std::vector<Rules::Position> empty = rules.empty_spaces(state, rules.museum_of(state.active));
    return {state.active, rules.unseen(state).front(), empty.front().gallery, empty.front().space, {}};
}

/// Shows the games of the match as the steps of the row; none for a single game.
void show_games(const Rules& rules, const State& state, Prompt& prompt) {
    if (!rules.setup.match) {
        return;
    }
    constexpr int kLeastGames = 3;
    for (int game = 1; game <= std::max(kLeastGames, state.game); ++game) {
        prompt.phases.push_back(say("Game {game}", {{"game", literally(game)}}));
    }
    prompt.phase = state.game - 1;
}

}  // namespace

Prompt Rules::prompt(const State& state) const {
    Prompt prompt;
    show_games(*this, state, prompt);
    if (state.phase == Phase::over) {
        prompt.text = score(state).sentence;
        return prompt;
    }
    if (state.phase == Phase::between) {
        const Seat first = proposed_first(state);
        prompt.seats = {first};
        prompt.text =
            say("Game {game} is over: agree on the staircases, {who} may begin game {next}",
                {{"game", literally(state.game)}, {"who", who(first)}, {"next", literally(state.game + 1)}});
        prompt.expects = {"next_game"};
        prompt.verbs.push_back({{{"type", "next_game"}}, say("Next game"), 'N', {}, "next"});
        return prompt;
    }
    const Seat active = state.active;
    prompt.seats = {active};
    prompt.expects = {"display", "stuck"};
    prompt.text = say("{who}: hang a painting", {{"who", who(active)}});
    std::optional<Refusal> no_card;
    const bool sure = surely_stuck(state, museum_of(state.active));
    if (state.hand[at(active.index)] == 0) {
        no_card = judge(state, any_display(*this, state));
        prompt.expects = {"stuck"};
    } else if (sure) {
        prompt.expects = {"stuck"};
        prompt.text = say("{who} is stuck: no number that is left fits", {{"who", who(active)}});
        no_card = forbidden("musee.stuck.certain",
                            say("No number that nobody has seen yet fits anywhere in the Musée of {who}",
                                {{"who", owners_text(museum_of(active))}}),
                            say("no number fits"));
    }
    Verb hang{draft(*this, "display", active), say("Hang a painting"), 'H', std::move(no_card), ""};
    Verb stuck{draft(*this, "stuck", active), say("Stuck: no card fits"), 'K', {}, "stuck"};
    stuck.optional = !sure;
    prompt.verbs.push_back(std::move(sure ? stuck : hang));
    prompt.verbs.push_back(std::move(sure ? hang : stuck));
    return prompt;
}

}  // namespace castalia::musee
