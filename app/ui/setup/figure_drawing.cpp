// Figures of documents on the screen, in colour.
#include "app/ui/setup/figure_drawing.h"

#include <algorithm>

#include "app/painting/painter.h"
#include "app/ui/board/board.h"
#include "app/ui/toolkit/controls/painted.h"
#include "app/ui/toolkit/text/type.h"

namespace castalia {

namespace {

using document::Colour;
using document::Role;
using document::Shape;

/// The colours of a plan, on which the steps that are done are no longer lit.
class PlanInks final : public painting::ScreenInks {
public:
    PlanInks(picture::Scheme scheme, const std::set<std::size_t>& done) : ScreenInks(scheme), done_(done) {}
    painting::Argb line(Colour colour) const override {
        const bool lit = colour.role == Role::lamp || colour.role == Role::lampink || colour.role == Role::onlamp;
        return ScreenInks::line(!lit || !done_.contains(colour.which) ? colour
                                : colour.role == Role::lamp           ? Colour{Role::goodfill}
                                                                      : Colour{Role::good});
    }

private:
    const std::set<std::size_t>& done_;
};

Shape placed(Shape shape, double left, double top, double scale) {
    shape.x = left + scale * shape.x;
    shape.y = top + scale * shape.y;
    shape.width *= scale;
    shape.height *= scale;
    shape.pen *= scale;
    shape.corner *= scale;
    for (double& dash : shape.dashes) {
        dash *= scale;
    }
    // The letters of the desktop are smaller than those of a page.
    constexpr double kLarger = 1.12;
    shape.size = std::max(kLarger * scale * shape.size, kLeastLetters);
    shape.book = shape.bold;
    return shape;
}

}  // namespace

void draw_figure(wxGraphicsContext& gc, wxSize size, const document::Figure& figure,
                 const std::set<std::size_t>& done) {
    const double scale = std::min(size.x / figure.width, size.y / figure.height);
    const double left = (size.x - scale * figure.width) / 2, top = (size.y - scale * figure.height) / 2;
    use_faces_of_desktop();
    const PlanInks inks(picture_scheme(chosen_scheme()), done);
    painting::fill_ground(cairo_of(gc), {0, 0, double(size.x), double(size.y)}, inks.line({Role::table}));
    std::vector<Shape> shapes;
    std::ranges::transform(figure.shapes, std::back_inserter(shapes),
                           [&](const Shape& shape) { return placed(shape, left, top, scale); });
    paint_shapes(gc, shapes, inks);
}

}  // namespace castalia
