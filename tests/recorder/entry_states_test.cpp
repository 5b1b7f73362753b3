// The states of an entry one by one: refused lines, rulings, random choices, words of the story, corrections in
// between.
#include "db/history/house_rules.h"
#include "tests/recorder/entry_hands.h"

namespace castalia {
namespace {

using Enter = Composition::Enter;

TEST(EntryStates, AnEmptyEntryAsksForWhatTheGameAsksFor) {
    EntryHands hands("magnate");
    EXPECT_EQ(hands.entry().state, EntryState::begun) << "to roll is all there is to do";
    EXPECT_EQ(hands.entry().verb, 0);
    EXPECT_EQ(hands.entry().enter(), Enter::nothing);
    EXPECT_EQ(hands.entry().help, AppHelp::rolls);
    EXPECT_TRUE(hands.entry().line.empty());
    EXPECT_EQ(hands.confirm(), Enter::nothing);
    EXPECT_EQ(hands.events(), 0U);
}

TEST(EntryStates, ALineIsReadyAsSoonAsItIsAnEvent) {
    EntryHands hands("magnate");
    hands.type("r 3");
    EXPECT_EQ(hands.entry().state, EntryState::begun);
    EXPECT_FALSE(hands.entry().echo.wrong) << "what is missing is no fault";
    hands.type("r 3 9");
    EXPECT_EQ(hands.entry().state, EntryState::ready);
    EXPECT_EQ(hands.entry().enter(), Enter::record);
    EXPECT_FALSE(hands.entry().suggested);
    ASSERT_NE(hands.entry().after, nullptr);
    EXPECT_EQ(hands.entry().draft.json()["dice"], Json({3, 9})) << "the form follows what is typed";
    EXPECT_EQ(hands.confirm(), Enter::record);
    EXPECT_EQ(hands.events(), 1U);
    EXPECT_TRUE(hands.entry().line.empty());
}

TEST(EntryStates, ALineThatBeginsWithNoVerbIsAnsweredWithTheNearestOnes) {
    EntryHands hands("muse-story");
    hands.type("narate");
    ASSERT_EQ(hands.entry().state, EntryState::unreadable);
    EXPECT_TRUE(hands.entry().echo.wrong);
    const std::string said = english(hands.entry().echo.sentence);
    EXPECT_TRUE(said.starts_with("At character 1: \"narate\" is no verb of Muse; possible now: ")) << said;
    EXPECT_EQ(said.find("here stands"), std::string::npos) << "not all of them: no line has room for twenty";
    EXPECT_LE(std::ranges::count(said, ','), 1) << said << ": three are told";
    EXPECT_EQ(english(hands.entry().echo.brief), "Nothing begins with \"narate\": F1 shows how");
    EXPECT_EQ(english(hands.entry().echo.below), "F1 shows all verbs and the whole notation");
}

TEST(EntryStates, AColonAloneIsMissingItsName) {
    EntryHands hands("muse-story");
    for (const char* line : {":", ": tea"}) {
        hands.type(line);
        ASSERT_EQ(hands.entry().state, EntryState::unreadable);
        EXPECT_EQ(english(hands.entry().echo.sentence),
                  "At character 1: the name of a player stands before the colon");
    }
}

TEST(EntryStates, ATileIsMissingWhereTheGameHasTiles) {
    EntryHands hands("dance-of-muses");
    hands.type_step(0);  // The neutral tile.
    hands.confirm();
    const std::vector<Verb> verbs = hands.entry().prompt.verbs;
    const auto place = std::ranges::find(verbs, "place", &Verb::notation);
    ASSERT_NE(place, verbs.end());
    hands.choose(static_cast<int>(place - verbs.begin()));
    EXPECT_EQ(english(hands.entry().echo.below), "Still missing: the tile");
    const std::vector<Step>& steps = hands.sample.replay().steps();
    for (std::size_t i = 1; i + 1 < steps.size(); ++i) {
        hands.did(EntryInput::follow, [&] {
            hands.recorder.enter(steps[i].entry.event);
            hands.composer->follow();
        });
    }
    EXPECT_EQ(english(hands.entry().echo.below), "Still missing: the tile") << "also where tiles are turned up";
}

TEST(EntryStates, TheNumberOfAQuestionAloneGoesOnWithIt) {
    EntryHands hands("muse-story");
    constexpr std::size_t kTurn = 70;  // Three questions are in play, so that none can be chosen.
    for (std::size_t i = 0; i < kTurn; ++i) {
        hands.did(EntryInput::follow, [&] {
            hands.recorder.enter(hands.sample.replay().steps()[i].entry.event);
            hands.composer->follow();
        });
    }
    hands.type("4");
    EXPECT_EQ(hands.entry().state, EntryState::begun) << english(hands.entry().echo.sentence);
    EXPECT_EQ(hands.entry().draft.json()["type"], "add");
    EXPECT_EQ(hands.entry().draft.json()["question"], 4);
    EXPECT_EQ(english(hands.entry().echo.sentence).find("the key"), std::string::npos)
        << english(hands.entry().echo.sentence) << ": nobody at a table knows of keys";
    for (const char* line : {"4y2", "4 yes 2", "a4y2"}) {
        hands.type(line);
        EXPECT_EQ(hands.entry().state, EntryState::ready) << line;
        EXPECT_EQ(english(hands.entry().echo.sentence), "Ines adds 2 from hand to Yes of question 4") << line;
    }
}

TEST(EntryStates, AFilledFormSuggestsItsLine) {
    EntryHands hands("magnate");
    hands.did(EntryInput::compose, [&] { EXPECT_TRUE(hands.composer->digit(3)); });
    hands.did(EntryInput::compose, [&] { EXPECT_TRUE(hands.composer->digit(0)); });
    EXPECT_EQ(hands.entry().line, "r 3 10");
    EXPECT_TRUE(hands.entry().suggested);
    EXPECT_FALSE(hands.composer->digit(4)) << "no die waits any more";
}

TEST(EntryStates, ARefusedEntryWaitsForARulingOrAnotherEntry) {
    EntryHands hands("magnate");
    hands.type("sell 9ms");
    ASSERT_EQ(hands.entry().state, EntryState::forbidden);
    EXPECT_EQ(hands.confirm(), Enter::refuse);
    EXPECT_EQ(hands.entry().state, EntryState::refused);
    EXPECT_EQ(hands.entry().line, "sell 9ms");
    EXPECT_EQ(hands.confirm(), Enter::nothing) << "it is not refused again and again";
    hands.leave();
    EXPECT_EQ(hands.entry().state, EntryState::forbidden);
    EXPECT_EQ(hands.entry().line, "sell 9ms") << "the entry is as it was";
    hands.confirm();
    hands.type("r 3 9");
    EXPECT_EQ(hands.entry().state, EntryState::ready) << "a line typed instead is a new line";
    hands.type("sell 9ms");
    hands.confirm();
    hands.rule("We forgot to roll");
    ASSERT_EQ(hands.events(), 1U);
    EXPECT_EQ(hands.session().replay().steps().front().entry.event->ruling, "We forgot to roll");
}

// After a refused throw, the form went on showing its dice beside whatever was typed.
TEST(EntryStates, TheFormShowsWhatTheLineSaysOrNothing) {
    EntryHands hands("magnate");
    hands.type("r 3 9");
    hands.type("nonsense");
    EXPECT_EQ(hands.entry().verb, 0) << "to roll is still all there is to do";
    EXPECT_FALSE(hands.entry().draft.complete()) << hands.entry().draft.json();
    // Dice that were filled in made a line of their own; another line takes its place.
    hands.did(EntryInput::compose, [&] { EXPECT_TRUE(hands.composer->digit(3)); });
    hands.did(EntryInput::compose, [&] { EXPECT_TRUE(hands.composer->digit(9)); });
    hands.type("nonsense");
    EXPECT_FALSE(hands.entry().draft.complete()) << hands.entry().draft.json();
    hands.type("r 3 9");
    EXPECT_EQ(hands.confirm(), Enter::record);
    hands.type("r 4 8");
    EXPECT_EQ(hands.confirm(), Enter::refuse) << "the dice were thrown already";
    EXPECT_EQ(hands.entry().draft.json().value("dice", Json()), Json({4, 8}));
    for (const char* line : {"zz", "r 4 8 zz", "Ben:", "3x"}) {
        hands.type(line);
        EXPECT_FALSE(hands.entry().draft.json().contains("dice")) << line << ": " << hands.entry().draft.json();
        EXPECT_EQ(hands.entry().event, nullptr) << line;
    }
}

TEST(EntryStates, WhatWasRuledBeforeIsTold) {
    EntryHands hands("magnate");
    hands.type("r 3 9");
    hands.confirm();
    for (const char* ruling : {"Once", "Twice"}) {
        hands.type("r 2 2");
        hands.confirm();
        ASSERT_EQ(hands.entry().state, EntryState::refused);
        hands.rule(ruling);
        ASSERT_NE(hands.entry().state, EntryState::refused) << english(hands.entry().echo.below);
    }
    hands.type("r 4 4");
    hands.confirm();
    ASSERT_EQ(hands.entry().state, EntryState::refused);
    ASSERT_EQ(hands.entry().rulings.size(), 2U);
    EXPECT_EQ(english(hands.entry().rulings.front()), "Ruled before, at 2: Once");
    EXPECT_EQ(english(hands.entry().rulings.back()), "Ruled before, at 3: Twice");
}

TEST(EntryStates, WhatWasRuledInOtherSessionsIsTold) {
    EntryHands hands("magnate");
    Heading heading = hands.sample.heading();
    heading.id = "0299c1de-5b0c-7c3e-8f5e-2a9d5a3b7c22";
    heading.title = "An evening in May";
    Session other(hands.session().game(), heading);
    for (const char* line : {"r 3 9", R"(r 2 2 ruling "The die fell down")"}) {
        other.enter(Played{hands.recorder.parse(line)}, *heading.started);
    }
    hands.store.begin(other);
    const auto refused = [&] {
        hands.type("r 2 2");
        hands.confirm();
        ASSERT_EQ(hands.entry().state, EntryState::refused);
    };
    hands.type("r 3 9");
    hands.confirm();
    refused();
    ASSERT_EQ(hands.entry().rulings.size(), 1U);
    EXPECT_EQ(english(hands.entry().rulings.front()), "Ruled in “An evening in May”, at 2: The die fell down");
    hands.rule("Once");
    hands.store.trash(heading.id);
    refused();
    ASSERT_EQ(hands.entry().rulings.size(), 1U) << "what lies in the trash is no precedent";
    EXPECT_EQ(english(hands.entry().rulings.front()), "Ruled before, at 2: Once");
    const std::string clause = hands.entry().preview->refusal->clause;
    hands.rule("Twice");
    keep_house_rule(hands.store, "magnate", {clause, "A die on the floor is rolled again."});
    keep_house_rule(hands.store, "magnate", {"magnate.none", "Of another clause."});
    refused();
    ASSERT_EQ(hands.entry().rulings.size(), 3U);
    EXPECT_EQ(english(hands.entry().rulings.front()), "House rule: A die on the floor is rolled again.");
}

TEST(EntryStates, WhatOtherTablesJudgedIsToldWhereTheGameLeavesItToThem) {
    EntryHands hands("muse-story");
    Heading heading = hands.sample.heading();
    heading.id = "0299c1de-5b0c-7c3e-8f5e-2a9d5a3b7c22";
    heading.title = "The village";
    Session other(hands.session().game(), heading);
    for (const Step& step : hands.sample.replay().steps()) {
        other.enter(Played{step.entry.event}, *heading.started);
    }
    hands.store.begin(other);
    hands.type("Milo: veto");
    ASSERT_EQ(hands.entry().draft.type(), "veto");
    ASSERT_EQ(hands.entry().precedents.size(), 1U);
    const std::string text = english(hands.entry().precedents.front());
    EXPECT_TRUE(text.starts_with("In “The village”, at ")) << text;
    EXPECT_NE(text.find("He cannot be in the village"), std::string::npos) << text;
    hands.store.trash(heading.id);
    hands.leave();
    hands.type("Milo: choose");
    EXPECT_TRUE(hands.entry().precedents.empty()) << "nobody judges there";
}

TEST(EntryStates, WhatTheProgramRolledSaysSo) {
    EntryHands hands("magnate");
    hands.roll();
    ASSERT_EQ(hands.entry().state, EntryState::ready);
    hands.confirm();
    ASSERT_EQ(hands.events(), 1U);
    EXPECT_EQ(hands.recorder.written(*hands.session().replay().steps().front().entry.event)["source"], "app");
    hands.undo();
    hands.roll();
    hands.type("r 3 9");
    hands.confirm();
    EXPECT_FALSE(hands.recorder.written(*hands.session().replay().steps().front().entry.event).contains("source"))
        << "a line typed over it is the table's";
}

TEST(EntryStates, AnotherSessionBeginsWithItsOwnQuestion) {
    EntryHands hands("muse-decktet");
    const Text asked = hands.entry().prompt.text;
    const Session other = sample_of("magnate");
    std::string id = "00000000-0000-7000-8000-000000000002";
    Recorder second(hands.store, [&] { return hands.now; }, [&] { return id; });
    Heading heading = other.heading();
    second.begin(std::move(heading));
    ASSERT_EQ(second.session()->plies(), hands.events());
    hands.did(EntryInput::follow, [&] {
        hands.recorder.open(id);
        EXPECT_TRUE(hands.composer->follow()) << "as many events, but another session";
    });
    EXPECT_NE(hands.entry().prompt.text, asked);
}

TEST(EntryStates, AnEventOfADialogIsEnteredOrRefusedLikeAnyOther) {
    EntryHands hands("magnate");
    hands.type("r 3");
    hands.composer->offer({{"type", "note"}, {"text", "Tea"}});
    EXPECT_EQ(hands.events(), 1U);
    EXPECT_TRUE(hands.entry().line.empty());
    EXPECT_THROW(hands.composer->offer({{"type", "nonsense"}}), BadRecord);
    EXPECT_EQ(hands.events(), 1U);
}

TEST(EntryStates, WordsOfTheStoryLeaveTheEntryInHandAsItIs) {
    EntryHands hands("muse-story");
    std::optional<Json> words;
    for (std::size_t step = 0; step < hands.sample.plies(); ++step) {
        const Json event = hands.wanted(step);
        if (words && step + 1 < hands.sample.plies()) {
            hands.type_step(step);
            const std::string line = hands.entry().line;
            const std::size_t before = hands.events();
            (*words)["text"] = "Told a little later";
            hands.did(EntryInput::compose, [&] { EXPECT_TRUE(hands.composer->narrate(*words, before - 1)); });
            EXPECT_EQ(hands.events(), before + 1);
            EXPECT_EQ(hands.entry().line, line);
            EXPECT_TRUE(hands.has(event));
            return;
        }
        if (event.contains("text") && event["type"] == "narrate") {
            words = event;
        }
        hands.type_step(step);
        ASSERT_NO_FATAL_FAILURE(hands.confirm_step(step));
    }
    FAIL() << "the sample tells nothing";
}

TEST(EntryStates, TheGameThatIsOverTakesNotes) {
    EntryHands hands("magnate");
    for (std::size_t step = 0; step < hands.sample.plies(); ++step) {
        hands.type_step(step);
        ASSERT_NO_FATAL_FAILURE(hands.confirm_step(step));
    }
    ASSERT_EQ(hands.entry().state, EntryState::over);
    EXPECT_EQ(hands.confirm(), Enter::nothing);
    hands.type("note Well played");
    EXPECT_EQ(hands.confirm(), Enter::record);
}

}  // namespace
}  // namespace castalia
