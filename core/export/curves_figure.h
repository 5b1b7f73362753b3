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

/// Draws curves of equal length over the events, with an axis and a name at the end of each line. `told` writes a
/// value. The figure has neither a name nor words yet.
document::Figure figure_of_curves(const std::vector<PlayerCurve>& curves,
                                  const std::function<std::string(double value)>& told);

/// Returns whether anything ever changes in the curves.
bool ever_move(const std::vector<PlayerCurve>& curves);

}  // namespace castalia
