#pragma once

#include "core/picture/chart.h"
#include "core/review/comparison.h"

namespace castalia {

/// Returns one curve of several sessions over each other, each with the number of its session: those of a player, or
/// of those who came first where the name is empty.
picture::Chart comparison_chart(const review::Comparison& comparison, const review::ComparedSeries& series,
                                std::string_view player);

}  // namespace castalia
