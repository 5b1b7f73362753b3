#include "tests/support/games.h"
#include "tests/ui/window_table.h"

#include <algorithm>

#include <gtk/gtk.h>
#include <wx/accel.h>
#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/progdlg.h>
#include <wx/radiobox.h>
#include <wx/stattext.h>
#include <wx/toolbar.h>

#include "app/ui/history/home_page.h"
#include "app/ui/log/log_panel.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/result_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "tests/ui/dialog_hands.h"

#include <wx/dataview.h>

namespace castalia {

class WindowPages : public WindowTable {
protected:
    void full_game(std::size_t most = 80) {
        recorder->begin(two_players());
        for (const Json& event : game_of_chance(5, most)) {
            ASSERT_FALSE(recorder->enter(event));
        }
    }
    void write_elsewhere() {
        Store other(known_games(), folder / "library.sqlite");
        Recorder elsewhere(other, system_now, new_uuid);
        elsewhere.open(session().heading().id);
        ASSERT_FALSE(elsewhere.enter(Json{{"type", "note"}, {"text", "from another program"}}));
    }
    void come_back() {
        wxActivateEvent event(wxEVT_ACTIVATE, true, frame->GetId());
        frame->ProcessWindowEvent(event);
    }
    void show_everything() {
        for (const auto place : {MainFrame::Place::session, MainFrame::Place::history, MainFrame::Place::people,
                                 MainFrame::Place::home}) {
            frame->go(place);
            frame->Update();
            pump([n = 0]() mutable { return ++n > 5; });
            EXPECT_EQ(frame->place(), place);
        }
        frame->go(MainFrame::Place::session);
        recorder->look_at(20);
        pump([n = 0]() mutable { return ++n > 5; });
        recorder->back_to_now();
    }
};

TEST_F(WindowPages, ShowInEveryPaletteAndSizeWithoutAWarning) {
    full_game();
    for (const Scheme scheme : {Scheme::light, Scheme::dark, Scheme::contrast}) {
        choose_scheme(scheme);
        for (const int percent : {100, 200}) {
            set_text_size(percent / 100.0);
            apply_native_style(percent);
            frame->rebuild();
            show_everything();
        }
    }
    set_text_size(1);
    choose_scheme(Scheme::light);
    apply_native_style(100);
}

TEST_F(WindowPages, ASessionIsNotLoadedAnewWhileAThreadWorksWithTheLibrary) {
    full_game(12);
    const std::size_t before = events();
    write_elsewhere();
    {
        const wxProgressDialog progress("Exporting", "The sessions are being written.", 100, frame, wxPD_APP_MODAL);
        come_back();
        EXPECT_EQ(events(), before);
    }
    come_back();
    EXPECT_EQ(events(), before + 1);
}

TEST_F(WindowPages, ASessionIsNotLoadedAnewWhileAWindowAsksSomething) {
    full_game(12);
    const std::size_t before = events();
    write_elsewhere();
    wxDialog dialog(frame, wxID_ANY, "Asks something");
    in_dialog([&](wxDialog&) {
        come_back();
        EXPECT_EQ(events(), before);
    });
    dialog.ShowModal();
    come_back();
    EXPECT_EQ(events(), before + 1);
}

TEST_F(WindowPages, HomeShowsWhatAnotherProgramWroteToWhoeverComesBack) {
    frame->go(MainFrame::Place::home);
    Store other(known_games(), folder / "library.sqlite");
    Recorder elsewhere(other, system_now, new_uuid);
    elsewhere.begin(two_players());
    come_back();
    const auto texts = all_of<wxStaticText>(frame->home_page());
    EXPECT_TRUE(std::ranges::any_of(texts, [](const wxStaticText* one) { return one->GetLabel() == "Thursday"; }));
}

TEST_F(WindowPages, AFinishedSessionSaysWhoWonAndWhy) {
    full_game(100'000);
    frame->go(MainFrame::Place::session);
    const Scoresheet sheet = session().playthrough().score(events());
    ASSERT_TRUE(sheet.over);
    ResultPanel& result = only<ResultPanel>(frame->session_page());
    EXPECT_TRUE(result.IsShownOnScreen());
    wxString said;
    for (const wxStaticText* text : all_of<wxStaticText>(frame->session_page())) {
        said += text->IsShownOnScreen() ? text->GetLabelText() + "|" : wxString();
    }
    said.Replace("\n", " ");
    EXPECT_TRUE(said.Contains(words(sheet.sentence))) << said.utf8_string();
    EXPECT_EQ(said.Contains("which decided"), !sheet.winners.empty()) << said.utf8_string();
    for (const Scoresheet::Step& step : sheet.ladder) {
        EXPECT_TRUE(said.Contains(words(step.label))) << step.name;
    }
    ASSERT_TRUE(recorder->undo());
    EXPECT_FALSE(result.IsShownOnScreen()) << "undone past the end the table goes on";
    ASSERT_TRUE(recorder->redo());
    EXPECT_TRUE(result.IsShownOnScreen());
}

TEST_F(WindowPages, PreferencesAreTriedOnEveryWindowAtOnce) {
    full_game(30);
    frame->go(MainFrame::Place::session);
    frame->session_page().type_line("zz");
    frame->commands().run("table view");
    const auto count = [] { return wxTopLevelWindows.GetCount(); };
    const std::size_t windows = count();
    const auto log_width = [&] {
        return all_of<wxDataViewCtrl>(frame->session_page()).at(0)->GetColumn(1)->GetWidth();
    };
    settle_windows();
    const int wide = log_width();
    EXPECT_GT(wide, 200);
    bool tried = false;
    in_dialog([&](wxDialog& dialog) {
        wxRadioBox& colours = only<wxRadioBox>(dialog);
        colours.SetSelection(static_cast<int>(Scheme::dark));
        castalia::press(colours, wxEVT_RADIOBOX);
        settle_windows();
        EXPECT_EQ(frame->session_page().GetBackgroundColour(), palette_of(Scheme::dark).background);
        EXPECT_EQ(count(), windows + 1) << "the table view stays";
        EXPECT_EQ(log_width(), wide) << "its lines are drawn";
        EXPECT_EQ(frame->session_page().entry().line(), "zz") << "what was being typed stays";
        tried = true;
    });
    frame->commands().run("preferences");
    EXPECT_TRUE(tried);
    settle_windows();
    EXPECT_EQ(frame->session_page().GetBackgroundColour(), palette_of(chosen_scheme()).background)
        << "and left they are taken back";
    EXPECT_NE(chosen_scheme(), Scheme::dark);
    EXPECT_EQ(log_width(), wide);
}

TEST_F(WindowPages, AreShownOnAnEmptyLibrary) {
    frame->go(MainFrame::Place::home);
    frame->go(MainFrame::Place::history);
    frame->go(MainFrame::Place::session);
    EXPECT_EQ(frame->place(), MainFrame::Place::home);
}

TEST_F(WindowPages, TheToolBarHasRoomForUndoAndRedoAtOnce) {
    full_game(40);
    frame->go(MainFrame::Place::session);
    recorder->undo();
    wxToolBar* bar = frame->GetToolBar();
    std::vector<wxString> quoting;
    for (std::size_t at = 0; at < bar->GetToolsCount(); ++at) {
        const wxToolBarToolBase* tool = bar->GetToolByPos(static_cast<int>(at));
        if (tool->GetLabel().Contains(wxString::FromUTF8("“"))) {
            quoting.push_back(tool->GetLabel());
        }
        EXPECT_EQ(tool->GetLabel().StartsWith("Redo"),
                  tool->GetShortHelp().StartsWith("Redo " + wxString::FromUTF8("“")))
            << "the hint has the rest";
    }
    ASSERT_EQ(quoting.size(), 1U);
    EXPECT_TRUE(quoting.front().StartsWith("Undo"));
}

/// Returns the labels of a tool bar that are drawn in bold letters.
std::vector<std::string> bold_labels(GtkWidget* widget) {
    if (GTK_IS_LABEL(widget) != 0) {
        PangoContext* letters = pango_layout_get_context(gtk_label_get_layout(GTK_LABEL(widget)));
        const bool bold =
            pango_font_description_get_weight(pango_context_get_font_description(letters)) >= PANGO_WEIGHT_SEMIBOLD;
        return bold ? std::vector<std::string>{gtk_label_get_text(GTK_LABEL(widget))} : std::vector<std::string>{};
    }
    std::vector<std::string> bold;
    if (GTK_IS_CONTAINER(widget) != 0) {
        GList* inside = gtk_container_get_children(GTK_CONTAINER(widget));
        for (GList* one = inside; one != nullptr; one = one->next) {
            for (std::string& label : bold_labels(GTK_WIDGET(one->data))) {
                bold.push_back(std::move(label));
            }
        }
        g_list_free(inside);
    }
    return bold;
}

TEST_F(WindowPages, OnlyThePlaceWhereTheWindowOpensIsBold) {
    using Words = std::vector<std::string>;
    for (const auto& [place, word] : std::vector<std::pair<MainFrame::Place, std::string>>{
             {MainFrame::Place::history, "History"}, {MainFrame::Place::people, "People"}}) {
        auto* opened = new MainFrame(*recorder);
        opened->go(place);
        opened->Show();
        EXPECT_TRUE(pump([&] { return bold_labels(opened->GetToolBar()->GetHandle()) == Words{word}; },
                         std::chrono::seconds(5)))
            << ::testing::PrintToString(bold_labels(opened->GetToolBar()->GetHandle()));
        opened->go(MainFrame::Place::home);
        EXPECT_TRUE(pump([&] { return bold_labels(opened->GetToolBar()->GetHandle()) == Words{"Home"}; },
                         std::chrono::seconds(5)));
        opened->Destroy();
    }
}

TEST_F(WindowPages, TheRingOfAButtonThatHasTheKeysLiesAroundItsWords) {
    for (const char* style : {"", "barred", "clock", "die", "lamp", "link", "row", "ruling", "suggested-action"}) {
        auto* button = new wxButton(frame, wxID_ANY, "score.ranks");
        if (*style != '\0') {
            add_style(button, style);
        }
        GtkStyleContext* look = gtk_widget_get_style_context(button->GetHandle());
        gtk_style_context_save(look);
        gtk_style_context_set_state(look, GTK_STATE_FLAG_FOCUSED);
        GtkBorder border, padding;
        gtk_style_context_get_border(look, GTK_STATE_FLAG_FOCUSED, &border);
        gtk_style_context_get_padding(look, GTK_STATE_FLAG_FOCUSED, &padding);
        int width = 0, offset = 0;
        gtk_style_context_get(look, GTK_STATE_FLAG_FOCUSED, "outline-width", &width, "outline-offset", &offset,
                              nullptr);
        gtk_style_context_restore(look);
        EXPECT_GE(width, 2) << style;
        EXPECT_GE(offset, -(border.left + padding.left)) << style << ": it would lie on the words";
        button->Destroy();
    }
}

TEST_F(WindowPages, TellsOfTheZeroOnlyWhereADieHasATen) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    const auto shows_zero = [&] {
        pump([n = 0]() mutable { return ++n > 5; });
        return std::ranges::any_of(all_of<wxStaticText>(frame->session_page()), [](wxStaticText* text) {
            return text->GetLabelText() == "0 is 10" && text->IsShownOnScreen();
        });
    };
    EXPECT_TRUE(shows_zero()) << "both dice have ten sides";
    ASSERT_FALSE(recorder->enter({{"type", "roll"}, {"player", "Ann"}, {"dice", {1, 9}}}));
    EXPECT_FALSE(shows_zero()) << "the tax is a six-sided die";
}

TEST_F(WindowPages, TheLogSelectsTheEventThatIsLookedAt) {
    full_game(40);
    frame->go(MainFrame::Place::session);
    recorder->look_at(10);
    wxDataViewCtrl* list = frame->session_page().log().list();
    EXPECT_TRUE(list->GetSelection().IsOk());
    EXPECT_TRUE(accessible_name(list).Contains("Log"));
    recorder->look_at(0);
    EXPECT_FALSE(list->GetSelection().IsOk()) << "F2 corrects nothing before the first event";
    recorder->look_at(10);
    recorder->back_to_now();
    EXPECT_FALSE(list->GetSelection().IsOk());
}

TEST_F(WindowPages, EveryDialogOpensAndCloses) {
    full_game(40);
    frame->go(MainFrame::Place::session);
    for (const char* name : {"keys", "rules", "describe", "preferences", "about", "adjust", "correct", "insert",
                             "note", "dice", "new magnate", "annotate"}) {
        SCOPED_TRACE(name);
        bool seen = false;
        frame->CallAfter([&] {
            for (wxWindow* window : wxTopLevelWindows) {
                if (auto* dialog = dynamic_cast<wxDialog*>(window); dialog != nullptr && dialog->IsShown()) {
                    seen = true;
                    dialog->IsModal() ? dialog->EndModal(wxID_CANCEL) : static_cast<void>(dialog->Close());
                }
            }
        });
        const std::size_t before = events();
        frame->commands().run(name);
        EXPECT_TRUE(pump([&] { return seen; }));
        EXPECT_EQ(events(), before);
    }
}

TEST_F(WindowPages, EveryCommandHasAnUnambiguousKey) {
    std::vector<wxString> keys;
    for (const Command& command : frame->commands().rows()) {
        if (!command.key.empty()) {
            EXPECT_EQ(std::count(keys.begin(), keys.end(), command.key), 0) << command.key.utf8_string();
            keys.push_back(command.key);
            wxAcceleratorEntry entry;
            EXPECT_TRUE(entry.FromString(command.key)) << command.key.utf8_string();
        }
    }
}

}  // namespace castalia
