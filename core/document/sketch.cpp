#include "core/document/sketch.h"

namespace castalia::document {

Shape& Sketch::add(Shape::Kind kind, double x, double y, double width, double height, double pen) {
    Shape& shape = shapes.emplace_back();
    shape.kind = kind;
    shape.x = x;
    shape.y = y;
    shape.width = width;
    shape.height = height;
    shape.pen = pen;
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
    Shape& shape = disc(x, y, across, 0);
    shape.wash = {Wash::Of::suit, which};
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

}  // namespace castalia::document
