#include "app/ui/session/pen.h"

#include <wx/brush.h>
#include <wx/tokenzr.h>

#include <algorithm>
#include <cmath>

#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/text/text_watch.h"

namespace castalia {

void Pen::use(const wxColour& fill, const Edge& edge) const {
    if (edge.width > 0 && edge.colour.IsOk()) {
        gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(edge.colour, scale_ * edge.width)));
    } else {
        gc_.SetPen(wxNullPen);
    }
    gc_.SetBrush(fill.IsOk() ? wxBrush(fill) : wxNullBrush);
}

void Pen::box(const wxRect2DDouble& units, double corner, const wxColour& fill) const {
    box(units, corner, fill, Edge{{}, 0});
}

void Pen::box(const wxRect2DDouble& units, double corner, const wxColour& fill, const Edge& edge) const {
    use(fill, edge);
    const wxRect2DDouble at = area(units);
    gc_.DrawRoundedRectangle(at.m_x, at.m_y, at.m_width, at.m_height, scale_ * corner);
    if (fill.IsOk()) {
        TextWatch::covered(gc_, at);
    }
    if (edge.width > 0 && edge.colour.IsOk()) {
        TextWatch::drawn(gc_, {DrawnMark::Kind::edge, at, edge.colour, fill});
    }
}

void Pen::line(double x1, double y1, double x2, double y2, const Edge& edge) const {
    use(wxNullColour, edge);
    gc_.StrokeLine(x(x1), y(y1), x(x2), y(y2));
    TextWatch::drawn(
        gc_, {DrawnMark::Kind::line, area({std::min(x1, x2), std::min(y1, y2), std::abs(x2 - x1), std::abs(y2 - y1)}),
              edge.colour});
}

void Pen::ring(double at_x, double at_y, double radius, const wxColour& fill, const Edge& edge) const {
    use(fill, edge);
    gc_.DrawEllipse(x(at_x - radius), y(at_y - radius), 2 * scale_ * radius, 2 * scale_ * radius);
    if (edge.width > 0 && edge.colour.IsOk()) {
        TextWatch::drawn(gc_, {DrawnMark::Kind::disc, area({at_x - radius, at_y - radius, 2 * radius, 2 * radius}),
                               edge.colour, fill});
    }
}

void Pen::mark(std::string_view art, double at_x, double at_y, double side, const wxColour& ink) const {
    const wxRect2DDouble square = area({at_x - side / 2, at_y - side / 2, side, side});
    draw_art(gc_, art, square, ink);
    TextWatch::drawn(gc_, {DrawnMark::Kind::sign, square, ink});
}

void Pen::text(const wxString& words, double at_x, double baseline, Face face, const wxColour& colour, Align align,
               double most) const {
    write(gc_, words, x(at_x), y(baseline), seen(face), colour, align, scale_ * most);
}

double Pen::width(const wxString& words, Face face) const { return measure(gc_, words, seen(face)).width / scale_; }

Face Pen::seen(Face face) const {
    constexpr double kThumbnail = 0.5;
    face.size *= scale_;
    face.size = scale_ < kThumbnail ? face.size : std::max(face.size, kLeastLetters);
    return face;
}

std::vector<wxString> Pen::wrapped(const wxString& words, Face face, double most) const {
    std::vector<wxString> lines;
    wxString line;
    const auto fits = [&](const wxString& one) { return width(one, face) <= most; };
    wxStringTokenizer rest(words, " \n\t");
    while (rest.HasMoreTokens()) {
        wxString next = rest.GetNextToken();
        const wxString longer = line.empty() ? next : line + " " + next;
        if (fits(longer)) {
            line = longer;
            continue;
        }
        if (!line.empty()) {
            lines.push_back(line);
        }
        while (next.length() > 1 && !fits(next)) {
            std::size_t part = next.length() - 1;
            while (part > 1 && !fits(next.Left(part))) {
                --part;
            }
            lines.push_back(next.Left(part));
            next = next.Mid(part);
        }
        line = next;
    }
    if (!line.empty() || lines.empty()) {
        lines.push_back(line);
    }
    return lines;
}

}  // namespace castalia
