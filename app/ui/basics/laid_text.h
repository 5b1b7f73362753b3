#pragma once

#include <wx/graphics.h>

namespace castalia {

/// The font of a text that is drawn: sizes are points of the drawing.
struct LaidFont {
    wxString family;
    double points = 0;
    bool bold = false, slanted = false;

    bool operator==(const LaidFont&) const = default;
};

/// How much room a text takes, in units of the context.
struct LaidSize {
    double width = 0, height = 0, descent = 0;
};

/// Returns the size of a text of one line in a context, rounded up to whole units.
LaidSize laid_size(wxGraphicsContext& gc, const wxString& text, const LaidFont& font);
/// Draws a text of one line with its upper left corner there.
void draw_laid(wxGraphicsContext& gc, const wxString& text, const LaidFont& font, double left, double top,
               const wxColour& colour);
/// Returns the height of a letter in sizes of its type, as its outline has it: no pixel rounds it.
double letter_height(const LaidFont& font, char letter);

}  // namespace castalia
