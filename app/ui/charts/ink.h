#pragma once

#include <string>
#include <vector>

#include <wx/geometry.h>
#include <wx/graphics.h>

#include "app/ui/basics/type.h"

namespace castalia {

/// What a chart is drawn with: the screen, a bitmap, or an SVG file. The same calls, the same picture.
class Ink {
public:
    Ink() = default;
    Ink(const Ink&) = delete;
    Ink& operator=(const Ink&) = delete;
    virtual ~Ink() = default;

    virtual void line(const std::vector<wxPoint2DDouble>& points, const wxColour& colour, double width,
                      bool dashed) = 0;
    virtual void box(const wxRect2DDouble& area, const wxColour& fill) = 0;
    virtual void disc(const wxPoint2DDouble& centre, double radius, const wxColour& fill) = 0;
    virtual void text(const wxString& words, double x, double baseline, const Face& face, const wxColour& colour,
                      Align align) = 0;
    virtual double width_of(const wxString& words, const Face& face) = 0;
};

class ScreenInk final : public Ink {
public:
    explicit ScreenInk(wxGraphicsContext& context) : context_(context) {}
    void line(const std::vector<wxPoint2DDouble>& points, const wxColour& colour, double width, bool dashed) override;
    void box(const wxRect2DDouble& area, const wxColour& fill) override;
    void disc(const wxPoint2DDouble& centre, double radius, const wxColour& fill) override;
    void text(const wxString& words, double x, double baseline, const Face& face, const wxColour& colour,
              Align align) override;
    double width_of(const wxString& words, const Face& face) override;

private:
    wxGraphicsContext& context_;
};

/// Collects an SVG document. Words are measured by `measure`, and stay words.
class SvgInk final : public Ink {
public:
    SvgInk(wxGraphicsContext& measure, wxSize size) : measure_(measure), size_(size) {}
    void line(const std::vector<wxPoint2DDouble>& points, const wxColour& colour, double width, bool dashed) override;
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
