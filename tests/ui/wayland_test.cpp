// The window on Wayland, where the desktop alone decides where windows lie and who has the keys. The compositor is
// sway (support/with_compositor), and what it tells is compared with what the window believes.
#include <gtk/gtk.h>
#include <wx/textctrl.h>

#include <cstdio>
#include <future>

#include "app/ui/basics/screens.h"
#include "app/ui/boards/board_canvas.h"
#include "app/ui/out/out.h"
#include "app/ui/pages/session_page.h"
#include "app/ui/panels/entry_panel.h"
#include "app/ui/table_view.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

/// Runs a command of the shell and returns what it prints.
std::string told_by(const std::string& command) {
    FILE* pipe = ::popen(command.c_str(), "r");
    std::string told;
    std::array<char, 4096> piece{};
    for (std::size_t read = 0; (read = std::fread(piece.data(), 1, piece.size(), pipe)) > 0;) {
        told.append(piece.data(), read);
    }
    ::pclose(pipe);
    return told;
}

void order(const std::string& command) { told_by("swaymsg '" + command + "' 2>&1"); }

/// What the compositor tells of a window.
struct Placed {
    std::string output, app;
    bool focused = false, fills = false, floats = false;
    wxRect at;
};

void find_in(const Json& node, const std::string& title, std::string output, bool floats,
             std::optional<Placed>& found) {
    if (node.value("type", "") == "output") {
        output = node.value("name", "");
    }
    const std::string name = node.at("name").is_string() ? node.at("name").get<std::string>() : "";
    if (node.contains("app_id") && name.find(title) != std::string::npos) {
        const Json& rect = node.at("rect");
        found = Placed{output,
                       node.at("app_id").is_string() ? node.at("app_id").get<std::string>() : "",
                       node.at("focused").get<bool>(),
                       node.at("fullscreen_mode").get<int>() > 0,
                       floats,
                       wxRect(rect.at("x"), rect.at("y"), rect.at("width"), rect.at("height"))};
    }
    for (const Json& inside : node.at("nodes")) {
        find_in(inside, title, output, floats, found);
    }
    for (const Json& inside : node.at("floating_nodes")) {
        find_in(inside, title, output, true, found);
    }
}

/// Returns where the compositor has the window with this in its title; nothing where there is none.
std::optional<Placed> placed(const std::string& title) {
    std::optional<Placed> found;
    find_in(Json::parse(told_by("swaymsg -t get_tree")), title, "", false, found);
    return found;
}

/// Returns the names of the screens that are plugged in.
std::vector<std::string> outputs() {
    std::vector<std::string> there;
    for (const Json& one : Json::parse(told_by("swaymsg -t get_outputs"))) {
        if (one.value("active", false)) {
            there.push_back(one.at("name"));
        }
    }
    return there;
}

class OnWayland : public WindowTable {
protected:
    OnWayland() {
        EXPECT_TRUE(pump([] { return outputs().size() == 2; }));
    }
    ~OnWayland() override {
        if (TableWindow* open = table()) {
            open->Close();
        }
        for (int more = 0; more < 2 && outputs().size() < 2; ++more) {
            plug_in();
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
    static bool has_keys(const std::string& title) {
        const std::optional<Placed> window = placed(title);
        return window && window->focused;
    }
    /// Returns whether the table view fills a screen, and that is not the one with the program.
    static bool table_fills_other_screen() {
        const std::optional<Placed> view = placed("Table view"), program = placed("Castalia");
        return view && program && view->fills && !program->fills && view->output != program->output;
    }
    /// Pulls out the screen. Its window on the stage is what it is shown on.
    void unplug(const std::string& output) {
        const std::size_t before = outputs().size();
        told_by("swaymsg -s \"$CASTALIA_STAGE\" '[title=\"" + output + "$\"] kill'");
        EXPECT_TRUE(pump([&] { return outputs().size() == before - 1; }));
        EXPECT_TRUE(pump([&] { return screens().size() == before - 1; }));
    }
    /// Pulls out every screen but that of the program.
    void unplug_others() {
        for (const std::string& output : outputs()) {
            if (output != placed("Castalia")->output) {
                unplug(output);
            }
        }
    }
    void plug_in() {
        const std::size_t before = outputs().size();
        order("create_output");
        EXPECT_TRUE(pump([&] { return outputs().size() == before + 1; }));
    }
    void begin() {
        recorder->begin(two_players());
        frame->go(MainFrame::Place::session);
        EXPECT_TRUE(pump([&] { return has_keys("Castalia") && frame->IsActive(); }));
        EXPECT_TRUE(pump([this] { return frame->session_page().entry().has_focus(); }));
    }
    std::string line() { return frame->session_page().entry().line().utf8_string(); }
    void enter_a_roll() {
        const std::size_t before = events();
        type("39");
        press(WXK_RETURN);
        EXPECT_TRUE(pump([&] { return events() == before + 1; })) << line();
    }
};

TEST_F(OnWayland, TheTableViewFillsTheOtherScreenAndTheEntryLineKeepsTheKeys) {
    begin();
    const std::string own = placed("Castalia")->output;
    press(WXK_F9);
    EXPECT_TRUE(pump(table_fills_other_screen));
    EXPECT_EQ(placed("Castalia")->output, own);
    EXPECT_TRUE(pump([] { return has_keys("Castalia"); }));
    enter_a_roll();
    press(WXK_F9);
    EXPECT_TRUE(pump([] { return !placed("Table view"); })) << "the same key closes it";
}

TEST_F(OnWayland, NothingIsLostThatIsTypedAtTheTableView) {
    begin();
    press(WXK_F9);
    ASSERT_TRUE(pump(table_fills_other_screen));
    order("[title=\"Table view\"] focus");
    ASSERT_TRUE(pump([this] { return has_keys("Table view") && table() != nullptr && !frame->IsActive(); }));
    type("note tea?");
    EXPECT_TRUE(pump([this] { return line() == "note tea?"; })) << line();
    press(WXK_BACK);
    EXPECT_TRUE(pump([this] { return line() == "note tea"; })) << line();
    press(WXK_RETURN);
    EXPECT_TRUE(pump([this] { return events() == 1; })) << line();
}

TEST_F(OnWayland, OnOneScreenNothingIsLostThatIsTypedAtTheTableView) {
    unplug_others();
    begin();
    press(WXK_F9);
    ASSERT_TRUE(pump([] { return placed("Table view").has_value(); }));
    EXPECT_FALSE(placed("Table view")->fills) << "it must not cover the program";
    order("[title=\"Table view\"] focus");
    ASSERT_TRUE(pump([this] { return has_keys("Table view") && !frame->IsActive(); }));
    type("s9mk");
    EXPECT_TRUE(pump([this] { return line() == "s9mk"; })) << line();
}

TEST_F(OnWayland, ATableViewWhoseScreenIsPulledOutIsAWindowUntilOneIsPluggedIn) {
    begin();
    press(WXK_F9);
    ASSERT_TRUE(pump(table_fills_other_screen));
    unplug_others();
    EXPECT_TRUE(pump([] { return !placed("Table view")->fills; })) << "it would cover the program";
    plug_in();
    EXPECT_TRUE(pump(table_fills_other_screen)) << placed("Table view")->output;
}

TEST_F(OnWayland, WhatIsCopiedCanBePastedAtOnceInEveryScript) {
    begin();
    const std::string words = "Musée, édition 2014 – “größer” 東京";
    for (const std::string& what : {words, std::string("twice"), words}) {
        type("c");  // The compositor takes words only from a program that somebody uses.
        copy_words(what);
        const auto pasted = [&](const std::string& command) {
            auto run = std::async(std::launch::async, [&] { return told_by(command); });
            EXPECT_TRUE(pump([&] { return run.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }));
            return run.get();
        };
        const std::string kinds = pasted("wl-paste --list-types");
        EXPECT_NE(kinds.find("text/plain;charset=utf-8"), std::string::npos) << kinds;
        EXPECT_NE(kinds.find("UTF8_STRING"), std::string::npos) << kinds;
        EXPECT_EQ(pasted("wl-paste --no-newline --type 'text/plain;charset=utf-8'"), what);
    }
}

TEST_F(OnWayland, EveryWindowHasTheNameOfTheDesktopFile) {
    begin();
    press(WXK_F9);
    ASSERT_TRUE(pump([] { return placed("Table view").has_value(); }));
    for (const char* title : {"Castalia", "Table view"}) {
        EXPECT_TRUE(pump([&] { return placed(title)->app == "org.castalia.castalia"; })) << placed(title)->app;
    }
}

TEST_F(OnWayland, KeysAreThoseThatArePrintedOnThem) {
    begin();
    constexpr unsigned kOne = 10, kK = 45;  // Their places on every keyboard.
    hand.lay_out_keyboard("fr");
    hand.press_at(kOne, wxMOD_ALT);
    EXPECT_TRUE(pump([this] { return frame->place() == MainFrame::Place::home; }))
        << "Alt and the key of 1 on AZERTY";
    hand.lay_out_keyboard("us");
    frame->go(MainFrame::Place::session);
    for (const auto& [layouts, in_use] : {std::pair("ru", 0U), {"us,ru", 1U}}) {
        hand.lay_out_keyboard(layouts, in_use);
        bool asked = false;
        in_dialog([&](wxDialog& dialog) {
            asked = true;
            dialog.EndModal(wxID_CANCEL);
        });
        hand.press_at(kK, wxMOD_CONTROL);
        EXPECT_TRUE(pump([&] { return asked && open_dialog() == nullptr; })) << "Ctrl+K with " << layouts;
    }
    hand.lay_out_keyboard("us");
}

TEST_F(OnWayland, TheProgramOutlivesEveryScreen) {
    begin();
    for (const std::string& output : outputs()) {
        unplug(output);
    }
    // The toolkit asserts that a dialog has a screen, which nobody sees who uses the program
    // (handle_failed_assertions).
    const wxAssertHandler_t usual = wxSetAssertHandler(nullptr);
    in_dialog([](wxDialog& dialog) { dialog.EndModal(wxID_CANCEL); });
    frame->commands().run("preferences");
    wxSetAssertHandler(usual);
    plug_in();
    plug_in();
    EXPECT_TRUE(pump([] { return placed("Castalia").has_value(); }));
    EXPECT_TRUE(pump([this] { return has_keys("Castalia") && frame->IsActive(); }));
    enter_a_roll();
}

/// Returns the pixels that a control shows now, at the scale of its screen.
std::vector<unsigned char> pixels_of(const wxWindow& window) {
    const int scale = static_cast<int>(window.GetContentScaleFactor());
    const wxSize size = window.GetSize();
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.x * scale, size.y * scale);
    cairo_surface_set_device_scale(surface, scale, scale);
    cairo_t* cairo = cairo_create(surface);
    gtk_widget_draw(window.GetHandle(), cairo);
    cairo_surface_flush(surface);
    const unsigned char* begin = cairo_image_surface_get_data(surface);
    const auto length = static_cast<std::size_t>(cairo_image_surface_get_stride(surface) * size.y * scale);
    std::vector<unsigned char> pixels(begin, begin + length);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
    return pixels;
}

TEST_F(OnWayland, TheBoardIsDrawnAnewWhenTheScreenHasMorePixels) {
    begin();
    order("[title=\"Castalia\"] floating enable, resize set 1000 700");
    ASSERT_TRUE(pump([] { return placed("Castalia")->floats; }));
    ASSERT_TRUE(next_frame(*frame));
    BoardCanvas& board = frame->session_page().board();
    const wxSize before = board.GetSize();
    const std::string output = "output " + placed("Castalia")->output;
    order(output + " scale 2");
    ASSERT_TRUE(pump([&] { return board.GetContentScaleFactor() == 2; }));
    ASSERT_TRUE(next_frame(*frame));
    ASSERT_EQ(board.GetSize(), before) << "a resize would draw it anew";
    const std::vector<unsigned char> shown = pixels_of(board);
    board.show(recorder->scene());
    ASSERT_TRUE(next_frame(*frame));
    EXPECT_TRUE(pixels_of(board) == shown);
    order(output + " scale 1");
    EXPECT_TRUE(pump([&] { return board.GetContentScaleFactor() == 1; }));
}

}  // namespace
}  // namespace castalia
