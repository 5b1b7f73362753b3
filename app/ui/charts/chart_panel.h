#pragma once

#include <functional>

#include <wx/window.h>

#include "app/ui/toolkit/accessibility/canvas_parts.h"
#include "core/picture/chart.h"

namespace castalia {

/// A chart in a window. Left and Right move from place to place and read the values, Home and End go to the ends; the
/// mouse does the same. The menu saves it as PNG or SVG.
class ChartPanel : public wxWindow {
public:
    explicit ChartPanel(wxWindow* parent, wxSize least = {320, 220});

    void show(picture::Chart chart);
    /// Makes the chart walk through a session: the place `here` is looked at, and a key or a click that goes to
    /// another place calls `picked`. The pointer reads the values without going there.
    void follow(std::size_t here);
    void on_pick(std::function<void(std::size_t place)> picked) { picked_ = std::move(picked); }
    const picture::Chart& chart() const { return chart_; }
    std::optional<std::size_t> here() const { return here_; }
    const CanvasParts& parts() const { return *parts_; }  ///< Returns the parts that a screen reader gets.

    /// Asks for a file and its format and saves the chart. Throws Failure.
    void save();

    bool AcceptsFocus() const override { return true; }

private:
    void paint();
    void stand_on(std::optional<std::size_t> place);
    void walk_to(std::size_t place);
    void name_parts();
    wxString text_at(std::size_t place) const;
    std::optional<std::size_t> place_at(const wxMouseEvent& event) const;
    wxSize DoGetBestClientSize() const override;

    wxSize least_;
    picture::Chart chart_;
    std::vector<picture::Rect> places_;  ///< Where each place of the chart can be pointed at.
    std::optional<std::size_t> here_;
    std::optional<std::size_t> looked_at_;  ///< The place in a session that is walked through.
    std::function<void(std::size_t)> picked_;
    std::optional<CanvasParts> parts_;  ///< Empty until the window is made.
};

}  // namespace castalia
