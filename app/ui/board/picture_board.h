#pragma once

#include <span>

#include "app/painting/inks.h"
#include "app/ui/board/board.h"
#include "core/picture/picture.h"

namespace castalia {

/// Paints the picture that a game makes of its table, and returns its pieces as hit areas; the plain board if it
/// makes none.
std::vector<HitArea> draw_pictured_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                         const BoardFocus& focus);
/// Paints it at a small size. Returns false if the game makes none.
bool draw_pictured_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene);
/// Paints the tile of a game that has one.
void draw_pictured_tile(wxGraphicsContext& gc, const wxRect2DDouble& area, const Game& game);

/// Paints what a row of a table to fill in describes.
void draw_pictured_row(wxGraphicsContext& gc, const wxRect2DDouble& area, const Slot& slot, const std::string& name,
                       const Json& row);

/// Paints shapes on a window, and tells the watch of the tests.
void paint_shapes(wxGraphicsContext& gc, std::span<const document::Shape> shapes, const painting::Inks& inks);

}  // namespace castalia
