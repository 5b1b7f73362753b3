// The laws of every game of Muse, tried by random play from fixed seeds. CASTALIA_LONG=n plays n games each.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/games/muse_decktet/muse_decktet.h"
#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/laws.h"
#include "tests/support/muse_decktet_random_player.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

using muse_decktet::Rules;

/// Expects that the coins of each suit add up, and that every card lies in one place.
void expect_conserved(const Json& state, const Players& players, int cards) {
    const long long grown = std::min<long long>(4, state["exhaustions"].get<long long>());
    const long long coins = players.names.size() == 4 ? 12 : 11;
    for (const auto& [suit, economy] : state["economy"].items()) {
        long long all = economy.get<long long>() + 4 - grown;
        for (const std::string& name : players.names) {
            const auto held = state["players"][name]["coins"][suit].get<long long>();
            ASSERT_GE(held, 0);
            all += held;
        }
        ASSERT_GE(economy.get<long long>(), 0);
        ASSERT_EQ(all, coins) << suit << " " << state;
    }
    std::set<std::string> seen;
    long long counted = state["draw_pile"].get<long long>() + state["discard_pile"].get<long long>();
    for (const Json& laid : state["table"]) {
        ASSERT_TRUE(seen.insert(laid["card"]).second) << laid;
        ++counted;
    }
    for (const std::string& name : players.names) {
        counted += state["players"][name]["hand"].get<long long>();
        for (const char* where : {"studio", "palace"}) {
            for (const Json& card : state["players"][name][where]) {
                ASSERT_TRUE(seen.insert(card).second) << card << " lies in two places";
                ++counted;
            }
        }
    }
    ASSERT_EQ(counted, cards) << state;
}

laws::GameUnderTest muse_subject(Chance& chance, const Players& players, int cards) {
    return {.clauses = "muse-decktet.",
            .nonsense = {R"({"type":"reveal","card":3,"player":"x","action":{}})", R"({"type":"pay","coins":7})",
                         R"({"type":"pay","coins":{"M":2,"q":1}})", R"({"type":"pay","coins":{"M":"x"}})",
                         R"({"type":"pay","coins":{"M":99999999999999999999}})"},
            .sound = [players, cards](const Json& state, bool) { expect_conserved(state, players, cards); },
            .offered = [random_player = RandomPlayer(chance, {"discard"})](
                           const Playthrough& line) mutable { return random_player.any(line); },
            .wild = [&chance, players] { return wild_muse(chance, players); },
            .most_events = 3000};
}

class MuseLaws : public testing::TestWithParam<std::tuple<int, const char*>> {
protected:
    void SetUp() override {
        players_ = muse_players(std::get<0>(GetParam()));
        cards_ = std::string(std::get<1>(GetParam())) == "basic" ? 36 : 44;
    }
    std::unique_ptr<Playthrough> begin() const {
        return game_called("muse-decktet").begin(players_, "1", {{"deck", std::get<1>(GetParam())}});
    }
    laws::GameUnderTest subject(Chance& chance) const { return muse_subject(chance, players_, cards_); }

    Players players_;
    int cards_ = 0;
};

TEST_P(MuseLaws, WhateverTheFormOffersIsAcceptedAndTheGameEnds) {
    for (int game = 0; game < laws::games(3); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 100);
        const auto line = begin();
        ASSERT_NO_FATAL_FAILURE(laws::play_what_is_offered(*line, players_, chance, subject(chance)));
        EXPECT_EQ(line->state(line->plies())["phase"], "over");
    }
}

TEST_P(MuseLaws, AnythingCanBeAskedAndNothingThatMayStandBreaksTheTable) {
    for (int game = 0; game < laws::games(3); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 700);
        const auto line = begin();
        ASSERT_NO_FATAL_FAILURE(laws::play_anything(*line, players_, chance, subject(chance), 250));
    }
}

TEST_P(MuseLaws, ItDoesNotMatterInWhichOrderARoundWasEntered) {
    for (int game = 0; game < laws::games(3); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 1300);
        const auto line = begin();
        RandomPlayer random_player(chance, {"discard"});
        std::vector<Json> reveals, discards;
        std::size_t round_began = 0;
        for (int i = 0; i < 300 && !line->over(line->plies()); ++i) {
            const Json event = random_player.any(*line);
            if (event["type"] == "resolve") {
                const auto other = line->copy(round_began);
                chance.shuffle(reveals);
                chance.shuffle(discards);
                for (const std::vector<Json>& some : {reveals, discards}) {
                    for (const Json& laid : some) {
                        ASSERT_FALSE(judged(*other, players_, laid)) << laid;
                        played(*other, players_, laid);
                    }
                }
                played(*other, players_, event);
                played(*line, players_, event);
                ASSERT_EQ(other->state(other->plies()), line->state(line->plies()));
                reveals.clear();
                discards.clear();
            } else {
                played(*line, players_, event);
                if (event["type"] != "pay") {
                    (event["type"] == "reveal" ? reveals : discards).push_back(event);
                }
            }
            if (line->state(line->plies())["phase"] == "reveal" && reveals.empty()) {
                round_began = line->plies();
            }
        }
    }
}

/// The round is a function: it gives the same answer twice, changes nothing, and each step follows from the one
/// before.
TEST_P(MuseLaws, TheStepsOfARoundAreAFunctionOfTheRound) {
    Chance chance(5);
    std::map<int, int> seen;
    for (int game = 0; game < laws::games(3); ++game) {
        const auto line = begin();
        const auto& typed = dynamic_cast<const PlaythroughOf<Rules>&>(*line);
        RandomPlayer random_player(chance, {"discard"});
        for (int i = 0; i < 300 && !line->over(line->plies()); ++i) {
            const Json event = random_player.any(*line);
            if (event["type"] == "resolve") {
                const muse_decktet::State before = typed.at(line->plies());
                const auto steps = typed.rules().resolution(before), again = typed.rules().resolution(before);
                ASSERT_EQ(typed.at(line->plies()), before);
                ASSERT_EQ(steps.size(), again.size());
                int grown = before.exhaustions;
                for (std::size_t k = 0; k < steps.size(); ++k) {
                    ASSERT_EQ(steps[k].after, again[k].after);
                    ASSERT_EQ(typed.rules().consequence_of(steps[k]), typed.rules().consequence_of(again[k]));
                    ++seen[static_cast<int>(steps[k].kind)];
                    grown += steps[k].kind == muse_decktet::ResolutionStep::Kind::emptied ? 1 : 0;
                    ASSERT_EQ(steps[k].after.exhaustions, grown);
                    ASSERT_TRUE(steps[k].kind != muse_decktet::ResolutionStep::Kind::grown || grown <= 4);
                }
                played(*line, players_, event);
                ASSERT_EQ(steps.back().after, typed.at(line->plies()));
                continue;
            }
            played(*line, players_, event);
        }
    }
    EXPECT_GE(seen.size(), 10U) << "the games were too short to show much";
}

INSTANTIATE_TEST_SUITE_P(Tables, MuseLaws,
                         testing::Combine(testing::Values(3, 4), testing::Values("basic", "extended")),
                         [](const auto& deal) {
                             return std::string(std::get<1>(deal.param)) + std::to_string(std::get<0>(deal.param));
                         });

TEST(MuseRecord, ReadsBackByteForByteThroughEveryForm) {
    for (int seats = 3; seats <= 4; ++seats) {
        Chance chance(static_cast<std::uint64_t>(seats));
        const Players players = muse_players(seats);
        const Heading heading{"0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11",
                              "muse-decktet",
                              "1",
                              "A round table",
                              "Here",
                              {},
                              {},
                              players.names,
                              Json::object()};
        laws::expect_session_reads_back(laws::evening(heading, chance, muse_subject(chance, players, 36), 150));
    }
}

TEST(MuseRecord, TheSampleIsAWholeEveningAndStandsAsItWasWritten) {
    const std::string file = sample_file("muse-decktet");
    const Session session = read_record(file, known_games());
    EXPECT_EQ(write_record(session), file);
    EXPECT_EQ(session.replay().status(), Status::finished);
    EXPECT_TRUE(session.replay().refused().empty());
    for (const Step& step : session.replay().steps()) {
        EXPECT_EQ(step.refusal.has_value(), !step.entry.event->ruling.empty());
    }
    const Scoresheet sheet = session.playthrough().score(session.plies());
    EXPECT_EQ(english(sheet.sentence), "Ben is the greatest artist: 4 paintings in the palace");
    EXPECT_EQ(sheet.ranking.size(), 4U);
    EXPECT_EQ(sheet.ladder[0].values, (std::vector<long long>{3, 4, 3, 3}));
}

}  // namespace
}  // namespace castalia
