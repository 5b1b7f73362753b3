#pragma once

#include <functional>
#include <optional>

#include "core/export/document.h"

namespace castalia {

/// The curve of one player: a value before the first event and one after each; nothing where there is none yet.
struct PlayerCurve {
    std::string name;
    std::vector<std::optional<double>> values;
};

/// A place above the curves that something is said about elsewhere: its number stands there.
struct CurveMark {
    std::size_t ply = 0;
    std::string sign;
};

inline constexpr double kCurvesWidth = 480, kNarrowCurvesWidth = 290;

/// Draws curves of equal length over the events, with an axis and a name at the end of each line, and `marks`, in the
/// order of their places, above them. `told` writes a value. The figure has neither a name nor words yet.
document::Figure figure_of_curves(const std::vector<PlayerCurve>& curves,
                                  const std::function<std::string(double value)>& told,
                                  const std::vector<CurveMark>& marks = {}, double width = kCurvesWidth);

/// Returns whether anything ever changes in the curves.
bool ever_move(const std::vector<PlayerCurve>& curves);

}  // namespace castalia
