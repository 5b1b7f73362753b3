#pragma once

#include <vector>

#include <wx/brush.h>
#include <wx/geometry.h>
#include <wx/graphics.h>

#include "app/ui/toolkit/controls/marks.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/type.h"
#include "core/rules/text/text.h"

namespace castalia {

/// Draws in the units of one drawing. Lengths and type are multiplied here and the context is left as it is, so that
/// text is laid out at the size at which it is seen.
class Pen {
public:
    Pen(wxGraphicsContext& gc, double left, double top, double scale)
        : gc_(gc), left_(left), top_(top), scale_(scale) {}
    /// Makes a pen with the same origin, whose unit is that many units of the other one.
    Pen(const Pen& other, double units) : Pen(other.gc_, other.left_, other.top_, other.scale_ * units) {}

    double scale() const { return scale_; }
    double x(double units) const { return left_ + scale_ * units; }
    double y(double units) const { return top_ + scale_ * units; }
    wxRect2DDouble area(const wxRect2DDouble& units) const {
        return {x(units.m_x), y(units.m_y), scale_ * units.m_width, scale_ * units.m_height};
    }

    struct Edge {
        wxColour colour;
        double width = 1.2;
        double dash = 0, gap = 0;  ///< No dashes when 0.
    };
    void box(const wxRect2DDouble& units, double corner, const wxColour& fill) const;
    void box(const wxRect2DDouble& units, double corner, const wxColour& fill, const Edge& edge) const;
    void frame(const wxRect2DDouble& units, double corner, const Edge& edge) const;
    void line(double x1, double y1, double x2, double y2, const Edge& edge) const;
    void ring(double x, double y, double radius, const wxColour& fill, const Edge& edge) const;
    void dots(const wxRect2DDouble& units, double corner, double dot, double step, const wxColour& colour) const;
    void bead(double x, double y, double radius, std::size_t suit, bool counts = false) const;
    void glyph(double x, double y, double side, std::size_t suit, const wxColour& ink = wxNullColour) const;
    void disc(double x, double y, double radius, const wxString& name, Seat seat) const;
    /// Draws a disc on a lit ground: a dark rim keeps every colour of a seat apart from the light.
    void lit_disc(double x, double y, double radius, const wxString& name, Seat seat) const;
    void mark(std::string_view art, double x, double y, double side, const wxColour& ink) const;
    /// Writes text on its baseline; text wider than `most` ends in an ellipsis. Letters are at least 11 pixels high
    /// (kLeastLetters), except in a thumbnail, which is a picture and not read.
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
