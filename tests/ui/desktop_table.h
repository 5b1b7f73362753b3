#pragma once

#include <cstdlib>

#include "app/ui/session/entry_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/session/table_view.h"
#include "app/ui/toolkit/gtk/screens.h"
#include "tests/ui/desktop_windows.h"
#include "tests/ui/window_table.h"

namespace castalia {

/// The program on a Wayland desktop with two screens, where the desktop alone decides where windows lie and who has
/// the keys.
class OnDesktop : public WindowTable {
protected:
    ~OnDesktop() override {
        if (TableWindow* open = table()) {
            open->Close();
        }
    }

    static TableWindow* table() {
        for (wxWindow* window : wxTopLevelWindows) {
            if (auto* found = dynamic_cast<TableWindow*>(window)) {
                return found;
            }
        }
        return nullptr;
    }
    static bool has_focus(const std::string& title) {
        const std::optional<Placed> window = placed(title);
        return window && window->focused;
    }
    /// Returns whether the table view fills a screen, and that is not the one with the program.
    static bool table_fills_other_screen() {
        const std::optional<Placed> view = placed("Table view"), program = placed("Castalia");
        return view && program && view->fills && !program->fills && view->output != program->output;
    }
    void begin() {
        recorder->begin(two_players());
        frame->go(MainFrame::Place::session);
        EXPECT_TRUE(pump([&] { return has_focus("Castalia") && frame->IsActive(); }));
        EXPECT_TRUE(pump([this] { return frame->session_page().entry().has_focus(); }));
        // GTK learns a moment later on which screen the desktop has put it; GNOME and KWin count their screens.
        EXPECT_TRUE(std::getenv("CASTALIA_DESKTOP") == nullptr ||
                    pump([this] { return screen_of(*frame) == std::stoi(placed("Castalia")->output); }));
    }
    std::string line() { return frame->session_page().entry().line().utf8_string(); }
    void enter_a_roll() {
        const std::size_t before = events();
        type("39");
        press(WXK_RETURN);
        EXPECT_TRUE(pump([&] { return events() == before + 1; })) << line();
    }
};

}  // namespace castalia
