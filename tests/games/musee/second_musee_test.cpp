// The core and the second Musée, which were written separately, agree on everything that happens at the table.
#include "tests/games/musee/second_musee.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/games/musee/musee.h"
#include "tests/support/games.h"
#include "tests/support/musee_random_player.h"
#include "tests/support/second_opinion.h"

namespace castalia {
namespace {

/// Returns only the keys of the rules page, in any order.
nlohmann::json page_keys(Json state) {
    for (const char* extra : {"over", "first", "round", "stairs", "games"}) {
        state.erase(extra);
    }
    return nlohmann::json(state);
}

/// Returns the first disagreement; empty when they agreed.
std::string disagreement_at(int seats, bool match, const EventStream& stream) {
    Chance chance(stream.seed);
    const Players players = musee_players(seats);
    const Json setup = musee_setup(chance, players, match);
    const auto line = game_called("musee").begin(players, "2014", setup);
    SecondMusee second(players.names, setup);
    RandomPlayer random_player(chance, {"stuck"});
    return disagreement(
        {chance, *line, players, [&] { return random_player.any(*line); },
         [&] { return wild_musee(chance, players); }, [&](const Json& event) { return second.judge(event); },
         [&](const Json& event) { second.play(event); },
         [&] { return difference(page_keys(line->state(line->plies())), page_keys(second.state())); },
         [&] {
             const Scoresheet sheet = line->score(line->plies());
             const Json result = second.result();
             if (!sheet.over || result.is_null()) {
                 return sheet.over == !result.is_null() ? std::string() : "only one of the games is over";
             }
             Json winners = Json::array();
             for (const Seat winner : sheet.winners) {
                 winners.push_back(players.names[static_cast<std::size_t>(winner.index)]);
             }
             const bool same = result["decided_by"] == sheet.decided_by && result["winners"] == winners &&
                               sheet.shared == (sheet.decided_by == "shared");
             return same ? std::string() : winners.dump() + sheet.decided_by + " and " + result.dump();
         }},
        stream);
}

class BothMusees : public testing::TestWithParam<std::tuple<int, bool>> {};

TEST_P(BothMusees, AgreeOnLegalGames) {
    const auto [players, match] = GetParam();
    for (int i = 0; i < streams(4); ++i) {
        ASSERT_EQ(disagreement_at(players, match, {.seed = static_cast<std::uint64_t>(i)}), "");
    }
}

TEST_P(BothMusees, AgreeOnWhatIsRefused) {
    const auto [players, match] = GetParam();
    for (int i = 0; i < streams(4); ++i) {
        ASSERT_EQ(disagreement_at(players, match, {.seed = 10'000 + static_cast<std::uint64_t>(i), .wild = 2}), "");
    }
}

TEST_P(BothMusees, AgreeOnWhatTheTableLetsStand) {
    const auto [players, match] = GetParam();
    for (int i = 0; i < streams(4); ++i) {
        ASSERT_EQ(disagreement_at(players, match,
                                  {.seed = 20'000 + static_cast<std::uint64_t>(i), .wild = 3, .rulings = true}),
                  "");
    }
}

INSTANTIATE_TEST_SUITE_P(Tables, BothMusees, testing::Combine(testing::Values(2, 3, 4), testing::Bool()),
                         [](const auto& table) {
                             return std::to_string(std::get<0>(table.param)) +
                                    (std::get<1>(table.param) ? "match" : "game");
                         });

TEST(MuseeScore, IsThatOfTheSecondScorerOnAHundredThousandBoards) {
    constexpr int kBoards = 100'000;
    Chance chance(2014);
    for (int board = 0; board < kBoards; ++board) {
        const int players = chance.from(2, 4);
        musee::Rules rules;
        rules.names = musee_players(players).names;
        musee::State state;
        std::vector<int> stairs[2];
        for (std::size_t row = 0; row < 2; ++row) {
            for (int column = 1; column <= rules.spaces(); ++column) {
                if (chance.one_in(2)) {
                    state.stairs[row][static_cast<std::size_t>(column - 1)] = true;
                    stairs[row].push_back(column);
                }
            }
        }
        // Numbers hang anywhere, because the score does not ask whether they ascend. There are few themes, so that
        // many pairs score.
        const int museum = chance.upto(rules.museums() - 1), themes = chance.from(1, 5), holes = chance.from(1, 4);
        std::vector<std::vector<int>> galleries(3);
        int bonuses = 0;
        for (std::size_t gallery = 0; gallery < 3; ++gallery) {
            for (int space = 0; space < rules.spaces(); ++space) {
                const int card = chance.upto(holes) == 0 ? 0 : 5 * chance.upto(8) + chance.from(1, themes);
                galleries[gallery].push_back(card);
                state.museums[static_cast<std::size_t>(museum)][gallery][static_cast<std::size_t>(space)] =
                    static_cast<std::uint8_t>(card);
            }
            if (chance.one_in(3)) {
                state.bonus[gallery] = static_cast<std::int8_t>(museum);
                ++bonuses;
            }
        }
        const musee::Tally tally = rules.tally(state, museum);
        const SecondCount second = second_count(galleries, stairs[0], stairs[1], bonuses);
        ASSERT_EQ(tally.paintings, second.paintings);
        ASSERT_EQ(tally.adjacent, second.adjacent);
        ASSERT_EQ(tally.stairs, second.stairs);
        ASSERT_EQ(tally.bonuses, second.bonuses);
        ASSERT_EQ(tally.total(), second.paintings + second.adjacent + second.stairs + second.bonuses);
        // The score grows by what a painting is said to be worth.
        const int gallery = chance.upto(2), space = chance.upto(rules.spaces() - 1), card = chance.from(1, 50);
        auto& there = state.museums[static_cast<std::size_t>(museum)][static_cast<std::size_t>(gallery)]
                                   [static_cast<std::size_t>(space)];
        if (there == 0) {
            const int told = rules.worth(state, museum, card, gallery, space);
            there = static_cast<std::uint8_t>(card);
            const auto& row = state.museums[static_cast<std::size_t>(museum)][static_cast<std::size_t>(gallery)];
            auto& bonus = state.bonus[static_cast<std::size_t>(gallery)];
            if (bonus < 0 && std::count(row.begin(), row.begin() + rules.spaces(), 0) == 0) {
                bonus = static_cast<std::int8_t>(museum);
            }
            ASSERT_EQ(rules.tally(state, museum).total() - tally.total(), told);
        }
    }
}

}  // namespace
}  // namespace castalia
