#pragma once

#include <optional>
#include <vector>

#include <wx/image.h>

#include "app/ui/charts/ink.h"

namespace castalia {

/// What a chart tells: values over places along one axis. A value that nobody knows is left out, never zero.
struct Chart {
    struct Series {
        enum class Kind { step, line, bars, beads };
        wxString name;
        Kind kind = Kind::step;
        std::size_t colour = 0;  ///< As of a seat.
        std::vector<std::optional<double>> values;
        bool suit = false;  ///< The colour is that of a suit.
    };
    wxString title;
    wxString note;    ///< Over how many sessions, and what is left out.
    wxString across;  ///< What the places are: "events", "months".
    std::vector<wxString> places;
    std::vector<Series> series;
    /// What the values are held against: a dashed line with its name, and how far chance usually strays from it.
    struct Level {
        wxString name;
        double value = 0;
        std::optional<std::pair<double, double>> usual;
    };
    std::optional<Level> level;

    bool empty() const;
    /// "12: Ann 5, Ben 7": what stands at a place.
    wxString told(std::size_t place) const;
    /// In one sentence, for whoever cannot see it.
    wxString summary() const;
};

/// Where the ticks of an axis stand: 1, 2 or 5 times a power of ten apart; of what is counted, at whole numbers.
std::vector<double> ticks_for(double least, double most, std::size_t wanted = 5, bool whole = false);

/// Draws it with title, axes, legend or names at the ends of the lines. `here`: a place that is looked at.
/// `scale`: of the text.
void draw_chart(Ink& ink, const wxRect2DDouble& area, const Chart& chart, std::optional<std::size_t> here = {},
                double scale = 1);
/// The place under a point of the area it was drawn into.
std::optional<std::size_t> place_at(const wxRect2DDouble& area, const Chart& chart, double x, double scale = 1);

/// As files.
std::string chart_svg(const Chart& chart, wxSize size);
wxImage chart_png(const Chart& chart, wxSize size, double scale = 2);

}  // namespace castalia
