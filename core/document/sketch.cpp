#include "core/document/sketch.h"

#include <algorithm>

namespace castalia::document {

Shape& Sketch::add(Shape::Kind kind, double x, double y, double width, double height, double pen) {
    Shape& shape = shapes.emplace_back();
    shape.kind = kind;
    shape.x = x;
    shape.y = y;
    shape.width = width;
    shape.height = height;
    shape.pen = pen;
    if (kind == Shape::Kind::box || kind == Shape::Kind::disc) {
        shape.ink = {Role::secondary};
    }
    return shape;
}

Shape& Sketch::line(double x, double y, double width, double height, double pen) {
    return add(Shape::Kind::line, x, y, width, height, pen);
}

Shape& Sketch::box(double x, double y, double width, double height, double corner, double pen) {
    Shape& shape = add(Shape::Kind::box, x, y, width, height, pen);
    shape.corner = corner;
    return shape;
}

Shape& Sketch::disc(double x, double y, double across, double pen) {
    return add(Shape::Kind::disc, x, y, across, across, pen);
}

Shape& Sketch::suit(std::size_t which, double x, double y, double across) {
    Shape& shape = add(Shape::Kind::bead, x, y, across, across, 0);
    shape.fill = {Role::glass, static_cast<std::uint8_t>(which)};
    return shape;
}

Shape& Sketch::words(const std::string& text, double x, double y, Shape::Side side, double size, bool bold) {
    Shape& shape = add(Shape::Kind::words, x, y, 0, 0, 0);
    shape.words = text;
    shape.side = side;
    shape.size = size > 0 ? size : size_;
    shape.bold = bold;
    return shape;
}

namespace {

/// Returns where the letter that begins at this byte ends.
std::size_t letter_end(std::string_view words, std::size_t letter) {
    std::size_t end = letter + 1;
    while (end < words.size() && (static_cast<unsigned char>(words[end]) & 0xc0U) == 0x80U) {
        ++end;  // The bytes of a letter after its first.
    }
    return end;
}

/// Returns how many bytes of the words take no more than so many columns.
std::size_t fitting(std::string_view words, std::size_t columns) {
    std::size_t end = 0;
    while (end < words.size()) {
        const std::size_t next = letter_end(words, end);
        if (display_width(words.substr(0, next)) > columns) {
            break;
        }
        end = next;
    }
    return end;
}

}  // namespace

std::string cut_to(std::string_view words, std::size_t columns) {
    const std::string line = one_line(words);
    return display_width(line) <= columns ? line : line.substr(0, fitting(line, columns - 1)) + "…";
}

std::vector<std::string> wrapped(std::string_view words, std::size_t columns) {
    const std::string all = one_line(words);
    std::vector<std::string> lines;
    for (std::string_view rest = all; !rest.empty();) {
        std::size_t end = std::max(letter_end(rest, 0), fitting(rest, columns));
        if (end < rest.size() && rest[end] != ' ') {
            const std::size_t space = rest.substr(0, end).rfind(' ');
            end = space == std::string_view::npos || space == 0 ? end : space;
        }
        lines.emplace_back(rest.substr(0, rest.find_last_not_of(' ', end - 1) + 1));
        rest.remove_prefix(std::min(rest.find_first_not_of(' ', end), rest.size()));
    }
    return lines;
}

}  // namespace castalia::document
