#pragma once

#include "app/ui/boards/board.h"

namespace castalia::open_table {

/// The score pad with its counters, and the decks: what has been seen and where it lies. Every cell and every card is
/// a hit_area whose id is the event that picking it begins.
std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus);
/// Small: the head of the pad with its totals, or without a scene a fixed arrangement for Home.
void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene* scene);

}  // namespace castalia::open_table
