#include "app/recorder/open_correction.h"

#include <algorithm>

#include "tests/recorder/table.h"

namespace castalia {

namespace {

EntryNumber entry_of(const Table& table, std::size_t index) {
    return table.session().in_force().entries.at(index).number;
}

/// Plays three turns in which each card is sold once.
void play_three_turns(Table& table) {
    for (const char* line : {"r 10 4", "sell AM", "draw", "r 2 2", "sell 9MS", "draw", "r 3 3", "sell 8WL", "draw"}) {
        table.enter(line);
    }
}

}  // namespace

TEST(OpenCorrection, WritesNothingHoweverOftenItIsReconsidered) {
    Table table;
    play_three_turns(table);
    const std::string before = table.on_disk();
    OpenCorrection open(table.recorder, OpenCorrection::Kind::amend, entry_of(table, 0));
    EXPECT_FALSE(open.reconsider()) << "there is no event yet";
    open.set_event(table.recorder.read({{"type", "roll"}, {"player", "Ann"}, {"dice", {8, 4}}}));
    const std::optional<Correction> correction = open.reconsider();
    ASSERT_TRUE(correction);
    EXPECT_EQ(correction->replayed, 8U);
    EXPECT_TRUE(open.disputes().empty());
    EXPECT_EQ(table.on_disk(), before);
}

TEST(OpenCorrection, GivesTheNewEventTheTimeOfTheOld) {
    Table table;
    play_three_turns(table);
    OpenCorrection open(table.recorder, OpenCorrection::Kind::amend, entry_of(table, 0));
    EXPECT_EQ(open.ply(), 0U);
    open.set_event(table.recorder.read({{"type", "roll"}, {"player", "Ann"}, {"dice", {8, 4}}}));
    EXPECT_EQ(open.event()->at, open.old_event().at);
    ASSERT_TRUE(open.old_event().at);
    EXPECT_FALSE(open.nothing_changed());
    open.set_event(table.recorder.read(table.recorder.written(open.old_event())));
    EXPECT_TRUE(open.nothing_changed());
}

TEST(OpenCorrection, ReadsShortLinesAsTheyWouldHaveBeenReadAtItsPlace) {
    Table table;
    play_three_turns(table);
    const auto read = [&](std::size_t place, const char* line) {
        const OpenCorrection open(table.recorder, OpenCorrection::Kind::amend, entry_of(table, place));
        return table.recorder.written(*open.read(line));
    };
    for (const char* line : {"25", "2 5", "r25", "r 2 5"}) {
        EXPECT_EQ(read(3, line), Json::parse(R"({"type":"roll","player":"Ben","dice":[2,5]})")) << line;
    }
    EXPECT_EQ(read(4, "s7wy"), Json::parse(R"({"type":"sell","player":"Ben","card":"7WY"})"));
    EXPECT_EQ(read(4, "d2wl3"), read(4, "dev 2wl 3 w l")) << "the payment is left out";
    EXPECT_EQ(read(5, "a: draw")["player"], "Ann");
    EXPECT_THROW(read(4, "25"), BadNotation) << "no dice are due there";
    EXPECT_THROW(read(3, "zzz"), BadNotation);
}

TEST(OpenCorrection, ReadsThrowsAsTheEntryLineDoes) {
    Table table;
    play_three_turns(table);
    table.enter("Ben: dice 4d6kh3+2 shows 5 6 1 2 label \"the door\" set \"bone\"");
    const auto read = [&](OpenCorrection::Kind kind, const std::string& line) {
        const OpenCorrection open(table.recorder, kind, entry_of(table, 9));
        return table.recorder.written(*open.read(line)).dump();
    };
    EXPECT_EQ(read(OpenCorrection::Kind::amend, "4d6kh3+2 56r13"),
              R"({"type":"dice","player":"Ben","dice":[{"sides":6,"value":5},{"sides":6,"value":6},)"
              R"({"sides":6,"value":1},{"sides":6,"value":3}],"expression":"4d6kh3+2","fallen":[2],)"
              R"("label":"the door","die":"bone"})");
    EXPECT_EQ(read(OpenCorrection::Kind::amend, "Ann: d20 # the wall 17"),
              R"({"type":"dice","player":"Ann","dice":[{"sides":20,"value":17}],"expression":"d20",)"
              R"("label":"the wall","die":"bone"})");
    EXPECT_EQ(read(OpenCorrection::Kind::insert, "roll d20 17"),
              R"({"type":"dice","player":"Ben","dice":[{"sides":20,"value":17}],"expression":"d20"})");
    for (const char* line : {"4d6kh3+2 561", "4d6kh3+2 5617", "roll 4d6", "3d6>4 123"}) {
        EXPECT_THROW(read(OpenCorrection::Kind::amend, line), BadNotation) << line;
    }
}

TEST(OpenCorrection, CountsEveryLaterEventOnce) {
    Table table;
    play_three_turns(table);
    const Json roll{{"type", "roll"}, {"player", "Ann"}, {"dice", {8, 4}}};
    for (const std::size_t index : {std::size_t{0}, std::size_t{1}, std::size_t{4}, std::size_t{8}}) {
        for (const auto kind :
             {OpenCorrection::Kind::strike, OpenCorrection::Kind::amend, OpenCorrection::Kind::insert}) {
            OpenCorrection open(table.recorder, kind, entry_of(table, index));
            if (kind != OpenCorrection::Kind::strike) {
                open.set_event(table.recorder.read(roll));
            }
            const std::optional<Correction> correction = open.reconsider();
            ASSERT_TRUE(correction);
            const std::size_t later = 9 - index - (kind == OpenCorrection::Kind::insert ? 0 : 1);
            EXPECT_EQ(correction->replayed + open.left_out(), later)
                << "event " << index << ", way " << static_cast<int>(kind);
        }
    }
}

TEST(OpenCorrection, LeavesOutWhatNoLongerFits) {
    Table table;
    play_three_turns(table);
    OpenCorrection open(table.recorder, OpenCorrection::Kind::amend, entry_of(table, 1));
    open.set_event(table.recorder.read({{"type", "sell"}, {"player", "Ann"}, {"card", "9MS"}}));
    ASSERT_TRUE(open.reconsider());
    ASSERT_FALSE(open.disputes().empty());
    EXPECT_EQ(open.disputes().front().number, 5U) << "the same card cannot be sold again";
    table.recorder.accept(table.recorder.consider(open.operation()));
    EXPECT_TRUE(std::ranges::all_of(table.session().replay().steps(), &Step::stands));
    ASSERT_TRUE(table.recorder.undo());
    EXPECT_EQ(table.session().plies(), 9U);
}

TEST(OpenCorrection, LetsTheTableRuleThatAPlaceStands) {
    Table table;
    play_three_turns(table);
    OpenCorrection open(table.recorder, OpenCorrection::Kind::strike, entry_of(table, 1));
    ASSERT_TRUE(open.reconsider());
    ASSERT_FALSE(open.disputes().empty());
    Dispute first = open.disputes().front();
    ASSERT_EQ(first.refusal.kind, Refusal::Kind::rule);
    first.ruled = true;
    first.ruling = "We agreed that it stands";
    open.decide(first);
    ASSERT_TRUE(open.reconsider());
    EXPECT_TRUE(open.disputes().front().ruled);
    table.recorder.accept(table.recorder.consider(open.operation()));
    EXPECT_TRUE(std::ranges::any_of(table.session().replay().steps(), [](const Step& step) {
        return step.stands && step.entry.event->ruling == "We agreed that it stands";
    }));
}

// Once, "10+10+7" stayed at an event that has no number at all.
TEST(OpenCorrection, KeepsARemarkButNoSumOfAnotherNumber) {
    Table table;
    Heading heading;
    heading.game = "open-table";
    heading.players = {"Ann", "Ben"};
    heading.setup = Json::parse(R"({"columns":["Round 1"]})");
    table.recorder.begin(heading);
    table.enter("Ann: score 10+10+7 Round 1");
    ASSERT_EQ(table.session().replay().steps().front().entry.event->note, "10+10+7");
    const auto note_after = [&](const std::string& line) {
        OpenCorrection open(table.recorder, OpenCorrection::Kind::amend, entry_of(table, 0));
        open.set_event(table.recorder.parse(line));
        return open.event()->note;
    };
    EXPECT_EQ(note_after("Ann: score 5 Round 1"), "");
    EXPECT_EQ(note_after("Ann: score 2+3 Round 1"), "2+3");
    EXPECT_EQ(note_after("Ann: score 27 Round 1"), "10+10+7") << "the same event";
    EXPECT_EQ(note_after("Ann: turn"), "");
    table.recorder.annotate(entry_of(table, 0), "Ben counted");
    EXPECT_EQ(note_after("Ann: score 5 Round 1"), "Ben counted");
}

}  // namespace castalia
