#include <gtest/gtest.h>

#include "tests/support/tables.h"

namespace castalia {
namespace {

using namespace testing_words;

int tokens(const Session& session, const std::string& player, const std::string& suit) {
    return table(session)["players"][player]["tokens"][suit].get<int>();
}

Json with(Json event, const std::string& key, const Json& value) {
    event[key] = value;
    return event;
}

TEST(Replay, TheStateBeforeEveryEventIsKept) {
    const Session session = session_of({roll("Ann", 3, 9), sell("Ann", "4WL"), draw("Ann")});
    ASSERT_EQ(session.plies(), 3U);
    EXPECT_EQ(session.playthrough().state(0)["phase"], "roll");
    EXPECT_EQ(session.playthrough().state(1)["phase"], "play");
    EXPECT_EQ(session.playthrough().state(2)["players"]["Ann"]["tokens"]["W"], 1);
    EXPECT_EQ(session.playthrough().state(3)["active"], "Ben");
}

TEST(Replay, ARefusedEventIsLeftOutAndTheReplayGoesOn) {
    const Session session = session_of({sell("Ann", "4WL"), roll("Ann", 3, 9), sell("Ann", "4WL")});
    ASSERT_EQ(session.replay().refused(), std::vector<std::size_t>{0});
    EXPECT_EQ(session.replay().steps()[0].refusal->kind, Refusal::Kind::rule);
    EXPECT_EQ(session.replay().played_steps(), 2U);
    EXPECT_EQ(tokens(session, "Ann", "W"), 1);
}

TEST(Replay, EveryRefusalIsListedAndNotOnlyTheFirst) {
    const Session session = session_of({draw("Ben"), draw("Ann"), roll("Ann", 3, 9), roll("Ann", 3, 9)});
    EXPECT_EQ(session.replay().refused(), (std::vector<std::size_t>{0, 1, 3}));
}

TEST(Replay, ARulingLetsStandWhatTheRulesForbid) {
    const Session session = session_of({with(sell("Ann", "4WL"), "ruling", "we let it be"), roll("Ann", 3, 9)});
    const Step& step = session.replay().steps()[0];
    EXPECT_TRUE(step.stands);
    ASSERT_TRUE(step.refusal.has_value());
    EXPECT_EQ(tokens(session, "Ann", "W"), 1);
    const Json json = replay_json(session, 1);
    EXPECT_EQ(json["log"][0]["ruling"]["clause"], step.refusal->clause);
    EXPECT_EQ(json["log"][0]["ruling"]["text"], "we let it be");
}

TEST(Replay, NoRulingHelpsWhatIsImpossible) {
    const Session session = session_of({with(sell("Ann", "CM"), "ruling", "we let it be")});
    EXPECT_EQ(session.replay().refused(), std::vector<std::size_t>{0});
    EXPECT_EQ(session.replay().steps()[0].refusal->kind, Refusal::Kind::impossible);
}

TEST(Replay, ARulingOnWhatIsAllowedIsNoOffence) {
    const Session session = session_of({with(roll("Ann", 3, 9), "ruling", "cocked, but good")});
    EXPECT_FALSE(session.replay().steps()[0].refusal.has_value());
    EXPECT_FALSE(replay_json(session, 1)["log"][0].contains("ruling"));
}

TEST(Replay, AStrangersEventIsRefusedByNameAndKeptAsItWasWritten) {
    const Json written = with(roll("Cid", 3, 9), "note", "who?");
    const Session session = session_of({written, roll("Ann", 3, 9)});
    const Step& step = session.replay().steps()[0];
    EXPECT_FALSE(step.stands);
    EXPECT_EQ(step.refusal->kind, Refusal::Kind::impossible);
    EXPECT_NE(english(step.refusal->reason).find("Cid"), std::string::npos);
    EXPECT_EQ(parse_json(write_record(session))["events"][0], written);
}

TEST(Replay, AnEmptyNoteOnAStrangersEventRemovesTheNote) {
    Session session = session_of({with(roll("Cid", 3, 9), "note", "who?")});
    const EntryNumber entry = session.in_force().entries.front().number;
    const auto noted = [&](const std::string& note) {
        session.enter(Annotated{entry, note}, moment_of("2026-11-14T19:00:00Z", ""));
        return parse_json(write_record(session))["events"][0];
    };
    EXPECT_EQ(noted(""), roll("Cid", 3, 9));
    EXPECT_EQ(noted("a guest"), with(roll("Cid", 3, 9), "note", "a guest"));
}

TEST(Replay, ThePausedClockRefusesAnotherPauseAndTheRunningOneAResume) {
    const Json pause{{"type", "pause"}}, resume{{"type", "resume"}};
    const Session session = session_of({resume, pause, pause, resume, resume});
    EXPECT_EQ(session.replay().refused(), (std::vector<std::size_t>{0, 2, 4}));
    for (const std::size_t i : session.replay().refused()) {
        EXPECT_EQ(session.replay().steps()[i].refusal->kind, Refusal::Kind::impossible);
    }
    EXPECT_FALSE(session.replay().paused(1));
    EXPECT_TRUE(session.replay().paused(2));
    EXPECT_FALSE(session.replay().paused(5));
}

TEST(Replay, AnAbandonedSessionTakesNotesAndCountsButNoPlay) {
    const Json abandon{{"type", "abandon"}, {"reason", "the library closes"}};
    const Session session = session_of({roll("Ann", 3, 9), abandon, sell("Ann", "4WL"), note("Ann was ahead"),
                                        adjust_tokens("Ann", "S", 4), abandon});
    EXPECT_EQ(session.replay().status(), Status::abandoned);
    EXPECT_EQ(session.replay().refused(), (std::vector<std::size_t>{2, 5}));
    EXPECT_EQ(tokens(session, "Ann", "S"), 4);
    EXPECT_TRUE(replay_json(session, 6)["result"].is_null());
    EXPECT_TRUE(replay_json(session, 6)["prompt"]["expects"].empty());
}

TEST(Replay, AnAdjustSetsItsCountAndNothingFollows) {
    const Session session = session_of({adjust_tokens("Ben", "K", 7)});
    EXPECT_EQ(tokens(session, "Ben", "K"), 7);
    EXPECT_EQ(table(session)["phase"], "roll");
    EXPECT_TRUE(session.replay().story(0).empty());
}

TEST(Replay, FreeDiceAndNotesChangeNothingOnTheTable) {
    const Session empty = session_of(Json::array());
    const Session session = session_of({note("snacks"),
                                        {{"type", "dice"},
                                         {"dice", {{{"sides", 20}, {"value", 20}}}},
                                         {"player", "Ben"},
                                         {"label", "who fetches them"}}});
    EXPECT_EQ(table(session), table(empty));
    EXPECT_EQ(english(session.replay().describe(1)), "Ben rolls d20 20 for who fetches them");
}

TEST(Replay, OnlyTheFirstEventsAreToldWhenAskedSo) {
    const Session session = session_of({roll("Ann", 3, 9), sell("Ann", "4WL"), draw("Ann")});
    const Json two = replay_json(session, 2);
    EXPECT_EQ(two["accepted"], 2);
    EXPECT_EQ(two["state"]["active"], "Ann");
    EXPECT_EQ(two["log"].size(), 2U);
    EXPECT_EQ(replay_json(session, 99), replay_json(session, 3));
    EXPECT_EQ(replay_json(session, 0)["accepted"], 0);
}

TEST(Session, AProposalShowsWhatWouldBeAndChangesNothing) {
    Session session = session_of({roll("Ann", 3, 9), sell("Ann", "4WL"), draw("Ann")});
    const std::string before = write_record(session);
    // The card that was sold was the Mill all along, and it is sold once more later.
    const Proposal proposal =
        session.propose(Corrected{{Amend{2, event_in(session, sell("Ann", "8WL"))}}, "misread"}, after(60));
    EXPECT_EQ(write_record(session), before);
    EXPECT_EQ(proposal.common, 1U);
    EXPECT_EQ(proposal.replay->plies(), 3U);
    EXPECT_TRUE(proposal.replay->refused().empty());
}

TEST(Session, ACorrectionListsEverythingThatNoLongerFits) {
    Session session = session_of(
        {roll("Ann", 3, 9), sell("Ann", "4WL"), draw("Ann"), roll("Ben", 2, 5), sell("Ben", "8WL"), draw("Ben")});
    ASSERT_TRUE(session.replay().refused().empty());
    // Without Ann's roll, nothing in her turn fits, and Ben's turn never came.
    const Proposal proposal = session.propose(Corrected{{Strike{1}}, ""}, after(60));
    EXPECT_EQ(proposal.replay->refused(), (std::vector<std::size_t>{0, 1, 2, 3, 4}));
}

TEST(Session, AcceptingAndUndoingACorrectionGivesTheSameEvents) {
    Session session = session_of({roll("Ann", 3, 9), sell("Ann", "4WL"), draw("Ann")});
    const Json before = parse_json(write_record(session))["events"];
    session.accept(session.propose(
        Corrected{{Amend{1, event_in(session, roll("Ann", 2, 2))}, Strike{3}}, "the other die"}, after(60)));
    EXPECT_NE(parse_json(write_record(session))["events"], before);
    session.enter(Undone{}, after(61));
    EXPECT_EQ(parse_json(write_record(session))["events"], before);
    session.enter(Redone{}, after(62));
    EXPECT_EQ(parse_json(write_record(session))["events"][0]["dice"], (Json{2, 2}));
}

TEST(Session, EnteringIsTheSameAsProposingAndAccepting) {
    Session entered = session_of({roll("Ann", 3, 9)});
    Session accepted = session_of({roll("Ann", 3, 9)});
    const EventPtr sold = event_in(entered, sell("Ann", "4WL"));
    const std::vector<Operation> operations{
        Played{sold}, Undone{}, Redone{}, Annotated{1, "cocked"},           Undone{},
        Undone{},     Undone{}, Undone{}, Corrected{{Insert{0, sold}}, ""}, Redone{},
        Redone{}};
    for (std::size_t i = 0; i < operations.size(); ++i) {
        SCOPED_TRACE(i);
        const Moment at = after(static_cast<int>(i));
        entered.enter(operations[i], at);
        accepted.accept(accepted.propose(operations[i], at));
        EXPECT_EQ(write_record(entered), write_record(accepted));
        EXPECT_EQ(replay_json(entered, 99), replay_json(accepted, 99));
        EXPECT_EQ(entered.in_force().next, accepted.in_force().next);
    }
}

TEST(Session, UndoAndRedoAreToldInTheWordsOfTheLog) {
    Session session = session_of(Json::array());
    EXPECT_FALSE(session.undo_text().has_value());
    EXPECT_FALSE(session.redo_text().has_value());
    play(session, roll("Ann", 3, 9));
    const std::string words = english(session.replay().describe(0));
    ASSERT_TRUE(session.undo_text().has_value());
    EXPECT_EQ(english(*session.undo_text()), words);
    session.enter(Undone{}, after(9));
    EXPECT_FALSE(session.undo_text().has_value());
    ASSERT_TRUE(session.redo_text().has_value());
    EXPECT_EQ(english(*session.redo_text()), words);
    session.enter(Redone{}, after(10));
    session.enter(Corrected{{Strike{1}}, ""}, after(11));
    EXPECT_EQ(english(*session.undo_text()), "deletion: " + words);
    session.enter(Undone{}, after(12));
    ASSERT_TRUE(session.redo_text().has_value());
    EXPECT_EQ(english(*session.redo_text()), "deletion: " + words);
    const auto event = [&](const Json& json) {
        return read_event(json, "event", session.playthrough(), session.names());
    };
    session.enter(Corrected{{Insert{1, event({{"type", "note"}, {"text", "Tea"}})}}, ""}, after(13));
    EXPECT_EQ(english(*session.undo_text()), "insertion: Tea");
    session.enter(Undone{}, after(14));
    EXPECT_EQ(english(*session.redo_text()), "insertion: Tea");
    session.enter(Corrected{{Amend{1, event(roll("Ann", 2, 4))}}, ""}, after(15));
    EXPECT_EQ(english(*session.undo_text()), "correction: " + english(session.replay().describe(0)));
}

TEST(Session, AnUndoGoesPastWhatTheFileHeld) {
    Session session = session_of({roll("Ann", 3, 9), sell("Ann", "4WL")});
    session.enter(Undone{}, after(60));
    session.enter(Undone{}, after(61));
    session.enter(Undone{}, after(62));
    EXPECT_EQ(session.plies(), 0U);
    session.enter(Redone{}, after(63));
    session.enter(Redone{}, after(64));
    EXPECT_EQ(session.plies(), 2U);
    EXPECT_EQ(tokens(session, "Ann", "W"), 1);
}

}  // namespace
}  // namespace castalia
