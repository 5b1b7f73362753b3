// Bars, upright and lying, and beads.
#include <algorithm>
#include <cmath>

#include "app/ui/charts/chart_parts.h"
#include "app/ui/toolkit/controls/palette.h"

namespace castalia {

namespace {

/// Draws what each colour of the bars means.
void draw_legend(Surface& surface, const Chart& chart, double left, double top, double scale) {
    const Face face{pixels_of(TypeStep::small) * scale};
    double x = left;
    const double y = top + face.size;
    for (const Chart::Series& one : chart.series) {
        surface.box({x, y - face.size * 0.8, face.size * 0.8, face.size * 0.8}, ink_of(one));
        surface.text(one.name, x + face.size * 1.2, y, face, palette().text, Align::left);
        x += face.size * 1.2 + surface.width_of(one.name, face) + 18 * scale;
    }
}

/// Returns the largest value, but at least 1.
double most_of(const Chart& chart) {
    double most = 1;
    for (const Chart::Series& one : chart.series) {
        for (const std::optional<double>& value : one.values) {
            most = std::max(most, value.value_or(0));
        }
    }
    return most;
}

/// Returns the width of the longest name, up to a third of the chart.
double names_width(Surface& surface, const Chart& chart, const Face& face, double width) {
    double widest = 0;
    for (const wxString& place : chart.places) {
        widest = std::max(widest, surface.width_of(place, face));
    }
    return std::min(widest, width / 3);
}

wxString name_in(Surface& surface, const wxString& name, const Face& face, double room) {
    wxString text = name;
    for (std::size_t kept = name.length(); kept > 1 && surface.width_of(text, face) > room; --kept) {
        text = name.Left(kept - 1) + wxString::FromUTF8("…");
    }
    return text;
}

}  // namespace

/// Draws the band of usual values, which lies under the axes.
void draw_band(Surface& surface, const Plot& plot, const Chart::Level& level) {
    if (level.usual) {
        const double top = plot.y(level.usual->second), bottom = plot.y(std::max(plot.least, level.usual->first));
        surface.box({plot.area.m_x, top, plot.area.m_width, bottom - top}, palette().tray);
        for (const double edge : {top, bottom}) {  // In high contrast the band alone is black on black.
            surface.line({{plot.area.m_x, edge}, {plot.area.GetRight(), edge}}, palette().control, 1, Dash::dashed);
        }
    }
}

/// Draws a bead on a stalk for each value, and the level with which they are compared.
void draw_beads(Surface& surface, const Plot& plot, const Chart& chart, double scale) {
    if (chart.level) {
        const double y = plot.y(chart.level->value);
        surface.line({{plot.area.m_x, y}, {plot.area.GetRight(), y}}, palette().text, 1.5 * scale, Dash::dashed);
        const Face face{pixels_of(TypeStep::small) * scale};
        surface.text(chart.level->name, plot.area.GetRight(),
                     plot.area.m_y - kLegend * beside_text(scale) + face.size, face, palette().secondary,
                     Align::right);
    }
    const double room = plot.area.m_width / static_cast<double>(plot.places);
    const double bead = std::clamp(room * 0.3, 1.5 * scale, 7 * scale);
    for (const Chart::Series& one : chart.series) {
        for (std::size_t i = 0; i < one.values.size(); ++i) {
            if (one.values[i]) {
                const double x = plot.x(i), y = plot.y(*one.values[i]);
                surface.line({{x, plot.y(0)}, {x, y}}, palette().control, scale, Dash::solid);
                surface.disc({x, y}, bead, palette().accent);
            }
        }
    }
}

void draw_bars(Surface& surface, const Plot& plot, const Chart& chart, double scale) {
    const auto count = static_cast<double>(chart.series.size());
    constexpr double kWidest = 72;
    const double room =
        std::min(plot.area.m_width / static_cast<double>(plot.places) * 0.72, kWidest * count * scale);
    const double wide = room / count;
    for (std::size_t s = 0; s < chart.series.size(); ++s) {
        const Chart::Series& one = chart.series[s];
        for (std::size_t i = 0; i < one.values.size(); ++i) {
            if (const auto& value = one.values[i]; value && *value != 0) {
                const double x = plot.x(i) - room / 2 + wide * static_cast<double>(s);
                const double top = plot.y(std::max(0.0, *value)), bottom = plot.y(std::min(0.0, *value));
                surface.box({x, top, std::max(1.0, wide - 1), bottom - top}, ink_of(one));
            }
        }
    }
    if (!chart.small) {
        draw_legend(surface, chart, plot.area.m_x, plot.area.m_y - kLegend * beside_text(scale), scale);
    }
}

double rows_top(const Chart& chart, double scale) {
    return ((chart.title.empty() ? kAround / 2 : kTitle) + kLegend) * beside_text(scale);
}

double row_height(double scale) {
    constexpr double kRow = 26;
    return kRow * beside_text(scale);
}

double height_of_rows(const Chart& chart) {
    return chart.lying ? rows_top(chart, 1) + row_height(1) * static_cast<double>(chart.places.size()) +
                             (kFoot + kNoteLine) * beside_text(1)
                       : 0;
}

void draw_rows(Surface& surface, const wxRect2DDouble& area, const Chart& chart, std::optional<std::size_t> here,
               double scale) {
    const Face face{pixels_of(TypeStep::small) * scale};
    const double around = kAround * beside_text(scale), high = row_height(scale);
    const double names = names_width(surface, chart, face, area.m_width);
    const double from = area.m_x + 2 * around + names;
    const double room = std::max(1.0, area.GetRight() - from - around - surface.width_of("0000.0", face));
    const double most = most_of(chart), bar = high * 0.84 / static_cast<double>(chart.series.size());
    draw_legend(surface, chart, from, area.m_y - kLegend * beside_text(scale), scale);
    for (std::size_t place = 0; place < chart.places.size(); ++place) {
        const double top = area.m_y + high * static_cast<double>(place);
        if (here == place) {
            surface.box({area.m_x + around / 2, top, area.m_width - around, high}, palette().tray);
        }
        surface.text(name_in(surface, chart.places[place], face, names), from - around / 2, top + high * 0.65, face,
                     palette().text, Align::right);
        double y = top + high * 0.08;
        for (const Chart::Series& one : chart.series) {
            const double value = place < one.values.size() ? one.values[place].value_or(0) : 0;
            const double wide = room * std::max(0.0, value) / most;
            surface.box({from, y, std::max(wide, 1.0), bar - 1}, ink_of(one));
            const Face number{std::min(face.size, bar)};
            surface.text(number_text(value), from + wide + around / 2, y + bar * 0.5 + number.size / 3, number,
                         palette().secondary, Align::left);
            y += bar;
        }
    }
}

}  // namespace castalia
