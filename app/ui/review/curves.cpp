#include "app/ui/review/curves.h"

#include <algorithm>
#include <cmath>

#include "app/ui/toolkit/text/wx_text.h"
#include "core/export/chart_figure.h"
#include "core/review/review.h"
#include "core/session/seat_colours.h"

namespace castalia {

using picture::Chart;

namespace {

/// Returns the chart of a number of every player over the events, in the colours of their pieces.
Chart chart_of(const Session& session, const Series& series, const Text& note) {
    Chart chart = castalia::chart_of(session, series, window_text);
    chart.note = window_text(note);
    const std::vector<std::string> pieces = seat_colours(session);
    for (std::size_t seat = 0; seat < std::min(pieces.size(), chart.series.size()); ++seat) {
        chart.series[seat].colour = picture::colour_of_seat(seat, pieces[seat]);
    }
    return chart;
}

/// Returns a chart of the game's own.
Chart chart_of(const Curves& curves) {
    Chart chart{.title = window_text(curves.title), .note = window_text(curves.note)};
    for (const Text& place : curves.places) {
        chart.places.push_back(window_text(place));
    }
    for (const Curves::Curve& curve : curves.curves) {
        const document::Colour suit{document::Role::suit, static_cast<std::uint8_t>(curve.colour)};
        chart.series.push_back({.name = window_text(curve.name),
                                .colour = curve.suit ? suit : picture::colour_of_seat(curve.colour),
                                .values = {curve.values.begin(), curve.values.end()}});
    }
    return chart;
}

}  // namespace

std::vector<Chart> curves_of(const Session& session) {
    std::vector<Chart> charts;
    for (const Series& series : review::series_of(session)) {
        charts.push_back(
            chart_of(session, series,
                     say_count("over {n} event", "over {n} events", static_cast<long long>(session.plies()))));
    }
    std::erase_if(charts, [](const Chart& chart) { return !ever_moves(chart); });
    if (session.game().curves) {
        for (const Curves& curves : session.game().curves(session.playthrough())) {
            charts.push_back(chart_of(curves));
        }
    }
    return charts;
}

Chart chances_chart(const Session& session, const review::Chances& chances) {
    constexpr double kHundred = 100;
    const std::size_t seats = session.names().size();
    Series series{"chances",
                  say("Winning chances"),
                  say("per cent"),
                  {seats, std::vector<std::optional<double>>(session.plies() + 1)}};
    std::vector<double> errors(session.plies() + 1);
    double error = 0;
    for (std::size_t turn = 0; turn < chances.at.size(); ++turn) {
        const review::ChancesAt& at = chances.at[turn];
        const std::size_t end = turn + 1 < chances.at.size() ? chances.at[turn + 1].after : session.plies() + 1;
        error = std::max(error, at.error);
        std::fill(errors.begin() + static_cast<std::ptrdiff_t>(at.after),
                  errors.begin() + static_cast<std::ptrdiff_t>(std::min(end, session.plies() + 1)),
                  std::round(at.error * kHundred));
        for (std::size_t seat = 0; seat < seats; ++seat) {
            std::fill(series.values[seat].begin() + static_cast<std::ptrdiff_t>(at.after),
                      series.values[seat].begin() + static_cast<std::ptrdiff_t>(std::min(end, session.plies() + 1)),
                      std::round(at.win[seat] * kHundred));
        }
    }
    Chart chart = chart_of(
        session, series,
        say("in per cent, at most {error} off; {n} games played on from each turn by rules of thumb, with what was "
            "hidden dealt anew",
            {{"n", literally(chances.wanted.continuations)}, {"error", literally(std::lround(error * kHundred))}}));
    for (Chart::Series& one : chart.series) {
        one.error = errors;
    }
    return chart;
}

}  // namespace castalia
