#pragma once

#include "app/ui/boards/board.h"

namespace castalia::magnate {

/// The five districts, the seat above, the seat below (the first), their tokens and the piles, as one drawing.
std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus);

/// The districts of a state, small; without a scene a fixed arrangement for Home.
void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene* scene);

}  // namespace castalia::magnate
