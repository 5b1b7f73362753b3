#pragma once

#include "app/painting/letters.h"
#include "app/ui/toolkit/controls/painted.h"

namespace castalia {

using LaidFont = painting::Font;
using LaidSize = painting::TextSize;

/// Returns the size of a text of one line in a context, rounded up to whole units.
inline LaidSize laid_size(wxGraphicsContext& gc, const wxString& text, const LaidFont& font) {
    return painting::text_size(cairo_of(gc), text.utf8_string(), font);
}
/// Draws a text of one line with its upper left corner there.
inline void draw_laid(wxGraphicsContext& gc, const wxString& text, const LaidFont& font, double left, double top,
                      const wxColour& colour) {
    painting::draw_text(cairo_of(gc), text.utf8_string(), font, left, top, argb_of(colour));
}

}  // namespace castalia
