// Reviewing a session by keys: the graph, the moments, the board, the log and the comment always show the same
// moment.
#include <algorithm>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>

#include "app/ui/charts/chart_panel.h"
#include "app/ui/log/log_panel.h"
#include "app/ui/review/comment_panel.h"
#include "app/ui/review/moments_panel.h"
#include "app/ui/review/review_page.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/review/review.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

class AReview : public WindowTable {
protected:
    AReview() {
        recorder->begin(two_players());
        for (const Json& event : game_of_chance(7, kEvents)) {
            EXPECT_FALSE(recorder->enter(event));
        }
        frame->go(MainFrame::Place::session);
        press(WXK_F3);
        EXPECT_TRUE(pump([this] { return frame->place() == MainFrame::Place::review; }));
    }
    ReviewPage& page() { return frame->review_page(); }
    std::size_t ply() const { return recorder->scene().ply; }
    bool wait_for(std::size_t wanted) {
        return pump([this, wanted] { return ply() == wanted; });
    }
    const std::vector<Comment>& comments() const { return session().commentary.comments; }
    Session on_disk() const { return Store(games, folder / "library.sqlite").load(session().heading().id); }

    static constexpr std::size_t kEvents = 60;
};

TEST_F(AReview, GoesFromMomentToMomentByKeysAndEverythingFollows) {
    EXPECT_EQ(ply(), kEvents);
    press(WXK_HOME);
    ASSERT_TRUE(wait_for(0));
    press(WXK_RIGHT);
    press(WXK_RIGHT);
    ASSERT_TRUE(wait_for(2));
    EXPECT_EQ(page().course().here(), 2U);
    press(WXK_LEFT);
    ASSERT_TRUE(wait_for(1));
    press(WXK_PAGEDOWN);
    ASSERT_TRUE(pump([this] { return ply() > 1; }));
    press(WXK_END);
    ASSERT_TRUE(wait_for(kEvents));
    press(WXK_ESCAPE);
    EXPECT_TRUE(pump([this] { return frame->place() == MainFrame::Place::session; }));
    EXPECT_FALSE(recorder->looking_back());
    EXPECT_TRUE(pump([this] { return frame->session_page().entry().has_focus(); }));
    EXPECT_EQ(events(), kEvents) << "nothing that was pressed became an event";
}

TEST_F(AReview, HasItsWaysInOneRowOfAUsualWindow) {
    frame->SetSize(1280, 800);
    // Whatever does not fit goes to the next row, and the speed stands last.
    const auto height_of = [this](const wxString& name) {
        const auto choices = all_of<wxChoice>(page());
        const auto found = std::ranges::find(choices, name, [](const wxChoice* one) { return accessible_name(one); });
        return found == choices.end() ? -1 : (*found)->GetScreenPosition().y;
    };
    EXPECT_GT(height_of("Speed of playing"), 0);
    EXPECT_TRUE(pump([&] { return height_of("Speed of playing") == height_of("Where playing stops"); }));
}

// The band said "Turn 46 · Ben: Ben ends a final turn".
TEST_F(AReview, SaysOnlyOnceWhoseTurnItIs) {
    std::size_t told = 0;
    for (std::size_t at = kEvents; at > kEvents - 8; --at) {
        const wxString event = words(session().replay().describe(at - 1));
        const wxString chapter = words(session().playthrough().chapter(at - 1));
        for (const wxStaticText* text : all_of<wxStaticText>(page())) {
            const wxString shown = text->GetLabelText();
            if (!shown.EndsWith(event) || shown == event || !shown.StartsWith("Turn ")) {
                continue;
            }
            ++told;
            const wxString name = chapter.AfterLast(' ');
            wxString rest = shown;
            EXPECT_EQ(rest.Replace(name, ""), 1U) << shown;
        }
        press(WXK_LEFT);
        ASSERT_TRUE(wait_for(at - 1));
    }
    EXPECT_GT(told, 4U);
}

TEST_F(AReview, ShowsTheWholeButtonOfTheChancesInANarrowWindow) {
    frame->SetSize(700, 700);
    const auto whole = [this] {
        const auto buttons = all_of<wxButton>(page());
        const auto chances = std::ranges::find_if(
            buttons, [](const wxButton* one) { return accessible_name(one) == "Work out the winning chances"; });
        return chances != buttons.end() && (*chances)->GetSize().x >= (*chances)->GetBestSize().x &&
               (*chances)->GetPosition().x + (*chances)->GetSize().x <= (*chances)->GetParent()->GetClientSize().x;
    };
    EXPECT_TRUE(pump(whole));
}

TEST_F(AReview, LeadsToTheMomentsThatWereFound) {
    const std::vector<review::ReviewMoment> found = review::moments_of(session());
    ASSERT_GE(found.size(), 2U);
    EXPECT_EQ(static_cast<std::size_t>(page().moments().list()->GetItemCount()), found.size());
    press(WXK_HOME);
    ASSERT_TRUE(wait_for(0));
    press('N');
    const auto first = std::ranges::find_if(found, [](const review::ReviewMoment& one) { return one.after > 0; });
    ASSERT_TRUE(wait_for(first->after));
    EXPECT_NE(page().moments().list()->GetSelectedRow(), wxNOT_FOUND);
    press('M');
    press(WXK_DOWN);
    ASSERT_TRUE(pump([&] {
        const int row = page().moments().list()->GetSelectedRow();
        return row != wxNOT_FOUND && ply() == found[static_cast<std::size_t>(row)].after;
    }));
}

TEST_F(AReview, BringsTheEventIntoSightInTheLogUpwardsAndDownwards) {
    frame->SetSize(0, 0, 1024, 768);  // Its lines are broken at this size, so the list does not know their height.
    for (const std::size_t ply : {std::size_t{3}, kEvents - 9, std::size_t{20}, std::size_t{44}, std::size_t{4}}) {
        page().look_at(ply);
        wxDataViewCtrl& list = *page().log().list();
        EXPECT_TRUE(pump([&] {
            const wxRect row = list.GetSelection().IsOk() ? list.GetItemRect(list.GetSelection()) : wxRect();
            return !row.IsEmpty() && row.y >= 0 && row.GetBottom() <= list.GetClientSize().y;
        })) << "event "
            << ply;
    }
}

// Three moments filled the list of a small screen, because each was broken into five or six lines.
TEST_F(AReview, TellsEachMomentInFourLinesOnASmallScreen) {
    std::string record = sample_file("muse-decktet");
    for (const auto& [name, longer] : {std::pair("\"Ann\"", "\"Bernadette\""), {"\"Ben\"", "\"Maximiliane\""}}) {
        for (std::size_t at = record.find(name); at != std::string::npos; at = record.find(name, at)) {
            record.replace(at, std::string(name).size(), longer);
        }
    }
    const Session named = read_record(record, known_games());
    frame->SetSize(0, 0, 1024, 768);
    store->begin(named);
    frame->open_session(named.heading().id);
    frame->go(MainFrame::Place::review);
    settle_windows(300);
    wxDataViewListCtrl& list = *page().moments().list();
    ASSERT_GT(list.GetItemCount(), 5);
    for (int row = 0; row < list.GetItemCount(); ++row) {
        const wxString moment = list.GetTextValue(static_cast<unsigned>(row), 1);
        EXPECT_LE(moment.Freq('\n'), 3) << moment.utf8_string();
    }
}

TEST_F(AReview, KeepsACommentAsSoonAsSomebodyGoesElsewhere) {
    press(WXK_HOME);
    ASSERT_TRUE(wait_for(0));
    press(WXK_RIGHT);
    ASSERT_TRUE(wait_for(1));
    press('C');
    ASSERT_TRUE(pump([this] { return page().comment().has_focus(); }));
    type("never n in m");
    EXPECT_TRUE(pump([this] { return page().comment().field()->GetValue() == "never n in m"; }))
        << "letters are words here and no commands";
    EXPECT_EQ(ply(), 1U);
    press(WXK_ESCAPE);
    ASSERT_TRUE(pump([this] { return comments().size() == 1; }));
    EXPECT_EQ(comments().front().text, "never n in m");
    EXPECT_EQ(comments().front().entry, session().replay().steps()[0].entry.number);
    EXPECT_EQ(on_disk().commentary.comments.size(), 1U);
    const auto& marks = page().course().chart().marks;
    EXPECT_TRUE(std::ranges::any_of(marks, [](const picture::Chart::Mark& mark) { return mark.place == 1; }));
    press(WXK_RIGHT);
    ASSERT_TRUE(wait_for(2));
    EXPECT_TRUE(page().comment().field()->IsEmpty()) << "it belongs to one moment";
}

TEST_F(AReview, KeepsACommentWithCtrlAndEnterAsItIsWritten) {
    press(WXK_HOME);
    ASSERT_TRUE(wait_for(0));
    press('C');
    ASSERT_TRUE(pump([this] { return page().comment().has_focus(); }));
    type("three in a row");
    press(WXK_RETURN, wxMOD_CONTROL);
    ASSERT_TRUE(pump([this] { return comments().size() == 1; }));
    EXPECT_EQ(comments().front().text, "three in a row");
    EXPECT_EQ(page().comment().field()->GetValue(), "three in a row");
}

TEST_F(AReview, MarksAnEventAndTakesTheMarkAway) {
    press(WXK_HOME);
    ASSERT_TRUE(wait_for(0));
    click(page().comment().mark(3));
    ASSERT_TRUE(pump([this] { return comments().size() == 1; }));
    EXPECT_EQ(comments().front().mark, "?!");
    EXPECT_EQ(comments().front().entry, 0) << "the table before the first event may have one too";
    click(page().comment().mark(1));
    ASSERT_TRUE(pump([this] { return !comments().empty() && comments().front().mark == "!"; }));
    click(page().comment().mark(1));
    ASSERT_TRUE(pump([this] { return comments().empty(); }));
    EXPECT_TRUE(on_disk().commentary.empty());
    EXPECT_EQ(events(), kEvents);
}

TEST_F(AReview, KeepsWhatIsBeingWrittenWhenAnotherPageIsTurnedTo) {
    press('C');
    ASSERT_TRUE(pump([this] { return page().comment().has_focus(); }));
    type("the end");
    press('3', wxMOD_ALT);
    ASSERT_TRUE(pump([this] { return frame->place() == MainFrame::Place::history; }));
    ASSERT_EQ(on_disk().commentary.comments.size(), 1U);
    EXPECT_EQ(on_disk().commentary.comments.front().text, "the end");
}

TEST_F(AReview, PlaysBySelfUntilItIsStoppedOrAtTheEnd) {
    press(WXK_HOME);
    ASSERT_TRUE(wait_for(0));
    page().look_at(kEvents - 1);
    press(WXK_SPACE);
    ASSERT_TRUE(pump([this] { return page().playing(); }));
    ASSERT_TRUE(wait_for(kEvents));
    EXPECT_TRUE(pump([this] { return !page().playing(); })) << "at the end it stops";
    press(WXK_SPACE);
    EXPECT_TRUE(pump([this] { return page().playing() && ply() == 0; })) << "from the end it begins anew";
    press(WXK_SPACE);
    EXPECT_TRUE(pump([this] { return !page().playing(); }));
}

TEST_F(AReview, IsWalkedOnItsGraphToo) {
    click(&page().course(), {page().course().GetSize().x / 2, page().course().GetSize().y / 2});
    ASSERT_TRUE(pump([this] { return ply() > 0 && ply() < kEvents; }));
    EXPECT_EQ(page().course().here(), ply());
    const std::size_t there = ply();
    press(WXK_RIGHT);
    EXPECT_TRUE(wait_for(there + 1));
}

TEST_F(AReview, WorksOutTheWinningChancesOnceAndKeepsThem) {
    EXPECT_TRUE(page().chances()->IsShownOnScreen());
    press('W');
    ASSERT_TRUE(pump([this] { return page().series()->GetStringSelection() == "Winning chances"; }));
    EXPECT_FALSE(page().chances()->IsShownOnScreen()) << "they are there";
    const picture::Chart& chart = page().course().chart();
    ASSERT_EQ(chart.series.size(), 2U);
    for (std::size_t place = 0; place <= kEvents; ++place) {
        ASSERT_TRUE(chart.series[0].values[place] && chart.series[1].values[place]);
        EXPECT_NEAR(*chart.series[0].values[place] + *chart.series[1].values[place], 100, 1.01);
    }
    EXPECT_EQ(events(), kEvents);
    press(WXK_ESCAPE);
    ASSERT_TRUE(pump([this] { return frame->place() == MainFrame::Place::session; }));
    press(WXK_F3);
    ASSERT_TRUE(pump([this] { return frame->place() == MainFrame::Place::review; }));
    EXPECT_NE(page().series()->FindString("Winning chances", true), wxNOT_FOUND);
}

TEST_F(AReview, PlaysByTurnByMarkAndByChangeOfTheLead) {
    press(WXK_HOME);
    ASSERT_TRUE(wait_for(0));
    const std::vector<review::ReviewMoment> found = review::moments_of(session());
    const auto first_after = [&](auto fits) {
        const auto one = std::ranges::find_if(
            found, [&](const review::ReviewMoment& moment) { return moment.after > 0 && fits(moment); });
        return one == found.end() ? kEvents : one->after;
    };
    press('B');
    ASSERT_TRUE(pump([this] { return page().unit()->GetStringSelection() == "by turn"; }));
    press(WXK_SPACE);
    ASSERT_TRUE(pump([this] { return ply() > 0; }));
    press(WXK_SPACE);
    ASSERT_TRUE(pump([this] { return !page().playing(); }));
    EXPECT_TRUE(page().log().session_log().turns().at(ply())) << "the table as the next turn begins";
    press('B');
    press(WXK_HOME);
    ASSERT_TRUE(wait_for(0));
    press(WXK_SPACE);
    EXPECT_TRUE(wait_for(first_after([](const auto&) { return true; })));
    press(WXK_SPACE);
    press('B');
    press(WXK_HOME);
    ASSERT_TRUE(wait_for(0));
    press(WXK_SPACE);
    EXPECT_TRUE(wait_for(first_after([](const auto& moment) { return moment.kind == review::MomentKind::lead; })));
}

TEST_F(AReview, ShowsTheTraceInTheLogOnRequest) {
    recorder->undo();
    const auto gone = [this] {
        return std::ranges::count(page().log().session_log().rows(), LogRow::Kind::gone, &LogRow::kind);
    };
    EXPECT_EQ(gone(), 0);
    press('H', wxMOD_CONTROL | wxMOD_SHIFT);
    ASSERT_TRUE(pump([&] { return gone() == 1; }));
    EXPECT_TRUE(page().log().shows_trace());
    press('H', wxMOD_CONTROL | wxMOD_SHIFT);
    ASSERT_TRUE(pump([&] { return gone() == 0; }));
    // A search finds it whether it is shown or not.
    press('F', wxMOD_CONTROL);
    type("undone");
    EXPECT_TRUE(pump([&] { return gone() == 1; }));
    press(WXK_ESCAPE);
    EXPECT_TRUE(pump([&] { return gone() == 0; }));
    EXPECT_EQ(events(), kEvents - 1);
}

/// The samples, reviewed from their first event to their last by keys alone.
class ASampleReviewed : public WindowTable, public ::testing::WithParamInterface<const char*> {
protected:
    std::size_t ply() const { return recorder->scene().ply; }
    /// Expects that graph, log and moments are at the moment that is looked at.
    void expect_one_moment() {
        ReviewPage& page = frame->review_page();
        if (!page.course().chart().empty()) {
            EXPECT_EQ(page.course().here(), ply());
        }
        wxDataViewCtrl& list = *page.log().list();
        EXPECT_EQ(list.GetSelection().IsOk(), ply() > 0 && ply() < events());
        for (const int row : {page.moments().list()->GetSelectedRow()}) {
            if (row != wxNOT_FOUND) {
                wxVariant after;
                page.moments().list()->GetValue(after, static_cast<unsigned>(row), 0);
                EXPECT_EQ(after.GetString(), wxString::Format("%zu", ply()));
            }
        }
    }
};

TEST_P(ASampleReviewed, ByKeysFromItsFirstEventToItsLast) {
    const Session sample = sample_of(GetParam());
    store->begin(sample);
    frame->open_session(sample.heading().id);
    press(WXK_F3);
    ASSERT_TRUE(pump([this] { return frame->place() == MainFrame::Place::review; }));
    const std::string before = write_record(session());
    press(WXK_HOME);
    ASSERT_TRUE(pump([this] { return ply() == 0; }));
    expect_one_moment();
    std::size_t turns = 0;
    while (ply() < events() && turns < events()) {
        const std::size_t last = ply();
        press(WXK_PAGEDOWN);
        ASSERT_TRUE(pump([&] { return ply() > last; }));
        expect_one_moment();
        ++turns;
    }
    EXPECT_GE(turns, 3U) << "Dance of Muses has the placing and two rounds";
    const std::vector<review::ReviewMoment> found = review::moments_of(session());
    for (std::size_t i = 0; i < found.size(); ++i) {
        press('N');
    }
    ASSERT_TRUE(found.empty() || pump([&] {
                    return std::ranges::any_of(found,
                                               [&](const review::ReviewMoment& one) { return one.after == ply(); });
                }));
    expect_one_moment();
    press(WXK_END);
    ASSERT_TRUE(pump([this] { return ply() == events(); }));
    EXPECT_EQ(write_record(session()), before) << "nothing that was pressed became an event";
}

INSTANTIATE_TEST_SUITE_P(EveryGame, ASampleReviewed, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
