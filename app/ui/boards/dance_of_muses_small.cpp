// The small picture of Dance of Muses, and the functions that both pictures use.
#include <algorithm>
#include <utility>

#include "app/ui/basics/palette.h"
#include "app/ui/boards/dance_of_muses_board.h"
#include "app/ui/boards/dance_of_muses_parts.h"

namespace castalia::dance_of_muses {

namespace {

constexpr double kSide = 86;  ///< The side of a tile, in the units in which it is drawn.

/// The smallest rectangle of squares that holds every tile; all zero without tiles.
struct Bounds {
    int left = 0, top = 0, right = 0, bottom = 0;
};

Bounds bounds_of(const State& state) {
    Bounds bounds;
    bool first = true;
    for (const Tile& tile : state.tiles) {
        if (std::exchange(first, false)) {
            bounds = {tile.at.x, tile.at.y, tile.at.x, tile.at.y};
        }
        bounds = {std::min(bounds.left, tile.at.x), std::min(bounds.top, tile.at.y),
                  std::max(bounds.right, tile.at.x), std::max(bounds.bottom, tile.at.y)};
    }
    return bounds;
}

}  // namespace

const PlaythroughOf<Rules>* playthrough_of(const Playthrough* playthrough) {
    return dynamic_cast<const PlaythroughOf<Rules>*>(playthrough);
}

void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene* scene) {
    fill_ground(gc, area, palette().table);
    const PlaythroughOf<Rules>* playthrough = scene == nullptr ? nullptr : playthrough_of(scene->playthrough);
    State state;
    if (playthrough != nullptr) {
        state = playthrough->at(scene->ply);
    } else {
        const auto lay = [&state](int x, int y, Colour colour, int die, bool down) {
            state.tiles.push_back({"", Seat{0}, colour, die, {x, y}, down, {}});
        };
        lay(0, 1, Colour::orange, 2, false), lay(1, 0, Colour::purple, 3, false), lay(2, 0, Colour::purple, 5, false);
        lay(2, 1, Colour::white, 2, true), lay(3, 1, Colour::orange, 4, false), lay(4, 0, Colour::purple, 1, true);
        lay(4, 2, Colour::orange, 3, false);
    }
    if (state.tiles.empty()) {
        return;
    }
    const Bounds bounds = bounds_of(state);
    const double columns = bounds.right - bounds.left + 1.5, rows = bounds.bottom - bounds.top + 1.5;
    const double cell = std::min({area.m_width / columns, area.m_height / rows, area.m_height / 2.6});
    const double left = area.m_x + (area.m_width - cell * (columns - 0.5)) / 2;
    const double top = area.m_y + (area.m_height - cell * (rows - 0.5)) / 2;
    for (const Tile& tile : state.tiles) {
        const Pen pen(gc, left + cell * (tile.at.x - bounds.left + 0.04),
                      top + cell * (tile.at.y - bounds.top + 0.04), cell * 0.92 / kSide);
        pen.box({0, 0, kSide, kSide}, 10, tile.face_down ? palette().facedown : palette().card,
                {palette().cardedge, 2.6});
        draw_die(pen, kSide / 2, kSide / 2, 62, tile.colour, tile.die);
    }
}

}  // namespace castalia::dance_of_muses
