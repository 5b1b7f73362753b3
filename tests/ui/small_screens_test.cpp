// Screens smaller than the usual window, with letters of 11 points, as GNOME has them: what is asked, the entry line
// and what confirms stay in sight, and the rest folds or scrolls.
#include <gtk/gtk.h>
#include <wx/arrstr.h>
#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>
#include <wx/toolbar.h>

#include "app/ui/form/slot_form.h"
#include "app/ui/history/home_page.h"
#include "app/ui/log/log_panel.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/prompt_pages.h"
#include "app/ui/session/prompt_panel.h"
#include "app/ui/session/refusal_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/session/side_panel.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/toolkit_words.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

/// The font of the desktop, chosen before the program asks for it.
struct ElevenPoints {
    ElevenPoints() { g_object_set(gtk_settings_get_default(), "gtk-font-name", "Cantarell 11", nullptr); }
};

class SmallScreen : private ElevenPoints, public WindowTable {
protected:
    ~SmallScreen() override { show_text(100); }

    void show_text(int percent) {
        set_text_size(percent / 100.0);
        apply_native_style(percent);
        frame->rebuild();
    }
    void show_at(wxSize size) {
        frame->SetSize(size);
        ASSERT_TRUE(pump([&] { return frame->GetSize() == size; }))
            << frame->GetSize().x << " x " << frame->GetSize().y;
        for (int turns = 0; turns < 6; ++turns) {  // The page is made anew for a narrow window.
            ASSERT_TRUE(next_frame(*frame));
        }
    }
    void expect_in_sight(const wxWindow& part, const std::string& what) {
        const wxRect inside(frame->ClientToScreen(wxPoint()), frame->GetClientSize());
        const wxRect here(part.GetScreenPosition(), part.GetSize());
        EXPECT_TRUE(part.IsShownOnScreen()) << what;
        EXPECT_GT(here.width * here.height, 0) << what;
        EXPECT_TRUE(inside.Contains(here))
            << what << ": " << here.x - inside.x << ", " << here.y - inside.y << ", " << here.width << " x "
            << here.height << " in " << inside.width << " x " << inside.height;
    }
};

class SmallScreens : public SmallScreen, public ::testing::WithParamInterface<const char*> {
protected:
    void expect_whole_in_large_text(const std::string& what) {
        ToolkitWords::heard();
        for (const int percent : {150, 175, 200}) {
            show_text(percent);
            for (const wxSize size : {wxSize(640, 651), wxSize(900, 600), wxSize(1280, 731), wxSize(1280, 800)}) {
                show_at(size);
                const std::string at = what + std::to_string(percent) + " %, " + std::to_string(size.x) + " x " +
                                       std::to_string(size.y) + ": ";
                EXPECT_EQ(ToolkitWords::heard(), "") << at;
                for (wxButton* button : all_of<wxButton>(only<PromptPages>(frame->session_page()))) {
                    int least = 0;
                    gtk_widget_get_preferred_height(button->GetHandle(), &least, nullptr);
                    EXPECT_TRUE(!button->IsShownOnScreen() || button->GetSize().y >= least)
                        << at << button->GetLabel() << " has " << button->GetSize().y << " of " << least;
                }
            }
        }
    }
};

TEST_P(SmallScreens, KeepTheQuestionTheEntryLineAndWhatConfirmsInSight) {
    const Session sample = sample_of(GetParam());
    recorder->begin(sample.heading());
    frame->go(MainFrame::Place::session);
    for (const wxSize size :
         {wxSize(960, 540), wxSize(800, 1200), wxSize(640, 800), wxSize(1280, 651), wxSize(1280, 800)}) {
        show_at(size);
        const std::string at = std::to_string(size.x) + " x " + std::to_string(size.y) + ": ";
        SessionPage& page = frame->session_page();
        keep_picture(
            *frame, std::string("small-") + GetParam() + "-" + std::to_string(size.x) + "x" + std::to_string(size.y));
        expect_in_sight(*page.entry().field(), at + "entry line");
        expect_in_sight(*page.entry().confirm_button(), at + "confirm");
        expect_in_sight(only<PromptPages>(page), at + "question");
        page.entry().field()->SetFocus();
        EXPECT_TRUE(pump([&] { return page.entry().has_focus(); }));
    }
}

TEST_P(SmallScreens, GiveEveryControlTheRoomThatItNeedsInLargeText) {
    const Session sample = sample_of(GetParam());
    const Journal& journal = sample.journal();
    Heading heading = sample.heading();
    heading.ended.reset();
    for (const std::size_t lines : {journal.size() / 2, journal.size()}) {  // A form asks; the game is over.
        heading.id.back() = lines < journal.size() ? '1' : '2';
        const auto end = journal.begin() + static_cast<Journal::difference_type>(lines);
        store->begin(Session(sample.game(), heading, Journal(journal.begin(), end)));
        show_text(100);
        frame->open_session(heading.id);
        expect_whole_in_large_text(std::to_string(lines) + " lines, ");
    }
}

TEST_P(SmallScreens, KeepTheEntryLineInSightInLargeText) {
    const Session sample = sample_of(GetParam());
    const Journal& journal = sample.journal();
    Heading heading = sample.heading();
    heading.ended.reset();
    char last = '0';
    for (const std::size_t lines : {std::size_t{1}, journal.size() / 2, journal.size()}) {
        heading.id.back() = ++last;
        const auto end = journal.begin() + static_cast<Journal::difference_type>(lines);
        store->begin(Session(sample.game(), heading, Journal(journal.begin(), end)));
        show_text(200);
        frame->open_session(heading.id);
        for (const wxSize size : {wxSize(900, 600), wxSize(1024, 768), wxSize(1280, 800)}) {
            show_at(size);
            const std::string at = std::to_string(lines) + " lines, " + std::to_string(size.x) + " wide: ";
            SessionPage& page = frame->session_page();
            keep_picture(*frame, std::string("large-") + GetParam() + "-" + std::to_string(lines) + "-" +
                                     std::to_string(size.x));
            expect_in_sight(*page.entry().field(), at + "entry line");
            expect_in_sight(*page.entry().confirm_button(), at + "confirm");
            expect_in_sight(only<PromptPages>(page), at + "question");
        }
        show_text(100);
    }
}

/// Half a line of the log says nothing. Where there is no room for one, the log is reached by scrolling.
TEST_P(SmallScreens, ShowAWholeLineOfTheLogOrNone) {
    const Session sample = sample_of(GetParam());
    const Journal& journal = sample.journal();
    Heading heading = sample.heading();
    heading.ended.reset();
    for (const std::size_t lines : {journal.size() / 2, journal.size()}) {
        heading.id.back() = lines < journal.size() ? '1' : '2';
        const auto end = journal.begin() + static_cast<Journal::difference_type>(lines);
        store->begin(Session(sample.game(), heading, Journal(journal.begin(), end)));
        frame->open_session(heading.id);
        for (const wxSize size : {wxSize(853, 533), wxSize(960, 540), wxSize(900, 600), wxSize(640, 800)}) {
            show_at(size);
            auto& log = only<LogPanel>(frame->session_page());
            const wxRect seen = log.list()->GetScreenRect().Intersect(log.GetParent()->GetScreenRect());
            const int line = log.list()->GetTextExtent("Hg").y;
            EXPECT_TRUE(seen.IsEmpty() || seen.height >= line)
                << lines << " lines at " << size.x << " x " << size.y << ": " << seen.height << " of " << line;
        }
    }
}

// Below the board the result scrolled by itself, and both of them in what holds them.
TEST_P(SmallScreens, ShowOneScrollBarBesideTheFormOrTheResult) {
    const Session sample = sample_of(GetParam());
    store->begin(sample);
    frame->open_session(sample.heading().id);
    for (const wxSize size : {wxSize(853, 533), wxSize(900, 600), wxSize(640, 800)}) {
        show_at(size);
        auto& form = only<SidePanel>(frame->session_page());
        auto* around = dynamic_cast<wxScrolledWindow*>(form.GetParent());
        const auto scrolls = [](const wxScrolledWindow& one) {
            return one.GetVirtualSize().y > one.GetClientSize().y;
        };
        EXPECT_FALSE(around != nullptr && form.IsShown() && scrolls(form) && scrolls(*around))
            << size.x << " x " << size.y;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, SmallScreens, every_game(), name_of_game);

TEST_F(SmallScreen, ARefusalThatIsTooLongForItsBandIsToldWholeBesideTheBoard) {
    recorder->begin(two_players());
    for (const int percent : {200, 100}) {
        set_text_size(percent / 100.0);
        apply_native_style(percent);
        frame->rebuild();
        frame->go(MainFrame::Place::session);
        show_at(wxSize(1024, 768));
        frame->session_page().take_line("sell 4wl");
        auto& refusal = only<RefusalPanel>(frame->session_page());
        const auto told = [&](const std::string& words) {
            return std::ranges::any_of(all_of<wxStaticText>(only<SidePanel>(frame->session_page())), [&](auto* text) {
                wxString shown = text->GetLabelText();
                shown.Replace("\n", " ");
                return text->IsShownOnScreen() && shown.Contains(utf8(words));
            });
        };
        refusal.show(forbidden("magnate.turn.roll", literally("Roll first.")), {}, "");
        ASSERT_TRUE(next_frame(*frame));
        EXPECT_FALSE(told("Roll first.")) << "the band has room for it";
        const std::string words =
            "Ann has played this turn’s card already, namely the Ace of Moons, which she developed in the third "
            "district for the whole of what she had of moons and of suns when the turn began, and the turn ends "
            "with a card that is drawn from the pile, of which twenty are left, or from what the others have sold.";
        refusal.show(forbidden("magnate.turn.roll", literally(words)), {}, "");
        EXPECT_TRUE(pump([&] { return told(words); }, std::chrono::seconds(3))) << percent;
        keep_picture(*frame, "refusal-" + std::to_string(percent));
    }
    set_text_size(1);
    apply_native_style(100);
}

TEST_F(SmallScreen, DiceThatProgramsReadDifferentlyAreToldWholeBesideTheBoard) {
    recorder->begin(two_players());
    for (const int percent : {200, 100}) {
        set_text_size(percent / 100.0);
        apply_native_style(percent);
        frame->rebuild();
        frame->go(MainFrame::Place::session);
        show_at(wxSize(1024, 768));
        frame->session_page().type_line("2d6!>4");
        const auto told = [&] {
            return std::ranges::any_of(all_of<wxStaticText>(only<SidePanel>(frame->session_page())), [](auto* text) {
                wxString shown = text->GetLabelText();
                shown.Replace("\n", " ");
                return text->IsShownOnScreen() && shown.Contains("2d6!>4 means different things") &&
                       shown.Contains("Roll20");
            });
        };
        EXPECT_TRUE(pump(told, std::chrono::seconds(3))) << percent;
        keep_picture(*frame, "disputed-" + std::to_string(percent));
        frame->session_page().type_line("");
        EXPECT_TRUE(pump([&] { return !told(); }, std::chrono::seconds(3))) << percent;
    }
    set_text_size(1);
    apply_native_style(100);
}

TEST_F(SmallScreen, WhatADieWouldPayStandsWholeBeneathItsFace) {
    Heading heading = two_players();
    const char* const one = "Maximiliana Konstantinopoulou";
    const char* const other = "Bartholomew Higginbotham";
    heading.players = {one, other};
    heading.setup = {{"first", one}, {"crowns", {{one, {"CM", "CS", "CK"}}, {other, {"CW", "CL", "CY"}}}}};
    recorder->begin(heading);
    for (const int percent : {200, 100}) {
        set_text_size(percent / 100.0);
        apply_native_style(percent);
        frame->rebuild();
        frame->go(MainFrame::Place::session);
        for (const wxSize size : {wxSize(1280, 800), wxSize(1024, 768)}) {
            show_at(size);
            keep_picture(*frame, "dice-" + std::to_string(percent) + "-" + std::to_string(size.x));
            const std::string at = std::to_string(percent) + " %, " + std::to_string(size.x) + " wide: ";
            auto& form = frame->session_page().now().form();
            wxRect left;
            std::size_t told = 0;
            for (const wxStaticText* text : all_of<wxStaticText>(form)) {
                const wxRect here(text->GetScreenPosition(), text->GetSize());
                if (!text->IsShownOnScreen() || text->GetLabelText().empty()) {
                    continue;
                }
                for (const wxString& line : wxSplit(text->GetLabelText(), '\n', '\0')) {
                    EXPECT_LE(text->GetTextExtent(line).x, here.width) << at << line;
                    told += line.EndsWith(" 3") ? 1 : 0;
                }
                EXPECT_FALSE(left.Intersects(here)) << at << text->GetLabelText();
                left = here;
            }
            EXPECT_EQ(told, 2U) << at << "both get three tokens for a 10";
        }
    }
    set_text_size(1);
    apply_native_style(100);
}

TEST_F(SmallScreen, TheWayBackToTheUsualStaircasesIsAWholeButton) {
    const Session sample = sample_of("musee");
    constexpr int kGame = 35;  // Its first game is over then, and the form asks for the staircases of the next one.
    ToolkitWords::heard();
    store->begin(Session(sample.game(), sample.heading(),
                         Journal(sample.journal().begin(), sample.journal().begin() + kGame)));
    frame->open_session(sample.heading().id);
    for (const wxSize size : {wxSize(1280, 800), wxSize(900, 600), wxSize(1500, 900)}) {
        show_at(size);
        bool seen = false;
        for (wxButton* button : all_of<wxButton>(frame->session_page())) {
            if (button->GetLabel() == "As for a first game" && button->IsShownOnScreen()) {
                seen = true;
                EXPECT_GE(button->GetSize().x, button->GetBestSize().x) << size.x;
            }
        }
        EXPECT_TRUE(seen) << size.x;
    }
    EXPECT_EQ(ToolkitWords::heard(), "");
}

TEST_F(SmallScreen, NoListFieldOrAreaShowsABarThatIsHigherThanItself) {
    for (const char* game : {"magnate", "muse-story"}) {
        store->begin(sample_of(game));
        frame->open_session(sample_of(game).heading().id);
    }
    ToolkitWords::heard();
    using Place = MainFrame::Place;
    for (const Place place : {Place::home, Place::session, Place::review, Place::history, Place::people}) {
        frame->go(place);
        for (const wxSize size :
             {wxSize(1280, 800), wxSize(960, 540), wxSize(800, 450), wxSize(640, 400), frame->GetMinSize()}) {
            show_at(size);
            const std::string complaints = ToolkitWords::heard();
            EXPECT_EQ(complaints.find("GtkScrollbar"), std::string::npos)
                << "place " << static_cast<int>(place) << " at " << size.x << " x " << size.y;
        }
    }
}

TEST_F(SmallScreen, HomeShowsAllGamesOnAUsualScreen) {
    frame->go(MainFrame::Place::home);
    show_at(wxSize(1280, 800));
    keep_picture(*frame, "small-home");
    std::size_t games_seen = 0;
    for (const Game& game : games.offered()) {
        for (wxButton* one : all_of<wxButton>(frame->home_page())) {
            if (one->GetLabel() == wxString::FromUTF8(game.title.pattern)) {
                expect_in_sight(*one, game.id);
                ++games_seen;
            }
        }
    }
    EXPECT_EQ(games_seen, 6U);
}

// The edge of the board cut the label off, or the field.
TEST_F(SmallScreen, AFieldOfTheFormIsInSightWithItsLabelInLargeText) {
    show_text(150);
    show_at({853, 533});
    const Session sample = sample_of("muse-story");
    recorder->begin(sample.heading());
    for (std::size_t i = 0; i < 60; ++i) {
        ASSERT_FALSE(recorder->enter(sample.replay().steps()[i].entry.event));
    }
    frame->go(MainFrame::Place::session);
    frame->session_page().focus_form();
    settle_windows(200);
    const SlotForm& form = frame->session_page().now().form();
    const wxWindow* field = nullptr;
    for (const wxWindow* one : form.GetChildren()) {
        field = field == nullptr && one->IsShown() ? one : field;
    }
    ASSERT_NE(field, nullptr);
    wxRect seen(field->GetScreenPosition(), field->GetSize());
    for (const wxWindow* around = field->GetParent(); !around->IsTopLevel(); around = around->GetParent()) {
        seen.Intersect(wxRect(around->GetScreenPosition(), around->GetSize()));
    }
    EXPECT_EQ(seen.height, field->GetSize().y);
}

// The buttons below it cut off what hangs down from its letters.
TEST_F(SmallScreen, TheQuestionEndsAboveItsButtonsInLargeText) {
    show_text(200);
    show_at({1280, 800});
    recorder->begin(sample_of("musee").heading());
    frame->go(MainFrame::Place::session);
    settle_windows(200);
    PromptPanel& question = frame->session_page().now();
    const int below = question.verb_buttons().front()->GetPosition().y;
    GtkLabel* label = GTK_LABEL(all_of<wxStaticText>(question).front()->GetHandle());
    int top = 0;
    gtk_label_get_layout_offsets(label, nullptr, &top);
    PangoRectangle ink;
    pango_layout_get_pixel_extents(gtk_label_get_layout(label), &ink, nullptr);
    EXPECT_LE(top + ink.y + ink.height, below) << gtk_label_get_text(label);
}

TEST_F(SmallScreen, EveryToolKeepsItsPlaceInTheBarWithALargerFontOfTheDesktop) {
    recorder->begin(two_players());
    ASSERT_FALSE(recorder->enter({{"type", "roll"}, {"player", "Ann"}, {"dice", {3, 9}}}));
    frame->go(MainFrame::Place::session);
    for (const char* font : {"Cantarell 14", "Cantarell 11"}) {
        g_object_set(gtk_settings_get_default(), "gtk-font-name", font, nullptr);
        frame->rebuild();
        for (const int width : {1280, 1000, 1100}) {
            show_at({width, 800});
            wxToolBar* bar = frame->GetToolBar();
            bar->InvalidateBestSize();
            EXPECT_LE(bar->GetBestSize().x, frame->GetClientSize().x) << font << " at " << width;
        }
    }
}

}  // namespace
}  // namespace castalia
