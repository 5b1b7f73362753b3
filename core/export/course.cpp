// Draws how the numbers changed, with one line for each player over the events.
#include <algorithm>
#include <cmath>

#include "core/export/review_blocks.h"
#include "core/export/scoresheet.h"
#include "core/picture/picture.h"
#include "core/review/figure_history.h"

namespace castalia {

namespace {

constexpr std::size_t kFewestMoves = 2;  ///< The fewest changes of a curve; with only one it is a step and no course.

/// Returns the number of events after which some player's value has changed.
std::size_t moves(const picture::Chart& chart) {
    std::size_t count = 0;
    for (std::size_t ply = 1; ply < chart.places.size(); ++ply) {
        count +=
            std::ranges::any_of(chart.series, [&](const auto& one) { return one.values[ply] != one.values[ply - 1]; })
                ? 1U
                : 0U;
    }
    return count;
}

/// Returns the curves of a review with the most changes in which the players end apart, for games that are decided in
/// a moment.
std::optional<document::Figure> liveliest_series_of(const Session& session, const DocumentOptions& options,
                                                    double width) {
    std::optional<document::Figure> figure;
    std::size_t most = 0;
    const std::vector<Series> all =
        session.game().series ? session.game().series(session.playthrough()) : std::vector<Series>();
    for (const Series& series : all) {
        picture::Chart chart = chart_of(session, series, options.translate);
        const bool apart = std::ranges::any_of(
            series.values, [&](const auto& curve) { return curve.back() != series.values.front().back(); });
        if (apart && moves(chart) > most) {
            most = moves(chart);
            figure = figure_of(std::move(chart), options.translate, width);
        }
    }
    return figure;
}

}  // namespace

std::optional<document::Figure> figure_of_table(const Session& session, std::size_t ply, const Translate& translate) {
    return picture::drawn_table(session.playthrough(), ply, translate);
}

std::optional<document::Figure> course_of(const Session& session, const DocumentOptions& options, double width,
                                          const review::FigureHistory* history) {
    const Scoresheet last = session.playthrough().score(session.plies());
    const auto deciding = std::ranges::find_if(last.ladder, [](const auto& step) { return step.decided; });
    const std::size_t step =
        deciding == last.ladder.end() ? 0 : static_cast<std::size_t>(deciding - last.ladder.begin());
    constexpr std::size_t kFewest = 4;  // With fewer events there is no course.
    if (last.ladder.empty() || session.plies() < kFewest) {
        return std::nullopt;
    }
    Series series{"", last.ladder[step].label, {}, {}};
    series.values.resize(session.names().size());
    int most_parts = 1;
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        Scoresheet counted;
        const Scoresheet& sheet = history != nullptr       ? history->sheets().at(ply)
                                  : ply == session.plies() ? last
                                                           : counted = session.playthrough().score(ply);
        const int parts = history != nullptr ? history->parts() : sheet.parts;
        for (std::size_t seat = 0; seat < series.values.size(); ++seat) {
            const bool known = step < sheet.ladder.size() && seat < sheet.ladder[step].values.size();
            series.values[seat].push_back(known ? number_value(sheet.ladder[step].values[seat], parts) : 0);
        }
        most_parts = std::max(most_parts, parts);
    }
    picture::Chart chart = chart_of(session, series, options.translate);
    chart.digits = static_cast<int>(std::ceil(std::log10(most_parts)));
    if (moves(chart) < kFewestMoves) {
        if (std::optional<document::Figure> liveliest = liveliest_series_of(session, options, width)) {
            return liveliest;
        }
    }
    return ever_moves(chart) ? std::optional(figure_of(std::move(chart), options.translate, width)) : std::nullopt;
}

}  // namespace castalia
