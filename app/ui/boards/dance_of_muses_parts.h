#pragma once

#include "app/ui/boards/board.h"
#include "app/ui/boards/pen.h"
#include "core/games/dance_of_muses/dance_of_muses.h"

namespace castalia::dance_of_muses {

/// Returns the playthrough as one of this game, or null when it is another game.
const PlaythroughOf<Rules>* playthrough_of(const Playthrough* playthrough);

/// Draws the board of the table view.
std::vector<HitArea> draw_screen(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                 const PlaythroughOf<Rules>& playthrough);

/// Draws a die of a company, or the neutral one; 0 draws nothing.
void draw_die(const Pen& pen, double middle_x, double middle_y, double side, Colour colour, int value);

/// A tile as the board shows it.
struct TileShown {
    wxString name;  ///< "Clio", "Ann’s"
    Tile tile;
    TileFace face;
    int change = 0;  ///< What the entry in hand does to the die.
    enum class Frame { none, legal, chosen, moved, barred, cut } frame = Frame::none;
};
/// Draws a tile in a square. A name for which a small one has no room is told by its first three letters.
void draw_tile(const Pen& pen, const wxRect2DDouble& at, const TileShown& shown);

inline constexpr double kReadablePitch = 84;  ///< From one tile of 80 to the next.

/// Where the squares lie on the board. The scale holds from the first tile on: it has room for the widest and the
/// highest table of this session and for the steps that remain, until the dance grows beyond that. What is seen moves
/// along where a tile would leave it.
class Grid {
public:
    /// `room`: the part of the board for it. `after`: the table after the entry in hand; may be null. `low`: the room
    /// is for a wide dance and has few rows.
    Grid(const PlaythroughOf<Rules>& playthrough, std::size_t ply, const State* after, const wxRect2DDouble& room,
         bool low = false);

    double pitch() const { return pitch_; }
    /// Returns the square as it is tiled, and within its gap; at the edge only the part of it that is seen.
    wxRect2DDouble cell(Square at) const;
    wxRect2DDouble inner(Square at) const;
    /// Returns the middle of the edge over which a step from there leaves.
    wxPoint2DDouble edge(Square from, Direction to) const;
    bool in_sight(Square at) const;
    /// Returns every square that is seen whole, row by row.
    std::vector<Square> squares() const;

private:
    wxRect2DDouble room_;
    double pitch_, left_, top_;
};

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

/// Returns what can be done now, or what the power of the chosen tile reaches; empty when there is nothing to say.
wxString caption_of(const Rules& rules, const State& state, const InHand& hand);
/// Draws the four steps of the chosen tile, each with the Suns of every company after it. Returns the height.
double draw_steps(const Pen& pen, const wxRect2DDouble& at, const Rules& rules, const State& state,
                  const InHand& hand, std::vector<HitArea>& hit_areas);
/// Draws the dice in columns, who takes which, and what is still open; `later`: after the entry in the making.
void draw_columns(const Pen& pen, const wxRect2DDouble& at, const Rules& rules, const State& state, bool later,
                  std::vector<HitArea>& hit_areas);

}  // namespace castalia::dance_of_muses
