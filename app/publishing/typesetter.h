// Text on paper: pango's objects with owners, and the few looks that a document has.
#pragma once

#include <pango/pangocairo.h>

#include <memory>
#include <string>

namespace castalia::press {

struct Release {
    void operator()(gpointer object) const { g_object_unref(object); }
};
using LayoutPtr = std::unique_ptr<PangoLayout, Release>;

enum class Side { left, middle, right };

/// How words look. Sizes are points.
struct Look {
    double size = 9.5;
    bool bold = false;
    bool book = false;  ///< The serif of titles and numerals.
    double grey = 0;    ///< 0 is black.
    bool struck = false;
    bool underlined = false;
    Side side = Side::left;
};

/// Words that have been set: a paragraph of a width, with its look.
struct Words {
    LayoutPtr layout;
    double grey = 0;

    double width() const;  ///< Of the longest line.
    double height() const;
    double baseline() const;  ///< Of the first line.
};

/// Sets words. Measures are those of paper, whatever will draw them: no hinting, 72 dots to the inch.
class Typesetter {
public:
    Typesetter();
    /// Broken into lines of `width`; on one line when it is 0.
    Words set(const std::string& words, const Look& look, double width = 0) const;
    /// The same look and width for other words.
    Words again(const Words& like, const std::string& words) const;

private:
    std::unique_ptr<PangoFontMap, Release> fonts_;
    std::unique_ptr<PangoContext, Release> context_;
};

/// Draws set words with their upper left corner at a point.
void draw(cairo_t* context, const Words& words, double x, double y);

}  // namespace castalia::press
