#pragma once

#include "core/document/document.h"
#include "core/picture/chart.h"
#include "core/picture/palette.h"
#include "core/session/session.h"

namespace castalia {

inline constexpr double kChartWidth = 480, kNarrowChartWidth = 290;

/// Returns a number of every player over the events, with the name of the series as its title.
picture::Chart chart_of(const Session& session, const Series& series, const Translate& translate);
/// Returns whether anything ever changes in it.
bool ever_moves(const picture::Chart& chart);

/// Returns the chart as a figure of a document, named "{title}, event by event". Its description says where each
/// curve ends.
document::Figure figure_of(picture::Chart chart, const Translate& translate, double width = kChartWidth);

/// Returns the chart as windows show it, as an SVG file in the colours of a palette. Lying bars may need more height.
std::string chart_svg(const picture::Chart& chart, double width, double height, const Translate& translate,
                      picture::Scheme scheme);

}  // namespace castalia
