#pragma once

#include "app/ui/board/board.h"

namespace castalia {

/// Draws any TableView: zones in columns, their pieces as piles, rows, grids or tracks. Every game has this board.
std::vector<HitArea> draw_plain_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                      const BoardFocus& focus);
std::vector<HitArea> draw_view(wxGraphicsContext& gc, const wxRect2DDouble& area, const TableView& view,
                               const std::vector<std::string>& names, const BoardFocus& focus);

/// Draws a thread of beads, for a game without a picture of its own.
void draw_plain_tile(wxGraphicsContext& gc, const wxRect2DDouble& area);

}  // namespace castalia
