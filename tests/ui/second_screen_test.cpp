// The table view with two screens: the window is on the left one, under a window manager.
#include <dlfcn.h>

#include <wx/display.h>

#include "tests/ui/managed.h"

#include <X11/Xlib.h>
#include <X11/extensions/Xrandr.h>

namespace {

// A virtual display has one output however many screens it shows, and GTK counts only screens with their own output.
// So the second screen gets one: these two functions, by which GTK asks, replace those of the library.
constexpr RROutput kSecondOutput = 0x7FFFFFF1;
RROutput first_output = None;

template <class Function>
Function* of_library(const char* name) {
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" {

XRRMonitorInfo* XRRGetMonitors(Display* display, Window window, Bool active, int* count) {
    XRRMonitorInfo* all = of_library<decltype(XRRGetMonitors)>("XRRGetMonitors")(display, window, active, count);
    static RROutput second = kSecondOutput;
    for (int nth = 0; all != nullptr && nth < *count; ++nth) {
        if (all[nth].noutput == 0) {
            all[nth].noutput = 1;
            all[nth].outputs = &second;
        } else {
            first_output = all[nth].outputs[0];
        }
    }
    return all;
}

XRROutputInfo* XRRGetOutputInfo(Display* display, XRRScreenResources* resources, RROutput output) {
    return of_library<decltype(XRRGetOutputInfo)>("XRRGetOutputInfo")(
        display, resources, output == kSecondOutput ? first_output : output);
}

}  // extern "C"

namespace castalia {
namespace {

/// GTK asks for the screens only when it starts, so they are there before main.
const class TwoScreens {
public:
    TwoScreens() {
        if (std::getenv("DISPLAY") != nullptr) {  // Listing the tests needs no display.
            server_.emplace();
            server_->split();
        }
    }

private:
    std::optional<DisplayServer> server_;  ///< It is kept, because a display without a connection begins anew.
} two_screens;

const wxRect left(0, 0, 1280, 800), right(1280, 0, 1280, 800);

class SecondScreen : public ManagedTable {
protected:
    SecondScreen() { EXPECT_EQ(wxDisplay::GetCount(), 2U); }

    /// Returns the area of a window without the frame that the window manager draws around it.
    static wxRect inside(const wxWindow& window) {
        return {window.ClientToScreen(wxPoint()), window.GetClientSize()};
    }
    static bool fills_the_right_one() { return table()->IsFullScreen() && inside(*table()) == right; }
};

TEST_F(SecondScreen, IsFilledByTheTableViewThatTakesNoKeys) {
    begin();
    open_table_view();
    EXPECT_TRUE(pump(fills_the_right_one)) << inside(*table()).x << ", " << inside(*table()).width;
    EXPECT_TRUE(left.Contains(inside(*frame)));
    expect_a_roll();
    EXPECT_TRUE(fills_the_right_one());
    press(WXK_F9);
    EXPECT_TRUE(pump([] { return table() == nullptr; })) << "the same key closes it from the entry line";
}

TEST_F(SecondScreen, TakesItsKeysOnceSomebodyTurnsToIt) {
    begin();
    open_table_view();
    ASSERT_TRUE(pump(fills_the_right_one));
    const auto turn_to_it = [this] {
        hand.move_to(wxPoint(right.x + right.width / 2, right.y + right.height / 2));
        for (int clicks = 0; clicks < 20 && !table()->IsActive();
             ++clicks) {  // At the beginning it refuses the keys.
            hand.click();
            pump([] { return table()->IsActive(); }, std::chrono::milliseconds(300));
        }
        return keeps_the_focus(*table());
    };
    ASSERT_TRUE(turn_to_it());
    press(WXK_F11);
    EXPECT_TRUE(pump([] { return !table()->IsFullScreen() && right.Contains(inside(*table()).GetTopLeft()); }))
        << "it stays on its screen: " << inside(*table()).x;
    ASSERT_TRUE(keeps_the_focus(*table()));
    press(WXK_F11);
    EXPECT_TRUE(pump(fills_the_right_one));
    ASSERT_TRUE(keeps_the_focus(*table()));
    type("39");
    press(WXK_RETURN);
    EXPECT_TRUE(pump([this] { return events() == 1; })) << "letters typed there reach the entry line";
    ASSERT_TRUE(turn_to_it());
    press(WXK_ESCAPE);
    EXPECT_TRUE(pump([] { return table() == nullptr || !table()->IsFullScreen(); }));
    ASSERT_TRUE(table() == nullptr || keeps_the_focus(*table()));
    press(WXK_ESCAPE);
    EXPECT_TRUE(pump([] { return table() == nullptr; }));
}

}  // namespace
}  // namespace castalia
