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
    /// Draws a suit (0 to 5: M S W L Y K) in a square: on paper the suit itself, in a window its bead.
    Shape& suit(std::size_t which, double x, double y, double across);
    /// Draws words on the baseline `y`, in the size of the sketch if `size` is 0.
    Shape& words(const std::string& text, double x, double y, Shape::Side side = Shape::Side::left, double size = 0,
                 bool bold = false);

    std::vector<Shape> shapes;

private:
    Shape& add(Shape::Kind kind, double x, double y, double width, double height, double pen);
    double size_;
};

/// Returns the words in one line, cut to at most so many columns of a terminal. Dots stand for the rest.
std::string cut_to(std::string_view words, std::size_t columns);
/// Returns the words in lines of at most so many columns. Lines break at spaces; a word that is longer than a line is
/// divided. A line has at least one letter.
std::vector<std::string> wrapped(std::string_view words, std::size_t columns);

}  // namespace castalia::document
