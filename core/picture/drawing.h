#pragma once

#include <span>

#include "core/picture/marked.h"
#include "core/picture/picture.h"

namespace castalia::picture {

using document::Colour;
using document::Role;
using document::Shape;

/// The edge of a box or disc, or a line.
struct Edge {
    Colour colour = {};
    double width = 1.2;
    double dash = 0, gap = 0;  ///< No dashes when 0.
};

/// Builds a picture in units of its own, which are `scale` units of the viewport each.
class Drawing {
public:
    Drawing(const Viewport& viewport, double left, double top, double scale)
        : viewport_(viewport), left_(left), top_(top), scale_(scale) {}

    const Viewport& viewport() const { return viewport_; }
    Detail detail() const { return viewport_.detail; }
    std::string translated(const Text& text) const { return viewport_.translate(text); }
    double scale() const { return scale_; }
    /// Returns whether type of this size can be read. Only a thumbnail leaves out what cannot.
    bool legible(double size) const;
    /// Returns whether it is made to be printed: areas stay white, and what only a screen needs is left out.
    bool on_paper() const;
    /// Puts the origin and the unit of what is drawn from here on elsewhere, for tables whose parts have units of
    /// their own.
    void go_on_at(double left, double top, double scale) {
        left_ = left;
        top_ = top;
        scale_ = scale;
    }

    Shape& box(const Rect& at, double corner, Colour fill, const Edge& edge = {});
    Shape& line(double x1, double y1, double x2, double y2, const Edge& edge);
    /// Draws a line through two points or more.
    Shape& polyline(std::span<const Shape::Point> points, const Edge& edge);
    Shape& ring(double x, double y, double radius, Colour fill, const Edge& edge = {});
    void dots(const Rect& at, double corner, double dot, double step, Colour ink);
    /// Draws a bead of the suit with this number. With `bare` it stands on a labelled wire or rail.
    void bead(double x, double y, double radius, std::size_t suit, bool bare = false);
    /// Draws a drawing of resources/art in the middle of a square.
    void art(std::string_view name, double x, double y, double side, Colour ink);
    /// Writes words on their baseline. Words wider than `most` end in an ellipsis; 0 sets no limit. Emphasis in
    /// `marked` words is slanted, and what was taken back is struck out.
    void text(const std::string& words, double x, double baseline, const Face& face, Colour ink,
              Shape::Side side = Shape::Side::left, double most = 0);
    double width(std::string_view words, const Face& face) const;
    /// Returns the words broken into lines no wider than `most`. A word that is longer than a line is broken as well.
    std::vector<std::string> wrapped(std::string_view words, const Face& face, double most) const;

    /// Begins a zone. The pieces that follow lie in it.
    void zone(Text title, Zone::Shape shape, std::optional<Seat> owner, int columns = 0);
    /// Adds a piece to the last zone, without drawing it. Returns it.
    castalia::Piece& lies(const PlaceId& place, Text name, int count = 1, Text counted = {});
    /// Says the same of a number whose name is that of the whole, and stands before it: "draw pile 24".
    castalia::Piece& counts(const PlaceId& place, const Text& name, int count);
    /// Says that the shapes since `first` are one piece, which can be pointed at there.
    Piece& piece(const PlaceId& place, const Rect& at, Text name, std::size_t first);
    std::size_t drawn() const { return picture_.shapes.size(); }  ///< Returns the number of shapes so far.

    Picture take(double width, double height);

private:
    Rect placed(const Rect& at) const {
        return {left_ + scale_ * at.x, top_ + scale_ * at.y, scale_ * at.width, scale_ * at.height};
    }
    Face seen(Face face) const;
    double least_line() const;
    Shape& add(Shape::Kind kind, const Rect& at);
    void marked_text(const std::vector<Span>& spans, double x, double baseline, const Face& face, Colour ink,
                     Shape::Side side);

    const Viewport& viewport_;
    double left_, top_, scale_;
    Picture picture_;
};

}  // namespace castalia::picture
