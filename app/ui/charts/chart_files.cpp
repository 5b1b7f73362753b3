// Charts as the contents of files.
#include <memory>

#include <wx/dcmemory.h>
#include <wx/image.h>

#include "app/ui/charts/chart.h"
#include "app/ui/toolkit/controls/palette.h"

namespace castalia {

std::string chart_svg(const Chart& chart, wxSize size) {
    wxBitmap scrap(1, 1);
    wxMemoryDC dc(scrap);
    const std::unique_ptr<wxGraphicsContext> measure(wxGraphicsContext::Create(dc));
    SvgSurface surface(*measure, size);
    const wxRect2DDouble all(0, 0, size.x, size.y);
    surface.box(all, palette().surface);
    draw_chart(surface, all, chart);
    return surface.document(chart.summary());
}

wxImage chart_png(const Chart& chart, wxSize size, double scale) {
    wxBitmap bitmap(static_cast<int>(size.x * scale), static_cast<int>(size.y * scale), 24);
    {
        wxMemoryDC dc(bitmap);
        const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
        context->Scale(scale, scale);
        ScreenSurface surface(*context);
        const wxRect2DDouble all(0, 0, size.x, size.y);
        surface.box(all, palette().surface);
        draw_chart(surface, all, chart);
    }
    return bitmap.ConvertToImage();
}

}  // namespace castalia
