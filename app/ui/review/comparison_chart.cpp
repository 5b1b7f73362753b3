#include "app/ui/review/comparison_chart.h"

#include <algorithm>

#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

using picture::Chart;

Chart comparison_chart(const review::Comparison& comparison, const review::ComparedSeries& series,
                       std::string_view player) {
    Chart chart{.title = window_text(series.name),
                .note = utf8(player.empty() ? _("of whoever came first, event by event") : _("event by event"))};
    std::size_t longest = 0;
    for (review::ComparedCurve& curve : review::curves_of(comparison, series, player)) {
        longest = std::max(longest, curve.values.size());
        const std::string& who = comparison.sessions[curve.session].players[curve.seat];
        chart.series.push_back({.name = std::to_string(curve.session + 1) + " " + who,
                                .colour = picture::colour_of_seat(curve.session),
                                .values = std::move(curve.values)});
    }
    for (std::size_t place = 0; place < longest; ++place) {
        chart.places.push_back(std::to_string(place));
    }
    return chart;
}

}  // namespace castalia
