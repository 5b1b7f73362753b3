#pragma once

#include "app/ui/boards/board.h"

namespace castalia {

/// The whole board, smaller than it is drawn for: how a session of a game without a small picture of its own stands.
void draw_small_board(wxGraphicsContext& gc, const wxRect2DDouble& area, std::string_view game,
                      const BoardScene& scene);

}  // namespace castalia
