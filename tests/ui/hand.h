#pragma once

#include <wx/gdicmn.h>
#include <wx/mousestate.h>
#include <wx/window.h>

#include "tests/ui/real_keys.h"

namespace castalia {

/// Keys and a pointer for the windows of this process. When a call returns, the display has sent the events, the
/// windows have handled them, and the display has answered what they asked. wxUIActionSimulator sleeps for 20 ms
/// after each event instead, which is too long for most events and too short on a busy machine.
class Hand {
public:
    void move_to(wxPoint on_screen);
    void press_button();
    void release_button();
    void click();
    void turn_wheel_down();  ///< By one click of the wheel, over what lies beneath the pointer.
    /// Presses a key, named as in wxWidgets, with wxMOD_… held down: a letter of ASCII, a function key, or one of
    /// those that move and edit. Throws std::out_of_range for any other.
    void press(int key, int modifiers = 0);

    /// Presses the key at this place of the keyboard, with wxMOD_… held down.
    void press_at(unsigned code, int modifiers = 0);
    void lay_out_keyboard(const std::string& layouts, unsigned in_use = 0, bool num_lock = false);

private:
    RealKeys keys_;
};

/// Waits until the window has laid out and painted everything that was asked for so far: GTK does so once a frame.
/// Returns whether that happened.
bool next_frame(wxWindow& window);

}  // namespace castalia
