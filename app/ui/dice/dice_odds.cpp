#include "app/ui/dice/dice_odds.h"

#include <algorithm>

#include <wx/intl.h>

#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

using picture::Chart;

namespace {

constexpr std::size_t kMostBars = 36;

/// The bars of a chart: the first result of each, and how many results one stands for.
struct Bars {
    long long first = 0, each = 1;
    std::size_t count = 0;

    std::optional<std::size_t> of(long long result) const {
        const long long bar = result < first ? -1 : (result - first) / each;
        return bar < 0 || bar >= static_cast<long long>(count) ? std::nullopt
                                                               : std::optional(static_cast<std::size_t>(bar));
    }
};

/// Leaves out the rarest results at both ends, which nobody would see, unless something is to be marked there.
Bars bars_of(const dice::Odds& odds, const std::vector<long long>& marked) {
    constexpr double kSeen = 2e-4;
    const double highest = std::ranges::max_element(odds.distribution, {}, &dice::Chance::chance)->chance;
    long long first = odds.maximum(), last = odds.minimum();
    for (const dice::Chance& one : odds.distribution) {
        if (one.chance >= highest * kSeen || std::ranges::count(marked, one.result) > 0) {
            first = std::min(first, one.result);
            last = std::max(last, one.result);
        }
    }
    const long long each = (last - first) / static_cast<long long>(kMostBars) + 1;
    return {first, each, static_cast<std::size_t>((last - first) / each + 1)};
}

}  // namespace

Chart odds_chart(const dice::Odds& odds, const std::optional<dice::Condition>& target,
                 std::optional<long long> fallen) {
    std::vector<long long> marked;
    if (target) {
        marked.push_back(target->number);
    }
    if (fallen) {
        marked.push_back(*fallen);
    }
    const Bars bars = bars_of(odds, marked);
    constexpr double kPercent = 100;
    std::vector<double> chances(bars.count);
    for (const dice::Chance& one : odds.distribution) {
        if (const auto bar = bars.of(one.result)) {
            chances[*bar] += one.chance * kPercent;
        }
    }
    Chart chart{.title = utf8(odds.counts ? _("Chance of each number of successes, in percent")
                                          : _("Chance of each total, in percent")),
                .series = {{utf8(_("percent")), Chart::Series::Kind::bars}},
                .small = true};
    for (std::size_t i = 0; i < bars.count; ++i) {
        const long long from = bars.first + static_cast<long long>(i) * bars.each;
        chart.places.push_back(std::to_string(from) +
                               (bars.each == 1 ? "" : "–" + std::to_string(from + bars.each - 1)));
        chart.series.front().values.emplace_back(chances[i]);
    }
    // What fell covers the target where both are the same.
    const auto here = fallen ? bars.of(*fallen) : std::nullopt;
    const auto there = target ? bars.of(target->number) : std::nullopt;
    if (there && there != here) {
        chart.marks.push_back({*there, "◎"});
    }
    if (here) {
        chart.marks.push_back({*here, "▼"});
    }
    std::ranges::sort(chart.marks, {}, &Chart::Mark::place);
    return chart;
}

}  // namespace castalia
