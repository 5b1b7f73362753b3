// Two implementations that share nothing but the rules page agree on every verdict, every table and every result.
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/games/dance_of_muses/second_dance.h"
#include "tests/support/dance_random_player.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

std::string word_of(const std::optional<Refusal>& refusal) {
    return !refusal ? "" : refusal->kind == Refusal::Kind::rule ? "rule" : "impossible";
}

/// Returns the table of the core with only the keys of the rules page.
Json page_keys(Json state) {
    state.erase("over");
    for (Json& company : state["companies"]) {
        company.erase("suns");
    }
    return state;
}

class TwoDances : public testing::TestWithParam<std::tuple<int, int>> {
protected:
    void SetUp() override { players_ = dance_players(std::get<0>(GetParam())); }

    void expect_same(const Playthrough& line, const SecondDance& second) const {
        const Json state = line.state(line.plies());
        ASSERT_EQ(page_keys(state).dump(), second.state().dump());
    }
    void expect_same_outlook(const Playthrough& line, const SecondDance& second) const {
        const Json state = line.state(line.plies());
        const auto range = second.outlook();
        for (std::size_t side = 0; side < range.size(); ++side) {
            ASSERT_EQ(state["companies"][side]["suns"],
                      Json({{"least", range[side].first}, {"most", range[side].second}}))
                << state;
        }
    }
    void expect_same_result(const Playthrough& line, const SecondDance& second) const {
        const Scoresheet sheet = line.score(line.plies());
        const Json result = second.result();
        ASSERT_EQ(sheet.over, !result.is_null());
        if (!sheet.over) {
            return;
        }
        Json winners = Json::array();
        for (const Seat seat : sheet.winners) {
            winners.push_back(players_.names[static_cast<std::size_t>(seat.index)]);
        }
        ASSERT_EQ(winners, result["winners"]);
        ASSERT_EQ(sheet.decided_by, result["decided_by"].get<std::string>());
        ASSERT_EQ(sheet.ranking.front(), sheet.winners);
    }

    Players players_;
};

TEST_P(TwoDances, AgreeOnEverythingThatCanBeAsked) {
    std::map<std::string, int> endings;
    for (std::uint64_t game = 0; game < 6; ++game) {
        Chance chance(game * 31 + 5);
        const Json setup = dance_setup(chance, players_, std::get<1>(GetParam()));
        const auto line = game_called("dance-of-muses").begin(players_, "2.5", setup);
        SecondDance second(setup, players_.names);
        RandomPlayer random_player(chance, {});
        for (int i = 0; i < 150 && !line->over(line->plies()); ++i) {
            for (int wild = 0; wild < 4; ++wild) {
                const Json event = wild_dance(chance, players_);
                ASSERT_EQ(word_of(judged(*line, players_, event)), second.verdict(event))
                    << event << "\n"
                    << line->state(line->plies());
            }
            Json event = chance.one_in(4) ? wild_dance(chance, players_) : random_player.any(*line);
            ASSERT_FALSE(event.is_null());
            const std::string verdict = word_of(judged(*line, players_, event));
            ASSERT_EQ(verdict, second.verdict(event)) << event << "\n" << line->state(line->plies());
            // A forbidden event is sometimes let stand, as by a ruling.
            if (verdict == "impossible" || (verdict == "rule" && !chance.one_in(6))) {
                continue;
            }
            played(*line, players_, event);
            second.play(event);
            expect_same(*line, second);
            if (i > 12 && chance.one_in(12)) {
                expect_same_outlook(*line, second);
            }
            expect_same_result(*line, second);
            if (HasFatalFailure()) {
                return;
            }
        }
        ++endings[line->score(line->plies()).decided_by];
    }
    EXPECT_GT(endings["suns"] + endings["silver"], 0);
    EXPECT_LT(endings[""], 5) << "few of the games came to an end";
}

INSTANTIATE_TEST_SUITE_P(Tables, TwoDances, testing::Combine(testing::Values(2, 3, 4), testing::Values(0, 5, 9)),
                         [](const auto& table) {
                             return std::to_string(std::get<0>(table.param)) + "Players" +
                                    std::to_string(std::get<1>(table.param)) + "Known";
                         });

}  // namespace
}  // namespace castalia
