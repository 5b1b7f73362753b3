// How the numbers went: one line for each player, over the events.
#include <algorithm>

#include "core/export/curves_figure.h"
#include "core/export/scoresheet.h"

namespace castalia {

std::optional<document::Figure> course_of(const Session& session, const DocumentOptions& options) {
    const Scoresheet last = session.playthrough().score(session.plies());
    const auto deciding = std::ranges::find_if(last.ladder, [](const auto& step) { return step.decided; });
    const std::size_t step =
        deciding == last.ladder.end() ? 0 : static_cast<std::size_t>(deciding - last.ladder.begin());
    constexpr std::size_t kFewest = 4;  // Events, below which there is no course.
    if (last.ladder.empty() || session.plies() < kFewest) {
        return std::nullopt;
    }
    std::vector<PlayerCurve> curves;
    for (const std::string& name : session.names()) {
        curves.push_back({name, {}});
    }
    std::vector<int> parts;
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        const Scoresheet sheet = ply == session.plies() ? last : session.playthrough().score(ply);
        for (std::size_t seat = 0; seat < curves.size(); ++seat) {
            const bool known = step < sheet.ladder.size() && seat < sheet.ladder[step].values.size();
            curves[seat].values.emplace_back(known ? static_cast<double>(sheet.ladder[step].values[seat]) : 0);
        }
        parts.push_back(sheet.parts);
    }
    // Where a half was ever written, all of it is counted in halves.
    const int most_parts = *std::ranges::max_element(parts);
    for (PlayerCurve& curve : curves) {
        for (std::size_t ply = 0; ply < parts.size(); ++ply) {
            *curve.values[ply] *= most_parts / parts[ply];
        }
    }
    if (!ever_move(curves)) {
        return std::nullopt;
    }
    const auto told = [&](double value) { return options.tell(decimal(static_cast<long long>(value), most_parts)); };
    document::Figure figure = figure_of_curves(curves, told);
    figure.name = options.tell(say("{what}, event by event", {{"what", last.ladder[step].label}}));
    std::vector<Text> ends;
    for (const PlayerCurve& curve : curves) {
        ends.push_back(say("{who} ends at {number}",
                           {{"who", literally(curve.name)}, {"number", literally(told(*curve.values.back()))}}));
    }
    figure.in_words = options.tell(listed(ends));
    return figure;
}

}  // namespace castalia
