#pragma once

#include <string>
#include <vector>

#include <wx/geometry.h>
#include <wx/graphics.h>

#include "app/ui/toolkit/text/type.h"

namespace castalia {

/// The dashes of a line. Lines over each other differ in them, because not everybody can keep their colours apart.
enum class Dash { solid, dashed, dotted, dot_dashed, long_dashed, twice_dotted };
/// Returns the dash of a curve by its number; after six they begin again.
Dash dash_of(std::size_t number);

/// The surface on which a chart is drawn: the screen, a bitmap or an SVG file. The same calls give the same picture.
class Surface {
public:
    Surface() = default;
    Surface(const Surface&) = delete;
    Surface& operator=(const Surface&) = delete;
    virtual ~Surface() = default;

    virtual void line(const std::vector<wxPoint2DDouble>& points, const wxColour& colour, double width,
                      Dash dash) = 0;
    virtual void box(const wxRect2DDouble& area, const wxColour& fill) = 0;
    virtual void disc(const wxPoint2DDouble& centre, double radius, const wxColour& fill) = 0;
    virtual void text(const wxString& words, double x, double baseline, const Face& face, const wxColour& colour,
                      Align align) = 0;
    virtual double width_of(const wxString& words, const Face& face) = 0;
};

class ScreenSurface final : public Surface {
public:
    explicit ScreenSurface(wxGraphicsContext& context) : context_(context) {}
    void line(const std::vector<wxPoint2DDouble>& points, const wxColour& colour, double width, Dash dash) override;
    void box(const wxRect2DDouble& area, const wxColour& fill) override;
    void disc(const wxPoint2DDouble& centre, double radius, const wxColour& fill) override;
    void text(const wxString& words, double x, double baseline, const Face& face, const wxColour& colour,
              Align align) override;
    double width_of(const wxString& words, const Face& face) override;

private:
    wxGraphicsContext& context_;
};

/// Collects an SVG document. `measure` measures the words, which stay text in the file.
class SvgSurface final : public Surface {
public:
    SvgSurface(wxGraphicsContext& measure, wxSize size) : measure_(measure), size_(size) {}
    void line(const std::vector<wxPoint2DDouble>& points, const wxColour& colour, double width, Dash dash) override;
    void box(const wxRect2DDouble& area, const wxColour& fill) override;
    void disc(const wxPoint2DDouble& centre, double radius, const wxColour& fill) override;
    void text(const wxString& words, double x, double baseline, const Face& face, const wxColour& colour,
              Align align) override;
    double width_of(const wxString& words, const Face& face) override;
    std::string document(const wxString& title) const;

private:
    wxGraphicsContext& measure_;
    wxSize size_;
    std::string parts_;
};

}  // namespace castalia
