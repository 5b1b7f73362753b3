// Draws how the numbers changed, with one line for each player over the events.
#include <algorithm>

#include "core/export/curves_figure.h"
#include "core/export/review_blocks.h"
#include "core/export/scoresheet.h"
#include "core/picture/picture.h"
#include "core/review/figure_history.h"

namespace castalia {

namespace {

constexpr std::size_t kFewestMoves = 2;  ///< The fewest changes of a curve; with only one it is a step and no course.

/// Returns the number of events after which some player's value has changed.
std::size_t moves(const std::vector<PlayerCurve>& curves) {
    std::size_t count = 0;
    for (std::size_t ply = 1; ply < curves.front().values.size(); ++ply) {
        count += std::ranges::any_of(
                     curves, [&](const PlayerCurve& curve) { return curve.values[ply] != curve.values[ply - 1]; })
                     ? 1U
                     : 0U;
    }
    return count;
}

/// Returns the curves of a review with the most changes in which the players end apart, for games that are decided in
/// a moment.
std::optional<document::Figure> liveliest_series_of(const Session& session, const DocumentOptions& options) {
    std::optional<document::Figure> figure;
    std::size_t most = 0;
    const std::vector<Series> all =
        session.game().series ? session.game().series(session.playthrough()) : std::vector<Series>();
    for (const Series& series : all) {
        std::vector<PlayerCurve> curves;
        for (const auto& values : series.values) {
            curves.push_back({"", values});
        }
        const bool apart = std::ranges::any_of(
            series.values, [&](const auto& curve) { return curve.back() != series.values.front().back(); });
        if (apart && moves(curves) > most) {
            most = moves(curves);
            figure = figure_of_series(session, series, {}, options);
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
    std::vector<PlayerCurve> curves;
    for (const std::string& name : session.names()) {
        curves.push_back({name, {}});
    }
    std::vector<int> parts;
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        Scoresheet counted;
        const Scoresheet& sheet = history != nullptr       ? history->sheets().at(ply)
                                  : ply == session.plies() ? last
                                                           : counted = session.playthrough().score(ply);
        for (std::size_t seat = 0; seat < curves.size(); ++seat) {
            const bool known = step < sheet.ladder.size() && seat < sheet.ladder[step].values.size();
            curves[seat].values.push_back(known ? number_value(sheet.ladder[step].values[seat], 1) : 0);
        }
        parts.push_back(history != nullptr ? history->parts() : sheet.parts);
    }
    // If a half was ever written, everything is counted in halves.
    const int most_parts = *std::ranges::max_element(parts);
    for (PlayerCurve& curve : curves) {
        for (std::size_t ply = 0; ply < parts.size(); ++ply) {
            if (curve.values[ply]) {
                *curve.values[ply] *= most_parts / parts[ply];
            }
        }
    }
    if (moves(curves) < kFewestMoves) {
        if (std::optional<document::Figure> series = liveliest_series_of(session, options)) {
            return series;
        }
    }
    if (!ever_move(curves)) {
        return std::nullopt;
    }
    const auto value_text = [&](double value) {
        return options.translate(decimal(static_cast<long long>(value), most_parts));
    };
    document::Figure figure = figure_of_curves(curves, value_text, {}, width);
    figure.name = options.translate(say("{what}, event by event", {{"what", last.ladder[step].label}}));
    std::vector<Text> ends;
    for (const PlayerCurve& curve : curves) {
        if (curve.values.back()) {
            ends.push_back(say("{who} ends at {number}", {{"who", literally(curve.name)},
                                                          {"number", literally(value_text(*curve.values.back()))}}));
        }
    }
    figure.in_words = options.translate(listed(ends));
    return figure;
}

}  // namespace castalia
