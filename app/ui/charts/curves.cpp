#include "app/ui/charts/curves.h"

#include <algorithm>

#include <wx/intl.h>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/seat_colours.h"
#include "core/review/review.h"

namespace castalia {

namespace {

/// A number of every player over the events.
Chart chart_of(const Session& session, const Series& series) {
    Chart chart;
    chart.title = words(series.name);
    chart.note = words(say_count("over {n} event", "over {n} events", static_cast<long long>(session.plies())));
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

/// The game's own chart.
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

/// Does anything ever change in it?
bool moves(const Chart& chart) {
    return std::ranges::any_of(chart.series, [](const Chart::Series& one) {
        return std::ranges::any_of(one.values, [&](const auto& value) { return value != one.values.front(); });
    });
}

}  // namespace

std::vector<Chart> curves_of(const Session& session) {
    std::vector<Chart> charts;
    for (const Series& series : review::series_of(session)) {
        charts.push_back(chart_of(session, series));
    }
    std::erase_if(charts, [](const Chart& chart) { return !moves(chart); });
    if (session.game().curves) {
        for (const Curves& curves : session.game().curves(session.playthrough())) {
            charts.push_back(chart_of(curves));
        }
    }
    return charts;
}

}  // namespace castalia
