#include "app/ui/charts/chart.h"

#include <algorithm>
#include <cmath>

#include <wx/intl.h>
#include <wx/tokenzr.h>

#include "app/ui/charts/chart_parts.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/seat_ink.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/text/decimals.h"

namespace castalia {

double beside_text(double scale) { return scale * text_size(); }

wxString number_text(double value) { return words(to_a_tenth(value)); }

/// Returns the colour of a curve. White pieces have the colour of their edge, because a line has no edge.
wxColour ink_of(const Chart::Series& one) {
    if (one.suit) {
        return palette().suits[one.colour % palette().suits.size()];
    }
    const SeatInk ink = seat_ink(one.colour, one.pieces);
    return ink.edge.IsOk() ? ink.edge : ink.line;
}

namespace {

bool has_bars(const Chart& chart) {
    return std::ranges::any_of(chart.series, [](const Chart::Series& one) {
        return one.kind == Chart::Series::Kind::bars || one.kind == Chart::Series::Kind::beads;
    });
}

struct Range {
    double least = 0, most = 0;
};

Range range_of(const Chart& chart) {
    Range range;
    for (const Chart::Series& one : chart.series) {
        for (std::size_t i = 0; i < one.values.size(); ++i) {
            const double value = one.values[i].value_or(0), error = one.spread ? one.error_at(i) : 0;
            range.least = std::min(range.least, value - error);
            range.most = std::max(range.most, value + error);
        }
    }
    if (chart.level) {
        range.most = std::max(range.most, chart.level->usual ? chart.level->usual->second : chart.level->value);
    }
    return range;
}

/// Returns whether the chart counts in whole numbers. Bars and beads say how often something came, and most curves
/// count something: never 0.2 times, never 0.2 paintings.
bool counts_whole(const Chart& chart) {
    const auto whole = [](const std::optional<double>& value) { return !value || *value == std::floor(*value); };
    return has_bars(chart) || std::ranges::all_of(chart.series, [&](const Chart::Series& one) {
               return std::ranges::all_of(one.values, whole);
           });
}

/// Returns the least of 1, 2, 5, 10, 20 … that is not below `rough`; unless `whole`, also 0.5, 0.2 …
double round_step(double rough, bool whole) {
    const double power = std::pow(10, std::floor(std::log10(rough)));
    double step = power;
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        step = factor * power;
        if (step >= rough) {
            break;
        }
    }
    return whole ? std::max(1.0, step) : step;
}

std::vector<double> ticks_of(const Chart& chart) {
    constexpr std::size_t kWanted = 5, kFew = 2;
    const Range range = range_of(chart);
    return ticks_for(range.least, range.most, chart.small ? kFew : kWanted, counts_whole(chart));
}

/// Returns the words beneath the chart, in as many lines as its width needs.
std::vector<wxString> note_lines(Surface& surface, const Chart& chart, const Face& face, double wide) {
    std::vector<wxString> lines;
    wxStringTokenizer words(chart.note, " ");
    while (words.HasMoreTokens()) {
        const wxString word = words.GetNextToken();
        if (!lines.empty() && surface.width_of(lines.back() + " " + word, face) <= wide) {
            lines.back() += " " + word;
        } else {
            lines.push_back(word);
        }
    }
    return lines;
}

double note_height(std::size_t lines) { return lines == 0 ? 0 : kFoot + kNoteLine * static_cast<double>(lines - 1); }

double title_height(const Chart& chart) { return chart.small ? kCaption : kTitle; }

/// Returns the plot above `notes` lines of words. What lies side by side is the same for any number of them.
Plot plot_of(const wxRect2DDouble& area, const Chart& chart, double scale, std::size_t notes = 0) {
    Plot plot;
    plot.bars = has_bars(chart);
    const double head = (chart.title.empty() ? kAround / 2 : title_height(chart)) +
                        (plot.bars && !chart.small ? kLegend : 0) + (chart.marks.empty() ? 0 : kMarks);
    const double right = plot.bars ? kAround * beside_text(scale) : ends_width(chart, area.m_width, scale);
    plot.area = {area.m_x + (kAxis + kAround / 2) * beside_text(scale), area.m_y + head * beside_text(scale),
                 std::max(1.0, area.m_width - (kAxis + kAround / 2) * beside_text(scale) - right),
                 std::max(1.0, area.m_height - (head + kFoot + note_height(notes)) * beside_text(scale))};
    const auto ticks = ticks_of(chart);
    plot.least = ticks.front();
    plot.most = ticks.back();
    plot.places = std::max<std::size_t>(1, chart.places.size());
    return plot;
}

void draw_axes(Surface& surface, const Plot& plot, const Chart& chart, double scale) {
    const Face small{pixels_of(TypeStep::caption) * scale};
    for (const double tick : ticks_of(chart)) {
        const double y = std::round(plot.y(tick)) + 0.5;  // A line of one pixel covers one row of pixels.
        surface.line({{plot.area.m_x, y}, {plot.area.GetRight(), y}}, tick == 0 ? palette().control : palette().line,
                     1, Dash::solid);
        surface.text(number_text(tick), plot.area.m_x - 6 * scale, y + small.size / 3, small, palette().secondary,
                     Align::right);
    }
    // Only the longest and the last are measured, because measuring all of a long session would take longer than
    // drawing it.
    double widest = 0;
    if (!chart.places.empty()) {
        const wxString& longest = *std::ranges::max_element(chart.places, {}, &wxString::length);
        widest = std::max(surface.width_of(longest, small), surface.width_of(chart.places.back(), small));
    }
    const double step = plot.area.m_width / static_cast<double>(plot.places);
    const auto every = static_cast<std::size_t>(round_step((widest + 10 * scale) / std::max(step, 0.01), true));
    for (std::size_t i = 0; i < chart.places.size(); i += every) {
        surface.text(chart.places[i], plot.x(i), plot.area.GetBottom() + (kFoot - 7) * beside_text(scale), small,
                     palette().secondary, Align::centre);
    }
}

}  // namespace

bool Chart::empty() const {
    return std::ranges::none_of(series, [](const Series& one) {
        return std::ranges::any_of(one.values, [](const auto& value) { return value.has_value(); });
    });
}

wxString Chart::point_text(std::size_t place) const {
    wxString text = place < places.size() ? places[place] : wxString::Format("%zu", place);
    wxString values;
    for (const Series& one : series) {
        const bool over = place >= one.values.size();  // This session was shorter than another.
        const wxString none = over ? _("over") : _("unknown");
        const auto value = over ? std::nullopt : one.values[place];
        if (one.quiet) {
            continue;  // They are too many to be read out.
        }
        values += (values.empty() ? "" : ", ") + one.name + " " + (value ? number_text(*value) : none);
        if (value && one.error_at(place) > 0) {
            values += wxString::FromUTF8(" ± ") + number_text(one.error_at(place));
        }
    }
    if (level) {
        values += ", " + level->name;
    }
    return text + ": " + values;
}

wxString Chart::summary() const {
    wxString text = title.empty() ? title : title + ". ";
    if (empty()) {
        return text + _("Nothing to show yet.");
    }
    for (const Series& one : series) {
        std::optional<double> last;
        for (const auto& value : one.values) {
            last = value ? value : last;
        }
        text += last && !one.quiet ? one.name + " " + number_text(*last) + ". " : wxString();
    }
    return text + note;
}

std::vector<double> ticks_for(double least, double most, std::size_t wanted, bool whole) {
    least = std::min(least, 0.0);
    most = std::max(most, least + 1);
    const double rough = (most - least) / static_cast<double>(std::max<std::size_t>(1, wanted));
    const double step = round_step(rough, whole);
    std::vector<double> ticks;
    const double first = std::floor(least / step), last = std::ceil(most / step);
    for (double i = first; i <= last; ++i) {
        ticks.push_back(i * step);
    }
    return ticks;
}

void draw_chart(Surface& surface, const wxRect2DDouble& area, const Chart& chart, std::optional<std::size_t> here,
                double scale) {
    const Face heading{pixels_of(TypeStep::heading1) * scale, true, true}, small{pixels_of(TypeStep::small) * scale};
    const double left = area.m_x + kAround * beside_text(scale);
    surface.text(chart.title, left, area.m_y + (title_height(chart) - (chart.small ? 12 : 10)) * beside_text(scale),
                 chart.small ? small : heading, chart.small ? palette().secondary : palette().text, Align::left);
    const std::vector<wxString> notes =
        note_lines(surface, chart, small, area.m_width - 2 * kAround * beside_text(scale));
    for (std::size_t i = 0; i < notes.size(); ++i) {
        const double up = kNoteLine * beside_text(scale) * static_cast<double>(notes.size() - 1 - i);
        surface.text(notes[i], left, area.GetBottom() - 8 * scale - up, small, palette().secondary, Align::left);
    }
    if (chart.empty()) {
        surface.text(_("Nothing to show yet."), left, area.m_y + (kTitle + 24) * beside_text(scale), small,
                     palette().secondary, Align::left);
        return;
    }
    if (chart.lying) {
        const double top = area.m_y + rows_top(chart, scale);
        draw_rows(surface, {area.m_x, top, area.m_width, area.GetBottom() - top}, chart, here, scale);
        return;
    }
    const Plot plot = plot_of(area, chart, scale, notes.size());
    if (chart.level) {
        draw_band(surface, plot, *chart.level);
    }
    draw_axes(surface, plot, chart, scale);
    if (!chart.series.empty() && chart.series.front().kind == Chart::Series::Kind::beads) {
        draw_beads(surface, plot, chart, scale);
    } else if (plot.bars) {
        draw_bars(surface, plot, chart, scale);
        draw_marks(surface, plot, chart, scale);
    } else {
        draw_curves(surface, plot, chart, scale);
        draw_ends(surface, plot, chart, area.GetRight() - 2 * scale, scale);
        draw_marks(surface, plot, chart, scale);
    }
    if (here && *here < plot.places) {
        const double x = std::round(plot.x(*here)) + 0.5;
        surface.line({{x, plot.area.m_y}, {x, plot.area.GetBottom()}}, palette().lampink, 1.5 * scale, Dash::solid);
    }
}

std::optional<std::size_t> place_at(const wxRect2DDouble& area, const Chart& chart, double x, double y,
                                    double scale) {
    if (chart.empty()) {
        return std::nullopt;
    }
    if (chart.lying) {
        const double row = (y - area.m_y - rows_top(chart, scale)) / row_height(scale);
        return static_cast<std::size_t>(std::clamp(row, 0.0, static_cast<double>(chart.places.size() - 1)));
    }
    const Plot plot = plot_of(area, chart, scale);
    std::size_t best = 0;
    for (std::size_t i = 1; i < plot.places; ++i) {
        best = std::abs(plot.x(i) - x) < std::abs(plot.x(best) - x) ? i : best;
    }
    return best;
}

}  // namespace castalia
