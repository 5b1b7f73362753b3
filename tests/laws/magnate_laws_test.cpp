// What holds in every game of Magnate, by random play from fixed seeds. CASTALIA_LONG=n plays n games each.
#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "core/games/magnate/magnate.h"
#include "core/session/record.h"
#include "tests/support/magnate_gambler.h"

namespace castalia {
namespace {

const Players kPlayers{{"Ann", "Ben"}};

int games() {
    const char* longer = std::getenv("CASTALIA_LONG");
    return longer != nullptr ? std::max(1, std::atoi(longer)) : 2;
}

/// Every card that can be seen lies in one place, and all that can only be counted add up.
void expect_conserved(const Json& state, int cards) {
    std::set<std::string> seen;
    long long counted = state["draw_pile"].get<long long>() + state["discard_pile"].get<long long>();
    for (const std::string& name : kPlayers.names) {
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

/// Whatever can be asked of a state is answered.
void expect_answers(const Line& line) {
    const std::size_t ply = line.plies();
    const Prompt prompt = line.prompt(ply);
    const Scoresheet sheet = line.score(ply);
    ASSERT_EQ(prompt.verbs.empty(), sheet.over);
    ASSERT_EQ(prompt.seats.empty(), sheet.over);
    ASSERT_FALSE(english(prompt.text).empty());
    ASSERT_EQ(english(prompt.text).find('{'), std::string::npos) << english(prompt.text);
    ASSERT_EQ(english(sheet.sentence).find('{'), std::string::npos) << english(sheet.sentence);
    ASSERT_FALSE(line.view(ply).zones.empty());
    for (const Verb& verb : prompt.verbs) {
        ASSERT_TRUE(verb.draft.contains("type"));
        line.form(ply, verb.draft);
    }
    for (const char* draft : {"null", "[]", R"({"type":7})", R"({"type":"develop","card":3,"district":"x"})",
                              R"({"type":"roll","dice":{"a":1}})", R"({"type":"adjust"})", R"({"type":"sing"})"}) {
        line.form(ply, Json::parse(draft));
    }
}

/// The event, its words and its notation.
void expect_reads_back(const Line& line, const Json& event) {
    Fields fields(event, "event", kPlayers.names);
    const MovePtr move = line.read(fields);
    ASSERT_NO_THROW(fields.finish());
    Json written = Json::object();
    line.write(*move, written);
    Fields again(written, "event", kPlayers.names);
    Json twice = Json::object();
    line.write(*line.read(again), twice);
    ASSERT_EQ(written.dump(), twice.dump());

    Event made;
    made.what = move;
    const std::string notation = format_event(made, line, kPlayers.names);
    const EventPtr parsed = parse_event(notation, line, line.plies(), kPlayers.names);
    ASSERT_EQ(write_event(*parsed, line, kPlayers.names).dump(), written.dump()) << notation;
}


class Magnate : public testing::TestWithParam<std::tuple<const char*, int>> {
protected:
    void SetUp() override { std::tie(deck_, options_) = GetParam(); }
    std::unique_ptr<Line> begin(Chance& chance) const {
        const Json setup = magnate_setup(chance, kPlayers, deck_, (options_ & 1) != 0, (options_ & 2) != 0,
                                         (options_ & 4) != 0);
        return find_game("magnate")->begin(kPlayers, "2010", setup);
    }
    int cards() const { return std::string(deck_) == "basic" ? 30 : 34; }

    const char* deck_ = nullptr;
    int options_ = 0;
};

TEST_P(Magnate, WhateverTheFormOffersIsAcceptedAndTheGameEnds) {
    for (int game = 0; game < games(); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 100);
        const auto line = begin(chance);
        Gambler gambler(chance);
        int events = 0;
        for (; !line->score(line->plies()).over && events < 2000; ++events) {
            const Json event = gambler.any(*line);
            ASSERT_FALSE(event.is_null()) << "nothing can be filled: " << line->state(line->plies());
            const std::optional<Refusal> refusal = judged(*line, kPlayers, event);
            ASSERT_FALSE(refusal) << event << " was offered and is refused: " << english(refusal->reason);
            const std::vector<std::string> expects = line->prompt(line->plies()).expects;
            ASSERT_NE(std::ranges::find(expects, event["type"].get<std::string>()), expects.end()) << event;
            played(*line, kPlayers, event);
            expect_conserved(line->state(line->plies()), cards());
            if (chance.one_in(8)) {
                expect_answers(*line);
            }
            if (HasFatalFailure()) {
                return;
            }
        }
        EXPECT_LT(events, 2000) << "the game does not end";
        const Json state = line->state(line->plies());
        EXPECT_EQ(state["phase"], "over");
        EXPECT_EQ(state["final_turns_left"], 0);
        expect_answers(*line);
    }
}

TEST_P(Magnate, AnythingCanBeAskedAndNothingThatMayStandBreaksTheTable) {
    for (int game = 0; game < 2 * games(); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 700);
        const auto line = begin(chance);
        Gambler gambler(chance);
        for (int i = 0; i < 250; ++i) {
            Json event = chance.one_in(2) ? wild_magnate(chance, kPlayers) : gambler.any(*line);
            if (event.is_null() || event["type"] == "adjust") {
                continue;
            }
            expect_reads_back(*line, event);
            const std::optional<Refusal> refusal = judged(*line, kPlayers, event);
            Fields fields(event, "event", kPlayers.names);
            const MovePtr move = line->read(fields);
            ASSERT_EQ(english(line->describe(line->plies(), *move)).find('{'), std::string::npos);
            if (refusal) {
                ASSERT_TRUE(refusal->clause.starts_with("magnate."));
                ASSERT_EQ(english(refusal->reason).find('{'), std::string::npos) << english(refusal->reason);
                if (refusal->kind == Refusal::Kind::impossible || chance.one_in(2)) {
                    continue;
                }
            }
            for (const Consequence& told : line->story(line->plies(), *move)) {
                ASSERT_EQ(english(told.text).find('{'), std::string::npos) << english(told.text);
            }
            line->play(*move);
            expect_conserved(line->state(line->plies()), cards());
            if (chance.one_in(16)) {
                expect_answers(*line);
            }
            if (HasFatalFailure()) {
                return;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Decks, Magnate,
                         testing::Combine(testing::Values("basic", "courts", "pawns"), testing::Values(0, 3, 5, 7)),
                         [](const auto& deal) {
                             return std::string(std::get<0>(deal.param)) + std::to_string(std::get<1>(deal.param));
                         });

TEST(MagnateSetup, EveryFormOfOptionsIsOneTheGameAccepts) {
    const Game& game = *find_game("magnate");
    Chance chance(5);
    for (int i = 0; i < 60; ++i) {
        Json setup = Json::object();
        const std::size_t most = game.options(kPlayers, setup).size();
        for (std::size_t s = 0; s < most && s < game.options(kPlayers, setup).size(); ++s) {
            const Slot slot = game.options(kPlayers, setup).at(s);
            std::vector<Json> open;
            for (const Option& option : slot.options) {
                if (!option.barred) {
                    open.push_back(option.value);
                }
            }
            ASSERT_FALSE(open.empty()) << slot.field;
            const std::size_t slash = slot.field.find('/');
            if (slash != std::string::npos && slot.field.starts_with("options")) {
                setup["options"][slot.field.substr(slash + 1)] = chance.any(open);
            } else {
                put(setup, slot.field, chance.any(open));
            }
        }
        ASSERT_NO_THROW(game.begin(kPlayers, "2010", game.settle(kPlayers, "2010", setup))) << setup;
    }
}

}  // namespace
}  // namespace castalia
