// Text on paper: owners for pango's objects, and the few looks that a document has.
#pragma once

#include <pango/pangocairo.h>

#include <memory>
#include <set>
#include <string>
#include <string_view>

namespace castalia::publishing {

struct Release {
    void operator()(gpointer object) const { g_object_unref(object); }
};
using LayoutPtr = std::unique_ptr<PangoLayout, Release>;

enum class Side { left, middle, right };

/// The look of words. Sizes are in points.
struct Look {
    double size = 9.5;
    bool bold = false;
    bool book = false;  ///< True for the serif font of titles and numerals.
    double grey = 0;    ///< 0 is black.
    bool slanted = false;
    bool struck = false;
    bool underlined = false;
    bool marked = false;  ///< Its marks of emphasis and of what was taken back are shown as such.
    bool suits = false;   ///< Its marks of suits are drawn (core/document/suit_marks.h).
    bool cut = false;     ///< What has no room on the line ends in an ellipsis.
    Side side = Side::left;
};

/// Words that have been set as a paragraph of some width, with their look.
struct Words {
    LayoutPtr layout;
    double grey = 0;

    double width() const;  ///< Returns the width of the longest line.
    double height() const;
    double baseline() const;  ///< Returns the baseline of the first line.
};

/// Sets words with the measures of paper, whatever draws them: without hinting, 72 dots to the inch.
/// A typesetter stays with the thread that made it.
class Typesetter {
public:
    Typesetter();
    /// Sets words in lines of `width`, or on one line when it is 0. The words of `quiet` follow in the same
    /// paragraph, smaller and grey.
    Words set(const std::string& words, const Look& look, double width = 0, const std::string& quiet = {}) const;
    /// Sets other words with the same look and width.
    Words again(const Words& like, const std::string& words) const;
    /// Returns the letters of all words set so far that no font here has. Boxes with their numbers stand for them.
    const std::set<char32_t>& missing() const { return missing_; }

private:
    void note_missing(PangoLayout* layout) const;

    mutable std::set<char32_t> missing_;
    std::unique_ptr<PangoContext, Release> context_;
};

/// Returns the words with U+FFFD for every code point that is no character, such as U+FFFF: with one of them cairo
/// makes no PDF at all.
std::string for_cairo(std::string_view utf8);

/// Draws set words with their upper left corner at a point.
void draw(cairo_t* context, const Words& words, double x, double y);

}  // namespace castalia::publishing
