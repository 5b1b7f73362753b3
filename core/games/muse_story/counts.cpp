// The counts of the table: hands, the deck and the piles of the questions.
#include "core/rules/game/counting.h"

#include "core/games/muse_story/form.h"

namespace castalia::muse_story {

void count_table(const Rules& rules, const State& state, Counting& counting) {
    for (int seat = 0; seat < rules.players(); ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        counting.add(state.hand[s], [&] { return count_of_hand(rules.names[s], Seat{seat}); });
    }
    counting.add(state.deck, [] { return count_of_pile({{"what", "deck"}}, say("Deck")); });
    counting.add(state.discard, [] { return count_of_pile({{"what", "discard"}}, say("Discard pile")); });
    for (int i = 0; std::cmp_less(i, state.questions.size()); ++i) {
        const Question& question = state.questions[static_cast<std::size_t>(i)];
        const bool in_play = question.status == Status::in_play;
        for (const Side side : {Side::yes, Side::no}) {
            const int cards = question.piles[index(side)].cards;
            counting.add(in_play ? cards : 0, [&] {
                const Text name =
                    say("Question {number}: {side}", {{"number", question_number(i)}, {"side", side_text(side)}});
                TableCount count{
                    {{"what", "answer"}, {"question", i + 1}, {"answer", word(side)}}, say("Answers"), name, name};
                count.adjustable = count.shown_at_none = in_play;
                return count;
            });
        }
    }
}

}  // namespace castalia::muse_story
