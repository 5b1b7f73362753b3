#include "app/ui/review/comparison_chart.h"

#include <algorithm>

#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

Chart comparison_chart(const review::Comparison& comparison, const review::ComparedSeries& series,
                       std::string_view player) {
    Chart chart;
    chart.title = words(series.name);
    chart.across = _("events");
    chart.note = player.empty() ? _("of whoever came first, event by event") : _("event by event");
    std::size_t longest = 0;
    for (review::ComparedCurve& curve : review::curves_of(comparison, series, player)) {
        longest = std::max(longest, curve.values.size());
        const wxString who = utf8(comparison.sessions[curve.session].players[curve.seat]);
        chart.series.push_back({wxString::Format("%zu ", curve.session + 1) + who, Chart::Series::Kind::step,
                                curve.session, std::move(curve.values)});
    }
    for (std::size_t place = 0; place < longest; ++place) {
        chart.places.push_back(wxString::Format("%zu", place));
    }
    return chart;
}

}  // namespace castalia
