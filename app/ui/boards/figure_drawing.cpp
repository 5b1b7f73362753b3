// Figures of documents on the screen, in colour.
#include "app/ui/boards/figure_drawing.h"

#include <algorithm>

#include "app/ui/basics/palette.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/pen.h"

namespace castalia {

namespace {

using document::Shape;
using document::Wash;

/// The colours of a shape's inside, of its edge, and of the words on it.
struct Inks {
    wxColour fill, edge, on;
};

Inks company_inks(std::size_t company) {
    const Palette& colours = palette();
    const wxColour body = company == 0 ? colours.purple : company == 1 ? colours.orange : colours.white;
    const bool dark_on_it = on_dark() || company > 1;
    return {body, colours.onglass, dark_on_it ? colours.onglass : colours.card};
}

Inks inks_of(const Wash& wash, const std::set<std::size_t>& done) {
    const Palette& colours = palette();
    switch (wash.of) {
        case Wash::Of::nothing:
        case Wash::Of::suit: return {{}, colours.secondary, colours.text};
        case Wash::Of::tray: return {colours.tray, colours.line, colours.text};
        case Wash::Of::plaque: return {colours.plaque, colours.control, colours.text};
        case Wash::Of::card: return {colours.card, colours.cardedge, colours.text};
        case Wash::Of::back: return {colours.accent, colours.card, colours.onaccent};
        case Wash::Of::lamp:
            return done.contains(wash.which) ? Inks{colours.goodfill, colours.good, colours.good}
                                             : Inks{colours.lamp, colours.lampink, colours.onlamp};
        case Wash::Of::seat: return {colours.player(wash.which), {}, colours.onplayer};
        case Wash::Of::company: return company_inks(wash.which);
    }
    return {};
}

void draw_shape(const Pen& pen, const Shape& shape, const std::set<std::size_t>& done) {
    const Inks inks = inks_of(shape.wash, done);
    const wxRect2DDouble area(shape.x, shape.y, shape.width, shape.height);
    const double dash = shape.dashes.empty() ? 0 : shape.dashes.front();
    const double gap = shape.dashes.size() < 2 ? dash : shape.dashes[1];
    const wxColour fill = shape.filled ? palette().text : inks.fill;
    const Pen::Edge edge{inks.edge, shape.pen, dash, gap};
    const double across = shape.width / 2;
    switch (shape.kind) {
        case Shape::Kind::line:
            return pen.line(shape.x, shape.y, shape.x + shape.width, shape.y + shape.height,
                            {inks.on, shape.pen, dash, gap});
        case Shape::Kind::box: return pen.box(area, shape.corner, fill, edge);
        case Shape::Kind::disc:
            return shape.wash.of == Wash::Of::suit
                       ? pen.bead(shape.x + across, shape.y + across, across, shape.wash.which)
                       : pen.ring(shape.x + across, shape.y + across, across, fill, edge);
        case Shape::Kind::words: break;
    }
    const Align align = shape.side == Shape::Side::left    ? Align::left
                        : shape.side == Shape::Side::right ? Align::right
                                                           : Align::centre;
    // The letters of the desktop are smaller than those of a page.
    constexpr double kLarger = 1.12;
    pen.text(utf8(shape.words), shape.x, shape.y, {kLarger * shape.size, shape.bold, shape.bold}, inks.on, align);
}

}  // namespace

void draw_figure(wxGraphicsContext& gc, wxSize size, const document::Figure& figure,
                 const std::set<std::size_t>& done) {
    const double scale = std::min(size.x / figure.width, size.y / figure.height);
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(palette().table));
    gc.DrawRectangle(0, 0, size.x, size.y);
    const Pen pen(gc, (size.x - scale * figure.width) / 2, (size.y - scale * figure.height) / 2, scale);
    for (const Shape& shape : figure.shapes) {
        draw_shape(pen, shape, done);
    }
}

}  // namespace castalia
