// The most that is still possible: bounds that no course of the game may pass.
#include <algorithm>

#include <gtest/gtest.h>

#include "core/games/musee/musee.h"
#include "tests/support/samples.h"

namespace castalia::musee {
namespace {

TEST(MuseeOutlook, AnEmptyMuseumMayReachTheMostThatThereIs) {
    Rules rules;
    rules.names = {"Ann", "Ben"};
    rules.setup.stairs = first_pattern(2);
    const State state = rules.start();
    // 18 paintings, 15 pairs of neighbours, a staircase beneath every space of one of the two rows, three galleries.
    EXPECT_EQ(rules.most_possible(state, 0), 18 * 1 + 15 * 2 + 6 * 3 + 3 * 4);
    EXPECT_EQ(rules.fitting_anywhere(state, 0), 50);
}

TEST(MuseeOutlook, NumbersThatFitNowhereAndThemesThatCannotMeetAreLeftOut) {
    Rules rules;
    rules.names = {"Ann", "Ben"};
    State state = rules.start();
    state.stairs = {};
    state.bonus = {1, 1, 1};
    state.museums[0] = {{{1, 2, 3, 4, 5, 6}, {7, 8, 9, 10, 11, 12}, {20, 21, 22, 0, 24, 25}}};
    // Only 23 fits, and its theme differs from those of 22 and 24.
    EXPECT_EQ(rules.fitting_anywhere(state, 0), 1);
    EXPECT_EQ(rules.most_possible(state, 0), rules.tally(state, 0).total() + 1);
    // The first to fill the gallery gets its four points.
    state.bonus[2] = -1;
    EXPECT_EQ(rules.most_possible(state, 0), rules.tally(state, 0).total() + 5);
    // A player who is stuck hangs nothing any more.
    state.stuck[0] = true;
    EXPECT_EQ(rules.most_possible(state, 0), rules.tally(state, 0).total());
}

TEST(MuseeOutlook, NoGameOfTheSampleEverPassesItsBound) {
    const Session session = sample_of("musee");
    const auto& line = dynamic_cast<const PlaythroughOf<Rules>&>(session.playthrough());
    const Rules& rules = line.rules();
    for (std::size_t later = 0; later <= session.plies(); ++later) {
        for (std::size_t now = 0; now <= later; ++now) {
            if (line.at(now).game != line.at(later).game) {
                continue;
            }
            for (int museum = 0; museum < rules.museums(); ++museum) {
                ASSERT_LE(rules.tally(line.at(later), museum).total(), rules.most_possible(line.at(now), museum))
                    << "at " << now << " for " << later;
            }
        }
    }
}

TEST(MuseeWorth, IsWhatTheMuseumGainsWhenThePaintingHangs) {
    const Session session = sample_of("musee");
    const auto& line = dynamic_cast<const PlaythroughOf<Rules>&>(session.playthrough());
    const Rules& rules = line.rules();
    std::size_t compared = 0;
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        const State& state = line.at(ply);
        for (int museum = 0; museum < rules.museums(); ++museum) {
            for (const auto& [whose, gallery, space] : rules.empty_spaces(state, museum)) {
                for (const int card : rules.unseen(state)) {
                    State after = state;
                    rules.hang(after, museum, card, gallery, space);
                    const int gained = rules.tally(after, museum).total() - rules.tally(state, museum).total();
                    ASSERT_EQ(rules.worth(state, museum, card, gallery, space), gained)
                        << card << " in gallery " << gallery << ", space " << space << " at " << ply;
                    ++compared;
                }
            }
        }
    }
    EXPECT_GT(compared, 10'000U);
}

}  // namespace
}  // namespace castalia::musee
