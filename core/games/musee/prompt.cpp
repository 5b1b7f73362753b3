// What the table has to do next, and who.
#include <algorithm>

#include "core/games/musee/musee.h"

namespace castalia::musee {

namespace {

Text name(const Rules& rules, Seat seat) { return literally(rules.names.at(static_cast<std::size_t>(seat.index))); }

Json draft(const Rules& rules, std::string_view type, Seat seat) {
    return {{"type", type}, {"player", rules.names.at(static_cast<std::size_t>(seat.index))}};
}

/// Some number that is not hung yet, in some space that is empty.
Display anything(const Rules& rules, const State& state) {
    Display move{state.active, rules.unseen(state).front(), 0, 0, {}};
    const Museum& museum = state.museums[static_cast<std::size_t>(rules.museum_of(state.active))];
    for (int gallery = 0; gallery < kGalleries; ++gallery) {
        for (int space = 0; space < rules.spaces(); ++space) {
            if (museum[static_cast<std::size_t>(gallery)][static_cast<std::size_t>(space)] == 0) {
                move.gallery = gallery;
                move.space = space;
            }
        }
    }
    return move;
}

/// The games of the match as the steps of the row; none where one game is all.
void games(const Rules& rules, const State& state, Prompt& prompt) {
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
    games(*this, state, prompt);
    if (state.phase == Phase::over) {
        prompt.text = score(state).sentence;
        return prompt;
    }
    if (state.phase == Phase::between) {
        const Seat first = proposed_first(state);
        prompt.seats = {first};
        prompt.text =
            say("Game {game} is over: agree on the staircases, {who} may begin game {next}",
                {{"game", literally(state.game)}, {"who", name(*this, first)}, {"next", literally(state.game + 1)}});
        prompt.expects = {"next_game"};
        prompt.verbs.push_back({{{"type", "next_game"}}, say("Next game"), 'N', {}, "next"});
        return prompt;
    }
    const Seat active = state.active;
    prompt.seats = {active};
    prompt.expects = {"display", "stuck"};
    prompt.text = say("{who}: hang a painting", {{"who", name(*this, active)}});
    std::optional<Refusal> no_card;
    if (state.hand[static_cast<std::size_t>(active.index)] == 0) {
        no_card = judge(state, anything(*this, state));
        prompt.expects = {"stuck"};
    }
    prompt.verbs.push_back({draft(*this, "display", active), say("Hang a painting"), 'H', std::move(no_card), ""});
    prompt.verbs.push_back({draft(*this, "stuck", active), say("Stuck: no card fits"), 'K', {}, "stuck"});
    return prompt;
}

}  // namespace castalia::musee
