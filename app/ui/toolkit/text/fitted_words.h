#pragma once

#include <wx/stattext.h>

namespace castalia {

/// Puts a sentence into a band of `height` pixels that is `width` pixels wide, in the largest type that fits: one
/// line in the type of a prompt or smaller, otherwise two lines. Only a sentence that is too long for two small lines
/// ends in an ellipsis, and has its whole text as tool tip. Returns whether it is whole.
bool fit_words(wxStaticText& text, const wxString& sentence, int width, int height);

/// Returns a sentence in at most two lines of `room` pixels. Only one that is too long for both ends in an ellipsis.
wxString in_two_lines(wxWindow& window, const wxFont& font, const wxString& sentence, int room);

/// Returns the width of a sentence in the type of a prompt, in pixels.
int prompt_width(const wxStaticText& text, const wxString& sentence);

}  // namespace castalia
