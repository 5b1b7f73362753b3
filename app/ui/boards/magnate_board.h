#pragma once

#include "app/ui/boards/board.h"

namespace castalia::magnate {

/// Draws the five districts, the seat above, the first seat below, their tokens and the piles.
std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus);

/// Draws the districts of a state, small; without a scene a fixed arrangement for Home.
void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene* scene);

}  // namespace castalia::magnate
