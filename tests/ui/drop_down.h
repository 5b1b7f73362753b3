#pragma once

#include <optional>

#include <wx/choice.h>

namespace castalia {

/// Where a line of a list that has dropped down stands on the screen; nothing while the list is closed. The list is
/// the desktop's own window, of which the toolkit tells nothing.
std::optional<wxPoint> line_on_screen(const wxChoice& choice, unsigned line);

}  // namespace castalia
