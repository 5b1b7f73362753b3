#pragma once

#include <optional>

#include <wx/choice.h>

namespace castalia {

/// Returns where a line of an open drop-down list is on the screen; nothing while the list is closed. The list is the
/// desktop's own window, about which the toolkit tells nothing.
std::optional<wxPoint> line_on_screen(const wxChoice& choice, unsigned line);

/// Returns whether a menu is open, which is the desktop's own window, too.
bool menu_is_open();

}  // namespace castalia
