#pragma once

#include <wx/window.h>

class wxChoice;

namespace castalia {

/// Gives the desktop's own controls the colours of the palette where the desktop allows it (GTK), and the text its
/// size in per cent. May be called again at any time; windows that stand follow.
void apply_native_style(int text_percent);

/// A class of the style sheet for one control: "suggested-action", "quiet", "entry", "chosen" …
void add_style(wxWindow* window, const char* style, bool on = true);

/// A list to choose from is no wider than so many letters; what is longer is cut with an ellipsis until it opens.
void keep_narrow(wxChoice* choice, int letters);

/// False: nothing moves, whatever the system allows.
void allow_motion(bool allowed);
/// The system asks for no movement.
bool motion_unwanted();

}  // namespace castalia
