#pragma once

#include <functional>
#include <optional>

#include "core/export/document.h"

namespace castalia {

/// The curve of one player: a value before the first event and one after each event; no value where there is none
/// yet.
struct PlayerCurve {
    std::string name;
    std::vector<std::optional<double>> values;
};

/// A place above the curves at which the number of a remark stands.
struct CurveMark {
    std::size_t ply = 0;
    std::string sign;
};

inline constexpr double kCurvesWidth = 480, kNarrowCurvesWidth = 290;

/// Draws curves of equal length over the events, with an axis, a name at the end of each line, and `marks` above
/// them, which must be in the order of their places. `value_text` returns a value as text. The figure has no name and
/// no description yet.
document::Figure figure_of_curves(const std::vector<PlayerCurve>& curves,
                                  const std::function<std::string(double value)>& value_text,
                                  const std::vector<CurveMark>& marks = {}, double width = kCurvesWidth);

/// Returns whether any of the curves ever changes.
bool ever_move(const std::vector<PlayerCurve>& curves);

}  // namespace castalia
