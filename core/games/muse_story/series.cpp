// The curves of a story: cards, answers, elements and showdowns. Nobody is ahead in it.
#include "core/rules/game/series.h"

#include <algorithm>

#include "core/games/muse_story/muse_story.h"

namespace castalia::muse_story {

std::vector<Series> series(const Playthrough& playthrough) {
    const auto& game = static_cast<const PlaythroughOf<Rules>&>(playthrough);
    return {
        series_of(game, "cards", say("Cards in hand"), say_count("card", "cards", 2),
                  [](const State& state, Seat seat) {
                      return static_cast<double>(state.hand[static_cast<std::size_t>(seat.index)]);
                  }),
        series_of(game, "answers", say("Answers that a player owns"), say("answers"),
                  [](const State& state, Seat seat) {
                      return static_cast<double>(
                          std::ranges::count_if(state.questions, [&](const Question& question) {
                              return question.piles[0].owner == seat || question.piles[1].owner == seat;
                          }));
                  }),
        series_of(game, "checks", say("Own elements checked off"), say("elements"),
                  [](const State& state, Seat seat) {
                      return static_cast<double>(std::ranges::count_if(state.elements, [&](const Element& element) {
                          return element.author == seat && element.used;
                      }));
                  }),
        series_of(game, "showdowns_won", say("Showdowns won"), say("showdowns"), [](const State& state, Seat seat) {
            return static_cast<double>(state.tally[static_cast<std::size_t>(seat.index)].won);
        })};
}

}  // namespace castalia::muse_story
