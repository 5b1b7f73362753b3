#pragma once

#include "app/ui/boards/board.h"

namespace castalia::muse_decktet {

/// Draws the economy on its wires, what a Patron and a Palace would do now, the cards of the round, and each player's
/// coins, studio and palace. The round that resolved last can be played step by step.
std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus);

/// Draws studios and palaces, small; without a scene some paintings for Home.
void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene* scene);

}  // namespace castalia::muse_decktet
