// Laws of every game of Magnate, tried by random play from fixed seeds. CASTALIA_LONG=n plays n games each.
#include <gtest/gtest.h>

#include <set>

#include "core/games/magnate/magnate.h"
#include "tests/support/games.h"
#include "tests/support/laws.h"
#include "tests/support/magnate_random_player.h"

namespace castalia {
namespace {

const Players kTwoPlayers{{"Ann", "Ben"}};

/// Expects that every visible card lies in one place, and that the counts of all others add up.
void expect_conserved(const Json& state, int cards) {
    std::set<std::string> seen;
    long long counted = state["draw_pile"].get<long long>() + state["discard_pile"].get<long long>();
    for (const std::string& name : kTwoPlayers.names) {
        counted += state["players"][name]["hand"].get<long long>();
        for (const auto& [suit, tokens] : state["players"][name]["tokens"].items()) {
            ASSERT_GE(tokens.get<long long>(), 0) << name << " " << suit;
        }
        for (const Json& district : state["districts"]) {
            for (const Json& card : district[name]) {
                ASSERT_TRUE(seen.insert(card["card"]).second) << card << " lies in two places";
                ++counted;
            }
        }
    }
    ASSERT_EQ(counted, cards);
}

class Magnate : public testing::TestWithParam<std::tuple<const char*, int>> {
protected:
    void SetUp() override { std::tie(deck_, options_) = GetParam(); }
    std::unique_ptr<Playthrough> begin(Chance& chance) const {
        const Json setup =
            magnate_setup(chance, kTwoPlayers, deck_, (options_ & 1) != 0, (options_ & 2) != 0, (options_ & 4) != 0);
        return game_called("magnate").begin(kTwoPlayers, "2010", setup);
    }
    laws::GameUnderTest subject(Chance& chance) const {
        const int cards = std::string(deck_) == "basic" ? 30 : 34;
        return {.clauses = "magnate.",
                .nonsense = {R"({"type":"develop","card":3,"district":"x"})", R"({"type":"roll","dice":{"a":1}})"},
                .sound = [cards](const Json& state, bool) { expect_conserved(state, cards); },
                .offered = [random_player = RandomPlayer(chance)](
                               const Playthrough& line) mutable { return random_player.any(line); },
                .wild = [&chance] { return wild_magnate(chance, kTwoPlayers); }};
    }

    const char* deck_ = nullptr;
    int options_ = 0;
};

TEST_P(Magnate, WhateverTheFormOffersIsAcceptedAndTheGameEnds) {
    for (int game = 0; game < laws::games(2); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 100);
        const auto line = begin(chance);
        ASSERT_NO_FATAL_FAILURE(laws::play_what_is_offered(*line, kTwoPlayers, chance, subject(chance)));
        const Json state = line->state(line->plies());
        EXPECT_EQ(state["phase"], "over");
        EXPECT_EQ(state["final_turns_left"], 0);
    }
}

TEST_P(Magnate, AnythingCanBeAskedAndNothingThatMayStandBreaksTheTable) {
    for (int game = 0; game < 2 * laws::games(2); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 700);
        const auto line = begin(chance);
        ASSERT_NO_FATAL_FAILURE(laws::play_anything(*line, kTwoPlayers, chance, subject(chance), 250));
    }
}

INSTANTIATE_TEST_SUITE_P(Decks, Magnate,
                         testing::Combine(testing::Values("basic", "courts", "pawns"), testing::Values(0, 3, 5, 7)),
                         [](const auto& deal) {
                             return std::string(std::get<0>(deal.param)) + std::to_string(std::get<1>(deal.param));
                         });

TEST(MagnateSetup, EveryFormOfOptionsIsOneTheGameAccepts) {
    const Game& game = game_called("magnate");
    Chance chance(5);
    for (int i = 0; i < 60; ++i) {
        Json setup = Json::object();
        const std::size_t most = game.options(kTwoPlayers, "2010", setup).size();
        for (std::size_t s = 0; s < most && s < game.options(kTwoPlayers, "2010", setup).size(); ++s) {
            const Slot slot = game.options(kTwoPlayers, "2010", setup).at(s);
            std::vector<Json> open;
            for (const Option& option : slot.options) {
                if (!option.barred) {
                    open.push_back(option.value);
                }
            }
            ASSERT_FALSE(open.empty()) << slot.field;
            put_at(setup, slot.field, chance.any(open));
        }
        ASSERT_NO_THROW(game.begin(kTwoPlayers, "2010", game.settle(kTwoPlayers, "2010", setup))) << setup;
    }
}

}  // namespace
}  // namespace castalia
