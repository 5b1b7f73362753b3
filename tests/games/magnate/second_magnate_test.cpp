// The core and the second Magnate, which were written separately, agree on everything that happens at the table.
#include "tests/games/magnate/second_magnate.h"

#include <gtest/gtest.h>

#include "tests/support/games.h"
#include "tests/support/magnate_random_player.h"
#include "tests/support/second_opinion.h"

namespace castalia {
namespace {

const Players kPlayers{{"Ann", "Ben"}};

/// Returns only the keys of the rules page.
Json page_keys(Json state) {
    state.erase("over");
    state.erase("card_played");
    return state;
}

struct Deal {
    const char* deck;
    int options;  ///< Three bits.
};

/// Returns the first disagreement; empty when they agreed.
std::string disagreement_at(const Deal& deal, EventStream stream) {
    Chance chance(stream.seed);
    const Json setup = magnate_setup(chance, kPlayers, deal.deck, (deal.options & 1) != 0, (deal.options & 2) != 0,
                                     (deal.options & 4) != 0);
    const auto line = game_called("magnate").begin(kPlayers, "2010", setup);
    SecondMagnate second(kPlayers.names, setup);
    RandomPlayer random_player(chance);
    stream.most_events = 400;
    stream.goes_on = 6;
    return disagreement(
        {chance, *line, kPlayers, [&] { return random_player.any(*line); },
         [&] { return wild_magnate(chance, kPlayers); }, [&](const Json& event) { return second.judge(event); },
         [&](const Json& event) { second.play(event); },
         [&] { return difference(page_keys(line->state(line->plies())), second.state()); },
         [&] {
             const Scoresheet sheet = line->score(line->plies());
             const Json result = second.result();
             const bool same =
                 sheet.over ? !result.is_null() && result["decided_by"] == sheet.decided_by : result.is_null();
             return same ? std::string() : sheet.decided_by + " and " + result.dump();
         }},
        stream);
}

class Both : public testing::TestWithParam<std::tuple<const char*, int>> {};

TEST_P(Both, AgreeOnLegalGames) {
    const auto [deck, options] = GetParam();
    for (int i = 0; i < streams(2); ++i) {
        ASSERT_EQ(disagreement_at({deck, options}, {.seed = static_cast<std::uint64_t>(i)}), "");
    }
}

TEST_P(Both, AgreeOnWhatIsRefused) {
    const auto [deck, options] = GetParam();
    for (int i = 0; i < streams(2); ++i) {
        ASSERT_EQ(disagreement_at({deck, options}, {.seed = 10'000 + static_cast<std::uint64_t>(i), .wild = 2}), "");
    }
}

TEST_P(Both, AgreeOnWhatTheTableLetsStand) {
    const auto [deck, options] = GetParam();
    for (int i = 0; i < streams(2); ++i) {
        ASSERT_EQ(disagreement_at({deck, options},
                                  {.seed = 20'000 + static_cast<std::uint64_t>(i), .wild = 4, .rulings = true}),
                  "");
    }
}

INSTANTIATE_TEST_SUITE_P(Decks, Both,
                         testing::Combine(testing::Values("basic", "courts", "pawns"), testing::Range(0, 8)),
                         [](const auto& deal) {
                             return std::string(std::get<0>(deal.param)) + std::to_string(std::get<1>(deal.param));
                         });

}  // namespace
}  // namespace castalia
