#pragma once

namespace castalia {

/// Gives every window from now on the name of the program's desktop file, by which a Wayland desktop finds its icon
/// and puts its windows together. On X11 a window has its own icon, and the class that the desktop file names.
void name_windows_for_desktop();

}  // namespace castalia
