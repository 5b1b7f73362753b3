// What the menus offer when.
#include <clocale>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <set>
#include <string_view>

#include <gnu/libc-version.h>
#include <gtk/gtk.h>
#include <wx/menu.h>

#include "app/ui/setup/remembered_session.h"
#include "app/ui/shell/main_frame.h"
#include "app/ui/toolkit/gtk/menu_keys.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "tests/recorder/table.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {
namespace {

/// Returns whether the menus offer what a command of this name does.
bool is_offered(MainFrame& frame, const wxString& label) {
    for (std::size_t i = 0; i < frame.GetMenuBar()->GetMenuCount(); ++i) {
        wxMenu* menu = frame.GetMenuBar()->GetMenu(i);
        wxMenuEvent opened(wxEVT_MENU_OPEN, 0, menu);
        frame.ProcessWindowEvent(opened);
        for (const wxMenuItem* item : menu->GetMenuItems()) {
            if (item->GetItemLabelText() == label) {
                return item->IsEnabled();
            }
        }
    }
    ADD_FAILURE() << "no menu has " << label;
    return false;
}

TEST(Menus, OfferNeitherAPauseNorAnEndAfterTheEnd) {
    Table table;
    table.enter("r 10 4");
    auto* frame = new MainFrame(table.recorder);
    frame->go(MainFrame::Place::session);
    frame->Show();
    settle_windows(20);
    for (const char* label : {"Pause or resume", "Abandon the session…", "Adjust a count…"}) {
        EXPECT_TRUE(is_offered(*frame, wxString::FromUTF8(label))) << label;
    }
    table.recorder.enter({{"type", "abandon"}});
    settle_windows(20);
    EXPECT_FALSE(is_offered(*frame, "Pause or resume"));
    EXPECT_FALSE(is_offered(*frame, wxString::FromUTF8("Abandon the session…")));
    EXPECT_TRUE(is_offered(*frame, wxString::FromUTF8("Adjust a count…"))) << "a count may be wrong at the end, too";
    frame->Destroy();
    settle_windows(20);
}

TEST(Menus, AreInOneLanguageWithTheToolkitsOwnWords) {
    const char* const catalogue = "/usr/share/locale/de/LC_MESSAGES/gtk30.mo";
    if (!std::filesystem::exists(catalogue)) {
        GTEST_SKIP() << "this system keeps no words of GTK but English ones";
    }
    speak("de");
    const bool only_c = std::string_view(std::setlocale(LC_MESSAGES, nullptr)).starts_with("C");
    if (only_c && strverscmp(gnu_get_libc_version(), "2.39") >= 0) {
        speak("en");
        GTEST_SKIP() << "this system has no locale but C, which is English since glibc 2.39";
    }
    EXPECT_STREQ(g_dgettext("gtk30", "_Cancel"), "_Abbrechen");
    speak("en");
    EXPECT_STREQ(g_dgettext("gtk30", "_Cancel"), "_Cancel");
    EXPECT_EQ(std::strtod("1.5", nullptr), 1.5) << "numbers are read as before";
}

// Menus in Italian had "Mayús+Ctrl+Z" after the windows had spoken Spanish.
TEST(Menus, NameTheKeysInTheLanguageOfTheWindows) {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "Menus");
    for (const auto& [language, shift, control] : {std::tuple{"es", "Mayús", "Ctrl"},
                                                   {"it", "Maiusc", "Ctrl"},
                                                   {"de", "Umschalt", "Strg"},
                                                   {"en", "Shift", "Ctrl"}}) {
        speak(language);
        name_menu_keys();
        auto* labels = static_cast<GtkAccelLabelClass*>(g_type_class_peek(GTK_TYPE_ACCEL_LABEL));
        EXPECT_STREQ(labels->mod_name_shift, shift);
        EXPECT_STREQ(labels->mod_name_control, control);
    }
    Commands commands;
    commands.add({"undo to here", Command::Menu::session, "Undo to here", "Alt+Back", [] {}});
    frame->SetMenuBar(commands.menu_bar());
    const wxMenuItem* item = frame->GetMenuBar()->GetMenu(0)->GetMenuItems().front();
    guint key = 0;
    GdkModifierType with{};
    gtk_accel_label_get_accel(GTK_ACCEL_LABEL(gtk_bin_get_child(GTK_BIN(item->GetMenuItem()))), &key, &with);
    EXPECT_EQ(gdk_keyval_to_unicode(key), 0x232bU) << "the words for Backspace could be taken for Delete";
    EXPECT_EQ(with, GDK_MOD1_MASK);
    frame->Destroy();
    settle_windows(20);
}

// "New session of Magnate…" stood there twice: for the game that was begun last, and for the game.
TEST(Menus, SayNothingTwice) {
    Table table;
    auto* frame = new MainFrame(table.recorder);
    frame->Show();
    for (const char* last : {"", "magnate", "open-table"}) {
        table.store.set(kLastGame, last);
        for (std::size_t i = 0; i < frame->GetMenuBar()->GetMenuCount(); ++i) {
            wxMenu* menu = frame->GetMenuBar()->GetMenu(i);
            wxMenuEvent opened(wxEVT_MENU_OPEN, 0, menu);
            frame->ProcessWindowEvent(opened);
            std::set<wxString> said;
            for (const wxMenuItem* item : menu->GetMenuItems()) {
                const wxString label = item->GetItemLabelText();
                EXPECT_TRUE(item->IsSeparator() || said.insert(label).second) << label << " after " << last;
            }
        }
    }
    frame->Destroy();
    settle_windows(20);
}

// A window that was made anew a hundred times, for other sizes or colours, heard each opened menu a hundred times.
TEST(Menus, AreHeardOnceHoweverOftenTheyWereMade) {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "Menus");
    Commands commands;
    int asked = 0, ran = 0;
    const auto make = [&] {
        commands.clear();
        commands.add({"count",
                      Command::Menu::file,
                      "Count",
                      "",
                      [&] { ++ran; },
                      {},
                      [&] {
                          ++asked;
                          return wxString("Count");
                      }});
        const std::unique_ptr<wxMenuBar> before(frame->GetMenuBar());
        frame->SetMenuBar(nullptr);
        frame->SetMenuBar(commands.menu_bar());
    };
    commands.follow_menus(frame);
    for (int times = 0; times < 3; ++times) {
        make();
    }
    wxMenu* menu = frame->GetMenuBar()->GetMenu(0);
    wxMenuEvent opened(wxEVT_MENU_OPEN, 0, menu);
    frame->ProcessWindowEvent(opened);
    EXPECT_EQ(asked, 1);
    wxCommandEvent chosen(wxEVT_MENU, menu->GetMenuItems().front()->GetId());
    frame->ProcessWindowEvent(chosen);
    EXPECT_EQ(ran, 1);
    wxCommandEvent other(wxEVT_MENU, wxID_NONE);
    EXPECT_FALSE(frame->ProcessWindowEvent(other)) << "no command, and no tool";
    frame->Destroy();
    settle_windows(20);
}

}  // namespace
}  // namespace castalia
