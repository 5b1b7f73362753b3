// A branch does not change its session, is kept on request, and is exported with the record.
#include "app/recorder/branch.h"

#include "core/review/branch_differences.h"
#include "tests/recorder/table.h"

namespace castalia {
namespace {

class ABranch : public ::testing::Test {
protected:
    ABranch() { table.play(40); }
    /// Plays events that the forms offer. The game is not over after so few.
    static void play(Recorder& recorder, std::size_t events, std::uint64_t seed = 3) {
        Chance chance(seed);
        RandomPlayer random_player(chance);
        for (std::size_t i = 0; i < events; ++i) {
            ASSERT_FALSE(recorder.enter(random_player.any(recorder.session()->playthrough())));
        }
    }
    Table table;
};

TEST_F(ABranch, LeavesTheSessionAsItWas) {
    const std::string before = table.on_disk();
    Branch branch(table.recorder, 12);
    EXPECT_EQ(branch.recorder().session()->plies(), 12U);
    EXPECT_EQ(branch.recorder().session()->playthrough().state(12), table.session().playthrough().state(12));
    play(branch.recorder(), 20);
    EXPECT_EQ(branch.size(), 20U);
    EXPECT_EQ(table.on_disk(), before);
    EXPECT_EQ(table.on_screen(), before);
}

TEST_F(ABranch, SettlesWhatCameBeforeIt) {
    Branch branch(table.recorder, 12);
    Recorder& recorder = branch.recorder();
    EXPECT_FALSE(recorder.undo());
    play(recorder, 3);
    EXPECT_THROW(recorder.undo_to(11), Failure);
    EXPECT_THROW(recorder.annotate(5, "late"), Failure);
    EXPECT_THROW(recorder.consider(Corrected{{Strike{5}}, {}}), Failure);
    EXPECT_EQ(recorder.consider(Corrected{{Strike{15}}, {}}).misfits.size(), 0U);
    for (int own = 0; own < 3; ++own) {
        EXPECT_TRUE(recorder.undo());
    }
    EXPECT_FALSE(recorder.undo());
    EXPECT_EQ(branch.size(), 0U);
    EXPECT_TRUE(recorder.redo());
    EXPECT_EQ(branch.size(), 1U);
}

TEST_F(ABranch, OfTwentyEventsIsKeptAndGoesIntoAnotherLibrary) {
    Branch branch(table.recorder, 12);
    play(branch.recorder(), 20);
    table.recorder.keep(branch.variation("If Ann had sold"));
    ASSERT_EQ(table.session().commentary.variations.size(), 1U);
    const std::string record = table.on_disk();
    EXPECT_EQ(Json::parse(record)["variations"][0]["after"], 12);
    EXPECT_EQ(Json::parse(record)["variations"][0]["events"].size(), 20U);
    EXPECT_EQ(Json::parse(record)["events"].size(), 40U);
    Store other(known_games(), ":memory:");
    const Session taken = read_record(record, known_games());
    other.begin(taken);
    EXPECT_EQ(write_record(other.load(table.session_id())), record);

    // It is continued, kept in place of its old form, and thrown away.
    Branch again(table.recorder, table.session().commentary.variations[0]);
    EXPECT_EQ(again.name(), "If Ann had sold");
    EXPECT_EQ(again.size(), 20U);
    EXPECT_EQ(again.recorder().session()->playthrough().state(32),
              branch.recorder().session()->playthrough().state(32));
    EXPECT_TRUE(again.recorder().undo());
    table.recorder.keep(again.variation(again.name()));
    ASSERT_EQ(table.session().commentary.variations.size(), 1U);
    EXPECT_EQ(table.session().commentary.variations[0].events.size(), 19U);
    const Variation last = table.session().commentary.variations[0];
    table.recorder.throw_away(last);
    EXPECT_FALSE(Json::parse(table.on_disk()).contains("variations"));
}

TEST_F(ABranch, WithoutAPlaceInTheSessionIsNotKept) {
    Branch branch(table.recorder, 12);
    play(branch.recorder(), 2);
    table.recorder.undo_to(5);
    EXPECT_THROW(table.recorder.keep(branch.variation("Too late")), Failure);
    EXPECT_TRUE(table.session().commentary.variations.empty());
}

TEST_F(ABranch, TellsHowItDiffersFromWhatHappened) {
    Branch branch(table.recorder, 12);
    const Session& session = table.session();
    // It begins as it happened, then something else follows.
    for (std::size_t step = 12; step < 15; ++step) {
        ASSERT_FALSE(branch.recorder().enter(session.in_force().entries[step].event));
    }
    review::BranchDifferences same = review::branch_differences(session, 12, *branch.recorder().session());
    EXPECT_EQ(same.compared_with, 15U);
    EXPECT_TRUE(same.no_longer.empty());
    for (const auto& numbers : same.numbers) {
        EXPECT_EQ(numbers.branch, numbers.happened);
    }
    EXPECT_NE(english(review::numbers_text(same.numbers[0], session.names())).find(" as it was"), std::string::npos);
    ASSERT_FALSE(branch.recorder().enter(Json{{"type", "note"}, {"text", "Else"}}));
    const review::BranchDifferences other = review::branch_differences(session, 12, *branch.recorder().session());
    EXPECT_EQ(other.no_longer, std::vector<std::size_t>{15});
    const std::string adjusted =
        english(review::numbers_text({say("Tokens"), {4.0, 3.0}, {9.0, 3.0}}, session.names()));
    EXPECT_EQ(adjusted, "Tokens: Ann 4 instead of 9, Ben 3 as it was");
}

}  // namespace
}  // namespace castalia
