#pragma once

#include "app/ui/board/board.h"

namespace castalia {

/// Draws the whole board at a small size, for a game without a small picture of its own.
void draw_small_board(wxGraphicsContext& gc, const wxRect2DDouble& area, std::string_view game,
                      const BoardScene& scene);

}  // namespace castalia
