// Text of windows and pictures: shaped once and kept, to be measured and drawn again and again.
#pragma once

#include <cairo.h>

#include <string>
#include <string_view>

#include "app/painting/inks.h"
#include "core/picture/picture.h"

namespace castalia::painting {

/// A font of text that is drawn: sizes are points of the drawing.
struct Font {
    std::string family;
    double points = 0;
    bool bold = false, slanted = false;

    bool operator==(const Font&) const = default;
};

/// The families of the two faces, and the points of a pixel.
struct Families {
    std::string plain = "Sans", book = "Charis SIL";
    double points_per_pixel = 0.75;
};
/// Returns the families in use. Without a desktop they are Sans and the first serif face that is installed.
const Families& families();
/// Sets what the desktop says.
void use_families(Families families);

/// Returns the font of a face. Its size is rounded down in steps of about a twentieth, which nobody sees: a drawing
/// scaled to its window would otherwise have a dozen fonts of its own at every width, and each takes half a
/// millisecond to load.
Font font_of(const picture::Face& face, bool slanted = false);

/// How much room a text takes, in units of the context.
struct TextSize {
    double width = 0, height = 0, descent = 0;
};
/// Returns the size of a text of one line in a context, rounded up to whole units.
TextSize text_size(cairo_t* context, const std::string& text, const Font& font);
/// Draws a text of one line with its upper left corner there.
void draw_text(cairo_t* context, const std::string& text, const Font& font, double left, double top, Argb ink);
/// Returns the height of a letter in sizes of its type, as its outline has it: no pixel rounds it.
double letter_height(const Font& font, char letter);
/// Returns the heights of the letters of a face.
picture::LetterHeights heights_of(const picture::Face& face);

/// Measures for a context.
class ContextMeasure final : public picture::Measure {
public:
    explicit ContextMeasure(cairo_t* context) : context_(context) {}
    double width(std::string_view words, const picture::Face& face) const override;
    picture::LetterHeights heights(const picture::Face& face) const override { return heights_of(face); }

private:
    cairo_t* context_;
};

}  // namespace castalia::painting
