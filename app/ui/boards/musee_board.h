#pragma once

#include "app/ui/boards/board.h"

namespace castalia::musee {

/// Draws every Musée as a museum of three floors, side by side, with what is not seen yet beneath them.
std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus);

/// Draws the museums of a state, small; without a scene one museum with a fixed arrangement for Home.
void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene* scene);

}  // namespace castalia::musee
