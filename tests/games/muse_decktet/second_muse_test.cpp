// The core and the second Muse, which were written separately, agree on everything that happens at the table.
#include "tests/games/muse_decktet/second_muse.h"

#include <gtest/gtest.h>

#include "core/games/muse_decktet/muse_decktet.h"
#include "tests/support/games.h"
#include "tests/support/muse_decktet_random_player.h"
#include "tests/support/second_opinion.h"

namespace castalia {
namespace {

/// Returns only the keys of the rules page.
Json page_keys(Json state) {
    for (const char* beside : {"over", "table", "due", "owed"}) {
        state.erase(beside);
    }
    return state;
}

Json result_of(const Playthrough& line, const Players& players) {
    const Scoresheet sheet = line.score(line.plies());
    if (!sheet.over) {
        return nullptr;
    }
    Json winners = Json::array();
    for (const Seat winner : sheet.winners) {
        winners.push_back(players.names.at(static_cast<std::size_t>(winner.index)));
    }
    return {{"winners", winners}, {"shared", sheet.shared}, {"decided_by", sheet.decided_by}};
}

/// Returns the first disagreement; empty when they agreed.
std::string disagreement_at(int seats, bool extended, EventStream stream) {
    Chance chance(stream.seed);
    const Players players = muse_players(seats);
    const auto line = game_called("muse-decktet").begin(players, "1", {{"deck", extended ? "extended" : "basic"}});
    SecondMuse second(players.names, extended);
    RandomPlayer random_player(chance, {"discard"});
    stream.most_events = 500;
    return disagreement(
        {chance, *line, players, [&] { return random_player.any(*line); }, [&] { return wild_muse(chance, players); },
         [&](const Json& event) { return second.judge(event); }, [&](const Json& event) { second.play(event); },
         [&] { return difference(page_keys(line->state(line->plies())), second.state()); },
         [&] { return difference(result_of(*line, players), second.result()); }},
        stream);
}

class BothMuses : public testing::TestWithParam<std::tuple<int, bool>> {};

TEST_P(BothMuses, AgreeOnLegalGames) {
    const auto [seats, extended] = GetParam();
    for (int i = 0; i < streams(3); ++i) {
        ASSERT_EQ(disagreement_at(seats, extended, {.seed = static_cast<std::uint64_t>(i)}), "");
    }
}

TEST_P(BothMuses, AgreeOnWhatIsRefused) {
    const auto [seats, extended] = GetParam();
    for (int i = 0; i < streams(3); ++i) {
        ASSERT_EQ(disagreement_at(seats, extended, {.seed = 10'000 + static_cast<std::uint64_t>(i), .wild = 2}), "");
    }
}

TEST_P(BothMuses, AgreeOnWhatTheTableLetsStand) {
    const auto [seats, extended] = GetParam();
    for (int i = 0; i < streams(3); ++i) {
        ASSERT_EQ(disagreement_at(seats, extended,
                                  {.seed = 20'000 + static_cast<std::uint64_t>(i), .wild = 4, .rulings = true}),
                  "");
    }
}

INSTANTIATE_TEST_SUITE_P(Tables, BothMuses, testing::Combine(testing::Values(3, 4), testing::Bool()),
                         [](const auto& deal) {
                             return std::to_string(std::get<0>(deal.param)) +
                                    (std::get<1>(deal.param) ? "Extended" : "Basic");
                         });

// Rare cases, at tables that no random game would reach: any paintings, any economy, any standing.
class RandomTables : public testing::Test {
protected:
    void deal() {
        state_ = rules_.start();
        studios_.clear();
        for (std::uint8_t id = 0; id < 44; ++id) {
            if (!chance_.one_in(6)) {
                continue;
            }
            const int owner = chance_.upto(3);
            const bool hung = chance_.one_in(3);
            state_.locations[id] = {hung ? muse_decktet::CardZone::palace : muse_decktet::CardZone::studio,
                                    static_cast<std::uint8_t>(owner), state_.arrivals++};
            if (!hung) {
                studios_.push_back(
                    {rules_.names[static_cast<std::size_t>(owner)], std::string(decktet::code(decktet::Card{id}))});
            }
        }
        for (const decktet::Suit suit : decktet::kSuits) {
            state_.economy[suit] = chance_.upto(13);
            economy_[decktet::letter(suit)] = state_.economy[suit];
            for (std::size_t seat = 0; seat < 4; ++seat) {
                state_.coins[seat][suit] = chance_.one_in(3) ? chance_.upto(2) : 0;
            }
        }
    }

    Chance chance_{77};
    muse_decktet::Rules rules_{muse_decktet::Setup{true}, {"Ann", "Ben", "Cleo", "Dan"}};
    muse_decktet::State state_;
    std::vector<SecondMuse::Painting> studios_;
    SecondMuse::Coins economy_;
};

TEST_F(RandomTables, APatronBuysTheSameForBoth) {
    for (int i = 0; i < 100'000; ++i) {
        deal();
        const auto [card, suit] = SecondMuse::patron(studios_, economy_);
        const std::vector<muse_decktet::Look> looks = rules_.patron(state_);
        const bool sold = !looks.empty() && looks.back().sold();
        ASSERT_EQ(sold ? std::string(decktet::code(looks.back().painting)) : "", card);
        ASSERT_EQ(sold ? decktet::letter(looks.back().tills.back().suit) : '-', suit);
    }
}

TEST_F(RandomTables, TheWinnersAreTheSameForBoth) {
    for (int i = 0; i < 5'000; ++i) {
        deal();
        state_.stage = muse_decktet::Stage::over;
        std::vector<int> palaces, studios, coins;
        for (int seat = 0; seat < 4; ++seat) {
            palaces.push_back(static_cast<int>(rules_.palace(state_, Seat{seat}).size()));
            studios.push_back(static_cast<int>(rules_.studio(state_, Seat{seat}).size()));
            coins.push_back(static_cast<int>(state_.coins[static_cast<std::size_t>(seat)].total()));
        }
        const Scoresheet sheet = rules_.score(state_);
        Json winners = Json::array();
        for (const Seat winner : sheet.winners) {
            winners.push_back(rules_.names[static_cast<std::size_t>(winner.index)]);
        }
        const Json mine{{"winners", winners}, {"shared", sheet.shared}, {"decided_by", sheet.decided_by}};
        ASSERT_EQ(mine, SecondMuse::verdict(rules_.names, palaces, studios, coins));
        muse_decktet::ResolutionStep last;
        last.kind = muse_decktet::ResolutionStep::Kind::result;
        last.after = state_;
        const Consequence consequence = rules_.consequence_of(last);
        ASSERT_EQ(consequence.clause,
                  "muse-decktet.score." + (sheet.shared ? std::string("coins") : sheet.decided_by));
        ASSERT_EQ(consequence.text, sheet.sentence);
    }
}

}  // namespace
}  // namespace castalia
