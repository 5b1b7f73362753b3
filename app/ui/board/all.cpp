// The games that have a board of their own, a line for each.
#include <algorithm>
#include <vector>

#include "app/ui/board/open_table_board.h"
#include "app/ui/board/picture_board.h"
#include "app/ui/board/plain_board.h"
#include "app/ui/board/small_board.h"

namespace castalia {

namespace {

struct OwnBoard {
    std::string_view game;
    DrawBoard board;
    /// Draws a state at a small size; without a scene, a fixed arrangement for the history.
    void (*thumbnail)(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene* scene);
};

const OwnBoard* own_board(std::string_view game) {
    static const std::vector<OwnBoard> boards{
        {"open-table", open_table::draw_board, open_table::draw_thumbnail},
    };
    const auto found = std::ranges::find(boards, game, &OwnBoard::game);
    return found == boards.end() ? nullptr : &*found;
}

}  // namespace

const DrawBoard& board_of(std::string_view game) {
    static const DrawBoard pictured = draw_pictured_board;
    const OwnBoard* own = own_board(game);
    return own == nullptr ? pictured : own->board;
}

void draw_tile(wxGraphicsContext& gc, const wxRect2DDouble& area, const Game& game) {
    if (const OwnBoard* own = own_board(game.id)) {
        own->thumbnail(gc, area, nullptr);
    } else if (game.tile) {
        draw_pictured_tile(gc, area, game);
    } else {
        draw_plain_tile(gc, area);
    }
}

void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, std::string_view game,
                    const BoardScene& scene) {
    const OwnBoard* own = own_board(game);
    if (own != nullptr) {
        own->thumbnail(gc, area, &scene);
    } else if (!draw_pictured_thumbnail(gc, area, scene)) {
        draw_small_board(gc, area, game, scene);
    }
}

}  // namespace castalia
