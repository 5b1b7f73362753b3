// Curves with their bands, names and marks.
#include <algorithm>
#include <cmath>

#include "app/ui/charts/chart_parts.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/seat_ink.h"

namespace castalia {

namespace {

constexpr double kDot = 4, kLine = 2.4, kNameAway = 10;

void draw_curve(Surface& surface, const Plot& plot, const Chart::Series& one, Dash dash, double scale) {
    const wxColour colour = one.quiet ? palette().control : ink_of(one);
    std::vector<wxPoint2DDouble> points;
    const auto finish = [&] {
        surface.line(points, colour, (one.quiet ? 1 : kLine) * scale, one.quiet ? Dash::solid : dash);
        points.clear();
    };
    for (std::size_t i = 0; i < one.values.size(); ++i) {
        if (!one.values[i]) {
            finish();  // An unknown value leaves a gap.
            continue;
        }
        const wxPoint2DDouble point(plot.x(i), plot.y(*one.values[i]));
        const std::size_t many = points.size();
        if (many > 1 && points[many - 1].m_y == point.m_y && points[many - 2].m_y == point.m_y) {
            points.back().m_x = point.m_x;  // The line goes on, so a long session has few points.
            continue;
        }
        if (one.kind == Chart::Series::Kind::step && !points.empty()) {
            points.emplace_back(point.m_x, points.back().m_y);
        }
        points.push_back(point);
    }
    finish();
}

/// Draws how far each value may be off, as a band with an edge, which is also seen in high contrast.
void draw_error(Surface& surface, const Plot& plot, const Chart::Series& one, double scale) {
    constexpr unsigned char kFaint = 56;
    const wxColour ink = ink_of(one), fill(ink.Red(), ink.Green(), ink.Blue(), kFaint);
    const bool steps = one.kind == Chart::Series::Kind::step;
    for (std::size_t from = 0, to = 1; from < one.values.size(); from = to, ++to) {
        while (to < one.values.size() && one.values[to] == one.values[from] &&
               one.error_at(to) == one.error_at(from)) {
            ++to;
        }
        const double error = one.error_at(from);
        if (!one.values[from] || error <= 0) {
            continue;
        }
        // A step goes on to the next value; in a line, each value has half of the way to both neighbours.
        const std::size_t last = std::min(steps ? to : to - 1, one.values.size() - 1);
        const double half = steps ? 0 : (plot.x(1) - plot.x(0)) / 2;
        const double left = std::round(plot.x(from) - half), right = std::round(plot.x(last) + half);
        const double top = plot.y(std::min(plot.most, *one.values[from] + error)),
                     bottom = plot.y(std::max(plot.least, *one.values[from] - error));
        surface.box({left, top, right - left, bottom - top}, fill);
        for (const double edge : {top, bottom}) {
            surface.line({{left, edge}, {right, edge}}, ink, 0.5 * scale, Dash::solid);
        }
    }
}

/// A name at the end of a line, or beside the plot with a leader to a line that ends earlier.
struct End {
    double y = 0, at = 0;
    const Chart::Series* series = nullptr;
};

/// Moves the names apart, downwards and then up again from the foot of the plot, so that none touches another.
void move_apart(std::vector<End>& ends, double apart, double lowest) {
    std::ranges::sort(ends, {}, &End::y);
    for (std::size_t i = 1; i < ends.size(); ++i) {
        ends[i].at = std::max(ends[i].at, ends[i - 1].at + apart);
    }
    for (std::size_t i = ends.size(); i-- > 0;) {
        ends[i].at = std::min(ends[i].at, lowest);
        lowest = ends[i].at - apart;
    }
}

wxString end_text(const Chart::Series& one) { return one.name + " " + number_text(*one.values.back()); }

bool has_end(const Chart::Series& one) { return !one.quiet && !one.values.empty() && one.values.back(); }

/// Returns the name with its last value. The name is shortened where both have no room.
wxString end_text_in(Surface& surface, const Chart::Series& one, const Face& face, double room) {
    wxString text = end_text(one);
    for (std::size_t kept = one.name.length(); kept > 1 && surface.width_of(text, face) > room; --kept) {
        text = one.name.Left(kept - 1) + wxString::FromUTF8("… ") + number_text(*one.values.back());
    }
    return text;
}

}  // namespace

double ends_width(const Chart& chart, double width, double scale) {
    constexpr double kLetter = 0.62, kLargestShare = 0.35;
    const double usual = kEnds * beside_text(scale), most = std::max(usual, width * kLargestShare);
    std::size_t longest = 0;
    for (const Chart::Series& one : chart.series) {
        longest = has_end(one) ? std::max(longest, end_text(one).length()) : longest;
    }
    const double letters = static_cast<double>(longest) * kLetter * pixels_of(TypeStep::small);
    return std::clamp((letters + 2 * kNameAway) * scale, usual, most);
}

void draw_curves(Surface& surface, const Plot& plot, const Chart& chart, double scale) {
    for (const Chart::Series& one : chart.series) {
        draw_error(surface, plot, one, scale);
    }
    std::size_t number = 0;
    for (const Chart::Series& one : chart.series) {
        draw_curve(surface, plot, one, dash_of(one.quiet ? 0 : number++), scale);
    }
}

void draw_ends(Surface& surface, const Plot& plot, const Chart& chart, double right, double scale) {
    const Face face{pixels_of(TypeStep::small) * scale, true};
    std::vector<End> ends;
    for (const Chart::Series& one : chart.series) {
        if (has_end(one)) {
            const double y = plot.y(*one.values.back());
            ends.push_back({y, y, &one});
        }
    }
    move_apart(ends, face.size * 1.25, plot.area.GetBottom());
    const double beside = plot.area.GetRight(), left = beside + kNameAway * scale;
    for (const End& end : ends) {
        const double x = plot.x(end.series->values.size() - 1);
        const wxColour colour = ink_of(*end.series);
        surface.disc({x, end.y}, kDot * scale, colour);
        if (x < beside - kNameAway * scale) {  // The curve ends before the others, which go where its name would be.
            surface.line({{x, end.y}, {beside, end.at}, {left - 2 * scale, end.at}}, colour, scale, Dash::dotted);
        }
        surface.text(end_text_in(surface, *end.series, face, right - left), left, end.at + face.size / 3, face,
                     colour, Align::left);
    }
}

/// Draws the marks. A sign without room beside the one before it is left out; its line stays.
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

}  // namespace castalia
