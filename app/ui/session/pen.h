#pragma once

#include <vector>

#include <wx/brush.h>
#include <wx/geometry.h>
#include <wx/graphics.h>

#include "app/ui/toolkit/controls/marks.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/type.h"

namespace castalia {

/// Draws in the units of one drawing. Lengths and type are multiplied here and the context is left as it is, so that
/// text is laid out at the size at which it is seen.
class Pen {
public:
    Pen(wxGraphicsContext& gc, double left, double top, double scale)
        : gc_(gc), left_(left), top_(top), scale_(scale) {}

    double scale() const { return scale_; }
    double x(double units) const { return left_ + scale_ * units; }
    double y(double units) const { return top_ + scale_ * units; }
    wxRect2DDouble area(const wxRect2DDouble& units) const {
        return {x(units.m_x), y(units.m_y), scale_ * units.m_width, scale_ * units.m_height};
    }

    struct Edge {
        wxColour colour;
        double width = 1.2;
    };
    void box(const wxRect2DDouble& units, double corner, const wxColour& fill) const;
    void box(const wxRect2DDouble& units, double corner, const wxColour& fill, const Edge& edge) const;
    void line(double x1, double y1, double x2, double y2, const Edge& edge) const;
    void ring(double x, double y, double radius, const wxColour& fill, const Edge& edge) const;
    void mark(std::string_view art, double x, double y, double side, const wxColour& ink) const;
    /// Writes text on its baseline; text wider than `most` ends in an ellipsis. Letters are at least 11 pixels high
    /// (kLeastLetters).
    void text(const wxString& words, double x, double baseline, Face face, const wxColour& colour,
              Align align = Align::left, double most = 0) const;
    double width(const wxString& words, Face face) const;
    /// Returns the words broken into lines no wider than `most`. Nothing is left out: a word that is longer than a
    /// line is broken as well.
    std::vector<wxString> wrapped(const wxString& words, Face face, double most) const;

private:
    /// Returns the face in pixels.
    Face seen(Face face) const;
    void use(const wxColour& fill, const Edge& edge) const;

    wxGraphicsContext& gc_;
    double left_, top_, scale_;
};

}  // namespace castalia
