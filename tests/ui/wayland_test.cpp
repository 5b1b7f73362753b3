// What only sway can do for a test (support/with_compositor): screens are pulled out and plugged in, keyboards laid
// out, and a screen gets more pixels while the program runs. What every desktop does is in desktops_test.cpp.
#include <gtk/gtk.h>
#include <wx/textctrl.h>

#include "app/ui/board/board_canvas.h"
#include "app/ui/toolkit/gtk/screens.h"
#include "tests/ui/desktop_table.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {
namespace {

void order(const std::string& command) { output_of("swaymsg '" + command + "' 2>&1"); }

/// Returns the names of the screens that are plugged in.
std::vector<std::string> outputs() {
    std::vector<std::string> there;
    for (const Json& one : Json::parse(output_of("swaymsg -t get_outputs"))) {
        if (one.value("active", false)) {
            there.push_back(one.at("name"));
        }
    }
    return there;
}

class OnWayland : public OnDesktop {
protected:
    OnWayland() {
        EXPECT_TRUE(pump([] { return outputs().size() == 2; }));
    }
    ~OnWayland() override {
        for (int more = 0; more < 2 && outputs().size() < 2; ++more) {
            plug_in();
        }
    }

    /// Pulls out the screen. Its window on the stage is what it is shown on.
    void unplug(const std::string& output) {
        const std::size_t before = outputs().size();
        output_of("swaymsg -s \"$CASTALIA_STAGE\" '[title=\"" + output + "$\"] kill'");
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
};

TEST_F(OnWayland, OnOneScreenNothingIsLostThatIsTypedAtTheTableView) {
    unplug_others();
    begin();
    press(WXK_F9);
    ASSERT_TRUE(pump([] { return placed("Table view").has_value(); }));
    EXPECT_FALSE(placed("Table view")->fills) << "it must not cover the program";
    give_keys_to("Table view");
    ASSERT_TRUE(pump([this] { return has_focus("Table view") && !frame->IsActive(); }));
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
    EXPECT_TRUE(pump([this] { return has_focus("Castalia") && frame->IsActive(); }));
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
