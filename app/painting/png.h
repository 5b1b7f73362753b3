#pragma once

#include <functional>
#include <string>

#include "core/picture/chart.h"
#include "core/picture/palette.h"
#include "core/rules/game/game.h"

typedef struct _cairo cairo_t;  // NOLINT(bugprone-reserved-identifier): cairo itself calls it so.

namespace castalia::painting {

/// Returns the bytes of a PNG file of so many pixels with what `draw` draws on white. Throws std::runtime_error with
/// cairo's reason when it cannot be made.
std::string png_of(int width, int height, const std::function<void(cairo_t*)>& draw);

/// Returns the bytes of a PNG file of 1920 × 1200 pixels with the table at `ply`.
std::string png_of_table(const Playthrough& playthrough, std::size_t ply, const std::vector<std::string>& names,
                         const Translate& translate, picture::Scheme scheme = picture::Scheme::light);

/// Returns the bytes of a PNG file of the chart as windows show it, with two pixels to each one here. Lying bars may
/// need more height.
std::string png_of_chart(const picture::Chart& chart, int width, int height, const Translate& translate,
                         picture::Scheme scheme = picture::Scheme::light);

}  // namespace castalia::painting
