#pragma once

#include "app/ui/board/board.h"

namespace castalia::open_table {

/// Draws the score pad with its counters, and the decks: the cards that were seen and where they lie. Every cell and
/// every card is a hit area whose id is the draft of the event that a click begins.
std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus);
/// Draws the head of the pad with its totals, small; without a scene a fixed arrangement for Home.
void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene* scene);

}  // namespace castalia::open_table
