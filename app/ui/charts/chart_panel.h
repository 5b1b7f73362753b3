#pragma once

#include <wx/window.h>

#include "app/ui/charts/chart.h"

namespace castalia {

/// A chart in a window. Left and Right move from place to place and read the values, Home and End go to the ends; the
/// mouse does the same. The menu saves it as PNG or SVG.
class ChartPanel : public wxWindow {
public:
    explicit ChartPanel(wxWindow* parent, wxSize least = {320, 220});

    void show(Chart chart);
    const Chart& chart() const { return chart_; }
    std::optional<std::size_t> here() const { return here_; }

    /// Asks for a file and its format and saves the chart. Throws Failure.
    void save();

    bool AcceptsFocus() const override { return true; }

private:
    void paint();
    void stand_on(std::optional<std::size_t> place);
    wxRect2DDouble area() const;
    wxSize DoGetBestClientSize() const override;

    wxSize least_;
    Chart chart_;
    std::optional<std::size_t> here_;
};

}  // namespace castalia
