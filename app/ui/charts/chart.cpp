#include "app/ui/charts/chart.h"

#include <algorithm>
#include <cmath>

#include <wx/intl.h>
#include <wx/tokenzr.h>

#include "app/ui/basics/palette.h"
#include "app/ui/basics/seat_ink.h"

namespace castalia {

namespace {

/// Distances within a chart at a scale of 1 and text of the usual size; `beside_text` makes them larger with it.
constexpr double kAround = 12, kAxis = 40, kEnds = 92, kTitle = 30, kFoot = 24, kLegend = 22, kNoteLine = 17,
                 kMarks = 24, kDot = 4, kLine = 2.4;

double beside_text(double scale) { return scale * text_size(); }

wxString number_text(double value) {
    return std::abs(value - std::round(value)) < 1e-9 ? wxString::Format("%lld", std::llround(value))
                                                      : wxString::Format("%.1f", value);
}

/// White pieces are drawn in the colour of their edge: a line has none.
wxColour ink_of(const Chart::Series& one) {
    if (one.suit) {
        return palette().suits[one.colour % palette().suits.size()];
    }
    const SeatInk ink = seat_ink(one.colour, one.pieces);
    return ink.edge.IsOk() ? ink.edge : ink.line;
}

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
        for (const auto& value : one.values) {
            range.least = std::min(range.least, value.value_or(0));
            range.most = std::max(range.most, value.value_or(0));
        }
    }
    if (chart.level) {
        range.most = std::max(range.most, chart.level->usual ? chart.level->usual->second : chart.level->value);
    }
    return range;
}

/// Bars and beads tell how often something came, most curves count something: never 0.2 times, never 0.2 paintings.
bool counts_whole(const Chart& chart) {
    const auto whole = [](const std::optional<double>& value) { return !value || *value == std::floor(*value); };
    return has_bars(chart) || std::ranges::all_of(chart.series, [&](const Chart::Series& one) {
               return std::ranges::all_of(one.values, whole);
           });
}

/// The least of 1, 2, 5, 10, 20 … that is no less; below 1 too where parts are told.
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
    constexpr std::size_t kWanted = 5;
    const Range range = range_of(chart);
    return ticks_for(range.least, range.most, kWanted, counts_whole(chart));
}

/// Where the values lie in the area.
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

/// What stands beneath the chart, in as many lines as its width asks for.
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

/// `notes` is how many lines stand beneath; what lies beside each other is the same for any number of them.
Plot plot_of(const wxRect2DDouble& area, const Chart& chart, double scale, std::size_t notes = 0) {
    Plot plot;
    plot.bars = has_bars(chart);
    const double head =
        (chart.title.empty() ? kAround / 2 : kTitle) + (plot.bars ? kLegend : 0) + (chart.marks.empty() ? 0 : kMarks);
    const double right = plot.bars ? kAround : kEnds;
    plot.area = {area.m_x + (kAxis + kAround / 2) * beside_text(scale), area.m_y + head * beside_text(scale),
                 std::max(1.0, area.m_width - (kAxis + kAround / 2 + right) * beside_text(scale)),
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
        const double y = std::round(plot.y(tick)) + 0.5;  // A line of one pixel falls on one row of them.
        surface.line({{plot.area.m_x, y}, {plot.area.GetRight(), y}}, tick == 0 ? palette().control : palette().line,
                     1, Dash::solid);
        surface.text(number_text(tick), plot.area.m_x - 6 * scale, y + small.size / 3, small, palette().secondary,
                     Align::right);
    }
    // Only the longest and the last are measured: all of a long session would take longer than drawing it.
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

void draw_curve(Surface& surface, const Plot& plot, const Chart::Series& one, Dash dash, double scale) {
    const wxColour colour = ink_of(one);
    std::vector<wxPoint2DDouble> points;
    const auto finish = [&] {
        surface.line(points, colour, kLine * scale, dash);
        points.clear();
    };
    for (std::size_t i = 0; i < one.values.size(); ++i) {
        if (!one.values[i]) {
            finish();  // A gap: nobody knows.
            continue;
        }
        const wxPoint2DDouble point(plot.x(i), plot.y(*one.values[i]));
        const std::size_t many = points.size();
        if (many > 1 && points[many - 1].m_y == point.m_y && points[many - 2].m_y == point.m_y) {
            points.back().m_x = point.m_x;  // The line goes on: a long session has few points.
            continue;
        }
        if (one.kind == Chart::Series::Kind::step && !points.empty()) {
            points.emplace_back(point.m_x, points.back().m_y);
        }
        points.push_back(point);
    }
    finish();
}

/// Names and last values at the ends of the lines, moved apart where they would touch.
void draw_ends(Surface& surface, const Plot& plot, const Chart& chart, double scale) {
    struct End {
        double y = 0, at = 0;
        const Chart::Series* series = nullptr;
    };
    std::vector<End> ends;
    for (const Chart::Series& one : chart.series) {
        if (!one.values.empty() && one.values.back()) {
            const double y = plot.y(*one.values.back());
            ends.push_back({y, y, &one});
        }
    }
    std::ranges::sort(ends, {}, &End::y);
    const Face face{pixels_of(TypeStep::small) * scale, true};
    const double apart = face.size * 1.25;
    for (std::size_t i = 1; i < ends.size(); ++i) {
        ends[i].at = std::max(ends[i].at, ends[i - 1].at + apart);
    }
    for (const End& end : ends) {
        const double x = plot.x(end.series->values.size() - 1);  // A shorter session ends before the others.
        const wxColour colour = ink_of(*end.series);
        surface.disc({x, end.y}, kDot * scale, colour);
        surface.text(end.series->name + " " + number_text(*end.series->values.back()), x + 10 * scale,
                     end.at + face.size / 3, face, colour, Align::left);
    }
}

/// A sign that finds no room beside the one before it is left out; its line stays.
void draw_marks(Surface& surface, const Plot& plot, const Chart& chart, double scale) {
    const Face face{pixels_of(TypeStep::small) * scale, true};
    const double high = kMarks * beside_text(scale) * 0.8, bottom = plot.area.m_y - 3 * scale;
    double free_from = plot.area.m_x - high;
    for (const Chart::Mark& mark : chart.marks) {
        const double x = std::round(plot.x(mark.place)) + 0.5;
        const SeatInk seat = mark.colour ? seat_ink(*mark.colour, mark.pieces) : SeatInk{};
        const wxColour fill = mark.colour ? seat.line : palette().lampfill;
        surface.line({{x, bottom}, {x, plot.area.GetBottom()}}, mark.colour ? fill : palette().lampink, scale,
                     Dash::dashed);
        const double wide = std::max(high, surface.width_of(mark.sign, face) + 8 * scale);
        const double left = std::max(free_from, x - wide / 2);
        if (left > x + wide) {
            continue;
        }
        surface.box({left, bottom - high, wide, high}, fill);
        surface.text(mark.sign, left + wide / 2, bottom - high / 2 + face.size / 3, face,
                     mark.colour ? seat.on_line : palette().onlampfill, Align::centre);
        free_from = left + wide + 2 * scale;
    }
}

/// The band of what is usual lies under the axes.
void draw_band(Surface& surface, const Plot& plot, const Chart::Level& level) {
    if (level.usual) {
        const double top = plot.y(level.usual->second), bottom = plot.y(std::max(plot.least, level.usual->first));
        surface.box({plot.area.m_x, top, plot.area.m_width, bottom - top}, palette().tray);
        for (const double edge : {top, bottom}) {  // In high contrast the band alone is black on black.
            surface.line({{plot.area.m_x, edge}, {plot.area.GetRight(), edge}}, palette().control, 1, Dash::dashed);
        }
    }
}

/// A bead on a stalk for each value, and what they are held against.
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
    const Face face{pixels_of(TypeStep::small) * scale};
    double x = plot.area.m_x;
    const double y = plot.area.m_y - kLegend * beside_text(scale) + face.size;
    for (const Chart::Series& one : chart.series) {
        surface.box({x, y - face.size * 0.8, face.size * 0.8, face.size * 0.8}, ink_of(one));
        surface.text(one.name, x + face.size * 1.2, y, face, palette().text, Align::left);
        x += face.size * 1.2 + surface.width_of(one.name, face) + 18 * scale;
    }
}

}  // namespace

bool Chart::empty() const {
    return std::ranges::none_of(series, [](const Series& one) {
        return std::ranges::any_of(one.values, [](const auto& value) { return value.has_value(); });
    });
}

wxString Chart::told(std::size_t place) const {
    wxString text = place < places.size() ? places[place] : wxString::Format("%zu", place);
    wxString values;
    for (const Series& one : series) {
        const bool over = place >= one.values.size();  // Of a session that was shorter than another.
        const wxString none = over ? _("over") : _("unknown");
        const auto value = over ? std::nullopt : one.values[place];
        values += (values.empty() ? "" : ", ") + one.name + " " + (value ? number_text(*value) : none);
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
        text += last ? one.name + " " + number_text(*last) + ". " : wxString();
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
    surface.text(chart.title, left, area.m_y + (kTitle - 10) * beside_text(scale), heading, palette().text,
                 Align::left);
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
    const Plot plot = plot_of(area, chart, scale, notes.size());
    if (chart.level) {
        draw_band(surface, plot, *chart.level);
    }
    draw_axes(surface, plot, chart, scale);
    if (!chart.series.empty() && chart.series.front().kind == Chart::Series::Kind::beads) {
        draw_beads(surface, plot, chart, scale);
    } else if (plot.bars) {
        draw_bars(surface, plot, chart, scale);
    } else {
        for (std::size_t s = 0; s < chart.series.size(); ++s) {
            draw_curve(surface, plot, chart.series[s], dash_of(s), scale);
        }
        draw_ends(surface, plot, chart, scale);
        draw_marks(surface, plot, chart, scale);
    }
    if (here && *here < plot.places) {
        const double x = std::round(plot.x(*here)) + 0.5;
        surface.line({{x, plot.area.m_y}, {x, plot.area.GetBottom()}}, palette().lampink, 1.5 * scale, Dash::solid);
    }
}

std::optional<std::size_t> place_at(const wxRect2DDouble& area, const Chart& chart, double x, double scale) {
    if (chart.empty()) {
        return std::nullopt;
    }
    const Plot plot = plot_of(area, chart, scale);
    std::size_t best = 0;
    for (std::size_t i = 1; i < plot.places; ++i) {
        best = std::abs(plot.x(i) - x) < std::abs(plot.x(best) - x) ? i : best;
    }
    return best;
}

}  // namespace castalia
