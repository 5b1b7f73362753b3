#pragma once

#include <optional>
#include <vector>

#include <wx/image.h>

#include "app/ui/charts/surface.h"

namespace castalia {

/// The contents of a chart: values over places along one axis. Unknown values are left out, never drawn as zero.
struct Chart {
    struct Series {
        enum class Kind { step, line, bars, beads };
        wxString name;
        Kind kind = Kind::step;
        std::size_t colour = 0;  ///< The number of a seat or suit.
        std::vector<std::optional<double>> values;
        bool suit = false;     ///< The colour is that of a suit.
        std::string pieces{};  ///< The name of the colour of the seat's pieces, such as "purple", where it has one.
        /// How far each value may be off, by place; empty where it is known exactly. It is drawn as a band.
        std::vector<double> error{};
        bool spread = false;  ///< The band says how far values lie apart, and the axis makes room for it.
        bool quiet = false;   ///< One of many behind the others: thin, without a name, not read out.

        double error_at(std::size_t place) const { return place < error.size() ? error[place] : 0; }
    };
    wxString title;
    wxString note;    ///< How many sessions it covers, and what is not counted.
    wxString across;  ///< The kind of places: "events", "months".
    std::vector<wxString> places;
    std::vector<Series> series;
    /// A value to compare with: a dashed line with its name, and how far chance usually deviates from it.
    struct Level {
        wxString name;
        double value = 0;
        std::optional<std::pair<double, double>> usual;
    };
    std::optional<Level> level;
    /// Something to look at: a sign above its place, with a dotted line down to the curves.
    struct Mark {
        std::size_t place = 0;
        wxString sign;                      ///< At most three characters.
        std::optional<std::size_t> colour;  ///< The number of the seat whose colour it has.
        std::string pieces{};               ///< The name of the colour of its pieces, where it has one.
        bool operator==(const Mark&) const = default;
    };
    std::vector<Mark> marks{};  ///< In the order of their places.
    bool lying = false;         ///< Bars that lie in rows beneath each other, with the whole name of each place.
    bool small = false;         ///< It has little room: its title is a caption, and one kind of bars has no legend.

    bool empty() const;
    /// Returns the values at a place: "12: Ann 5, Ben 7".
    wxString point_text(std::size_t place) const;
    /// Returns the chart in one sentence, for screen readers.
    wxString summary() const;
};

/// Returns the ticks of an axis: 1, 2 or 5 times a power of ten apart; at whole numbers for counts.
std::vector<double> ticks_for(double least, double most, std::size_t wanted = 5, bool whole = false);

/// Draws the chart with title, axes, and a legend or names at the ends of the lines. `here` is the chosen place,
/// `scale` the size of the text.
void draw_chart(Surface& surface, const wxRect2DDouble& area, const Chart& chart,
                std::optional<std::size_t> here = {}, double scale = 1);
/// Returns the place under a point of the area into which the chart was drawn.
std::optional<std::size_t> place_at(const wxRect2DDouble& area, const Chart& chart, double x, double y,
                                    double scale = 1);
/// Returns the height of a chart of lying bars; 0 for other charts, which take the height that they get.
double height_of_rows(const Chart& chart);

/// Return the chart as the contents of a file.
std::string chart_svg(const Chart& chart, wxSize size);
wxImage chart_png(const Chart& chart, wxSize size, double scale = 2);

}  // namespace castalia
