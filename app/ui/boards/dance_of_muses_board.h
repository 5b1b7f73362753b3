#pragma once

#include "app/ui/boards/board.h"

namespace castalia::dance_of_muses {

/// Draws the tiles on their endless grid, centred, and the dice in columns as they would score. With a
/// tile chosen, draws its four steps; with a step chosen, the table after it.
std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus);

/// Draws the tiles with their dice, small; without a scene a fixed arrangement for Home.
void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene* scene);

/// Draws a tile of the tile sheet with what is known of it.
void draw_sheet_row(wxGraphicsContext& gc, const wxRect2DDouble& area, const wxString& name, const Json& row);

}  // namespace castalia::dance_of_muses
