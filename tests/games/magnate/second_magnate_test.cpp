// The core and the second Magnate, written apart from each other, agree on whatever happens at the table.
#include "tests/games/magnate/second_magnate.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/support/games.h"
#include "tests/support/magnate_gambler.h"

namespace castalia {
namespace {

const Players kPlayers{{"Ann", "Ben"}};

std::string kind_of(const std::optional<Refusal>& refusal) {
    return !refusal ? "" : refusal->kind == Refusal::Kind::rule ? "rule" : "impossible";
}

/// Only the keys of the rules page.
Json page_keys(Json state) {
    state.erase("over");
    state.erase("card_played");
    return state;
}

struct Stream {
    std::uint64_t seed;
    const char* deck;
    int options;   ///< Three bits.
    int wild;      ///< One event in so many is nonsense.
    bool rulings;  ///< What is against the rules is mostly let stand.
};

/// Empty when they agreed, else what they disagreed about.
std::string disagreement(const Stream& stream) {
    Chance chance(stream.seed);
    const Json setup = magnate_setup(chance, kPlayers, stream.deck, (stream.options & 1) != 0,
                                     (stream.options & 2) != 0, (stream.options & 4) != 0);
    const auto line = game_called("magnate").begin(kPlayers, "2010", setup);
    SecondMagnate second(kPlayers.names, setup);
    Gambler gambler(chance);
    std::string past;
    for (int i = 0; i < 400; ++i) {
        Json event = chance.one_in(stream.wild) ? wild_magnate(chance, kPlayers) : gambler.any(*line);
        if (event.is_null()) {
            event = wild_magnate(chance, kPlayers);
        }
        const std::optional<Refusal> refusal = judged(*line, kPlayers, event);
        const std::string there = second.judge(event);
        const std::string at =
            "seed " + std::to_string(stream.seed) + ", event " + std::to_string(i) + " " + event.dump();
        if (kind_of(refusal) != there) {
            return at + "\n core: " + (refusal ? kind_of(refusal) + " " + refusal->clause : "allowed") +
                   "\n second: " + (there.empty() ? "allowed" : there) + "\n" + past +
                   line->state(line->plies()).dump();
        }
        if (refusal && (refusal->kind == Refusal::Kind::impossible || !stream.rulings || chance.one_in(3))) {
            continue;
        }
        played(*line, kPlayers, event);
        second.play(event);
        past += event.dump() + "\n";
        const Json mine = page_keys(line->state(line->plies()));
        if (mine != second.state()) {
            return at + (refusal ? " by ruling" : "") + "\n" + Json::diff(mine, second.state()).dump() + "\n" + past;
        }
        const Scoresheet sheet = line->score(line->plies());
        if (sheet.over) {
            const Json result = second.result();
            if (result.is_null() || result["decided_by"] != sheet.decided_by) {
                return at + "\n the results differ";
            }
            if (chance.one_in(6)) {
                break;
            }
        } else if (!second.result().is_null()) {
            return at + "\n only the second game is over";
        }
    }
    return {};
}

int streams() {
    const char* longer = std::getenv("CASTALIA_LONG");
    return longer != nullptr ? std::max(1, std::atoi(longer)) : 2;
}

class Both : public testing::TestWithParam<std::tuple<const char*, int>> {};

TEST_P(Both, AgreeOnLegalGames) {
    const auto [deck, options] = GetParam();
    for (int i = 0; i < streams(); ++i) {
        ASSERT_EQ(disagreement({static_cast<std::uint64_t>(i), deck, options, 1'000'000, false}), "");
    }
}

TEST_P(Both, AgreeOnWhatIsRefused) {
    const auto [deck, options] = GetParam();
    for (int i = 0; i < streams(); ++i) {
        ASSERT_EQ(disagreement({10'000 + static_cast<std::uint64_t>(i), deck, options, 2, false}), "");
    }
}

TEST_P(Both, AgreeOnWhatTheTableLetsStand) {
    const auto [deck, options] = GetParam();
    for (int i = 0; i < streams(); ++i) {
        ASSERT_EQ(disagreement({20'000 + static_cast<std::uint64_t>(i), deck, options, 4, true}), "");
    }
}

INSTANTIATE_TEST_SUITE_P(Decks, Both,
                         testing::Combine(testing::Values("basic", "courts", "pawns"), testing::Range(0, 8)),
                         [](const auto& deal) {
                             return std::string(std::get<0>(deal.param)) + std::to_string(std::get<1>(deal.param));
                         });

}  // namespace
}  // namespace castalia
