// The window on the Wayland desktops that people have, where the desktop alone decides where windows lie and who has
// the keys: sway in every run, GNOME Shell and KWin in the long suite. What the desktop tells is compared with what
// the window believes.
#include <gtk/gtk.h>

#include <algorithm>
#include <cstdlib>
#include <future>
#include <sstream>

#include "app/ui/export/saving.h"
#include "app/ui/what_if/what_if_frame.h"
#include "tests/ui/desktop_table.h"

namespace castalia {
namespace {

TEST_F(OnDesktop, TheTableViewFillsTheOtherScreenAndTheEntryLineKeepsTheKeys) {
    begin();
    const std::string own = placed("Castalia")->output;
    press(WXK_F9);
    EXPECT_TRUE(pump(table_fills_other_screen));
    EXPECT_EQ(placed("Castalia")->output, own);
    EXPECT_TRUE(pump([] { return has_focus("Castalia"); }));
    enter_a_roll();
    press(WXK_F9);
    EXPECT_TRUE(pump([] { return !placed("Table view"); })) << "the same key closes it";
}

/// Returns whether the desktop has put a window, with its title bar and borders, onto one screen.
bool lies_on_one_screen(const std::string& title) {
    const std::optional<Placed> window = placed(title);
    return window && std::ranges::any_of(screens(), [&](const Screen& one) { return one.area.Contains(window->at); });
}

std::string place_on_desktop(const std::string& title) {
    const wxRect at = placed(title).value_or(Placed()).at;
    std::ostringstream words;
    words << at.x << ',' << at.y << ' ' << at.width << 'x' << at.height;
    return words.str();
}

TEST_F(OnDesktop, TheWindowLiesOnOneScreenWithItsTitleBarAlsoWhenItIsNotMaximized) {
    begin();
    EXPECT_TRUE(pump([] { return lies_on_one_screen("Castalia"); })) << place_on_desktop("Castalia");
    unmaximize("Castalia");
    // A window that sway lays out is maximized for GTK.
    EXPECT_TRUE(pump([this] { return std::getenv("CASTALIA_DESKTOP") == nullptr || !frame->IsMaximized(); }));
    EXPECT_TRUE(pump([] { return lies_on_one_screen("Castalia"); })) << place_on_desktop("Castalia");
}

TEST_F(OnDesktop, WhatIfLiesOnOneScreenAlsoWhenItIsNotMaximized) {
    begin();
    const std::optional<Placed> program = placed("Castalia");
    frame->commands().run("what if");
    EXPECT_TRUE(pump([] { return lies_on_one_screen("What if"); })) << place_on_desktop("What if");
    EXPECT_TRUE(pump([&] { return placed("What if")->output == program->output; }));
    unmaximize("What if");
    EXPECT_TRUE(pump(
        [this] { return std::getenv("CASTALIA_DESKTOP") == nullptr || !frame->branch_window()->IsMaximized(); }));
    EXPECT_TRUE(pump([] { return lies_on_one_screen("What if"); })) << place_on_desktop("What if");
    frame->branch_window()->commands().run("close branch");
    EXPECT_TRUE(pump([this] { return frame->branch_window() == nullptr; }));
}

TEST_F(OnDesktop, TheProgramKeepsTheKeysAboveTheTableViewWhereItLiesOnTwoScreens) {
    if (std::getenv("CASTALIA_DESKTOP") == nullptr) {
        // GDK does not tell which of two screens has more of a window, and sway hides what floats behind a window
        // that fills its screen.
        GTEST_SKIP() << "sway lays windows out, each on one screen";
    }
    begin();
    unmaximize("Castalia");
    for (const int left : {900, 400}) {  // Most of it is on the second screen, then on the first one.
        const wxRect across(left, 60, 1100, 700);
        lay("Castalia", across);
        EXPECT_TRUE(pump([&] { return placed("Castalia")->at == across; })) << place_on_desktop("Castalia");
        press(WXK_F9);
        EXPECT_TRUE(pump([] { return placed("Table view").has_value(); }));
        EXPECT_TRUE(pump([] { return has_focus("Castalia"); }));
        const std::size_t before = events();
        type("note tea");
        press(WXK_RETURN);
        EXPECT_TRUE(pump([&] { return events() == before + 1; })) << line();
        press(WXK_F9);
        EXPECT_TRUE(pump([] { return !placed("Table view"); }));
    }
}

TEST_F(OnDesktop, NothingIsLostThatIsTypedAtTheTableView) {
    begin();
    press(WXK_F9);
    ASSERT_TRUE(pump(table_fills_other_screen));
    give_keys_to("Table view");
    ASSERT_TRUE(pump([this] { return has_focus("Table view") && table() != nullptr && !frame->IsActive(); }));
    type("note tea?");
    EXPECT_TRUE(pump([this] { return line() == "note tea?"; })) << line();
    press(WXK_BACK);
    EXPECT_TRUE(pump([this] { return line() == "note tea"; })) << line();
    press(WXK_RETURN);
    EXPECT_TRUE(pump([this] { return events() == 1; })) << line();
}

TEST_F(OnDesktop, WhatIsCopiedCanBePastedAtOnceInEveryScript) {
    begin();
    const std::string words = "Musée, édition 2014 – “größer” 東京";
    for (const std::string& what : {words, std::string("twice"), words}) {
        type("c");  // The compositor takes words only from a program that somebody uses.
        copy_words(what);
        const auto pasted = [&](const std::string& command) {
            auto run = std::async(std::launch::async, [&] { return output_of(command); });
            EXPECT_TRUE(pump([&] { return run.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }));
            return run.get();
        };
        const std::string kinds = pasted("wl-paste --list-types");
        EXPECT_NE(kinds.find("text/plain;charset=utf-8"), std::string::npos) << kinds;
        EXPECT_NE(kinds.find("UTF8_STRING"), std::string::npos) << kinds;
        EXPECT_EQ(pasted("wl-paste --no-newline --type 'text/plain;charset=utf-8'"), what);
    }
}

TEST_F(OnDesktop, EveryWindowHasTheNameOfTheDesktopFile) {
    begin();
    press(WXK_F9);
    ASSERT_TRUE(pump([] { return placed("Table view").has_value(); }));
    for (const char* title : {"Castalia", "Table view"}) {
        EXPECT_TRUE(pump([&] { return placed(title)->app == "org.castalia.castalia"; })) << placed(title)->app;
    }
}

}  // namespace
}  // namespace castalia
