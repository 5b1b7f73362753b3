#include "db/history/history.h"
#include "tests/recorder/table.h"

#include <algorithm>
#include <set>

namespace castalia {

namespace {

/// Returns an amendment of the n-th roll to another roll.
Amend other_roll(const Table& table, std::size_t nth, int one, int other) {
    for (const Entry& entry : table.session().in_force().entries) {
        Json event = table.recorder.written(*entry.event);
        if (event["type"] == "roll" && nth-- == 0) {
            event["dice"] = {one, other};
            return {entry.number, table.recorder.read(event)};
        }
    }
    ADD_FAILURE() << "there are not so many rolls";
    return {};
}

}  // namespace

TEST(Correction, IsShownBeforeAnythingIsRecorded) {
    Table table;
    table.play(60);
    const std::string before = table.on_disk();
    const Correction correction = table.recorder.consider({{other_roll(table, 1, 10, 10)}, "Read wrongly"});
    EXPECT_FALSE(correction.differences.empty());
    EXPECT_GT(correction.replayed, 40U);
    EXPECT_EQ(table.on_disk(), before);
    EXPECT_EQ(table.on_screen(), before);
}

// "Ann: tokens, 3 cards in hand: 1 Knot instead of nothing" told as a title what was the same on both sides.
TEST(Correction, NamesWhoseThingsDifferWithoutCountingOthers) {
    Table table;
    table.enter("r 10 4");
    const Correction correction = table.recorder.consider({{other_roll(table, 0, 2, 1)}, "Read wrongly"});
    std::set<std::string> titles;
    for (const Difference& difference : correction.differences) {
        titles.insert(english(difference.what));
    }
    EXPECT_TRUE(titles.contains("Ann"));
    for (const std::string& title : titles) {
        EXPECT_EQ(title.find("in hand"), std::string::npos) << title;
    }
}

TEST(Correction, AcceptedAndUndoneGivesBackTheSameBytes) {
    Table table;
    table.play(120);
    const Json events_before = Json::parse(table.on_screen())["events"];
    const Json state_before = table.state();
    Correction correction = table.recorder.consider_without_misfits({{other_roll(table, 1, 2, 1)}, "Read wrongly"});
    EXPECT_TRUE(std::ranges::all_of(correction.proposal.replay->steps(), &Step::stands));
    table.recorder.accept(std::move(correction));
    EXPECT_NE(table.state(), state_before);
    ASSERT_TRUE(table.recorder.undo());
    EXPECT_EQ(Json::parse(table.on_screen())["events"].dump(), events_before.dump());
    EXPECT_EQ(table.state(), state_before);
    EXPECT_EQ(table.on_disk(), table.on_screen());
}

TEST(Correction, ListsWhatNoLongerFits) {
    Table table;
    table.enter("r 10 4");
    table.enter("sell AM");
    table.enter("draw");
    const Entry sold = table.session().in_force().entries[1];
    Json event = table.recorder.written(*sold.event);
    event["card"] = "9MS";
    table.enter("r 2 2");
    table.enter("sell 9MS");
    const Correction correction = table.recorder.consider({{Amend{sold.number, table.recorder.read(event)}}, ""});
    ASSERT_EQ(correction.misfits.size(), 1U);
    EXPECT_EQ(correction.misfits.front().refusal.kind, Refusal::Kind::impossible);
    EXPECT_EQ(correction.misfits.front().index, 4U);
}

TEST(Correction, LeavesOutWhatNoLongerFitsInTheSameOperation) {
    Table table;
    table.enter("r 10 4");
    table.enter("sell AM");
    table.enter("draw");
    table.enter("r 2 2");
    table.enter("sell 9MS");
    const Entry sold = table.session().in_force().entries[1];
    Json event = table.recorder.written(*sold.event);
    event["card"] = "9MS";
    table.recorder.accept(
        table.recorder.consider_without_misfits({{Amend{sold.number, table.recorder.read(event)}}, ""}));
    EXPECT_EQ(table.session().plies(), 4U);
    ASSERT_TRUE(table.recorder.undo());
    EXPECT_EQ(table.session().plies(), 5U);
}

TEST(Correction, OfNothingDiffersInNothing) {
    Table table;
    table.play(40);
    const Entry first = table.session().in_force().entries.front();
    const Correction correction = table.recorder.consider({{Amend{first.number, first.event}}, ""});
    EXPECT_TRUE(correction.misfits.empty());
    for (const Difference& row : correction.differences) {
        EXPECT_EQ(row.now, row.instead) << english(row.what);
    }
}

TEST(Correction, OfTheSetupPutsAnotherSessionInThePlaceOfThisOne) {
    Table table;
    table.enter("r 10 4");
    table.enter("sell AM");
    const std::string before = table.session_id(), record = table.on_disk();
    Heading heading = table.session().heading();
    const Players now{{"Anna", "Ben"}};
    heading.setup = table.session().game().rename(Players{heading.players}, now, heading.edition, heading.setup);
    heading.players = now.names;
    const AnotherSetup other = table.recorder.consider_setup(heading, "written down wrong");
    EXPECT_EQ(table.on_screen(), record) << "nothing is written yet";
    table.recorder.replace(other.session);
    EXPECT_NE(table.session_id(), before);
    EXPECT_EQ(table.on_disk(), table.on_screen());
    EXPECT_EQ(english(table.session().replay().describe(1)), "Anna sells AM");
    EXPECT_EQ(write_record(table.store.load(before)), record);
    ASSERT_EQ(History(table.store).trashed().size(), 1U);
    EXPECT_EQ(History(table.store).trashed()[0].id, before);
    ASSERT_TRUE(table.recorder.undo()) << "the journal goes on";
    EXPECT_EQ(table.session().plies(), 1U);
}

TEST(Correction, OfTheSetupCanBeTakenBackEventByEvent) {
    Table table;
    table.enter("r 10 4");
    table.enter("sell AM");
    Heading heading = table.session().heading();
    heading.setup["first"] = "Ben";
    table.recorder.replace(table.recorder.consider_setup(heading, "written down wrong").session);
    ASSERT_TRUE(table.session().replay().refused().empty());
    ASSERT_TRUE(table.recorder.undo());
    EXPECT_EQ(table.on_disk(), table.on_screen());
    EXPECT_TRUE(table.session().replay().refused().empty()) << "undo must not bring back what does not fit";
}

}  // namespace castalia
