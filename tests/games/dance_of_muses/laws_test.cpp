// Laws of every game of Dance of Muses, tried by random play from fixed seeds. CASTALIA_LONG=n plays n games each.
#include <gtest/gtest.h>

#include <set>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "tests/support/dance_random_player.h"
#include "tests/support/games.h"
#include "tests/support/laws.h"

namespace castalia {
namespace {

/// Expects no two tiles on a square, no tile twice, every die from 1 to 6, and 0 as the least x and y.
void expect_sound(const Json& state) {
    std::set<std::pair<int, int>> squares;
    std::set<std::string> ids, names;
    int left = 99, top = 99;
    for (const Json& tile : state["tiles"]) {
        ASSERT_TRUE(squares.emplace(tile["at"][0], tile["at"][1]).second) << state;
        ASSERT_TRUE(ids.insert(tile["id"]).second) << state;
        left = std::min<int>(left, tile["at"][0]);
        top = std::min<int>(top, tile["at"][1]);
        if (!tile["tile"].is_null()) {
            ASSERT_TRUE(names.insert(tile["tile"]).second) << state;
        }
        ASSERT_EQ(tile["tile"].is_null(), tile["face_down"].get<bool>());
        if (tile["die"].is_null()) {
            ASSERT_TRUE(tile["owner"].is_null() && state["phase"] == "over");
            continue;
        }
        ASSERT_GE(tile["die"].get<int>(), 1);
        ASSERT_LE(tile["die"].get<int>(), 6);
    }
    ASSERT_TRUE(squares.empty() || (left == 0 && top == 0)) << state;
    ASSERT_LE(squares.size(), dance_of_muses::kTiles);
    for (const Json& company : state["companies"]) {
        ASSERT_TRUE(std::ranges::is_sorted(company["dice"], std::greater()));
        ASSERT_LE(company["suns"]["least"].get<int>(), company["suns"]["most"].get<int>());
    }
}

bool one_group(const Json& state) {
    std::vector<dance_of_muses::Square> squares;
    for (const Json& tile : state["tiles"]) {
        squares.push_back({tile["at"][0], tile["at"][1]});
    }
    return dance_of_muses::cut_off(squares).empty();
}

class Dances : public testing::TestWithParam<std::tuple<int, int>> {
protected:
    void SetUp() override { players_ = dance_players(std::get<0>(GetParam())); }
    std::unique_ptr<Playthrough> begin(Chance& chance) const {
        return known_games()
            .find("dance-of-muses")
            ->begin(players_, "2.5", dance_setup(chance, players_, std::get<1>(GetParam())));
    }
    laws::GameUnderTest subject(Chance& chance) const {
        return {
            .clauses = "dance-of-muses.",
            .nonsense = {R"({"type":"dance","tile":3,"to":"up"})", R"({"type":"reveal","tiles":4})",
                         R"({"type":"dance","tile":"Clio","to":"N","power":[]})", R"({"type":"place","tile":[]})",
                         R"({"type":"dance","tile":"Clio","to":"N","power":{"when":"before","target":2,"kind":1}})"},
            .sound = [](const Json& state, bool) { expect_sound(state); },
            .offered = [random_player = RandomPlayer(chance, {})](
                           const Playthrough& line) mutable { return random_player.any(line); },
            .wild = [&chance, this] { return wild_dance(chance, players_); },
            .most_events = 1000,
            .counts = true};
    }
    Players players_;
};

TEST_P(Dances, WhateverTheFormOffersIsAcceptedAndTheGameEnds) {
    for (int game = 0; game < laws::games(3); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 100);
        const auto line = begin(chance);
        laws::GameUnderTest by_the_rules = subject(chance);
        by_the_rules.sound = [](const Json& state, bool) {
            expect_sound(state);
            ASSERT_TRUE(one_group(state)) << state;
        };
        ASSERT_NO_FATAL_FAILURE(laws::play_what_is_offered(*line, players_, chance, by_the_rules));
        const Json state = line->state(line->plies());
        EXPECT_EQ(state["phase"], "over");
        EXPECT_EQ(state["tiles"].size(), 9u);
        const Scoresheet sheet = line->score(line->plies());
        EXPECT_FALSE(sheet.winners.empty());
        EXPECT_FALSE(sheet.decided_by.empty());
    }
}

TEST_P(Dances, AnythingCanBeAskedAndNothingThatMayStandBreaksTheTable) {
    for (int game = 0; game < laws::games(3); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 700);
        const auto line = begin(chance);
        ASSERT_NO_FATAL_FAILURE(laws::play_anything(*line, players_, chance, subject(chance), 150));
    }
}

TEST_P(Dances, EveryStepIsOfferedExactlyWhenItCanBePlayed) {
    for (int game = 0; game < laws::games(3); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 1300);
        const auto line = begin(chance);
        RandomPlayer random_player(chance, {});
        while (line->state(line->plies())["phase"] != "reveal") {
            const Json state = line->state(line->plies());
            const bool looked_at = state["phase"] == "dance" && chance.one_in(4);
            for (const Json& tile : looked_at ? state["tiles"] : Json::array()) {
                const Json draft{{"type", "dance"}, {"player", state["active"]}, {"tile", tile["id"]}};
                const Slot directions = line->form(line->plies(), draft).at(1);
                for (const Option& to : directions.options) {
                    Json event = draft;
                    event["to"] = to.value;
                    ASSERT_EQ(judged(*line, players_, event).has_value(), to.barred.has_value());
                    const auto after = line->snapshot(line->plies());
                    played(*after, players_, event);
                    ASSERT_EQ(one_group(after->state(after->plies())), !to.barred) << event;
                }
            }
            played(*line, players_, random_player.any(*line));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Tables, Dances, testing::Combine(testing::Values(2, 3, 4), testing::Values(0, 9)),
                         [](const auto& table) {
                             return std::to_string(std::get<0>(table.param)) + "Players" +
                                    std::to_string(std::get<1>(table.param)) + "Known";
                         });

TEST(DanceSetup, EveryFormOfOptionsIsOneTheGameAccepts) {
    const Game& game = game_called("dance-of-muses");
    Chance chance(5);
    for (int i = 0; i < 60; ++i) {
        const Players players = dance_players(chance.from(2, 4));
        Json setup = Json::object();
        for (const Slot& slot : game.options(players, "2.5", setup)) {
            std::vector<Json> open;
            for (const Option& option : slot.options) {
                open.push_back(option.value);
            }
            ASSERT_FALSE(open.empty()) << slot.field;
            put_at(setup, slot.field, chance.any(open));
        }
        const Json settled = game.settle(players, "2.5", setup);
        EXPECT_EQ(game.settle(players, "2.5", settled).dump(), settled.dump()) << "settled once for all";
        EXPECT_NO_THROW(game.begin(players, "2.5", settled));
    }
}

// In Spanish the sheet said "Calliope" where the board says "Calíope".
TEST(DanceSetup, CallsTheTilesAsTheBoardDoes) {
    const Json setup = Json::object();
    const std::vector<Slot> slots = game_called("dance-of-muses").options(dance_players(2), "2.5", setup);
    const auto sheet = std::ranges::find(slots, FieldPath("tiles"), &Slot::field);
    ASSERT_NE(sheet, slots.end());
    ASSERT_EQ(sheet->rows.size(), dance_of_muses::kMuses);
    for (std::size_t i = 0; i < dance_of_muses::kMuses; ++i) {
        EXPECT_EQ(sheet->rows[i], dance_of_muses::text_of(static_cast<dance_of_muses::Muse>(i)));
        EXPECT_EQ(english(sheet->rows[i]), dance_of_muses::name_of(static_cast<dance_of_muses::Muse>(i)))
            << "the key of the record";
    }
}

TEST(DanceSetup, OfThaliaIsKnownWhatTheRulesShowAndEveryOtherTileIsOpen) {
    const Game& game = game_called("dance-of-muses");
    const Players players = dance_players(2);
    const auto tiles = [&](const char* given) {
        Json setup = Json::parse(R"({"first": "Ann", "companies": [{"color": "white", "players": ["Ann"]},
                                                                   {"color": "orange", "players": ["Ben"]}]})");
        if (*given != '\0') {
            setup["tiles"] = Json::parse(given);
        }
        const Json settled = game.settle(players, "2.5", setup);
        EXPECT_EQ(settled["neutral"], "purple");
        return settled["tiles"].dump();
    };
    EXPECT_EQ(tiles(""), R"({"Thalia":{"power":"raise","area":["N","E","S","W"]}})");
    EXPECT_EQ(tiles(R"({"Clio":{"suns":2}})"),
              R"({"Clio":{"suns":2},"Thalia":{"power":"raise","area":["N","E","S","W"]}})");
    EXPECT_EQ(tiles(R"({"Thalia":{"suns":3}})"), R"({"Thalia":{"suns":3}})") << "the table's own words replace ours";
    EXPECT_EQ(tiles(R"({"Urania":{"power":"swap"},"Thalia":{}})"),
              R"({"Thalia":{},"Urania":{"power":"swap","area":["N","NE","E","SE","S","SW","W","NW"]}})");
    EXPECT_EQ(tiles(R"({"Clio":{"power":"none","area":["S","N"]}})"),
              R"({"Clio":{"power":"none","area":["N","S"]},"Thalia":{"power":"raise","area":["N","E","S","W"]}})");
}

}  // namespace
}  // namespace castalia
