#include "db/history/history.h"
#include "tests/recorder/table.h"

#include "app/recorder/clock.h"
#include "tests/db/tables.h"
#include "tests/support/pictures.h"

namespace castalia {

TEST(Recorder, WhatIsEnteredIsOnDiskBeforeItIsShown) {
    Table table;
    std::string seen_on_disk;
    const auto token = table.recorder.on_change([&](const Scene&) { seen_on_disk = table.on_disk(); });
    table.enter("r 3 9");
    EXPECT_EQ(seen_on_disk, table.on_screen());
    EXPECT_NE(seen_on_disk.find("roll"), std::string::npos);
}

TEST(Recorder, ARefusedEntryChangesNothingAndSaysWhichClause) {
    Table table;
    table.enter("r 3 9");
    const std::string before = table.on_disk();
    const auto refusal = table.recorder.enter(table.recorder.parse("r 2 2"));
    ASSERT_TRUE(refusal);
    EXPECT_TRUE(refusal->clause.starts_with("magnate."));
    EXPECT_EQ(table.on_disk(), before);
    EXPECT_EQ(table.on_screen(), before);
}

TEST(Recorder, ARulingLetsAnEntryAgainstTheRulesStand) {
    Table table;
    auto ruled = std::make_shared<Event>(*table.recorder.parse("sell 9ms"));
    const auto refusal = table.recorder.enter(EventPtr(ruled));
    ASSERT_TRUE(refusal);
    ASSERT_EQ(refusal->kind, Refusal::Kind::rule);
    ruled = std::make_shared<Event>(*ruled);
    ruled->ruling = "We forgot to roll";
    EXPECT_FALSE(table.recorder.enter(EventPtr(ruled)));
    EXPECT_TRUE(table.session().replay().steps().front().stands);
    EXPECT_EQ(table.on_disk(), table.on_screen());
}

TEST(Recorder, APreviewShowsTheTableAfterAnEntryAndChangesNothing) {
    Table table;
    const std::string before = table.on_disk();
    const Preview preview = table.recorder.preview(table.recorder.parse("r 10 4"));
    EXPECT_FALSE(preview.refusal);
    EXPECT_EQ(english(preview.sentence), "Ann rolls 10 and 4");
    EXPECT_FALSE(preview.story.empty());
    ASSERT_NE(preview.after, nullptr);
    EXPECT_EQ(preview.after->playthrough().state(preview.after->plies())["players"]["Ann"]["tokens"]["M"], 2);
    EXPECT_EQ(table.state()["players"]["Ann"]["tokens"]["M"], 1);
    EXPECT_EQ(table.on_disk(), before);
}

TEST(Recorder, UndoAndRedoReachOverARestart) {
    Table table;
    table.play(12);
    const std::string id = table.session_id();
    const std::size_t events = table.session().plies();
    ASSERT_TRUE(table.recorder.undo());
    ASSERT_TRUE(table.recorder.undo());
    table.recorder.close();
    EXPECT_EQ(table.recorder.scene().session, nullptr);
    table.recorder.open(id);
    EXPECT_EQ(table.session().plies(), events - 2);
    ASSERT_TRUE(table.recorder.redo());
    ASSERT_TRUE(table.recorder.redo());
    EXPECT_FALSE(table.recorder.redo());
    EXPECT_EQ(table.session().plies(), events);
}

TEST(Recorder, UndoReachesBehindTheEndOfTheGame) {
    Table table;
    table.play(2000, 3);
    ASSERT_EQ(table.session().replay().status(), Status::finished);
    ASSERT_TRUE(table.recorder.undo());
    EXPECT_EQ(table.session().replay().status(), Status::open);
    ASSERT_TRUE(table.recorder.redo());
    EXPECT_EQ(table.session().replay().status(), Status::finished);
}

TEST(Recorder, UndoToHereIsUndoneAsOne) {
    Table table;
    table.play(20);
    const Json whole = table.state();
    const std::size_t events = table.session().plies();
    table.recorder.undo_to(5);
    EXPECT_EQ(table.session().plies(), 5U);
    ASSERT_TRUE(table.recorder.undo());
    EXPECT_EQ(table.session().plies(), events);
    EXPECT_EQ(table.state(), whole);
}

TEST(Recorder, LookingBackRecordsNothing) {
    Table table;
    table.play(10);
    const std::size_t lines = table.session().journal().size();
    table.recorder.look_at(3);
    EXPECT_TRUE(table.recorder.scene().looking_back());
    EXPECT_EQ(table.recorder.scene().ply, 3U);
    table.recorder.look_at(9999);
    EXPECT_FALSE(table.recorder.scene().looking_back());
    table.recorder.look_at(0);
    table.recorder.back_to_now();
    EXPECT_EQ(table.recorder.scene().ply, table.session().plies());
    EXPECT_EQ(table.session().journal().size(), lines);
}

TEST(Recorder, AnEntryComesBackFromLookingBack) {
    Table table;
    table.enter("r 3 9");
    table.recorder.look_at(0);
    table.enter("note Back again");
    EXPECT_FALSE(table.recorder.scene().looking_back());
    EXPECT_EQ(table.session().plies(), 2U);
}

TEST(Recorder, ASubscriptionEndsWithItsToken) {
    Table table;
    int shown = 0;
    auto token = table.recorder.on_change([&](const Scene&) { ++shown; });
    table.enter("r 3 9");
    EXPECT_EQ(shown, 1);
    token.reset();
    table.recorder.undo();
    EXPECT_EQ(shown, 1);
}

TEST(Recorder, TheClockStandsWhileTheTablePauses) {
    Table table;
    table.enter("r 3 9");
    ASSERT_FALSE(table.recorder.enter(Json{{"type", "pause"}}));
    const auto paused = table.recorder.scene().played;
    table.now += std::chrono::minutes(30);
    EXPECT_EQ(table.recorder.scene().played, paused);
    ASSERT_FALSE(table.recorder.enter(Json{{"type", "resume"}}));
    EXPECT_GT(table.recorder.scene().played, paused);
    EXPECT_LT(table.recorder.scene().played, paused + std::chrono::minutes(10));
}

TEST(Recorder, ANoteOnAnEventIsKept) {
    Table table;
    table.enter("r 3 9");
    table.recorder.annotate(table.session().in_force().entries.front().number, "Cocked die");
    EXPECT_EQ(table.session().replay().steps().front().entry.event->note, "Cocked die");
    EXPECT_EQ(table.on_disk(), table.on_screen());
}

// Once, the session that was shown afterwards lacked comments and photos, and the next comment replaced all others.
TEST(Recorder, AnEventThatCannotBeSavedTakesNoCommentAndNoPhotoWithIt) {
    const testing::Folder folder;
    Store store(known_games(), folder / "library.sqlite");
    int made = 0;
    Recorder recorder(
        store, [] { return moment_of("2026-11-21T19:00:00Z", ""); },
        [&] { return "00000000-0000-7000-8000-00000000000" + std::to_string(++made); });
    Heading heading = testing::session_of().heading();
    recorder.begin(heading);
    ASSERT_FALSE(recorder.enter(recorder.parse("r 3 9")));
    recorder.comment({1, "!?", "Cold"});
    recorder.attach(testing::some_photo("one", "The dice", 1));
    store.wait_at_most(std::chrono::milliseconds(20));
    Store other(known_games(), folder / "library.sqlite");
    // No other program may write while this runs.
    other.append_in_turn(recorder.session()->heading().id, [&](const Session&) {
        EXPECT_THROW(recorder.enter(recorder.parse("note late")), Failure);
        return std::optional<Addition>();
    });
    EXPECT_EQ(recorder.session()->plies(), 1U);
    EXPECT_EQ(recorder.session()->commentary.comments.size(), 1U);
    EXPECT_EQ(recorder.session()->photos.size(), 1U);
    recorder.comment({0, "", "A cold evening"});
    EXPECT_EQ(store.load(recorder.session()->heading().id).commentary.comments.size(), 2U);
}

TEST(Recorder, WhatCannotBeSavedLeavesTheSessionAsItWas) {
    const testing::Folder folder;
    Store store(known_games(), folder / "library.sqlite");
    Recorder recorder(
        store, [] { return moment_of("2026-11-21T19:00:00Z", ""); },
        [] { return "0399c1de-5b0c-7c3e-8f5e-2a9d5a3b7c33"; });
    recorder.begin(testing::session_of().heading());
    for (const char* line : {"r 3 9", "note one", "note two"}) {
        ASSERT_FALSE(recorder.enter(recorder.parse(line)));
    }
    ASSERT_TRUE(recorder.undo());
    recorder.look_at(1);
    const Session* const session = recorder.session();
    const std::string before = write_record(*session);
    const EntryNumber roll = session->in_force().entries.front().number;
    const std::vector<std::pair<const char*, std::function<void()>>> changes{
        {"event", [&] { recorder.enter(recorder.parse("note late")); }},
        {"undo", [&] { recorder.undo(); }},
        {"redo", [&] { recorder.redo(); }},
        {"note", [&] { recorder.annotate(roll, "cocked"); }},
        {"correction", [&] { recorder.accept(recorder.consider(Corrected{{Strike{roll}}, "misread"})); }},
        {"undo to", [&] { recorder.undo_to(0); }},
    };
    store.wait_at_most(std::chrono::milliseconds(20));
    Store other(known_games(), folder / "library.sqlite");
    // No other program may write while this runs.
    other.append_in_turn(session->heading().id, [&](const Session&) {
        for (const auto& [what, change] : changes) {
            EXPECT_THROW(change(), Failure) << what;
            EXPECT_EQ(recorder.session(), session) << what << ": it was made anew";
            EXPECT_EQ(write_record(*recorder.session()), before) << what;
            EXPECT_EQ(recorder.scene().ply, 1U) << what << ": another ply is looked at";
        }
        return std::optional<Addition>();
    });
    EXPECT_EQ(write_record(store.load(session->heading().id)), before);
    for (const auto& [what, change] : changes) {
        const std::string as_it_was = write_record(*session);
        change();
        EXPECT_EQ(write_record(store.load(session->heading().id)), write_record(*recorder.session())) << what;
        EXPECT_NE(write_record(*recorder.session()), as_it_was) << what;
    }
}

// A later version compares its own ending with the one that is listed.
TEST(Recorder, ListsASessionAsSoonAsItEnds) {
    Table table;
    table.enter("r 3 9");
    const auto listed = [&] { return History(table.store).summary(table.session().heading().id).value(); };
    EXPECT_EQ(listed().status, Status::open);
    ASSERT_FALSE(table.recorder.enter(Json{{"type", "abandon"}}));
    EXPECT_EQ(listed().status, Status::abandoned);
    EXPECT_EQ(listed().events, 2U);
    ASSERT_TRUE(table.recorder.undo());
    EXPECT_EQ(listed().status, Status::open);
}

// Once, such a note was kept, and the whole session could not be read again.
TEST(Recorder, KeepsNoRemarkThatCouldNotBeReadAgain) {
    Table table;
    table.enter("r 3 9");
    const std::string before = table.on_disk();
    const EntryNumber roll = table.session().in_force().entries.front().number;
    for (const std::string unreadable : {"Cocked\x06 die", "Cocked \xff die"}) {
        EXPECT_THROW(table.recorder.annotate(roll, unreadable), BadRecord);
        auto ruled = std::make_shared<Event>(*table.recorder.parse("r 4 4"));
        ruled->ruling = unreadable;
        EXPECT_THROW(table.recorder.enter(EventPtr(ruled)), BadRecord);
        Corrected instead;
        instead.changes.emplace_back(Amend{roll, ruled});
        EXPECT_THROW(table.recorder.consider(instead), BadRecord);
    }
    EXPECT_EQ(table.on_disk(), before);
    EXPECT_EQ(table.on_screen(), before);
    table.recorder.annotate(roll, "Cocked\tdie,\nlet stand");
    EXPECT_EQ(table.on_disk(), table.on_screen());
}

TEST(AppDice, EveryFaceIsAsLikely) {
    AppDice dice([engine = std::mt19937(3)]() mutable { return static_cast<std::uint32_t>(engine()); });
    std::array<int, 10> seen{};
    constexpr int kRolls = 100'000;
    for (int i = 0; i < kRolls; ++i) {
        const int face = dice.roll(10);
        ASSERT_GE(face, 1);
        ASSERT_LE(face, 10);
        ++seen[static_cast<std::size_t>(face) - 1];
    }
    double distance = 0;
    for (const int count : seen) {
        const double off = count - kRolls / 10.0;
        distance += off * off / (kRolls / 10.0);
    }
    EXPECT_LT(distance, 27.9);  // Chi squared, nine degrees of freedom, one in a thousand.
}

TEST(NewUuid, SortsByTimeAndNamesItsVersion) {
    const std::string one = new_uuid(), other = new_uuid();
    EXPECT_EQ(one.size(), 36U);
    EXPECT_EQ(one[14], '7');
    EXPECT_NE(std::string("89ab").find(one[19]), std::string::npos);
    EXPECT_NE(one, other);
    EXPECT_LE(one.substr(0, 13), other.substr(0, 13));
}

}  // namespace castalia
