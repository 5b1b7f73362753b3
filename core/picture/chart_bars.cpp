// Bars, upright and lying, and beads.
#include <algorithm>

#include "core/document/fitted_names.h"
#include "core/picture/chart_parts.h"

namespace castalia::picture {

namespace {

using Kind = Chart::Series::Kind;

/// On paper areas stay empty, so that a bar is its edge there.
void draw_bar(Drawing& drawing, const Rect& at, Colour colour) {
    drawing.box(at, 0, colour, drawing.on_paper() ? Edge{colour, 0.8} : Edge{});
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

}  // namespace

void draw_legend(Drawing& drawing, const ChartLayout& layout) {
    constexpr double kRow = 22, kSide = 10.5;
    std::size_t number = 0;
    for (const LegendEntry& entry : layout.legend) {
        const double base = layout.legend_top + kRow * static_cast<double>(entry.row) + kPlainWords.size;
        const double middle = base - kPlainWords.size / 3;
        double words = entry.x + kSide + 5;
        if (entry.series == nullptr) {
            drawing.line(entry.x, middle, entry.x + kSample, middle, {{Role::text}, 1.5, 6, 4});
            words = entry.x + kSample + 5;
        } else if (is_curve(*entry.series)) {
            draw_sample(drawing, entry.x, middle, *entry.series, number++);
            words = entry.x + kSample + 5;
        } else if (entry.series->kind == Kind::beads) {
            drawing.ring(entry.x + kSide / 2, middle, kSide / 2, {Role::accent}, {{Role::accent}, 0.5});
        } else {
            draw_bar(drawing, {entry.x, base - kSide, kSide, kSide}, entry.series->colour);
        }
        drawing.text(entry.words, words, base, kPlainWords, {Role::text}, Shape::Side::left,
                     layout.whole.width - kAround - words);
    }
}

void draw_stalks(Drawing& drawing, const ChartLayout& layout, const Chart& chart) {
    for (const Chart::Series& one : chart.series) {
        for (std::size_t i = 0; i < one.values.size(); ++i) {
            if (one.kind == Kind::beads && one.values[i]) {
                const double x = layout.x(i);
                drawing.line(x, layout.y(0), x, layout.y(*one.values[i]), {{Role::control}, 1});
            }
        }
    }
}

void draw_beads(Drawing& drawing, const ChartLayout& layout, const Chart& chart) {
    const double bead = std::clamp(layout.slot() * 0.3, 1.5, 7.0);
    for (const Chart::Series& one : chart.series) {
        for (std::size_t i = 0; i < one.values.size(); ++i) {
            if (one.kind == Kind::beads && one.values[i]) {
                drawing.ring(layout.x(i), layout.y(*one.values[i]), bead, {Role::accent}, {{Role::accent}, 0.5});
            }
        }
    }
}

void draw_bars(Drawing& drawing, const ChartLayout& layout, const Chart& chart) {
    constexpr double kWidest = 72, kShare = 0.72;
    const auto is_bars = [](const Chart::Series& one) { return one.kind == Kind::bars; };
    const auto count = std::max(1.0, static_cast<double>(std::ranges::count_if(chart.series, is_bars)));
    const double room = std::min(layout.slot() * kShare, kWidest * count), wide = room / count;
    double before = 0;
    for (const Chart::Series& one : chart.series) {
        for (std::size_t i = 0; i < one.values.size() && is_bars(one); ++i) {
            if (const auto& value = one.values[i]; value && *value != 0) {
                const double top = layout.y(std::max(0.0, *value)), bottom = layout.y(std::min(0.0, *value));
                draw_bar(drawing, {layout.x(i) - room / 2 + before, top, std::max(1.0, wide - 1), bottom - top},
                         one.colour);
            }
        }
        before += is_bars(one) ? wide : 0;
    }
}

double row_height(const Chart& chart) {
    constexpr double kLeast = 26, kBar = 13.2;
    return std::max(kLeast, kBar * static_cast<double>(chart.series.size()));
}

void draw_rows(Drawing& drawing, const ChartLayout& layout, const Chart& chart, std::optional<std::size_t> here) {
    constexpr double kShare = 0.84;
    const double high = row_height(chart), bar = high * kShare / static_cast<double>(chart.series.size());
    const auto fits = [&](const std::string& name) {
        return drawing.width(name, kPlainWords) <= layout.whole.width / 3;
    };
    const std::vector<std::string> names = document::fitted_names(chart.places, fits);
    double widest = 0;
    for (const std::string& name : names) {
        widest = std::max(widest, drawing.width(name, kPlainWords));
    }
    const Face numbers{std::min(kPlainWords.size, bar)};
    const double from = 2 * kAround + widest;
    const double room = std::max(1.0, layout.whole.width - from - 2 * kAround - drawing.width("0000.0", numbers));
    const double most = most_of(chart);
    for (std::size_t place = 0; place < names.size(); ++place) {
        const double top = layout.plot.y + high * static_cast<double>(place);
        if (here == place) {
            drawing.box({kAround / 2, top, layout.whole.width - kAround, high}, 0, {Role::tray});
        }
        drawing.text(names[place], from - kAround / 2, top + high / 2 + kPlainWords.size / 3, kPlainWords,
                     {Role::text}, Shape::Side::right);
        double y = top + high * (1 - kShare) / 2;
        for (const Chart::Series& one : chart.series) {
            if (const auto value = place < one.values.size() ? one.values[place] : std::nullopt) {
                const double wide = room * std::max(0.0, *value) / most;
                draw_bar(drawing, {from, y, std::max(wide, 1.0), bar - 1}, one.colour);
                drawing.text(chart.number(*value, drawing.viewport().translate), from + wide + kAround / 2,
                             y + bar / 2 + numbers.size / 3, numbers, {Role::secondary});
            }
            y += bar;
        }
    }
}

}  // namespace castalia::picture
