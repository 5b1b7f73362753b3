// The core and the second storytelling Muse, written apart from each other, agree on whatever happens at the table.
#include "tests/games/muse_story/second_muse_story.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/support/games.h"
#include "tests/support/muse_story_gambler.h"

namespace castalia {
namespace {

std::string kind_of(const std::optional<Refusal>& refusal) {
    return !refusal ? "" : refusal->kind == Refusal::Kind::rule ? "rule" : "impossible";
}

/// Only what the second game has: the keys of the rules page without the names of hands.
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

/// Objects without the order of their keys.
nlohmann::json unordered(const Json& json) { return nlohmann::json::parse(json.dump()); }

struct Stream {
    std::uint64_t seed;
    int wild;      ///< One event in so many is nonsense.
    bool rulings;  ///< What is against the rules is mostly let stand.
};

/// Empty when they agreed, else what they disagreed about.
std::string disagreement(const Stream& stream) {
    Chance chance(stream.seed);
    const Players players = story_players(chance);
    const Game& game = game_called("muse-story");
    const Json setup = game.settle(players, "first", {{"options", {{"focused", chance.one_in(3)}}}});
    const auto line = game.begin(players, "first", setup);
    SecondMuseStory second(players.names, setup);
    StoryGambler gambler(chance);
    std::string past;
    for (int i = 0; i < 300; ++i) {
        Json event = chance.one_in(stream.wild) ? wild_story(chance, players) : gambler.any(*line);
        if (event.is_null()) {
            event = wild_story(chance, players);
        }
        const std::optional<Refusal> refusal = judged(*line, players, event);
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
        played(*line, players, event);
        second.play(event);
        past += event.dump() + "\n";
        const nlohmann::json mine = unordered(page_keys(line->state(line->plies()))),
                             other = unordered(second.state());
        if (mine != other) {
            return at + (refusal ? " by ruling" : "") + "\n" + nlohmann::json::diff(mine, other).dump() + "\n" + past;
        }
        const Scoresheet sheet = line->score(line->plies());
        if (sheet.over != !second.result().is_null()) {
            return at + "\n only one of the games is over";
        }
        if (sheet.over) {
            const std::string winner = players.names[static_cast<std::size_t>(sheet.winners.front().index)];
            if (second.result() != Json{{"winner", winner}, {"decided_by", sheet.decided_by}}) {
                return at + "\n the results differ";
            }
            if (chance.one_in(4)) {
                break;
            }
        }
    }
    return {};
}

int streams() {
    const char* longer = std::getenv("CASTALIA_LONG");
    return longer != nullptr ? std::max(1, std::atoi(longer)) : 3;
}

TEST(BothStories, AgreeOnLegalGames) {
    for (int i = 0; i < streams(); ++i) {
        ASSERT_EQ(disagreement({static_cast<std::uint64_t>(i), 1'000'000, false}), "");
    }
}

TEST(BothStories, AgreeOnWhatIsRefused) {
    for (int i = 0; i < streams(); ++i) {
        ASSERT_EQ(disagreement({10'000 + static_cast<std::uint64_t>(i), 2, false}), "");
    }
}

TEST(BothStories, AgreeOnWhatTheTableLetsStand) {
    for (int i = 0; i < streams(); ++i) {
        ASSERT_EQ(disagreement({20'000 + static_cast<std::uint64_t>(i), 3, true}), "");
    }
}

}  // namespace
}  // namespace castalia
