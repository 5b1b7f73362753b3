// The core and the second storytelling Muse, which were written separately, agree on everything at the table.
#include "tests/games/muse_story/second_muse_story.h"

#include <gtest/gtest.h>

#include "tests/support/games.h"
#include "tests/support/muse_story_random_player.h"
#include "tests/support/second_opinion.h"

namespace castalia {
namespace {

/// Returns only what the second game has: the keys of the rules page without the names of hands.
Json page_keys(Json state) {
    for (const char* extra : {"over", "turn", "must_choose", "agreed"}) {
        state.erase(extra);
    }
    if (!state["showdown"].is_null()) {
        state["showdown"]["yes"].erase("hand");
        state["showdown"]["no"].erase("hand");
    }
    if (!state["contest"].is_null()) {
        state["contest"].erase("against");
        state["contest"]["narrator"].erase("hand");
        for (Json& contender : state["contest"]["contenders"]) {
            contender.erase("hand");
        }
    }
    return state;
}

/// Returns objects without the order of their keys.
nlohmann::json unordered(const Json& json) { return nlohmann::json::parse(json.dump()); }

/// Returns the first disagreement; empty when they agreed.
std::string disagreement_at(const EventStream& stream) {
    Chance chance(stream.seed);
    const Players players = story_players(chance);
    const Game& game = game_called("muse-story");
    const Json setup = game.settle(players, "first", {{"options", {{"focused", chance.one_in(3)}}}});
    const auto line = game.begin(players, "first", setup);
    SecondMuseStory second(players.names, setup);
    StoryRandomPlayer random_player(chance);
    return disagreement(
        {chance, *line, players, [&] { return random_player.any(*line); },
         [&] { return wild_story(chance, players); }, [&](const Json& event) { return second.judge(event); },
         [&](const Json& event) { second.play(event); },
         [&] { return difference(unordered(page_keys(line->state(line->plies()))), unordered(second.state())); },
         [&] {
             const Scoresheet sheet = line->score(line->plies());
             Json result;
             if (sheet.over) {
                 const std::string winner = players.names[static_cast<std::size_t>(sheet.winners.front().index)];
                 result = {{"winner", winner}, {"decided_by", sheet.decided_by}};
             }
             return difference(result, second.result());
         }},
        stream);
}

TEST(BothStories, AgreeOnLegalGames) {
    for (int i = 0; i < streams(3); ++i) {
        ASSERT_EQ(disagreement_at({.seed = static_cast<std::uint64_t>(i)}), "");
    }
}

TEST(BothStories, AgreeOnWhatIsRefused) {
    for (int i = 0; i < streams(3); ++i) {
        ASSERT_EQ(disagreement_at({.seed = 10'000 + static_cast<std::uint64_t>(i), .wild = 2}), "");
    }
}

TEST(BothStories, AgreeOnWhatTheTableLetsStand) {
    for (int i = 0; i < streams(3); ++i) {
        ASSERT_EQ(disagreement_at({.seed = 20'000 + static_cast<std::uint64_t>(i), .wild = 3, .rulings = true}), "");
    }
}

}  // namespace
}  // namespace castalia
