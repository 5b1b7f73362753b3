#pragma once

#include <functional>
#include <vector>

#include <wx/window.h>

class wxFrame;

namespace castalia {

/// A part of a page to which one key leads: the question, the board, the log …
struct PagePart {
    wxWindow* window;
    /// Puts the keys into it. Returns false where nothing in it takes them now.
    std::function<bool()> enter;
};

/// Puts the keys on the first control inside a window that takes them, also inside a tool bar. Returns false where
/// there is none.
bool focus_first_inside(wxWindow& window);
/// Returns whether a tool in the tool bar of that window has the focus. Tools are no windows that FindFocus knows.
bool tool_has_focus(const wxFrame& frame);
/// Returns whether no control of the window around this one has the focus any more: what had it was hidden, disabled
/// or destroyed, and no key is heard.
bool nobody_has_focus(const wxWindow& window);
/// Returns the place among the children of a window of the one that has the focus, or within which it is; wxNOT_FOUND
/// if none has it. wxWindow::FindFocus knows nothing of a wxChoice that was reached by Tab (wxWidgets 3.2.2).
int child_with_focus(const wxWindow& window);
/// Returns the parts of a page that names none itself: the windows that lie side by side in it.
std::vector<PagePart> parts_inside(wxWindow& page);
/// Puts the keys into the part after the one that has them, or before it.
void step_to_part(const std::vector<PagePart>& parts, int by);

}  // namespace castalia
