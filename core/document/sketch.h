#pragma once

#include "core/document/document.h"

namespace castalia::document {

/// Draws a figure, shape by shape.
class Sketch {
public:
    explicit Sketch(double size = 8) : size_(size) {}

    Shape& line(double x, double y, double width, double height, double pen = 0.6);
    Shape& box(double x, double y, double width, double height, double corner = 0, double pen = 0.6);
    Shape& disc(double x, double y, double across, double pen = 0.6);
    /// The drawing of a suit (0 to 5: M S W L Y K) in a square. On paper it is the suit itself, in a window its bead.
    Shape& suit(std::size_t which, double x, double y, double across);
    /// On the baseline `y`; in the size of the sketch when `size` is 0.
    Shape& words(const std::string& text, double x, double y, Shape::Side side = Shape::Side::left, double size = 0,
                 bool bold = false);

    std::vector<Shape> shapes;

private:
    Shape& add(Shape::Kind kind, double x, double y, double width, double height, double pen);
    double size_;
};

/// Returns as much of the words as takes so many columns of a terminal, in one line; dots stand for the rest.
std::string cut_to(std::string_view words, std::size_t columns);
/// Returns the words in lines of at most so many columns. They break at spaces, and a longer word within.
std::vector<std::string> wrapped(std::string_view words, std::size_t columns);

}  // namespace castalia::document
