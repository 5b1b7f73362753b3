// What a chart says, and where everything of it lies.
#include "core/picture/chart.h"

#include <algorithm>
#include <cmath>

#include "core/document/fitted_names.h"
#include "core/picture/chart_parts.h"
#include "core/rules/text/decimals.h"

namespace castalia::picture {

namespace {

using Kind = Chart::Series::Kind;

constexpr double kFoot = 24, kLegend = 22, kNoteLine = 17, kMarks = 24, kTickSize = 12.5;

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
    return std::ranges::any_of(chart.series, [](const auto& one) { return !is_curve(one); }) ||
           std::ranges::all_of(chart.series, [&](const auto& one) { return std::ranges::all_of(one.values, whole); });
}

/// Returns the ticks of an axis of this height. A lower one has fewer, so that their numbers stay apart.
std::vector<double> ticks_of(const Drawing& drawing, const Chart& chart, double height) {
    constexpr double kApart = 22;
    const double wanted = chart.small ? 2 : drawing.on_paper() ? 3 : 5;
    const Range range = range_of(chart);
    return ticks_for(range.least, range.most, static_cast<std::size_t>(std::clamp(height / kApart, 1.0, wanted)),
                     counts_whole(chart));
}

Face title_face(const Chart& chart) { return chart.small ? kPlainWords : Face{17, true, true}; }

/// Returns the entries of the legend in rows of this width. Curves alone have their names at their ends instead.
std::vector<LegendEntry> legend_of(const Drawing& drawing, const Chart& chart, double wide) {
    std::vector<LegendEntry> entries;
    if (chart.small || std::ranges::all_of(chart.series, is_curve)) {
        return entries;
    }
    for (const Chart::Series& one : chart.series) {
        entries.push_back({&one, one.name});
    }
    if (chart.level) {
        entries.push_back({nullptr, chart.level->name});
    }
    double x = 0;
    std::size_t row = 0;
    for (LegendEntry& entry : entries) {
        const double width = kSample + 5 + drawing.width(entry.words, kPlainWords);
        if (x > 0 && x + width > wide) {
            x = 0;
            ++row;
        }
        entry.x = kAround + x;
        entry.row = row;
        x += width + 18;
    }
    return entries;
}

std::vector<std::string> lines_of(const Drawing& drawing, const std::string& words, const Face& face, double wide) {
    return words.empty() ? std::vector<std::string>() : drawing.wrapped(words, face, wide);
}

/// Returns the height that the plot has where nothing says it.
double usual_height(const Chart& chart, std::size_t ends) {
    constexpr double kUsual = 136, kNameLine = 16.25;
    return chart.lying ? row_height(chart) * static_cast<double>(chart.places.size())
                       : std::max(kUsual, kNameLine * static_cast<double>(ends));
}

/// Leaves the plot most of this height. The rest of the words joins the last line, which is cut.
void shorten(std::vector<std::string>& note, double height) {
    constexpr double kShare = 0.4;
    const auto most = static_cast<std::size_t>(std::max(1.0, (kShare * height - kFoot) / kNoteLine + 1));
    for (std::size_t i = most; i < note.size(); ++i) {
        note[most - 1] += " " + note[i];
    }
    note.resize(std::min(note.size(), most));
}

void lay_out_down(const Drawing& drawing, const Chart& chart, ChartLayout& at) {
    constexpr double kTitle = 30, kCaption = 28, kTitleLine = 21;
    const double title = at.title.empty()
                             ? kAround / 2
                             : (chart.small ? kCaption : kTitle) +
                                   (chart.small ? kNoteLine : kTitleLine) * static_cast<double>(at.title.size() - 1);
    const double legend = at.legend.empty() ? 0 : kLegend * static_cast<double>(at.legend.back().row + 1);
    const double head = title + legend + (chart.marks.empty() || chart.lying ? 0 : kMarks);
    if (drawing.viewport().area.height > 0 && !chart.lying) {
        shorten(at.note, drawing.viewport().area.height / drawing.scale() - head - kFoot);
    }
    const double note = at.note.empty() ? 0 : kFoot + kNoteLine * static_cast<double>(at.note.size() - 1);
    const double foot = note + (chart.lying ? kAround / 2 : kFoot);
    at.legend_top = title;
    at.plot.y = head;
    const double given = drawing.viewport().area.height / drawing.scale() - head - foot;
    const double usual = usual_height(chart, at.ends.size());
    at.plot.height = drawing.viewport().area.height <= 0 ? usual : std::max(chart.lying ? usual : 1, given);
    at.whole.height = head + at.plot.height + foot;
}

void lay_out_across(const Drawing& drawing, const Chart& chart, ChartLayout& at) {
    constexpr double kBesideTick = 6;
    double numbers = 0, names = 0;
    for (const double tick : at.ticks) {
        numbers = std::max(numbers, drawing.width(chart.number(tick, drawing.viewport().translate), {kTickSize}));
    }
    for (const CurveEnd& end : at.ends) {
        names = std::max(names, drawing.width(end.words, kBoldWords));
    }
    at.plot.x = kAround / 2 + numbers + kBesideTick;
    const double beyond = drawing.on_paper() ? 2 : kAround / 2;  // A window has an edge there.
    const double right = at.ends.empty() ? kAround : kNameAway + kSample + 5 + names + beyond;
    at.plot.width = std::max(1.0, at.whole.width - at.plot.x - right);
}

void draw_axes(Drawing& drawing, const ChartLayout& at, const Chart& chart) {
    const double thin = drawing.on_paper() ? 0.5 : 1;
    for (const double tick : at.ticks) {
        const double y = sharp_line(drawing, at.y(tick), true);
        drawing.line(at.plot.x, y, at.plot.right(), y, {{tick == 0 ? Role::control : Role::line}, thin});
        drawing.text(chart.number(tick, drawing.viewport().translate), at.plot.x - 6, y + kTickSize / 3, {kTickSize},
                     {Role::secondary}, Shape::Side::right);
    }
}

/// Writes what the places are called, as many as have room. The first and the last stay within the chart.
void draw_places(Drawing& drawing, const ChartLayout& at, const Chart& chart) {
    constexpr double kApart = 10, kBetweenNames = 6, kNameSize = 11.3;
    const Face face{chart.named ? kNameSize : kTickSize};
    std::vector<std::string> places = chart.places;
    std::size_t every = 1;
    if (chart.named) {
        places = document::fitted_names(
            places, [&](const std::string& name) { return drawing.width(name, face) <= at.slot() - kBetweenNames; });
    } else if (!places.empty()) {
        // Only the longest and the last are measured, because measuring all of a long session would take longer than
        // drawing it.
        const std::string& longest = *std::ranges::max_element(places, {}, &std::string::size);
        const double widest = std::max(drawing.width(longest, face), drawing.width(places.back(), face));
        every = static_cast<std::size_t>(round_step((widest + kApart) / std::max(at.slot(), 0.01), true));
    }
    for (std::size_t i = 0; i < places.size(); i += every) {
        const double half = drawing.width(places[i], face) / 2;
        const double x = std::max(std::min(at.x(i), at.whole.width - half - 1), half + 1);
        drawing.text(places[i], x, at.plot.bottom() + kFoot - 7, face, {Role::secondary}, Shape::Side::middle);
    }
}

/// Draws the band of usual values, which lies under the axes, and the level.
void draw_band(Drawing& drawing, const ChartLayout& at, const Chart::Level& level) {
    if (level.usual) {
        const double top = at.y(level.usual->second), bottom = at.y(std::max(at.ticks.front(), level.usual->first));
        drawing.box({at.plot.x, top, at.plot.width, bottom - top}, 0, {Role::tray});
        for (const double edge : {top, bottom}) {  // In high contrast the band alone is black on black.
            drawing.line(at.plot.x, edge, at.plot.right(), edge, {{Role::control}, 1, 6, 4});
        }
    }
}

void draw_words(Drawing& drawing, const ChartLayout& at, const Chart& chart) {
    constexpr double kTitleBase = 20, kCaptionBase = 16, kBeneath = 8;
    const double line = chart.small ? kNoteLine : 21;
    for (std::size_t i = 0; i < at.title.size(); ++i) {
        drawing.text(at.title[i], kAround, (chart.small ? kCaptionBase : kTitleBase) + line * static_cast<double>(i),
                     title_face(chart), {chart.small ? Role::secondary : Role::text});
    }
    for (std::size_t i = 0; i < at.note.size(); ++i) {
        const double up = kNoteLine * static_cast<double>(at.note.size() - 1 - i);
        drawing.text(at.note[i], kAround, at.whole.height - kBeneath - up, kPlainWords, {Role::secondary},
                     Shape::Side::left, at.whole.width - 2 * kAround);
    }
}

void draw_plot(Drawing& drawing, const ChartLayout& at, const Chart& chart, std::optional<std::size_t> here) {
    if (chart.level) {
        draw_band(drawing, at, *chart.level);
    }
    draw_axes(drawing, at, chart);
    draw_places(drawing, at, chart);
    if (chart.level) {
        const double y = at.y(chart.level->value);
        drawing.line(at.plot.x, y, at.plot.right(), y, {{Role::text}, 1.5, 6, 4});
    }
    draw_mark_lines(drawing, at, chart);
    draw_bars(drawing, at, chart);
    draw_stalks(drawing, at, chart);
    draw_curves(drawing, at, chart);
    draw_beads(drawing, at, chart);
    draw_ends(drawing, at);
    draw_marks(drawing, at, chart);
    if (here && *here < at.places && at.slots) {  // A line would be lost on a bar.
        drawing.box({at.x(*here) - at.slot() / 2, at.plot.y, at.slot(), at.plot.height}, 0, {},
                    {{Role::lampink}, 1.5});
    } else if (here && *here < at.places) {
        const double x = sharp_line(drawing, at.x(*here));
        drawing.line(x, at.plot.y, x, at.plot.bottom(), {{Role::lampink}, 1.5});
    }
}

/// Returns a drawing whose units are as large as the words of the chart want.
Drawing drawing_of(const Viewport& viewport) {
    constexpr double kPaperType = 8;
    const double unit = viewport.detail == Detail::paper ? kPaperType / kPlainWords.size : viewport.text_size;
    return {viewport, viewport.area.x, viewport.area.y, unit};
}

}  // namespace

bool Chart::empty() const {
    return std::ranges::none_of(series, [](const Series& one) {
        return std::ranges::any_of(one.values, [](const auto& value) { return value.has_value(); });
    });
}

std::string Chart::number(double value, const Translate& translate) const {
    int shown = digits;
    long long scaled = std::llround(value * std::pow(10, shown));
    for (; shown > 0 && scaled % 10 == 0; --shown) {
        scaled /= 10;
    }
    return translate(with_digits(value, shown));
}

std::string Chart::point_text(std::size_t place, const Translate& translate) const {
    std::string values;
    for (const Series& one : series) {
        const bool over = place >= one.values.size();  // This session was shorter than another.
        const auto value = over ? std::nullopt : one.values[place];
        if (one.quiet) {
            continue;  // They are too many to be read out.
        }
        values += (values.empty() ? "" : ", ") + one.name + " " +
                  (value  ? number(*value, translate)
                   : over ? translate(say("over"))
                          : translate(say("unknown")));
        if (value && one.error_at(place) > 0) {
            values += " ± " + number(one.error_at(place), translate);
        }
    }
    return (place < places.size() ? places[place] : std::to_string(place)) + ": " + values +
           (level ? ", " + level->name : "");
}

std::string Chart::summary(const Translate& translate) const {
    std::string text = title.empty() ? title : title + ". ";
    if (empty()) {
        return text + translate(say("Nothing to show yet."));
    }
    for (const Series& one : series) {
        std::optional<double> last;
        for (const auto& value : one.values) {
            last = value ? value : last;
        }
        text += last && !one.quiet ? one.name + " " + number(*last, translate) + ". " : "";
    }
    return text + note;
}

document::Colour colour_of_seat(std::size_t seat, std::string_view pieces) {
    if (pieces == "white") {
        return {Role::text};
    }
    if (pieces == "purple" || pieces == "orange") {
        return {Role::company, static_cast<std::uint8_t>(pieces == "purple" ? 0 : 1)};
    }
    return {Role::player, static_cast<std::uint8_t>(seat)};
}

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

bool is_curve(const Chart::Series& one) { return one.kind == Kind::step || one.kind == Kind::line; }

double sharp(const Drawing& drawing, double along, bool down) {
    if (drawing.on_paper()) {
        return along;
    }
    const double from = down ? drawing.viewport().area.y : drawing.viewport().area.x;
    return (std::round(from + drawing.scale() * along) - from) / drawing.scale();
}

double sharp_line(const Drawing& drawing, double along, bool down) {
    return sharp(drawing, along, down) + (drawing.on_paper() ? 0 : 0.5 / drawing.scale());
}

ChartLayout layout_of(const Drawing& drawing, const Chart& chart, const std::string& note) {
    constexpr double kLargestShare = 0.36;
    ChartLayout at;
    at.whole.width = drawing.viewport().area.width / drawing.scale();
    const double wide = at.whole.width - 2 * kAround;
    at.title = lines_of(drawing, chart.title, title_face(chart), wide);
    at.note = lines_of(drawing, note, kPlainWords, wide);
    at.legend = legend_of(drawing, chart, wide);
    at.places = std::max<std::size_t>(1, chart.places.size());
    at.slots = std::ranges::any_of(chart.series, [](const auto& one) { return !is_curve(one); });
    if (!at.slots) {
        at.ends = curve_ends(drawing, chart, at.whole.width * kLargestShare);
    }
    lay_out_down(drawing, chart, at);
    at.ticks = ticks_of(drawing, chart, at.plot.height);
    lay_out_across(drawing, chart, at);
    place_ends(drawing, at);
    return at;
}

Picture drawn_chart(const Chart& chart, const Viewport& viewport, std::optional<std::size_t> here) {
    Drawing drawing = drawing_of(viewport);
    const ChartLayout at = layout_of(drawing, chart, here ? chart.point_text(*here, viewport.translate) : chart.note);
    if (!drawing.on_paper()) {
        drawing.box(at.whole, 0, {Role::surface});
    }
    draw_words(drawing, at, chart);
    if (chart.empty()) {
        constexpr double kFirstLine = 24;
        drawing.text(viewport.translate(say("Nothing to show yet.")), kAround, at.legend_top + kFirstLine,
                     kPlainWords, {Role::secondary});
    } else {
        draw_legend(drawing, at);
        chart.lying ? draw_rows(drawing, at, chart, here) : draw_plot(drawing, at, chart, here);
    }
    return drawing.take(drawing.scale() * at.whole.width, drawing.scale() * at.whole.height);
}

std::vector<Rect> places_of(const Chart& chart, const Viewport& viewport) {
    const Drawing drawing = drawing_of(viewport);
    const ChartLayout at = layout_of(drawing, chart, chart.note);
    const double unit = drawing.scale(), left = viewport.area.x, top = viewport.area.y;
    std::vector<Rect> places;
    double from = 0;
    for (std::size_t i = 0; i < chart.places.size(); ++i) {
        const bool last = i + 1 == chart.places.size();
        const double whole = chart.lying ? at.whole.height : at.whole.width;
        const double end = last          ? whole
                           : chart.lying ? at.plot.y + row_height(chart) * static_cast<double>(i + 1)
                                         : (at.x(i) + at.x(i + 1)) / 2;
        places.push_back(chart.lying ? Rect{left, top + unit * from, unit * at.whole.width, unit * (end - from)}
                                     : Rect{left + unit * from, top, unit * (end - from), unit * at.whole.height});
        from = end;
    }
    return places;
}

}  // namespace castalia::picture
