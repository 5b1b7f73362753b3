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
    numeral2,  ///< 20: wires, player bar.
    numeral3,  ///< 27: totals.
    numeral4,  ///< 44: ranks.
    heading1,  ///< Charis bold 17: panel.
    heading2,  ///< 20: section.
    heading3,  ///< 27: page.
    prompt,    ///< Charis bold 25.
};

/// Returns "Charis SIL" or the font that replaces it. The system is asked once.
const wxString& book_face();

/// Sets the factor by which the preferences enlarge all text: 1 to 2.
void set_text_size(double factor);
double chosen_text_size();
/// Returns the factor by which text is larger than usual: that of the preferences times that of the desktop.
double text_size();
/// Returns whether the text is so large, or the main window so narrow for its text, that controls are placed beneath
/// each other and the tool bar uses single words.
bool large_text();
/// Tells how wide the main window is. Returns whether that changes what large_text() returns.
bool set_room(int width);

/// Returns the font of a step, derived from the window's own font (its points are the measure of `normal`).
wxFont font_of(const wxWindow& window, TypeStep step, bool bold = false);
/// Returns the size of a step in DIPs at the present text size.
double pixels_of(TypeStep step);
/// Returns markup that shows this markup in the small step, on a control of the normal one.
wxString small_markup(const wxString& markup);

/// The part of a text that stands at its x: its left end, its middle or its right end.
enum class Align { left, centre, right };

/// The least height of type that can be read, in pixels.
inline constexpr double kLeastLetters = 11;

/// Lets the painter of pictures take the faces of the desktop. `measure` and `write` do so by themselves.
void use_faces_of_desktop();

/// Text of one look in a drawing. Sizes are pixels of the drawing, so a scaled drawing scales its text.
struct Face {
    double size = 14.5;
    bool bold = false;
    bool book = false;  ///< Charis instead of the UI font.
};

/// The heights of the letters of a face, in sizes of its type.
struct LetterHeights {
    double small = 0.5;    ///< The lower-case letters without stems, such as x.
    double capital = 0.7;  ///< Capitals and figures.
};
LetterHeights letter_heights(bool bold, bool book);
/// Returns the height of the lower-case letters of a text, or of its capitals and figures where it has no others.
double height_of_letters(const wxString& text, const Face& face);

struct Extent {
    double width = 0, ascent = 0, descent = 0;
};

/// Returns the size of a text. The UI face is the system's.
Extent measure(wxGraphicsContext& gc, const wxString& text, const Face& face);
/// Writes the text on its baseline and returns its width. Text that is wider than `most` ends in an ellipsis; 0 sets
/// no limit.
double write(wxGraphicsContext& gc, const wxString& text, double x, double baseline, const Face& face,
             const wxColour& colour, Align align = Align::left, double most = 0);

}  // namespace castalia
