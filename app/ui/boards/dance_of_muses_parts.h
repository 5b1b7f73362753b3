#pragma once

#include "app/ui/boards/board.h"
#include "app/ui/boards/pen.h"
#include "core/games/dance_of_muses/dance_of_muses.h"

namespace castalia::dance_of_muses {

/// Returns the playthrough as one of this game, or null when it is another game.
const PlaythroughOf<Rules>* playthrough_of(const Playthrough* playthrough);

/// The smallest rectangle of squares that holds every tile; all zero without tiles.
struct Bounds {
    int left = 0, top = 0, right = 0, bottom = 0;
};
Bounds bounds_of(const State& state);

/// Draws a die of a company, or the neutral one; 0 draws nothing.
void draw_die(const Pen& pen, double middle_x, double middle_y, double side, Colour colour, int value);

/// A tile as the board shows it, in a square of 86.
struct TileShown {
    wxString name;  ///< "Clio", "Ann’s"
    Tile tile;
    TileFace face;
    int change = 0;  ///< What the entry in hand does to the die.
    enum class Frame { none, legal, chosen, moved, barred, cut } frame = Frame::none;
};
inline constexpr double kTileSide = 86, kCellStep = 92;
void draw_tile(const Pen& pen, const TileShown& shown);

/// Returns the square that a mark stands for; nothing when it stands for something else.
std::optional<Square> square_of(const PlaceId& place);

/// The dance in the making, as the marks tell it.
struct InHand {
    std::optional<std::size_t> dancer;
    std::vector<EntryMark> directions;  ///< Four, or none.
    std::optional<Direction> to;
    std::optional<bool> before;  ///< When the power is used.
    std::vector<EntryMark> targets;
};
InHand in_hand(const std::vector<EntryMark>& marks, const Rules& rules, const State& state);

/// Draws the dice in columns, who takes which, and what is still open; `later`: after the entry in the making.
void draw_columns(const Pen& pen, const wxRect2DDouble& at, const Rules& rules, const State& state, bool later,
                  std::vector<HitArea>& hit_areas);

}  // namespace castalia::dance_of_muses
