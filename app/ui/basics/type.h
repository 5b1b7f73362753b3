#pragma once

#include <wx/font.h>
#include <wx/graphics.h>

class wxWindow;

namespace castalia {

/// The steps of type. Pixels at 100 % are points times 4/3 at 96 dpi.
enum class TypeStep {
    caption,   ///< UI 12.5: clauses, notes.
    small,     ///< UI 13: board names, labels.
    normal,    ///< UI 14.5: everything native.
    echo,      ///< UI 15 bold.
    entry,     ///< UI 17.
    numeral1,  ///< Charis bold 17: chips, counts.
    numeral2,  ///< 20: wires, strip.
    numeral3,  ///< 27: totals.
    numeral4,  ///< 44: ranks.
    heading1,  ///< Charis bold 17: panel.
    heading2,  ///< 20: section.
    heading3,  ///< 27: page.
    prompt,    ///< Charis bold 25.
};

/// "Charis SIL", or what stands in for it. Asked once.
const wxString& book_face();

/// The factor by which all text is larger than usual: 1 to 2. Set from the preferences.
void set_text_size(double factor);
double text_size();
/// Text so large that things go beneath each other and the tool bar keeps to single words: nothing shrinks instead.
bool large_text();

/// The font of a step, derived from the window's own font (its points are the measure of `normal`).
wxFont font_of(const wxWindow& window, TypeStep step, bool bold = false);
/// Pixels (DIP) of a step at the present text size.
double pixels_of(TypeStep step);

/// Where text stands in a graphics context, on its baseline; `y` is the baseline.
enum class Align { left, centre, right };

/// Text of one look in a drawing. Sizes are pixels of the drawing, so a scaled drawing scales its text.
struct Face {
    double size = 14.5;
    bool bold = false;
    bool book = false;  ///< Charis instead of the UI font.
};

struct Extent {
    double width = 0, ascent = 0, descent = 0;
};

/// Writes words on a baseline, and measures them. The UI face is the system's.
Extent measure(wxGraphicsContext& gc, const wxString& text, const Face& face);
/// Writes and returns the width; ellipsised when wider than `most` (0: as wide as it is).
double write(wxGraphicsContext& gc, const wxString& text, double x, double baseline, const Face& face,
             const wxColour& colour, Align align = Align::left, double most = 0);
/// The text cut to fit, with an ellipsis.
wxString ellipsised(wxGraphicsContext& gc, const wxString& text, const Face& face, double most);

}  // namespace castalia
