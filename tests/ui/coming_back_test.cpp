// The contents of the entry line, and its session, when a user comes back to it.
#include <wx/textctrl.h>

#include "app/ui/session/entry_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

class ComingBack : public WindowTable {};

/// Plays at random until the form writes what is due into the line. Returns the line.
wxString play_until_due(Recorder& recorder, const EntryPanel& entry) {
    for (const Json& event : game_of_chance(11, 100'000)) {
        EXPECT_FALSE(recorder.enter(recorder.read(event)));
        if (!entry.line().empty()) {
            break;
        }
    }
    return entry.line();
}

TEST_F(ComingBack, WhatTheFormWroteIsReplacedAlsoWhenAnotherFieldHasHadTheSelection) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    EntryPanel& entry = frame->session_page().entry();
    ASSERT_FALSE(play_until_due(*recorder, entry).empty());
    press('F', wxMOD_CONTROL);
    type("ann");
    press('A', wxMOD_CONTROL);  // Only one field of a screen has the selection, so the entry line loses its own.
    press(WXK_ESCAPE);
    ASSERT_TRUE(entry.has_focus());
    type("s");
    EXPECT_EQ(entry.line(), "s");
}

TEST_F(ComingBack, ALineThatCannotBeReadIsReplacedAlsoWhenAnotherFieldHasHadTheSelection) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    EntryPanel& entry = frame->session_page().entry();
    type("r 3 x");
    press(WXK_RETURN);
    press('F', wxMOD_CONTROL);
    type("ann");
    press('A', wxMOD_CONTROL);
    press(WXK_ESCAPE);
    ASSERT_TRUE(entry.has_focus());
    type("39");
    press(WXK_RETURN);
    EXPECT_TRUE(pump([&] { return events() == 1; })) << entry.line();
}

TEST_F(ComingBack, AnArrowKeepsWhatTheFormWroteAlsoWhenAnotherFieldHasHadTheSelection) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    EntryPanel& entry = frame->session_page().entry();
    const wxString due = play_until_due(*recorder, entry);
    ASSERT_FALSE(due.empty());
    press(WXK_END);
    press('F', wxMOD_CONTROL);
    type("ann");
    press('A', wxMOD_CONTROL);
    press(WXK_ESCAPE);
    type("s");
    EXPECT_EQ(entry.line(), due + "s");
}

TEST_F(ComingBack, TabAndASpaceAfterAnEntryRecordNothing) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    EntryPanel& entry = frame->session_page().entry();
    const wxString due = play_until_due(*recorder, entry);
    ASSERT_FALSE(due.empty());
    const std::size_t before = events();
    press(WXK_TAB);
    type(" y k2");
    EXPECT_FALSE(pump([&] { return events() != before; }, std::chrono::milliseconds(300)));
    EXPECT_TRUE(entry.has_focus());
    EXPECT_EQ(entry.line(), due + " y k2");
    press(WXK_ESCAPE);
    press(WXK_TAB);
    press(WXK_TAB);
    EXPECT_FALSE(entry.has_focus()) << "from what was taken it leads on";
}

TEST_F(ComingBack, TabStaysInALineThatIsBegunAlsoWhereThereIsNothingToComplete) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    EntryPanel& entry = frame->session_page().entry();
    type("zz");
    press(WXK_TAB);
    EXPECT_TRUE(entry.has_focus());
    press('A', wxMOD_CONTROL);
    type("39");
    EXPECT_EQ(entry.line(), "39");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 1; }));
    press(WXK_TAB);
    EXPECT_FALSE(entry.has_focus()) << "from an empty line it leads on";
}

TEST_F(ComingBack, EnterOnHomeGoesBackToTheSessionThatOneComesFrom) {
    recorder->begin(two_players());
    const std::string first = session().heading().id;
    recorder->begin(two_players());
    ASSERT_NE(session().heading().id, first);
    recorder->open(first);
    frame->go(MainFrame::Place::session);
    press('1', wxMOD_ALT);
    ASSERT_EQ(frame->place(), MainFrame::Place::home);
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return frame->place() == MainFrame::Place::session; }));
    EXPECT_EQ(session().heading().id, first) << "not the one that was played last";
}

TEST_F(ComingBack, TheWordsInTheEmptyLineAreWholeInLargeTypeToo) {
    for (const int percent : {100, 150, 200}) {
        set_text_size(percent / 100.0);
        apply_native_style(percent);
        frame->rebuild();
        recorder->begin(two_players());
        frame->go(MainFrame::Place::session);
        const auto expect_whole = [&] {
            const wxTextCtrl& line = *frame->session_page().entry().field();
            ASSERT_FALSE(line.GetHint().empty());
            EXPECT_LE(line.GetTextExtent(line.GetHint()).x + 2 * frame->FromDIP(8), line.GetSize().x)
                << percent << ": " << line.GetHint();
        };
        expect_whole();
        type("39");
        press(WXK_RETURN);
        ASSERT_TRUE(pump([&] { return events() == 1; }));
        press(WXK_PAGEUP);
        ASSERT_TRUE(pump([&] { return recorder->looking_back(); }));
        expect_whole();
        press(WXK_ESCAPE);
    }
    set_text_size(1);
    apply_native_style(100);
}

}  // namespace
}  // namespace castalia
