#pragma once

#include <wx/window.h>

#include <utility>

namespace castalia {

/// Leaves the bar of a list, field or area that scrolls down out while it is lower than its bar. Does nothing to
/// other controls.
void show_bar_where_it_fits(wxWindow& control);

/// Makes a control that its parent owns. Controls are made with `new` only here.
template <class Control, class... Arguments>
Control* child(wxWindow* parent, Arguments&&... arguments) {
    auto* made = new Control(parent, std::forward<Arguments>(arguments)...);
    show_bar_where_it_fits(*made);
    return made;
}

/// Makes a control that its parent owns, with its own font and colour. They are set before the control is made, so
/// that GTK styles and measures it once and not three times.
template <class Control, class... Arguments>
Control* styled_child(wxWindow* parent, const wxFont& font, const wxColour& ink, Arguments&&... arguments) {
    auto* made = new Control;
    made->wxWindow::SetFont(font);
    made->wxWindow::SetForegroundColour(ink);
    made->Create(parent, std::forward<Arguments>(arguments)...);
    return made;
}

}  // namespace castalia
