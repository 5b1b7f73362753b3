// Curves with their bands, names and marks.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/document/fitted_names.h"
#include "core/picture/chart_parts.h"

namespace castalia::picture {

namespace {

constexpr double kLine = 2.2, kDot = 4, kLeastNames = 11, kApart = 1.25, kMarkAbove = 3;

void look_like(Shape& shape, const Drawing& drawing, std::size_t number) {
    for (const double length : dashes_of(number)) {
        shape.dashes.push_back(drawing.scale() * kLine * length);
    }
}

void draw_curve(Drawing& drawing, const ChartLayout& layout, const Chart::Series& one, std::size_t number) {
    const Colour colour = one.quiet ? Colour{Role::control} : one.colour;
    std::vector<Shape::Point> points;
    const auto finish = [&] {
        if (points.size() == 1) {
            drawing.ring(points.front().x, points.front().y, kLine, colour,
                         {colour, 0.5});  // Known between unknowns.
        } else if (!points.empty()) {
            Shape& line = drawing.polyline(points, {colour, one.quiet ? 1 : kLine});
            if (!one.quiet) {
                look_like(line, drawing, number);
            }
        }
        points.clear();
    };
    for (std::size_t i = 0; i < one.values.size(); ++i) {
        if (!one.values[i]) {
            finish();  // An unknown value leaves a gap.
            continue;
        }
        const Shape::Point point{layout.x(i), layout.y(*one.values[i])};
        const std::size_t many = points.size();
        if (many > 1 && points[many - 1].y == point.y && points[many - 2].y == point.y) {
            points.back().x = point.x;  // The line goes on, so a long session has few points.
            continue;
        }
        if (one.kind == Chart::Series::Kind::step && !points.empty()) {
            points.push_back({point.x, points.back().y});
        }
        points.push_back(point);
    }
    finish();
}

/// Draws how far each value may be off, as a band with an edge, which is also seen in high contrast.
void draw_error(Drawing& drawing, const ChartLayout& layout, const Chart::Series& one) {
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
        const double half = steps ? 0 : (layout.x(1) - layout.x(0)) / 2;
        const double left = sharp(drawing, layout.x(from) - half), right = sharp(drawing, layout.x(last) + half);
        const double top = layout.y(std::min(layout.ticks.back(), *one.values[from] + error)),
                     bottom = layout.y(std::max(layout.ticks.front(), *one.values[from] - error));
        drawing.box({left, top, right - left, bottom - top}, 0, one.colour).faint = true;
        for (const double edge : {top, bottom}) {
            drawing.line(left, edge, right, edge, {one.colour, 0.5});
        }
    }
}

bool has_end(const Chart::Series& one) { return !one.quiet && !one.values.empty() && one.values.back(); }

/// Returns the colour of words on an area of this colour.
Colour colour_on(Colour area) {
    switch (area.role) {
        case Role::player: return {Role::onplayer};
        case Role::company: return {Role::oncompany, area.which};
        case Role::lampfill: return {Role::onlampfill};
        default: return {Role::surface};
    }
}

}  // namespace

std::vector<double> dashes_of(std::size_t number) {
    static const std::array<std::vector<double>, 6> kDashes{
        {{}, {2.7, 1.8}, {1, 2}, {6, 2, 1, 2}, {8, 3}, {4, 2, 1, 2, 1, 2}}};
    // Colours begin again after as many curves, so the dashes of the next ones are moved on by one.
    return kDashes.at((number + number / kDashes.size()) % kDashes.size());
}

void draw_sample(Drawing& drawing, double x, double y, const Chart::Series& one, std::size_t number) {
    look_like(drawing.line(x, y, x + kSample, y, {one.colour, kLine}), drawing, number);
}

std::vector<CurveEnd> curve_ends(const Drawing& drawing, const Chart& chart, double most) {
    std::vector<CurveEnd> ends;
    std::vector<std::string> names, values;
    double widest = 0;
    std::size_t number = 0;
    for (const Chart::Series& one : chart.series) {
        if (has_end(one)) {
            ends.push_back({&one, number, {}});
            names.push_back(one.name);
            values.push_back(" " + chart.number(*one.values.back(), drawing.viewport().translate));
            widest = std::max(widest, drawing.width(values.back(), kBoldWords));
        }
        number += one.quiet ? 0U : 1U;
    }
    const double room = most - kNameAway - kSample - 5 - widest;
    names = document::fitted_names(names,
                                   [&](const std::string& name) { return drawing.width(name, kBoldWords) <= room; });
    for (std::size_t i = 0; i < ends.size(); ++i) {
        ends[i].words = names[i] + values[i];
    }
    return ends;
}

void place_ends(const Drawing& drawing, ChartLayout& layout) {
    std::vector<CurveEnd>& ends = layout.ends;
    if (ends.empty()) {
        return;
    }
    for (CurveEnd& end : ends) {
        end.y = end.at = layout.y(*end.series->values.back());
    }
    std::ranges::stable_sort(ends, {}, &CurveEnd::y);
    const double room = layout.plot.height + kBoldWords.size;
    layout.letters = std::clamp(room / kApart / static_cast<double>(ends.size()), kLeastNames, kBoldWords.size);
    const double apart = kApart * layout.letters;
    const auto lines = std::max<std::size_t>(1, static_cast<std::size_t>(room / apart + 0.01));
    if (ends.size() > lines) {
        const auto rest = static_cast<long long>(ends.size() - lines + 1);
        ends.resize(lines);
        ends.back().series = nullptr;
        ends.back().words = drawing.translated(say_count("and {n} more", "and {n} more", rest));
    }
    for (std::size_t i = 1; i < ends.size(); ++i) {
        ends[i].at = std::max(ends[i].at, ends[i - 1].at + apart);
    }
    double lowest = layout.plot.bottom();
    for (std::size_t i = ends.size(); i-- > 0;) {
        ends[i].at = std::min(ends[i].at, lowest);
        lowest = ends[i].at - apart;
    }
}

void draw_curves(Drawing& drawing, const ChartLayout& layout, const Chart& chart) {
    for (const Chart::Series& one : chart.series) {
        draw_error(drawing, layout, one);
    }
    std::size_t number = 0;
    for (const Chart::Series& one : chart.series) {
        if (is_curve(one)) {
            draw_curve(drawing, layout, one, number);
            number += one.quiet ? 0U : 1U;
        }
    }
}

void draw_ends(Drawing& drawing, const ChartLayout& layout) {
    const double beside = layout.plot.right(), left = beside + kNameAway;
    const Face face{layout.letters, true};
    for (const CurveEnd& end : layout.ends) {
        const double words = left + kSample + 5;
        if (end.series == nullptr) {
            drawing.text(end.words, left, end.at + face.size / 3, {face.size}, {Role::secondary}, Shape::Side::left,
                         layout.whole.width - left);
            continue;
        }
        const double x = layout.x(end.series->values.size() - 1);
        const Colour colour = end.series->colour;
        if (x < beside - kNameAway) {  // The curve ends before the others, which go where its name would be.
            const std::array<Shape::Point, 3> leader{{{x + kDot + 1, end.y}, {beside, end.at}, {left - 2, end.at}}};
            drawing.polyline(leader, {colour, 1, 1, 2});
        }
        if (!drawing.on_paper()) {
            drawing.ring(x, end.y, kDot, colour);
        }
        draw_sample(drawing, left, end.at, *end.series, end.number);
        drawing.text(end.words, words, end.at + face.size / 3, face, colour);
    }
}

void draw_mark_lines(Drawing& drawing, const ChartLayout& layout, const Chart& chart) {
    for (const Chart::Mark& mark : chart.marks) {
        const double x = sharp_line(drawing, layout.x(mark.place));
        // On paper dots, because curves may be dashed.
        const Edge line = drawing.on_paper() ? Edge{{Role::text}, 1.3, 1.5, 2.5}
                                             : Edge{mark.colour.value_or(Colour{Role::lampink}), 1, 3, 2};
        drawing.line(x, layout.plot.y - kMarkAbove, x, layout.plot.bottom(), line);
    }
}

/// Draws the signs of the marks. One without room beside the one before it is left out; its line stays.
void draw_marks(Drawing& drawing, const ChartLayout& layout, const Chart& chart) {
    constexpr double kHigh = 19, kBeside = 2;
    const double bottom = layout.plot.y - kMarkAbove;
    const double end = std::min(layout.whole.width, layout.plot.right() + kNameAway);  // Then names begin.
    double free_from = layout.plot.x - kHigh;
    for (const Chart::Mark& mark : chart.marks) {
        const double x = sharp_line(drawing, layout.x(mark.place));
        const Colour fill = mark.colour.value_or(Colour{Role::lampfill});
        const double wide = std::max(kHigh, drawing.width(mark.sign, kBoldWords) + 8);
        const double left = std::min(std::max(free_from, x - wide / 2), end - wide);
        if (left > x + wide || left < free_from) {
            continue;
        }
        if (!drawing.on_paper()) {
            drawing.box({left, bottom - kHigh, wide, kHigh}, 0, fill);
        }
        drawing.text(mark.sign, left + wide / 2, bottom - kHigh / 2 + kBoldWords.size / 3, kBoldWords,
                     drawing.on_paper() ? Colour{Role::text} : colour_on(fill), Shape::Side::middle);
        free_from = left + wide + kBeside;
    }
}

}  // namespace castalia::picture
