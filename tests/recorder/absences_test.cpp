// The clock counts the time at this session, and no time that the table spent at another one.
#include "core/session/table_time.h"
#include "tests/recorder/table.h"

namespace castalia {
namespace {

using std::chrono::minutes;

/// A table with two sessions. Its clock moves only by `wait`.
class TwoSessions : public ::testing::Test {
protected:
    TwoSessions() {
        Heading heading;
        heading.game = "magnate";
        heading.players = {"Ann", "Ben"};
        heading.setup = {{"first", "Ann"}, {"crowns", {{"Ann", {"CM", "CS", "CK"}}, {"Ben", {"CW", "CL", "CY"}}}}};
        for (std::string* id : {&other, &here}) {
            recorder.begin(heading);
            *id = session().heading().id;
        }
    }

    const Session& session() const { return *recorder.session(); }
    void wait(int for_minutes) { now += minutes(for_minutes); }
    void enter(const std::string& line) { ASSERT_FALSE(recorder.enter(recorder.parse(line))) << line; }
    minutes counted() const { return std::chrono::floor<minutes>(table_time(session()).played()); }
    minutes shown() const { return std::chrono::floor<minutes>(recorder.scene().played); }
    std::vector<std::string> log() const {
        std::vector<std::string> lines;
        for (std::size_t i = 0; i < session().plies(); ++i) {
            lines.push_back(english(session().replay().describe(i)));
        }
        return lines;
    }

    Moment now = moment_of("2026-11-21T19:00:00Z", "");
    int made = 0;
    Store store{known_games(), ":memory:"};
    Recorder recorder{store, [this] { return now; },
                      [this] { return "00000000-0000-7000-8000-00000000000" + std::to_string(++made); }};
    std::string here, other;
};

TEST_F(TwoSessions, TimeAtAnotherSessionIsNotCountedHere) {
    wait(5);
    enter("r 3 9");
    wait(2);
    recorder.open(other);
    wait(30);
    enter("r 3 9");
    recorder.open(here);
    EXPECT_EQ(shown(), minutes(7)) << "also before the next event";
    wait(3);
    EXPECT_EQ(shown(), minutes(10));
    enter("note Back again");
    EXPECT_EQ(counted(), minutes(10));
    EXPECT_EQ(shown(), minutes(10));
    EXPECT_EQ(log(), (std::vector<std::string>{"Ann rolls 3 and 9", "Pause", "Play goes on", "Back again"}));
    // The record alone says so, wherever it is read.
    EXPECT_EQ(table_time(read_record(write_record(session()), known_games())).played(), minutes(10));
    EXPECT_EQ(write_record(store.load(here)), write_record(session()));
}

TEST_F(TwoSessions, OneUndoTakesAllPausesBackAndRedoBringsThem) {
    enter("r 3 9");
    for (int twice = 0; twice < 2; ++twice) {
        recorder.open(other);
        wait(10);
        recorder.open(here);
        wait(1);
    }
    EXPECT_EQ(shown(), minutes(2));
    enter("note Back again");
    EXPECT_EQ(session().plies(), 6U);
    EXPECT_EQ(counted(), minutes(2));
    ASSERT_TRUE(recorder.undo());
    EXPECT_EQ(session().plies(), 5U);
    ASSERT_TRUE(recorder.undo());
    EXPECT_EQ(session().plies(), 1U);
    ASSERT_TRUE(recorder.redo());
    ASSERT_TRUE(recorder.redo());
    EXPECT_EQ(counted(), minutes(2));
}

TEST_F(TwoSessions, AClosedSessionAndAClosedProgramCountNothing) {
    enter("r 3 9");
    wait(2);
    recorder.close();
    wait(10);
    recorder.open(here);
    wait(1);
    recorder.leave();
    wait(20);
    // This is another program with the same library.
    Recorder later(store, [this] { return now; }, [] { return std::string(); });
    later.open(here);
    wait(4);
    EXPECT_EQ(later.scene().played, minutes(7));
    ASSERT_FALSE(later.enter(later.parse("note Back again")));
    EXPECT_EQ(table_time(*later.session()).played(), minutes(7));
}

TEST_F(TwoSessions, WhatChangesNoTimeIsNotEntered) {
    const auto go_and_come_back = [&](int away) {
        recorder.open(other);
        now += std::chrono::seconds(away);
        recorder.open(here);
    };
    enter("r 3 9");
    go_and_come_back(59);  // This is a glance.
    enter("note One");
    EXPECT_EQ(session().plies(), 2U);
    go_and_come_back(2 * 60 * 60);  // So long a time does not count anyway.
    enter("note Two");
    EXPECT_EQ(session().plies(), 3U);
    ASSERT_FALSE(recorder.enter(Json{{"type", "pause"}}));
    go_and_come_back(600);  // The clock stands already.
    ASSERT_FALSE(recorder.enter(Json{{"type", "resume"}}));
    EXPECT_EQ(session().plies(), 5U);
    // Absences before the last event do not count after it.
    go_and_come_back(600);
    enter("note Three");
    EXPECT_EQ(session().plies(), 8U);
    recorder.open(here);
    enter("note Four");
    EXPECT_EQ(session().plies(), 9U);
}

TEST_F(TwoSessions, WhoWentOnAtAnotherWindowWasNotAway) {
    // Two programs have the same session open, and the window of this one looks at something else meanwhile.
    Recorder second(store, [this] { return now; }, [] { return std::string(); });
    enter("r 3 9");
    second.open(here);
    wait(1);
    recorder.open(other);
    wait(3);
    recorder.open(here);
    wait(1);
    ASSERT_FALSE(second.enter(second.parse("note The others go on")));
    EXPECT_THROW(enter("note Too late"), Failure);  // The session is loaded again.
    wait(1);
    enter("note And so do we");
    EXPECT_EQ(log(), (std::vector<std::string>{"Ann rolls 3 and 9", "The others go on", "And so do we"}));
    EXPECT_EQ(counted(), minutes(6));
    EXPECT_EQ(shown(), minutes(6));
    Moment last{};
    for (const Entry& entry : session().in_force().entries) {
        EXPECT_LE(last, entry.event->at.value());
        last = *entry.event->at;
    }
}

TEST_F(TwoSessions, AForeignSettingIsNoAbsence) {
    enter("r 3 9");
    for (const std::string& words :
         std::vector<std::string>{"[", "[1]", R"({")" + here + R"(": 3})", R"({")" + here + R"(": ["never"]})",
                                  R"({")" + here + R"(": ["2026-11-21T20:00:00Z", "2026-11-21T19:00:00Z"]})"}) {
        recorder.close();
        store.set("sessions.left", words);
        recorder.open(here);
        enter("note Back again");
    }
    EXPECT_EQ(session().plies(), 6U);
}

}  // namespace
}  // namespace castalia
