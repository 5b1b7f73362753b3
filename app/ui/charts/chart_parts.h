#pragma once

#include "app/ui/charts/chart.h"

/// The parts of a chart, each drawn by its own function.
namespace castalia {

/// Distances within a chart at a scale of 1 and text of the usual size; `beside_text` makes them larger with it.
inline constexpr double kAround = 12, kAxis = 40, kEnds = 92, kTitle = 30, kFoot = 24, kLegend = 22, kNoteLine = 17,
                        kMarks = 24, kCaption = 28;

double beside_text(double scale);
/// Returns a whole number without a fraction, and another one with one digit of it.
wxString number_text(double value);
wxColour ink_of(const Chart::Series& one);

/// The places of the values in the area.
struct Plot {
    wxRect2DDouble area;
    double least = 0, most = 1;
    std::size_t places = 1;
    bool bars = false;

    double x(std::size_t place) const {
        if (bars) {
            return area.m_x + area.m_width * (static_cast<double>(place) + 0.5) / static_cast<double>(places);
        }
        return area.m_x + (places < 2 ? area.m_width / 2
                                      : area.m_width * static_cast<double>(place) / static_cast<double>(places - 1));
    }
    double y(double value) const { return area.GetBottom() - (value - least) / (most - least) * area.m_height; }
};

/// Returns the room at the right for the names of the curves, in a chart of that width.
double ends_width(const Chart& chart, double width, double scale);
/// Draws the bands of error, then the curves over them.
void draw_curves(Surface& surface, const Plot& plot, const Chart& chart, double scale);
/// Draws names and last values beside the plot, up to `right`, where no curve goes, moved apart where they would
/// touch.
void draw_ends(Surface& surface, const Plot& plot, const Chart& chart, double right, double scale);
void draw_marks(Surface& surface, const Plot& plot, const Chart& chart, double scale);

/// Draws the band of what is usual, which lies under the axes.
void draw_band(Surface& surface, const Plot& plot, const Chart::Level& level);
void draw_beads(Surface& surface, const Plot& plot, const Chart& chart, double scale);
void draw_bars(Surface& surface, const Plot& plot, const Chart& chart, double scale);

/// For lying bars, these return where the first row begins beneath the title and the legend and how high a row is,
/// and draw the rows.
double rows_top(const Chart& chart, double scale);
double row_height(double scale);
void draw_rows(Surface& surface, const wxRect2DDouble& area, const Chart& chart, std::optional<std::size_t> here,
               double scale);

}  // namespace castalia
