#include "app/recorder/session_log.h"

#include "tests/recorder/table.h"
#include "tests/support/pictures.h"

#include <algorithm>

namespace castalia {

TEST(SessionLog, TellsEveryEventOnceWithWhatFollowed) {
    Table table;
    table.play(80);
    SessionLog session_log;
    session_log.follow(&table.session());
    EXPECT_EQ(session_log.steps(), table.session().plies());
    const auto events = std::ranges::count(session_log.rows(), LogRow::Kind::event, &LogRow::kind);
    EXPECT_EQ(static_cast<std::size_t>(events), table.session().plies());
    std::size_t follows = 0;
    for (std::size_t i = 0; i < table.session().plies(); ++i) {
        follows += table.session().replay().story(i).size();
        EXPECT_EQ(session_log.rows()[session_log.row_of(i)].step, i);
    }
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(session_log.rows(), LogRow::Kind::follows, &LogRow::kind)),
              follows);
}

TEST(SessionLog, TellsWhichDiceTheProgramRolled) {
    Table table;
    Json dice = {{"type", "dice"}, {"dice", {{{"sides", 6}, {"value", 4}}}}};
    table.recorder.enter(dice);
    dice["source"] = "app";
    table.recorder.enter(dice);
    SessionLog session_log;
    session_log.follow(&table.session());
    std::vector<std::size_t> marked;
    for (const LogRow& row : session_log.rows()) {
        if (row.kind == LogRow::Kind::note && english(row.text) == "rolled by the program") {
            marked.push_back(row.step);
        }
    }
    EXPECT_EQ(marked, (std::vector<std::size_t>{1}));
}

TEST(SessionLog, KeptUpToDateIsTheSameAsToldAnew) {
    Table table;
    SessionLog kept;
    const auto token = table.recorder.on_change([&](const Scene& scene) { kept.follow(scene.session); });
    table.play(60);
    table.recorder.undo();
    table.recorder.undo_to(30);
    table.recorder.undo();
    table.enter("note Tea");
    SessionLog anew;
    anew.follow(&table.session());
    EXPECT_EQ(kept.rows(), anew.rows());
    EXPECT_EQ(kept.turns(), anew.turns());
}

TEST(SessionLog, MarksACorrectedEventWithWhatItWas) {
    Table table;
    table.enter("r 3 9");
    const Entry first = table.session().in_force().entries.front();
    table.recorder.accept(
        table.recorder.consider({{Amend{first.number, table.recorder.parse("r 3 8")}}, "The 8 lay behind the box"}));
    SessionLog session_log;
    session_log.follow(&table.session());
    const auto row = std::ranges::find(session_log.rows(), LogRow::Kind::corrected, &LogRow::kind);
    ASSERT_NE(row, session_log.rows().end());
    EXPECT_EQ(english(row->text), "was: Ann rolls 3 and 9 (The 8 lay behind the box)");
}

std::vector<std::string> text_of(const SessionLog& log, LogRow::Kind kind) {
    std::vector<std::string> texts;
    for (const LogRow& row : log.rows()) {
        if (row.kind == kind) {
            texts.push_back(english(row.text));
        }
    }
    return texts;
}

TEST(SessionLog, TellsCommentsAndBranchesBeneathTheirEvent) {
    Table table;
    table.enter("r 3 9");
    const Session& played = table.session();
    Session session(played.game(), played.heading(), played.journal());
    session.commentary.comments = {{0, "!", "A good deal."}, {1, "?!", "Too bold."}};
    session.commentary.variations = {
        {0, "From the start", {table.recorder.parse("note Snow")}},
        {1, "If it had rained", std::vector<EventPtr>(6, table.recorder.parse("note Rain"))}};
    SessionLog session_log;
    session_log.follow(&session);
    const std::vector<LogRow>& rows = session_log.rows();
    EXPECT_EQ(text_of(session_log, LogRow::Kind::note),
              (std::vector<std::string>{"Comment !: A good deal.", "Comment ?!: Too bold."}));
    EXPECT_EQ(text_of(session_log, LogRow::Kind::branch),
              (std::vector<std::string>{"What if: From the start", "What if: If it had rained"}));
    EXPECT_EQ(text_of(session_log, LogRow::Kind::tried),
              (std::vector<std::string>{"1′ Snow", "2′ Rain", "3′ Rain", "4′ Rain", "5′ Rain", "and 2 more"}));
    EXPECT_EQ(rows.front().ply(), 0U) << "before the first event";
    EXPECT_EQ(rows.back().ply(), 1U);
}

TEST(SessionLog, TellsACommentAsSoonAsItIsWritten) {
    Table table;
    table.enter("r 3 9");
    SessionLog session_log;
    session_log.follow(&table.session());
    table.recorder.comment({table.session().in_force().entries[0].number, "?", "Why?"});
    session_log.follow(&table.session());
    EXPECT_EQ(text_of(session_log, LogRow::Kind::note), std::vector<std::string>{"Comment ?: Why?"});
    table.recorder.comment({table.session().in_force().entries[0].number, "", ""});
    session_log.follow(&table.session());
    EXPECT_TRUE(text_of(session_log, LogRow::Kind::note).empty());
}

TEST(SessionLog, TellsInItsPlaceWhatWasUndoneAndCorrected) {
    Table table;
    SessionLog kept([](Moment, auto) { return std::string("then"); });
    const auto token = table.recorder.on_change([&](const Scene& scene) { kept.follow(scene.session, true); });
    table.enter("r 3 9");
    table.enter("note Tea");
    table.recorder.undo();
    EXPECT_EQ(text_of(kept, LogRow::Kind::gone), std::vector<std::string>{"Tea"});
    EXPECT_EQ(text_of(kept, LogRow::Kind::traced), std::vector<std::string>{"Undone on then"});
    EXPECT_EQ(kept.rows().back().ply(), 1U) << "at the end of the log";
    table.enter("note Milk");
    const Entry first = table.session().in_force().entries.front();
    table.recorder.accept(
        table.recorder.consider({{Amend{first.number, table.recorder.parse("r 3 8")}}, "The 8 lay behind the box"}));
    EXPECT_EQ(text_of(kept, LogRow::Kind::traced),
              (std::vector<std::string>{"Corrected on then: The 8 lay behind the box; before: Ann rolls 3 and 9",
                                        "Undone on then"}));
    EXPECT_TRUE(text_of(kept, LogRow::Kind::corrected).empty()) << "the trace says it";
    SessionLog anew([](Moment, auto) { return std::string("then"); });
    anew.follow(&table.session(), true);
    EXPECT_EQ(kept.rows(), anew.rows());
    for (std::size_t step = 0; step < kept.steps(); ++step) {
        EXPECT_EQ(kept.rows()[kept.row_of(step)].step, step);
        EXPECT_EQ(kept.rows()[kept.row_of(step)].kind, LogRow::Kind::event);
    }
    kept.follow(&table.session());
    EXPECT_TRUE(text_of(kept, LogRow::Kind::traced).empty());
    EXPECT_EQ(text_of(kept, LogRow::Kind::corrected).size(), 1U);
}

TEST(SessionLog, MarksWhatTheTableRuled) {
    Table table;
    auto ruled = std::make_shared<Event>(*table.recorder.parse("sell 9ms"));
    ruled->ruling = "We forgot to roll";
    ASSERT_FALSE(table.recorder.enter(EventPtr(ruled)));
    SessionLog session_log;
    session_log.follow(&table.session());
    EXPECT_TRUE(session_log.rows()[session_log.row_of(0)].ruled);
    const auto row = std::ranges::find(session_log.rows(), LogRow::Kind::ruling, &LogRow::kind);
    ASSERT_NE(row, session_log.rows().end());
    EXPECT_TRUE(row->clause.starts_with("magnate."));
}

TEST(SessionLog, ShowsPhotosAtTheirEventsAndBeforeTheFirst) {
    Table table;
    table.enter("r 3 9");
    table.enter("note Tea");
    SessionLog kept;
    kept.follow(&table.session());
    const EntryNumber roll = table.session().in_force().entries.front().number;
    table.recorder.attach(testing::some_photo("one", "After the roll", roll));
    EXPECT_LT(kept.follow(&table.session()), kept.rows().size());
    table.recorder.attach(testing::some_photo("two", "Laid out", 0));
    kept.follow(&table.session());
    EXPECT_EQ(text_of(kept, LogRow::Kind::photo),
              (std::vector<std::string>{"Photo: Laid out", "Photo: After the roll"}));
    EXPECT_EQ(kept.rows().front().ply(), 0U);
    EXPECT_EQ(kept.rows().front().photo, 2);
    SessionLog anew;
    anew.follow(&table.session());
    EXPECT_EQ(kept.rows(), anew.rows());
    table.recorder.set_caption(1, "Nine, again");
    kept.follow(&table.session());
    EXPECT_EQ(text_of(kept, LogRow::Kind::photo),
              (std::vector<std::string>{"Photo: Laid out", "Photo: Nine, again"}));
    table.recorder.undo_to(0);
    kept.follow(&table.session());
    EXPECT_EQ(text_of(kept, LogRow::Kind::photo), std::vector<std::string>{"Photo: Laid out"})
        << "its event is undone";
    table.recorder.undo();
    table.recorder.remove_photo(2);
    kept.follow(&table.session());
    EXPECT_EQ(text_of(kept, LogRow::Kind::photo), std::vector<std::string>{"Photo: Nine, again"});
}

}  // namespace castalia
