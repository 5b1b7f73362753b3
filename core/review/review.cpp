#include "core/review/review.h"

#include <algorithm>

#include "core/rules/text/decimals.h"
#include "core/rules/text/mapped.h"

namespace castalia::review {

namespace {

/// Returns the curves of a game that declares none: the ladder of its scoresheet.
std::vector<Series> ladder_series(const Session& session) {
    const Playthrough& playthrough = session.playthrough();
    std::vector<Series> all;
    const std::size_t plies = session.plies();
    for (std::size_t ply = 0; ply <= plies; ++ply) {
        const Scoresheet sheet = playthrough.score(ply);
        for (const Scoresheet::Step& step : sheet.ladder) {
            auto series = std::ranges::find(all, step.name, &Series::key);
            if (series == all.end()) {
                const std::vector<std::optional<double>> empty(plies + 1);
                all.push_back({step.name, step.label, step.label, {step.values.size(), empty}});
                series = all.end() - 1;
            }
            for (std::size_t seat = 0; seat < step.values.size(); ++seat) {
                series->values[seat][ply] = number_value(step.values[seat], sheet.parts);
            }
        }
    }
    return all;
}

}  // namespace

std::vector<Series> series_of(const Session& session) {
    return session.game().series ? session.game().series(session.playthrough()) : ladder_series(session);
}

Json number_json(double value) {
    const auto whole = static_cast<long long>(value);
    return static_cast<double>(whole) == value ? Json(whole) : Json(value);
}

Text number_text(const std::optional<double>& value) {
    return value ? kept_score_text(number_json(*value).dump()) : literally("–");
}

Json review_json(const Session& session) {
    Json curves = Json::array();
    for (const Series& series : series_of(session)) {
        for (std::size_t seat = 0; seat < series.values.size(); ++seat) {
            Json values = Json::array();
            for (const std::optional<double>& value : series.values[seat]) {
                values.push_back(value ? number_json(*value) : Json());
            }
            curves.push_back({{"key", series.key},
                              {"name", english(series.name)},
                              {"unit", english(series.unit)},
                              {"player", session.names()[seat]},
                              {"values", std::move(values)}});
        }
    }
    Json moments = json_array(moments_of(session), [&](const ReviewMoment& moment) {
        return Json{{"after", moment.after},
                    {"kind", word_of(moment.kind)},
                    {"player",
                     moment.player ? Json(session.names()[static_cast<std::size_t>(moment.player->index)]) : Json()},
                    {"text", english(moment.text)}};
    });
    return {{"game", session.heading().game},
            {"plies", session.plies()},
            {"series", std::move(curves)},
            {"moments", std::move(moments)}};
}

}  // namespace castalia::review
