// What holds in every game of Dance of Muses, by random play from fixed seeds. CASTALIA_LONG=n plays n games each.
#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/session/record.h"
#include "tests/support/dance_gambler.h"

namespace castalia {
namespace {

int games() {
    const char* longer = std::getenv("CASTALIA_LONG");
    return longer != nullptr ? std::max(1, std::atoi(longer)) : 3;
}

/// No two tiles on a square, no tile twice, every die from 1 to 6, the least x and y 0.
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
    return dance_of_muses::one_group(squares);
}

/// Whatever can be asked of a state is answered.
void expect_answers(const Line& line) {
    const std::size_t ply = line.plies();
    const Prompt prompt = line.prompt(ply);
    const Scoresheet sheet = line.score(ply);
    ASSERT_EQ(prompt.verbs.empty(), sheet.over);
    ASSERT_EQ(prompt.seats.empty(), sheet.over);
    ASSERT_EQ(sheet.over, line.over(ply));
    for (const Text& text : {prompt.text, sheet.sentence, line.chapter(ply)}) {
        ASSERT_FALSE(english(text).empty());
        ASSERT_EQ(english(text).find('{'), std::string::npos) << english(text);
    }
    for (const Zone& zone : line.view(ply).zones) {
        ASSERT_EQ(english(zone.title).find('{'), std::string::npos) << english(zone.title);
        for (const Piece& piece : zone.pieces) {
            ASSERT_EQ(english(piece.name).find('{'), std::string::npos) << english(piece.name);
        }
    }
    for (const Verb& verb : prompt.verbs) {
        line.form(ply, verb.draft);
    }
    for (const char* draft : {"null", "[]", R"({"type":7})", R"({"type":"dance","tile":3,"to":"up"})",
                              R"({"type":"dance","tile":"Clio","to":"N","power":[]})", R"({"type":"reveal","tiles":4})",
                              R"({"type":"dance","tile":"Clio","to":"N","power":{"when":"before","target":2,"kind":1}})",
                              R"({"type":"place","tile":[]})", R"({"type":"adjust"})", R"({"type":"sing"})"}) {
        line.form(ply, Json::parse(draft));
    }
}

/// The event, its words and its notation.
void expect_reads_back(const Line& line, const Players& players, const Json& event) {
    Fields fields(event, "event", players.names);
    const MovePtr move = line.read(fields);
    ASSERT_NO_THROW(fields.finish());
    Json written = Json::object();
    line.write(*move, written);
    Fields again(written, "event", players.names);
    Json twice = Json::object();
    line.write(*line.read(again), twice);
    ASSERT_EQ(written.dump(), twice.dump());
    Event made;
    made.what = move;
    const std::string notation = format_event(made, line, players.names);
    ASSERT_EQ(write_event(*parse_event(notation, line, line.plies(), players.names), line, players.names).dump(),
              written.dump())
        << notation;
    ASSERT_EQ(write_event(*parse_event(notation, line, 0, players.names), line, players.names).dump(), written.dump());
    ASSERT_EQ(english(line.describe(line.plies(), *move)).find('{'), std::string::npos);
}

class Dances : public testing::TestWithParam<std::tuple<int, int>> {
protected:
    void SetUp() override { players_ = dance_players(std::get<0>(GetParam())); }
    std::unique_ptr<Line> begin(Chance& chance) const {
        return find_game("dance-of-muses")
            ->begin(players_, "2.5", dance_setup(chance, players_, std::get<1>(GetParam())));
    }
    Players players_;
};

TEST_P(Dances, WhateverTheFormOffersIsAcceptedAndTheGameEnds) {
    for (int game = 0; game < games(); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 100);
        const auto line = begin(chance);
        Gambler gambler(chance, {});
        int events = 0;
        for (; !line->over(line->plies()) && events < 1000; ++events) {
            const Json event = gambler.any(*line);
            ASSERT_FALSE(event.is_null()) << "nothing can be filled: " << line->state(line->plies());
            const std::optional<Refusal> refusal = judged(*line, players_, event);
            ASSERT_FALSE(refusal) << event << " was offered and is refused: " << english(refusal->reason);
            const std::vector<std::string> expects = line->prompt(line->plies()).expects;
            ASSERT_NE(std::ranges::find(expects, event["type"].get<std::string>()), expects.end()) << event;
            played(*line, players_, event);
            const Json state = line->state(line->plies());
            expect_sound(state);
            ASSERT_TRUE(one_group(state)) << state;
            if (chance.one_in(8)) {
                expect_answers(*line);
            }
            if (HasFatalFailure()) {
                return;
            }
        }
        EXPECT_LT(events, 1000) << "the game does not end";
        const Json state = line->state(line->plies());
        EXPECT_EQ(state["phase"], "over");
        EXPECT_EQ(state["tiles"].size(), 9u);
        const Scoresheet sheet = line->score(line->plies());
        EXPECT_FALSE(sheet.winners.empty());
        EXPECT_FALSE(sheet.decided_by.empty());
        expect_answers(*line);
    }
}

TEST_P(Dances, AnythingCanBeAskedAndNothingThatMayStandBreaksTheTable) {
    for (int game = 0; game < games(); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 700);
        const auto line = begin(chance);
        Gambler gambler(chance, {});
        for (int i = 0; i < 150; ++i) {
            const Json event = chance.one_in(2) ? wild_dance(chance, players_) : gambler.any(*line);
            if (event.is_null()) {
                continue;
            }
            expect_reads_back(*line, players_, event);
            const std::optional<Refusal> refusal = judged(*line, players_, event);
            Fields fields(event, "event", players_.names);
            const MovePtr move = line->read(fields);
            if (refusal) {
                ASSERT_TRUE(refusal->clause.starts_with("dance-of-muses."));
                ASSERT_EQ(english(refusal->reason).find('{'), std::string::npos) << english(refusal->reason);
                ASSERT_FALSE(refusal->brief.empty()) << refusal->clause;
                if (refusal->kind == Refusal::Kind::impossible || chance.one_in(2)) {
                    continue;
                }
            }
            for (const Consequence& told : line->story(line->plies(), *move)) {
                ASSERT_EQ(english(told.text).find('{'), std::string::npos) << english(told.text);
            }
            line->play(*move);
            expect_sound(line->state(line->plies()));
            if (chance.one_in(16)) {
                expect_answers(*line);
            }
            if (HasFatalFailure()) {
                return;
            }
        }
    }
}

TEST_P(Dances, EveryStepIsOfferedExactlyWhenItCanBePlayed) {
    for (int game = 0; game < games(); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 1300);
        const auto line = begin(chance);
        Gambler gambler(chance, {});
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
                    const auto after = line->glimpse(line->plies());
                    played(*after, players_, event);
                    ASSERT_EQ(one_group(after->state(after->plies())), !to.barred) << event;
                }
            }
            played(*line, players_, gambler.any(*line));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Tables, Dances, testing::Combine(testing::Values(2, 3, 4), testing::Values(0, 9)),
                         [](const auto& table) {
                             return std::to_string(std::get<0>(table.param)) + "Players" +
                                    std::to_string(std::get<1>(table.param)) + "Known";
                         });

TEST(DanceSetup, EveryFormOfOptionsIsOneTheGameAccepts) {
    const Game& game = *find_game("dance-of-muses");
    Chance chance(5);
    for (int i = 0; i < 60; ++i) {
        const Players players = dance_players(chance.from(2, 4));
        Json setup = Json::object();
        for (const Slot& slot : game.options(players, setup)) {
            std::vector<Json> open;
            for (const Option& option : slot.options) {
                open.push_back(option.value);
            }
            ASSERT_FALSE(open.empty()) << slot.field;
            put(setup, slot.field, chance.any(open));
        }
        const Json settled = game.settle(players, "2.5", setup);
        EXPECT_EQ(game.settle(players, "2.5", settled).dump(), settled.dump()) << "settled once for all";
        EXPECT_NO_THROW(game.begin(players, "2.5", settled));
    }
}

TEST(DanceSetup, OfThaliaIsKnownWhatTheRulesShowAndEveryOtherTileIsOpen) {
    const Game& game = *find_game("dance-of-muses");
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
    EXPECT_EQ(tiles(R"({"Clio":{"suns":2}})"), R"({"Clio":{"suns":2},"Thalia":{"power":"raise","area":["N","E","S","W"]}})");
    EXPECT_EQ(tiles(R"({"Thalia":{"suns":3}})"), R"({"Thalia":{"suns":3}})") << "the table's own words replace ours";
    EXPECT_EQ(tiles(R"({"Urania":{"power":"swap"},"Thalia":{}})"),
              R"({"Thalia":{},"Urania":{"power":"swap","area":["N","NE","E","SE","S","SW","W","NW"]}})");
    EXPECT_EQ(tiles(R"({"Clio":{"power":"none","area":["S","N"]}})"),
              R"({"Clio":{"power":"none","area":["N","S"]},"Thalia":{"power":"raise","area":["N","E","S","W"]}})");
}

}  // namespace
}  // namespace castalia
