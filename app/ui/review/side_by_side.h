#pragma once

#include "core/review/comparison.h"

class wxWindow;

namespace castalia {

/// Shows sessions of one game side by side: a curve of each over the others, the parts of the score, the times and
/// the players.
void show_side_by_side(wxWindow* parent, const review::Comparison& comparison);

}  // namespace castalia
