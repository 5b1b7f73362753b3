#pragma once

#include "app/ui/boards/board.h"

namespace castalia::dance_of_muses {

/// The tiles on their endless grid, which keeps in the middle, and the dice in columns as they would score. With a
/// tile in hand its four steps, with a step in hand the table after it.
std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus);

/// The tiles with their dice, small; without a scene a fixed arrangement for Home.
void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene* scene);

/// The colour of each seat's dice: players of one company share theirs.
std::vector<std::string> colours_of(const Playthrough& line);

}  // namespace castalia::dance_of_muses
