// The forms offer the samples of the rulebook, and what may be vetoed.
#include <gtest/gtest.h>

#include <set>

#include "tests/support/games.h"
#include "tests/support/random_player.h"

namespace castalia {
namespace {

const Slot* slot_of(const std::vector<Slot>& slots, const FieldPath& field) {
    const auto found = std::ranges::find(slots, field, &Slot::field);
    return found == slots.end() ? nullptr : &*found;
}

/// Returns the texts that a slot offers, none twice.
std::set<std::string> offered(const std::vector<Slot>& slots, const FieldPath& field) {
    std::set<std::string> texts;
    const Slot* slot = slot_of(slots, field);
    for (const Option& option : slot == nullptr ? std::vector<Option>() : slot->options) {
        EXPECT_FALSE(option.barred) << option.value;
        EXPECT_TRUE(texts.insert(option.value.get<std::string>()).second) << option.value << " twice";
    }
    return texts;
}

TEST(StorySamples, OfCodeGenreAndToneAreOfferedInTheSetup) {
    const Players players{{"Ann", "Ben", "Cid"}};
    const std::vector<Slot> setup = game_called("muse-story").options(players, "first", Json::object());
    EXPECT_EQ(offered(setup, "code_of_conduct/0").size(), 3U);
    const std::set<std::string> genres = offered(setup, "genre"), tones = offered(setup, "tone");
    EXPECT_EQ(genres.size(), 14U);
    EXPECT_TRUE(genres.contains("space opera"));
    EXPECT_EQ(tones.size(), 14U);
    EXPECT_TRUE(tones.contains("light-hearted"));
}

TEST(StorySamples, OfElementsAreOfferedBeforeTheStoryAndWhatMayBeVetoedAtAnyTime) {
    const Players players{{"Ann", "Ben", "Cid"}};
    const auto line = game_called("muse-story").begin(players, "first", Json::object());
    // Five characters, six things and five places.
    EXPECT_EQ(offered(line->form(0, {{"type", "element"}, {"player", "Ann"}}), "text").size(), 16U);
    EXPECT_EQ(offered(line->form(0, {{"type", "veto"}}), "text").size(), 9U);
    played(*line, players, {{"type", "begin"}, {"narrator", "Ann"}});
    EXPECT_TRUE(offered(line->form(1, {{"type", "element"}, {"player", "Ben"}}), "text").empty())
        << "later elements come out of the story";
    EXPECT_EQ(offered(line->form(1, {{"type", "veto"}}), "text").size(), 9U);
}

// The prompt asked for a first question where none was on the sheet and nobody could write one.
TEST(StoryPrompt, SaysWhatCanBeDoneWithoutAQuestionOnTheSheet) {
    const Players players{{"Ann", "Ben", "Cid"}};
    const auto line = game_called("muse-story").begin(players, "first", Json::object());
    for (const char* name : {"Ann", "Cid"}) {
        played(*line, players, {{"type", "element"}, {"player", name}, {"text", std::string("a ship of ") + name}});
    }
    played(*line, players, {{"type", "begin"}, {"narrator", "Ann"}});
    const Prompt prompt = line->prompt(line->plies());
    EXPECT_EQ(english(prompt.text),
              "Ann narrates, but no question is on the sheet to choose: write one by a ruling of the table, or go on "
              "with the next phase by agreement");
    const Json question{{"type", "question"}, {"player", "Ben"}, {"elements", {"A", "B"}}, {"text", "Why?"}};
    Fields fields(question, "", players.names);
    const Verdict barred = line->judge(*line->read(fields));
    ASSERT_TRUE(barred);
    EXPECT_EQ(barred->kind, Refusal::Kind::rule) << "the table may rule that it is written";
    const auto phase = std::ranges::find(prompt.verbs, 'P', &Verb::key);
    ASSERT_NE(phase, prompt.verbs.end());
    EXPECT_FALSE(phase->barred);
}

TEST(StoryPrompt, AsksWhoeverHasSomethingLeftToWrite) {
    const Players players{{"Ann", "Ben", "Cid"}};
    const auto line = game_called("muse-story").begin(players, "first", Json::object());
    const auto asked = [&] {
        std::string names;
        for (const Seat seat : line->prompt(line->plies()).seats) {
            names += players.names.at(static_cast<std::size_t>(seat.index)) + " ";
        }
        return names;
    };
    EXPECT_EQ(asked(), "Ann Ben Cid ");
    for (const char* text : {"a ship", "a hill"}) {
        for (const std::string& name : players.names) {
            played(*line, players, {{"type", "element"}, {"player", name}, {"text", text + (" of " + name)}});
        }
    }
    EXPECT_EQ(asked(), "Ann Ben Cid ") << "the questions";
    played(*line, players,
           {{"type", "question"}, {"player", "Ben"}, {"elements", {"A", "B"}}, {"text", "Does it reach the hill?"}});
    EXPECT_EQ(asked(), "Ann Cid ");
    EXPECT_EQ(line->prompt(line->plies()).phase, 0) << "the setup";
    played(*line, players, {{"type", "begin"}, {"narrator", "Ann"}});
    EXPECT_EQ(line->prompt(line->plies()).phase, 1);
}

}  // namespace
}  // namespace castalia
