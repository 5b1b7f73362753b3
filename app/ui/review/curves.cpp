#include "app/ui/review/curves.h"

#include <algorithm>
#include <cmath>

#include <wx/intl.h>

#include "app/ui/toolkit/text/wx_text.h"
#include "core/review/review.h"
#include "core/session/seat_colours.h"

namespace castalia {

namespace {

/// Returns the chart of a number of every player over the events.
Chart chart_of(const Session& session, const Series& series, const Text& note) {
    Chart chart;
    chart.title = words(series.name);
    chart.note = words(note);
    chart.across = _("events");
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        chart.places.push_back(wxString::Format("%zu", ply));
    }
    const std::vector<std::string> pieces = seat_colours(session);
    for (std::size_t seat = 0; seat < series.values.size(); ++seat) {
        chart.series.push_back({utf8(session.names()[seat]), Chart::Series::Kind::step, seat, series.values[seat],
                                false, seat < pieces.size() ? pieces[seat] : std::string()});
    }
    return chart;
}

/// Returns a chart of the game's own.
Chart chart_of(const Curves& curves) {
    Chart chart;
    chart.title = words(curves.title);
    chart.note = words(curves.note);
    chart.across = words(curves.across);
    for (const Text& place : curves.places) {
        chart.places.push_back(words(place));
    }
    for (const Curves::Curve& curve : curves.curves) {
        chart.series.push_back({words(curve.name),
                                Chart::Series::Kind::step,
                                curve.colour,
                                {curve.values.begin(), curve.values.end()},
                                curve.suit});
    }
    return chart;
}

/// Returns whether anything ever changes in it.
bool moves(const Chart& chart) {
    return std::ranges::any_of(chart.series, [](const Chart::Series& one) {
        return std::ranges::any_of(one.values, [&](const auto& value) { return value != one.values.front(); });
    });
}

}  // namespace

std::vector<Chart> curves_of(const Session& session) {
    std::vector<Chart> charts;
    for (const Series& series : review::series_of(session)) {
        charts.push_back(
            chart_of(session, series,
                     say_count("over {n} event", "over {n} events", static_cast<long long>(session.plies()))));
    }
    std::erase_if(charts, [](const Chart& chart) { return !moves(chart); });
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
