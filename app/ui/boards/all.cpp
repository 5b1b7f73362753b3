// Which game has a board of its own. One line a game.
#include "app/ui/boards/magnate_board.h"
#include "app/ui/boards/open_table_board.h"
#include "app/ui/boards/plain_board.h"

namespace castalia {

const DrawBoard& board_of(std::string_view game) {
    static const DrawBoard magnate = magnate::draw_board, plain = draw_plain_board;
    return game == "magnate" ? magnate : plain;
}

void draw_tile(wxGraphicsContext& gc, const wxRect2DDouble& area, std::string_view game) {
    if (game == "magnate") {
        magnate::draw_thumbnail(gc, area, nullptr);
    } else {
        draw_plain_tile(gc, area);
    }
}

void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, std::string_view game, const BoardScene& scene) {
    if (game == "magnate" && scene.line != nullptr) {
        magnate::draw_thumbnail(gc, area, &scene);
    } else {
        draw_tile(gc, area, game);
    }
}

}  // namespace castalia
