#pragma once

#include <wx/stattext.h>

namespace castalia {

/// Puts a sentence into a band of `height` pixels that is `width` pixels wide, in the largest type that fits: one
/// line in the type of a prompt or smaller, else two lines. Only a sentence that is too long for two small lines ends
/// in an ellipsis, and has its whole text as tool tip.
void fit_words(wxStaticText& text, const wxString& sentence, int width, int height);

/// Returns the width of a sentence in the type of a prompt, in pixels.
int prompt_width(const wxStaticText& text, const wxString& sentence);

}  // namespace castalia
