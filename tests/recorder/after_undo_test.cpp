// After the effects of an event were entered, an objection to it needs an undo first, and then says what it is
// against.
#include "app/recorder/after_undo.h"

#include "core/rules/game/undo_first.h"
#include "tests/recorder/table.h"

namespace castalia {
namespace {

class AfterUndo : public ::testing::Test {
protected:
    AfterUndo() {
        Heading heading;
        heading.game = "muse-story";
        heading.title = "Thursday";
        heading.players = {"Alice", "Bob", "Cid"};
        table.recorder.begin(heading);
        for (const char* line :
             {"Alice: element \"a ship\"", "Bob: element \"a hill\"", "Cid: element \"a king\"",
              "Alice: element \"a cure\"", "Bob: element \"a spy\"", "Cid: element \"a moon\"",
              "Alice: question b c \"Is it?\"", "begin Bob", "narrate \"Once.\"", "choose 1 b c", "add 1 yes deck"}) {
            table.enter(line);
        }
    }

    Table table;
};

TEST_F(AfterUndo, AnObjectionToAKeyPhraseNamesWhatWasUndone) {
    const EventPtr objection = table.recorder.parse("contest object Alice of add");
    const auto refusal = table.recorder.enter(objection);
    ASSERT_TRUE(refusal);
    EXPECT_TRUE(wants_undo_first(*refusal)) << english(refusal->reason);
    const std::string undone = english(*table.session().undo_text());
    const Json event = table.recorder.written(*objection);
    ASSERT_TRUE(table.recorder.undo());
    const Json now = after_undo(table.session(), event, undone);
    EXPECT_FALSE(now.contains("of")) << "there is no such key phrase any more: " << now;
    EXPECT_EQ(now["against"], undone);
    EXPECT_EQ(now["contenders"], event["contenders"]);
    EXPECT_FALSE(table.recorder.enter(now));
    // Alice wins, so the addition is prevented, and what was told before it stays told.
    table.enter("flip Bob 2h Alice kh");
    table.enter("settle");
    EXPECT_EQ(table.state()["narrator"], "Alice");
    EXPECT_TRUE(table.state()["questions"][0]["yes"]["owner"].is_null());
    const Story& story = table.session().replay().story(table.session().plies() - 1);
    for (const Consequence& one : story) {
        EXPECT_NE(one.clause, "muse-story.contest.object") << english(one.text);
    }
}

TEST_F(AfterUndo, WhatTheTableSaidItselfStays) {
    const Json event{{"type", "contest"},
                     {"contenders", {{{"player", "Alice"}, {"aim", "object"}}}},
                     {"against", "the card on Yes"}};
    ASSERT_TRUE(table.recorder.undo());
    EXPECT_EQ(after_undo(table.session(), event, "something else"), event);
}

}  // namespace
}  // namespace castalia
