#include "app/ui/charts/curves.h"

#include <algorithm>

#include <wx/intl.h>

#include "app/ui/basics/wx_text.h"

namespace castalia {

namespace {

Chart empty_chart(const Session& session, const wxString& title) {
    Chart chart;
    chart.title = title;
    chart.across = _("events");
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        chart.places.push_back(wxString::Format("%zu", ply));
    }
    for (std::size_t seat = 0; seat < session.names().size(); ++seat) {
        chart.series.push_back({utf8(session.names()[seat]), Chart::Series::Kind::step, seat,
                                std::vector<std::optional<double>>(session.plies() + 1)});
    }
    return chart;
}

wxString upper_first(const wxString& text) { return text.empty() ? text : text.Left(1).Upper() + text.Mid(1); }

/// The chart of that name, made when it is met for the first time.
Chart& chart_named(std::vector<Chart>& charts, const Session& session, const wxString& title) {
    const auto found = std::ranges::find(charts, title, &Chart::title);
    return found != charts.end() ? *found : charts.emplace_back(empty_chart(session, title));
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
    // The unit of a fact is told as its number asks for, "1 token", "2 tokens": its place in the strip is its name.
    std::vector<wxString> units;
    const Scoresheet last = session.playthrough().score(session.plies());
    for (const auto& facts : last.strip) {
        for (std::size_t i = units.size(); i < facts.size(); ++i) {
            Text unit = facts[i].unit;
            unit.number = 2;
            units.push_back(upper_first(words(unit)));
        }
    }
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        const Scoresheet sheet = session.playthrough().score(ply);
        for (std::size_t seat = 0; seat < std::min(sheet.strip.size(), session.names().size()); ++seat) {
            for (std::size_t i = 0; i < std::min(units.size(), sheet.strip[seat].size()); ++i) {
                chart_named(charts, session, units[i]).series[seat].values[ply] =
                    static_cast<double>(sheet.strip[seat][i].number) / sheet.strip[seat][i].parts;
            }
        }
        for (const Scoresheet::Step& step : sheet.ladder) {
            Chart& chart = chart_named(charts, session, upper_first(words(step.label)));
            for (std::size_t seat = 0; seat < std::min(step.values.size(), chart.series.size()); ++seat) {
                chart.series[seat].values[ply] = static_cast<double>(step.values[seat]) / sheet.parts;
            }
        }
    }
    std::erase_if(charts, [](const Chart& chart) { return !moves(chart); });
    for (Chart& chart : charts) {
        chart.note = words(say_count("over {n} event", "over {n} events", static_cast<long long>(session.plies())));
    }
    if (session.game().curves) {
        for (const Curves& curves : session.game().curves(session.playthrough())) {
            charts.push_back(chart_of(curves));
        }
    }
    return charts;
}

}  // namespace castalia
