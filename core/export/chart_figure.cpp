#include "core/export/chart_figure.h"

#include <algorithm>

#include "core/export/document.h"

namespace castalia {

picture::Chart chart_of(const Session& session, const Series& series, const Translate& translate) {
    picture::Chart chart;
    chart.title = translate(series.name);
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        chart.places.push_back(std::to_string(ply));
    }
    for (std::size_t seat = 0; seat < series.values.size(); ++seat) {
        chart.series.push_back(
            {.name = session.names()[seat], .colour = picture::colour_of_seat(seat), .values = series.values[seat]});
    }
    return chart;
}

bool ever_moves(const picture::Chart& chart) {
    return std::ranges::any_of(chart.series, [](const picture::Chart::Series& one) {
        return std::ranges::any_of(one.values, [&](const auto& value) { return value != one.values.front(); });
    });
}

document::Figure figure_of(picture::Chart chart, const Translate& translate, double width) {
    std::vector<Text> ends;
    for (const picture::Chart::Series& one : chart.series) {
        if (one.values.back()) {
            ends.push_back(say(
                "{who} ends at {number}",
                {{"who", literally(one.name)}, {"number", literally(chart.number(*one.values.back(), translate))}}));
        }
    }
    std::string name = translate(say("{what}, event by event", {{"what", literally(chart.title)}}));
    chart.title.clear();  // The name stands above the figure.
    const picture::AnyFont letters;
    return picture::figure_of(
        picture::drawn_chart(chart, {picture::Detail::paper, {0, 0, width, 0}, letters, translate}), std::move(name),
        translate, translate(listed(ends)));
}

std::string chart_svg(const picture::Chart& chart, double width, double height, const Translate& translate,
                      picture::Scheme scheme) {
    const picture::AnyFont letters;
    picture::Picture drawn =
        picture::drawn_chart(chart, {picture::Detail::window, {0, 0, width, height}, letters, translate});
    return document::write_svg(picture::figure_of(std::move(drawn), chart.title, translate, chart.summary(translate)),
                               scheme);
}

}  // namespace castalia
