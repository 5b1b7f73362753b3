#pragma once

#include "core/picture/chart.h"
#include "core/picture/drawing.h"

/// The parts of a chart. Units are pixels of a window with text of the usual size.
namespace castalia::picture {

inline constexpr double kAround = 12, kNameAway = 10, kSample = 20;
inline constexpr Face kPlainWords{13}, kBoldWords{13, true};

/// A name at the end of a curve, or beside the plot with a leader to a curve that ends earlier.
struct CurveEnd {
    const Chart::Series* series = nullptr;  ///< Null for the number of those that have no room.
    std::size_t number = 0;                 ///< Which of the curves it is, for its dashes.
    std::string words;
    double y = 0, at = 0;  ///< Where the curve ends, and where the name stands.
};

/// What a colour or a line of the chart means. The level has no series.
struct LegendEntry {
    const Chart::Series* series = nullptr;
    std::string words;
    double x = 0;
    std::size_t row = 0;
};

/// Where everything of a chart lies.
struct ChartLayout {
    Rect whole, plot;
    std::vector<std::string> title, note;  ///< In lines.
    std::vector<LegendEntry> legend;
    double legend_top = 0;
    std::vector<double> ticks;
    std::vector<CurveEnd> ends;
    double letters = kBoldWords.size;  ///< The size of the names at the ends.
    std::size_t places = 1;
    bool slots = false;  ///< Each place has a slot of its own, for bars and beads.

    double x(std::size_t place) const {
        if (slots) {
            return plot.x + plot.width * (static_cast<double>(place) + 0.5) / static_cast<double>(places);
        }
        return plot.x + (places < 2 ? plot.width / 2
                                    : plot.width * static_cast<double>(place) / static_cast<double>(places - 1));
    }
    double y(double value) const {
        return plot.bottom() - (value - ticks.front()) / (ticks.back() - ticks.front()) * plot.height;
    }
    double slot() const { return plot.width / static_cast<double>(places); }
};

/// Returns it for a chart with these words beneath it.
ChartLayout layout_of(const Drawing& drawing, const Chart& chart, const std::string& note);

/// Returns the least of 1, 2, 5, 10, 20 … that is not below `rough`; unless `whole`, also 0.5, 0.2 …
double round_step(double rough, bool whole);
/// Returns the place moved to the edge of a pixel of a window, so that areas beside each other leave no seam.
double sharp(const Drawing& drawing, double along, bool down = false);
/// Returns the place moved to the middle of a pixel of a window, so that a line of one pixel covers one.
double sharp_line(const Drawing& drawing, double along, bool down = false);

bool is_curve(const Chart::Series& one);
/// Returns the lengths of the dashes of a curve by its number, in widths of the line. Curves over each other differ
/// in them, because not everybody can keep their colours apart.
std::vector<double> dashes_of(std::size_t number);
/// Draws a piece of the curve, for a legend or before a name.
void draw_sample(Drawing& drawing, double x, double y, const Chart::Series& one, std::size_t number);

/// Returns the names at the ends of the curves with their last values, in the order of the curves, as they fit into
/// this width. Where both have no room the name is shortened.
std::vector<CurveEnd> curve_ends(const Drawing& drawing, const Chart& chart, double most);
/// Moves the names apart, so that none touches another.
void place_ends(const Drawing& drawing, ChartLayout& layout);
void draw_curves(Drawing& drawing, const ChartLayout& layout, const Chart& chart);
void draw_ends(Drawing& drawing, const ChartLayout& layout);
/// Marks have lines, which go behind what they mark, and signs above them.
void draw_mark_lines(Drawing& drawing, const ChartLayout& layout, const Chart& chart);
void draw_marks(Drawing& drawing, const ChartLayout& layout, const Chart& chart);

void draw_legend(Drawing& drawing, const ChartLayout& layout);
/// Beads stand on stalks, which go behind curves.
void draw_stalks(Drawing& drawing, const ChartLayout& layout, const Chart& chart);
void draw_beads(Drawing& drawing, const ChartLayout& layout, const Chart& chart);
void draw_bars(Drawing& drawing, const ChartLayout& layout, const Chart& chart);
double row_height(const Chart& chart);
void draw_rows(Drawing& drawing, const ChartLayout& layout, const Chart& chart, std::optional<std::size_t> here);

}  // namespace castalia::picture
