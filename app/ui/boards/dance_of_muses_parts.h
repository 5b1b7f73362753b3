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
    wxString name;   ///< The name: "Clio", "Ann’s".
    wxString brief;  ///< The short name, for where the whole one has no room.
    Tile tile;
    TileFace face;
    enum class Frame { none, legal, chosen, moved, barred, cut };
};
/// Draws the frame of a tile, which may lie over the tiles beside it.
void draw_frame(const Pen& pen, const wxRect2DDouble& at, TileShown::Frame frame);
/// Draws what the entry in hand does to the die, such as "+1", beside it; 0 draws nothing.
void draw_change(const Pen& pen, const wxRect2DDouble& tile, int change);
/// Draws a few words in the middle of a square, on as many lines as fit.
void draw_in_square(const Pen& pen, const wxString& text, const wxRect2DDouble& square, double pitch,
                    const wxColour& ink);
/// Draws an arrow in a ring, pointing where a step leads.
void draw_step_ring(const Pen& pen, double x, double y, Direction to, bool chosen);
/// Draws a tile in a square. A name for which a small one has no room is told in brief.
void draw_tile(const Pen& pen, const wxRect2DDouble& at, const TileShown& shown);

inline constexpr double kReadablePitch = 84;  ///< The distance from one tile of 80 to the next.
inline constexpr double kReadableSide = 80, kLowSheet = 290, kBoardMargin = 10, kSheetWidth = 290;
inline constexpr double kArrow = 9.5;          ///< The radius of the ring of an arrow.
inline constexpr double kLeastForSteps = 430;  ///< A board that is lower tells the four steps on the squares alone.

/// The demands on a grid.
struct GridView {
    bool low = false;  ///< The room is for a wide dance and has few rows.
    /// The least side of a tile. Tiles then lie close, in rows like shingles: each covers the empty edge of the one
    /// above it. Where there is too little room even so, only a part of the dance is seen. With 0, tiles lie side by
    /// side, however small.
    double least_side = 0;
    std::optional<Square> held = std::nullopt;  ///< This square stays in sight.
};

/// The places of the squares on the board. The scale stays the same from the first tile on: it has room for the
/// widest and the highest table of this session and for the steps that remain, until the dance grows beyond that. The
/// part that is seen moves only where a tile would leave it.
class Grid {
public:
    /// `room` is the part of the board for it, and `after` the table after the entry in hand, which may be null.
    Grid(const PlaythroughOf<Rules>& playthrough, std::size_t ply, const State* after, const wxRect2DDouble& room,
         const GridView& view = {});

    double pitch() const { return pitch_; }
    double side() const { return side_; }  ///< Returns the side of a tile.
    /// Returns whether every tile of this session is seen at once.
    bool whole() const { return whole_; }
    /// Return a square with and without the gap around its tile; at the edge, only the part of it that is seen.
    wxRect2DDouble cell(Square at) const;
    wxRect2DDouble inner(Square at) const;
    /// Returns the whole of a tile that lies there.
    wxRect2DDouble tile(Square at) const;
    /// Returns the middle of the edge over which a step from there leaves.
    wxPoint2DDouble edge(Square from, Direction to) const;
    bool in_sight(Square at) const;
    /// Returns every square that is seen whole, row by row.
    std::vector<Square> squares() const;

private:
    void choose_scale(int wide, int high, const GridView& view);

    wxRect2DDouble room_;
    double side_ = 0;
    double pitch_ = 0, row_ = 0;  ///< The distance from one tile to the next, across and down.
    double left_ = 0, top_ = 0;
    bool whole_ = true;
};

/// The place of the grid on the board, and what stands beside it.
struct TableLayout {
    wxRect2DDouble grid, sheet;
    GridView view;
    bool captioned = false;  ///< A line of words stands beneath the grid.
};
/// Returns the first layout in which the dance can be read and seen whole, or the one in which tiles are largest.
TableLayout table_layout(const PlaythroughOf<Rules>& playthrough, std::size_t ply, const State* after,
                         const wxRect2DDouble& board, const GridView& view);

/// Draws the whole dance, small, beside a grid that does not show all of it. A tile that is out of sight can be
/// picked there; `words_of` tells what it is.
void draw_overview(const Pen& pen, const wxRect2DDouble& room, const Rules& rules, const State& state,
                   const Grid& grid, const std::function<wxString(std::size_t)>& words_of,
                   std::vector<HitArea>& hit_areas);

/// Returns the square that a mark stands for; nothing when it stands for something else.
std::optional<Square> square_of(const PlaceId& place);

/// The dance in the making, as the marks tell it.
struct InHand {
    std::optional<std::size_t> dancer;
    std::vector<EntryMark> directions;  ///< Four, or none.
    std::optional<Direction> to;
    std::optional<bool> before;  ///< The power is used before the step.
    std::vector<EntryMark> targets;
};
InHand in_hand(const std::vector<EntryMark>& marks, const Rules& rules, const State& state);

/// Returns what can be done now, or what the power of the chosen tile reaches; empty when there is nothing to say.
wxString caption_of(const Rules& rules, const State& state, const InHand& hand);
/// Draws the four steps of the chosen tile, each with the Suns of every company after it. Returns the height.
double draw_steps(const Pen& pen, const wxRect2DDouble& at, const Rules& rules, const State& state,
                  const InHand& hand, std::vector<HitArea>& hit_areas);
/// Draws the dice in columns, who takes which, and what is still open. With `later` it is the table after the entry
/// in the making.
void draw_columns(const Pen& pen, const wxRect2DDouble& at, const Rules& rules, const State& state, bool later,
                  std::vector<HitArea>& hit_areas);

}  // namespace castalia::dance_of_muses
