// Laws of every game of the storytelling Muse, tried by random play from fixed seeds. CASTALIA_LONG=n plays n games
// each.
#include <gtest/gtest.h>

#include "core/games/muse_story/muse_story.h"
#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/laws.h"
#include "tests/support/muse_story_random_player.h"

namespace castalia {
namespace {

std::unique_ptr<Playthrough> begin(Chance& chance, const Players& players) {
    return game_called("muse-story").begin(players, "first", {{"options", {{"focused", chance.one_in(4)}}}});
}

/// Expects 52 cards in all, and no hand with fewer than none.
void expect_conserved(const Json& state) {
    long long cards = state["deck"].get<long long>() + state["discard"].get<long long>();
    ASSERT_GE(state["deck"], 0);
    ASSERT_GE(state["discard"], 0);
    for (const Json& player : state["players"]) {
        ASSERT_GE(player["hand"], 0);
        cards += player["hand"].get<long long>();
    }
    for (const Json& question : state["questions"]) {
        const bool in_play = question["status"] == "in_play";
        for (const char* side : {"yes", "no"}) {
            ASSERT_GE(question[side]["cards"], 0);
            ASSERT_TRUE(in_play || (question[side]["cards"] == 0 && question[side]["owner"].is_null())) << question;
            cards += question[side]["cards"].get<long long>();
        }
        // An answered question may be erased by a ruling; its answer stays told.
        ASSERT_TRUE(question["status"] == "erased" ||
                    question["answer"].is_null() == (question["status"] != "answered"))
            << question;
    }
    if (!state["contest"].is_null()) {
        cards += static_cast<long long>(state["contest"]["narrator"]["cards"].size());
        for (const Json& contender : state["contest"]["contenders"]) {
            cards += static_cast<long long>(contender["cards"].size());
        }
    }
    ASSERT_EQ(cards, 52);
}

std::size_t law_place(const Json& phase) {
    const std::vector<Json> phases{"setup", "introduction", "development", "climax", "epilogue", "over"};
    return static_cast<std::size_t>(std::ranges::find(phases, phase) - phases.begin());
}

laws::GameUnderTest story_subject(Chance& chance, const Players& players) {
    return {.clauses = "muse-story.",
            .nonsense = {R"({"type":"choose","question":"x"})", R"({"type":"add","question":99,"from":"hand"})",
                         R"({"type":"question","elements":{"a":1}})", R"({"type":"epilogue","hands":[1]})",
                         R"({"type":"contest","contenders":[3,null,{"player":7}]})",
                         R"({"type":"flip","cards":{"Alice":3}})", R"({"type":"veto","votes":{"for":"x"}})",
                         R"({"type":"show","answer":"yes"})"},
            .sound = [](const Json& state, bool) { expect_conserved(state); },
            .offered = [random_player = StoryRandomPlayer(chance)](
                           const Playthrough& line) mutable { return random_player.any(line); },
            .wild = [&chance, players] { return wild_story(chance, players); },
            .most_events = 1500,
            .counts = true,
            .completes = true};
}

TEST(Stories, WhateverTheFormOffersIsAcceptedAndTheGameEnds) {
    int shuffled = 0;
    for (int game = 0; game < laws::games(6); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 100);
        const Players players = story_players(chance);
        const auto line = begin(chance, players);
        laws::GameUnderTest subject = story_subject(chance, players);
        std::size_t phase = 0;
        subject.sound = [&](const Json& state, bool) {
            expect_conserved(state);
            ASSERT_GE(law_place(state["phase"]), phase) << "the story goes back";
            phase = law_place(state["phase"]);
        };
        subject.watch = [&](const Playthrough& before, const Json& event) {
            Fields fields(event, "event", players.names);
            for (const Consequence& consequence : before.story(before.plies(), *before.read(fields))) {
                shuffled += consequence.clause == "muse-story.draw.shuffle" ? 1 : 0;
            }
        };
        ASSERT_NO_FATAL_FAILURE(laws::play_what_is_offered(*line, players, chance, subject));
    }
    EXPECT_GT(shuffled, 0) << "no deck ran out";
}

TEST(Stories, AnythingCanBeAskedAndNothingThatMayStandBreaksTheTable) {
    for (int game = 0; game < laws::games(6); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 700);
        const Players players = story_players(chance);
        const auto line = begin(chance, players);
        ASSERT_NO_FATAL_FAILURE(laws::play_anything(*line, players, chance, story_subject(chance, players), 250));
    }
}

TEST(Stories, TheRecordReadsBackByteForByte) {
    for (int game = 0; game < laws::games(6); ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 300);
        const Players players = story_players(chance);
        Heading heading;
        heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
        heading.game = "muse-story";
        heading.edition = "first";
        heading.title = "A law";
        heading.players = players.names;
        heading.setup = {{"code_of_conduct", {"no \"dreams\""}}, {"options", {{"focused", chance.one_in(2)}}}};
        laws::expect_session_reads_back(laws::evening(heading, chance, story_subject(chance, players), 120));
    }
}

TEST(Stories, OnceAbandonedNothingButCountingGoesOn) {
    Session session(game_called("muse-story"), Heading{"0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11",
                                                       "muse-story",
                                                       "first",
                                                       "",
                                                       "",
                                                       {},
                                                       {},
                                                       {"Ann", "Ben", "Cid"},
                                                       Json::object()});
    const auto enter = [&](const Json& json) {
        const EventPtr event = read_event(json, "event", session.playthrough(), session.names());
        const std::optional<Refusal> refusal = session.replay().judge(*event);
        session.enter(Played{event}, {});
        return refusal ? refusal->clause : std::string();
    };
    EXPECT_EQ(enter({{"type", "begin"}, {"narrator", "Ann"}}), "");
    EXPECT_EQ(enter({{"type", "abandon"}}), "");
    EXPECT_EQ(enter({{"type", "settle"}}), "session.ended") << "an event without a player ends with the session too";
    EXPECT_EQ(enter({{"type", "end_turn"}}), "session.ended");
    EXPECT_EQ(enter({{"type", "adjust"}, {"what", {{"what", "deck"}}}, {"to", 3}}), "");
}

}  // namespace
}  // namespace castalia
