#pragma once

#include <optional>
#include <string>

#include <wx/gdicmn.h>

namespace castalia {

/// What the desktop itself tells of a window, whatever the program believes: sway, GNOME Shell or KWin
/// (support/with_compositor, support/with_desktop).
struct Placed {
    std::string output;  ///< The screen, by the name that the desktop has for it.
    std::string app;     ///< The name of the desktop file that the window goes by.
    bool focused = false, fills = false, floats = false;
    wxRect at;
};

/// Returns what a command of the shell prints.
std::string output_of(const std::string& command);

/// Returns where the desktop has the window with this in its title; nothing where there is none.
std::optional<Placed> placed(const std::string& title);

/// Lets the desktop move the window with this in its title to the screen of that name (Placed::output).
void move_to_screen(const std::string& title, const std::string& output);

/// Lets the desktop give the keys to the window with this in its title, as a click on it does.
void give_keys_to(const std::string& title);

/// Lets the desktop make the window with this in its title smaller than its screen again, as a double click on its
/// title bar does. On sway nothing is maximized.
void unmaximize(const std::string& title);

/// Lets the desktop give the window with this in its title a place and a size, its title bar included, as somebody
/// who drags it does. On sway it floats afterwards.
void lay(const std::string& title, const wxRect& at);

}  // namespace castalia
