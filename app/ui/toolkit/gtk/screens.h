#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <wx/gdicmn.h>

class wxTopLevelWindow;
class wxWindow;

namespace castalia {

// The screens of the desktop are asked of GDK, because wxWidgets 3.2 tells no names of them, cannot say on Wayland
// which of them a window is to fill, and asserts where there is none.

/// A screen of the desktop.
struct Screen {
    int number = 0;         ///< It counts the screens that are there now, from 0.
    std::string connector;  ///< Where it is plugged in, such as "DP-2"; empty where the desktop does not say.
    std::string model;      ///< What its maker calls it; empty where it does not say.
    wxRect area;            ///< On Wayland, where it lies beside the others need not be true.

    /// Returns the name to show and to remember it by, such as "DP-2 (U2720Q)"; never empty.
    std::string name() const;
};

/// Returns the screens that are there now: none while all of them are unplugged.
std::vector<Screen> screens();
/// Returns the number of the screen on which most of the window lies; nothing where that is not known.
std::optional<int> screen_of(const wxWindow& window);
/// Returns the screen that had this name, by which it was remembered: the one in the same place, or otherwise the
/// same model elsewhere. Returns nothing where neither is there.
std::optional<Screen> screen_called(const std::vector<Screen>& all, const std::string& name);
/// Returns the part of its screen that a window may cover; a usual screen where there is none.
wxRect room_on_screen(const wxWindow& window);

/// Lets a window fill this screen, and shows it.
void fill_screen(wxTopLevelWindow& window, const Screen& screen);

/// Calls `call` after screens have come, gone or changed, as long as what this returns is kept.
std::shared_ptr<void> on_screens_changed(std::function<void()> call);

/// Returns whether the desktop decides alone where windows lie, as on Wayland.
bool desktop_places_windows();

}  // namespace castalia
