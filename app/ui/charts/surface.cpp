#include "app/ui/charts/surface.h"

#include <array>
#include <span>

#include <wx/dcgraph.h>

#include "core/rules/json/fields.h"

namespace castalia {

namespace {

/// Returns a number in the form of SVG, whatever the locale.
std::string number(double value) { return wxString::FromCDouble(value, 2).utf8_string(); }

/// Returns a colour without its transparency.
std::string colour_of(const wxColour& colour) {
    return wxColour(colour.Red(), colour.Green(), colour.Blue()).GetAsString(wxC2S_HTML_SYNTAX).utf8_string();
}

std::string opacity_of(const wxColour& colour) {
    return colour.Alpha() == wxALPHA_OPAQUE
               ? ""
               : " fill-opacity=\"" + number(static_cast<double>(colour.Alpha()) / wxALPHA_OPAQUE) + "\"";
}

std::string escaped(const wxString& words) {
    std::string text;
    for (const char byte : without_noncharacters(words.utf8_string())) {
        switch (byte) {
            case '&': text += "&amp;"; break;
            case '<': text += "&lt;"; break;
            case '>': text += "&gt;"; break;
            case '"': text += "&quot;"; break;
            default: text += byte;
        }
    }
    return text;
}

/// Returns the lengths of dashes and gaps, in widths of the line.
std::span<const wxDash> lengths_of(Dash dash) {
    static constexpr std::array<wxDash, 2> kDashed{3, 2}, kDotted{1, 2}, kLong{8, 3};
    static constexpr std::array<wxDash, 4> kDotDashed{6, 2, 1, 2};
    static constexpr std::array<wxDash, 6> kTwiceDotted{4, 2, 1, 2, 1, 2};
    switch (dash) {
        case Dash::dashed: return kDashed;
        case Dash::dotted: return kDotted;
        case Dash::dot_dashed: return kDotDashed;
        case Dash::long_dashed: return kLong;
        case Dash::twice_dotted: return kTwiceDotted;
        default: return {};
    }
}

/// Returns the dashes in the form of SVG; empty for a solid line. The usual dashes do not depend on the width.
std::string dash_array(Dash dash, double width) {
    if (dash == Dash::solid || dash == Dash::dashed) {
        return dash == Dash::solid ? "" : "6 4";
    }
    std::string list;
    for (const wxDash length : lengths_of(dash)) {
        list += (list.empty() ? "" : " ") + number(width * length);
    }
    return list;
}

}  // namespace

Dash dash_of(std::size_t number) {
    constexpr std::size_t kDashes = 6;
    return static_cast<Dash>(number % kDashes);
}

void ScreenSurface::line(const std::vector<wxPoint2DDouble>& points, const wxColour& colour, double width,
                         Dash dash) {
    if (points.size() < 2) {
        return;
    }
    wxGraphicsPenInfo pen(colour, width, dash == Dash::dashed ? wxPENSTYLE_SHORT_DASH : wxPENSTYLE_SOLID);
    if (dash != Dash::solid && dash != Dash::dashed) {
        const std::span<const wxDash> lengths = lengths_of(dash);
        pen.Style(wxPENSTYLE_USER_DASH).Dashes(static_cast<int>(lengths.size()), lengths.data());
    }
    context_.SetPen(context_.CreatePen(pen.Join(wxJOIN_ROUND).Cap(wxCAP_BUTT)));
    context_.StrokeLines(points.size(), points.data());
}

void ScreenSurface::box(const wxRect2DDouble& area, const wxColour& fill) {
    context_.SetPen(*wxTRANSPARENT_PEN);
    context_.SetBrush(wxBrush(fill));
    context_.DrawRectangle(area.m_x, area.m_y, area.m_width, area.m_height);
}

void ScreenSurface::disc(const wxPoint2DDouble& centre, double radius, const wxColour& fill) {
    context_.SetPen(*wxTRANSPARENT_PEN);
    context_.SetBrush(wxBrush(fill));
    context_.DrawEllipse(centre.m_x - radius, centre.m_y - radius, 2 * radius, 2 * radius);
}

void ScreenSurface::text(const wxString& words, double x, double baseline, const Face& face, const wxColour& colour,
                         Align align) {
    write(context_, words, x, baseline, face, colour, align);
}

double ScreenSurface::width_of(const wxString& words, const Face& face) {
    return measure(context_, words, face).width;
}

void SvgSurface::line(const std::vector<wxPoint2DDouble>& points, const wxColour& colour, double width, Dash dash) {
    const std::string dashes = dash_array(dash, width);
    std::string list;
    for (const wxPoint2DDouble& point : points) {
        list += (list.empty() ? "" : " ") + number(point.m_x) + "," + number(point.m_y);
    }
    parts_ += "<polyline points=\"" + list + "\" fill=\"none\" stroke=\"" + colour_of(colour) + "\" stroke-width=\"" +
              number(width) + "\" stroke-linejoin=\"round\"" +
              (dashes.empty() ? "" : " stroke-dasharray=\"" + dashes + "\"") + "/>\n";
}

void SvgSurface::box(const wxRect2DDouble& area, const wxColour& fill) {
    parts_ += "<rect x=\"" + number(area.m_x) + "\" y=\"" + number(area.m_y) + "\" width=\"" + number(area.m_width) +
              "\" height=\"" + number(area.m_height) + "\" fill=\"" + colour_of(fill) + "\"" + opacity_of(fill) +
              "/>\n";
}

void SvgSurface::disc(const wxPoint2DDouble& centre, double radius, const wxColour& fill) {
    parts_ += "<circle cx=\"" + number(centre.m_x) + "\" cy=\"" + number(centre.m_y) + "\" r=\"" + number(radius) +
              "\" fill=\"" + colour_of(fill) + "\"/>\n";
}

void SvgSurface::text(const wxString& words, double x, double baseline, const Face& face, const wxColour& colour,
                      Align align) {
    const char* const anchor = align == Align::left ? "start" : align == Align::centre ? "middle" : "end";
    const std::string family = face.book ? escaped(book_face()) + ", serif" : "sans-serif";
    parts_ += "<text x=\"" + number(x) + "\" y=\"" + number(baseline) + "\" font-family=\"" + family +
              "\" font-size=\"" + number(face.size) + "\"" + (face.bold ? " font-weight=\"bold\"" : "") +
              " text-anchor=\"" + anchor + "\" fill=\"" + colour_of(colour) + "\">" + escaped(words) + "</text>\n";
}

double SvgSurface::width_of(const wxString& words, const Face& face) { return measure(measure_, words, face).width; }

std::string SvgSurface::document(const wxString& title) const {
    const std::string width = std::to_string(size_.x), height = std::to_string(size_.y);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height +
           "\" viewBox=\"0 0 " + width + " " + height + "\" role=\"img\">\n<title>" + escaped(title) + "</title>\n" +
           parts_ + "</svg>\n";
}

}  // namespace castalia
