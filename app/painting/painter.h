// The painter of drawings on cairo: window, table view, thumbnails, paper and pictures are painted here.
#pragma once

#include <cairo.h>

#include <span>
#include <string_view>

#include "app/painting/inks.h"
#include "core/picture/picture.h"

namespace castalia::painting {

/// Writes the words of drawings.
class Letters {
public:
    virtual ~Letters() = default;
    virtual void write(cairo_t* context, const document::Shape& words, Argb ink) const = 0;
};

/// Writes them as windows do.
class ScreenLetters final : public Letters {
public:
    void write(cairo_t* context, const document::Shape& words, Argb ink) const override;
};

void paint(cairo_t* context, std::span<const document::Shape> shapes, const Inks& inks, const Letters& letters);

void set_source(cairo_t* context, Argb colour);
/// Returns the opaque colour with these parts, 0 to 1.
Argb argb_of(double red, double green, double blue);
/// Fills the whole area, as the ground of a drawing.
void fill_ground(cairo_t* context, const picture::Rect& area, Argb colour);
/// Draws a drawing of resources/art into the square. Black becomes `ink`; other colours stay.
void draw_art(cairo_t* context, std::string_view name, const picture::Rect& square, Argb ink);
/// Draws a glass bead with its glyph (no glyph under radius 7.5, no highlight under 7). With `bare` it has no glyph
/// at any size. Where areas stay empty it is the glyph alone, as large as the bead.
void draw_bead(cairo_t* context, double x, double y, double radius, std::size_t suit, bool bare, const Inks& inks);
/// Draws round dots along the edge of a rounded rectangle; each is `dot` wide, and they are a step apart.
void draw_dots(cairo_t* context, const picture::Rect& area, double corner, double dot, double step, Argb ink);

}  // namespace castalia::painting
