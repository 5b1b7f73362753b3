#pragma once

#include <functional>
#include <optional>

#include <wx/window.h>

class wxChoice;
class wxTextCtrl;
class wxTopLevelWindow;

namespace castalia {

/// Gives the desktop's own controls the colours of the palette where the desktop allows it (GTK), and the text its
/// size in per cent. It may be called again at any time, and open windows follow.
void apply_native_style(int text_percent);

/// Adds a class of the style sheet to a control: "suggested-action", "quiet", "entry", "chosen" …
void add_style(wxWindow* window, const char* style, bool on = true);

/// Limits the width of a choice to this many letters. Longer items end in an ellipsis until the list opens.
void keep_narrow(wxChoice* choice, int letters);

/// Calls `call` after the toolkit has given the window a new style: only then do its controls measure themselves in
/// it.
void on_restyled(wxWindow* window, std::function<void()> call);

/// Gives a window its style anew, where the toolkit keeps that of an earlier state.
void style_again(wxWindow& window);

/// Lets a control measure itself as if it had never been shown: a field asks for the height that it was given last,
/// and so grows each time that its rows get more room than they need.
void forget_height(wxWindow* window);

/// Lets the label of a button that is too narrow for it end in an ellipsis, instead of being cut at both ends.
void shorten_label(wxWindow* button, bool shortened);
/// Returns whether the label of a button was shortened so.
bool is_shortened(const wxWindow* button);

/// Underlines the text of a field of one line from this character on, as a spelling mistake is underlined. Without a
/// character it removes the line.
void underline(wxTextCtrl& field, std::optional<long> from);

/// Keeps the keys and clicks of the program in a modal window again. The toolkit (GTK) ends that when the window is
/// disabled, and does not begin it again by itself.
void keep_input(wxTopLevelWindow& modal);

/// Allows or forbids animations; the system's setting may forbid them too.
void allow_motion(bool allowed);
/// Returns whether the system's settings forbid animations.
bool motion_unwanted();

}  // namespace castalia
