#pragma once

#include <wx/gdicmn.h>
#include <wx/mousestate.h>
#include <wx/window.h>

#include "tests/ui/real_keys.h"

namespace castalia {

/// Keys and a pointer for the windows of this process. What it does has arrived when a call returns: the display has
/// sent it, the windows have handled it, and what they asked of the display for it has come back. wxUIActionSimulator
/// sleeps for 20 ms after each event instead, which is too long for most and too short on a busy machine.
class Hand {
public:
    void move_to(wxPoint on_screen);
    void press_button();
    void release_button();
    void click();
    /// A key by wxWidgets' name for it, with wxMOD_… held down meanwhile: a letter of ASCII, a function key, or one
    /// of those that move and edit. Throws std::out_of_range for any other.
    void press(int key, int modifiers = 0);

private:
    RealKeys keys_;
};

/// Waits until the window has laid out and painted everything that was asked for up to now: GTK does so once a frame.
/// Returns whether it came to that.
bool next_frame(wxWindow& window);

}  // namespace castalia
