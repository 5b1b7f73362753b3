// The parts of the one picture of the table, which the files table*.cpp share. Lengths are pixels of a window of
// 1280 × 800.
#pragma once

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/picture/kit.h"

namespace castalia::dance_of_muses {

using picture::Drawing;
using picture::Mark;
using picture::Rect;

Rect inset(const Rect& rect, double by);
/// Returns the part that both have; it may be empty.
Rect shared_by(const Rect& one, const Rect& other);
struct Point {
    double x = 0, y = 0;
};

/// Draws a die of a company, or the neutral one; 0 draws nothing.
void draw_die(Drawing& drawing, double x, double y, double side, Colour colour, int value);

/// A tile as it is shown.
struct TileShown {
    const Tile& tile;
    std::vector<std::string> names;  ///< From the whole one to the shortest. The first that has room is written.
    TileFace face = {};
    std::string owner = {};  ///< Written on paper only.
};
/// The type on tiles that are read across a room. Otherwise it follows from the side of a tile, and only the least
/// size is given.
struct TileType {
    picture::Face name = {};
    double figure = 0;  ///< 0 for tiles that are read from near.
    double least = 11;
};
void draw_tile(Drawing& drawing, const Rect& at, const TileShown& shown, const TileType& type);
/// Returns the names of a tile, from the whole one to the shortest.
std::vector<std::string> names_of(const Drawing& drawing, const Rules& rules, const Tile& tile,
                                  const picture::Face& face, double width);
/// Returns whether the drawing is printed. A page on a phone is not.
bool is_printed(const Drawing& drawing);
/// Draws the edge of a company on paper, which may have no colours.
void draw_company_edge(Drawing& drawing, const Rect& at, double corner, Colour colour);

/// Draws the frame of a tile, which may lie over the tiles beside it.
enum class Frame { none, legal, chosen, moved, cut };
void draw_frame(Drawing& drawing, const Rect& at, Frame frame);
/// Draws what the entry in hand does to the die, such as "+1", beside it; 0 draws nothing.
void draw_change(Drawing& drawing, const Rect& tile, int change);
/// Draws a few words in the middle of a square, on as many lines as fit.
void draw_in_square(Drawing& drawing, const std::string& words, const Rect& square, double pitch,
                    document::Colour ink);
/// Draws an arrow in a ring, pointing where a step leads.
void draw_step_ring(Drawing& drawing, const Point& at, Direction to, bool chosen);
inline constexpr double kArrow = 9.5;  ///< The radius of the ring.

/// The demands on a grid.
struct GridView {
    bool low = false;  ///< The room is for a wide dance and has few rows.
    /// The least side of a tile. Tiles then lie close, in rows like shingles: each covers the empty edge of the one
    /// above it. Where there is too little room even so, only a part of the dance is seen. With 0, tiles lie side by
    /// side, however small.
    double least_side = 0;
    std::optional<Square> held = std::nullopt;  ///< This square stays in sight.
};

/// The states of a session, and the one that is shown.
struct Course {
    std::span<const State> states;
    std::size_t ply = 0;
    const State* after = nullptr;  ///< The table after the entry in hand; may be null.

    const State& now() const { return states[ply]; }
};

/// The places of the squares. In a window the scale stays the same from the first tile on: it has room for the widest
/// and the highest table of this session and for the steps that remain, until the dance grows beyond that. The part
/// that is seen moves only where a tile would leave it.
class Grid {
public:
    Grid(const Course& course, const Rect& room, const GridView& view);
    /// Makes a grid of the tiles of one table with so much free room around them, in squares. Its squares are at most
    /// `most` wide.
    Grid(const State& state, const Rect& room, double most, double free);

    double pitch() const { return pitch_; }
    double side() const { return side_; }  ///< Returns the side of a tile.
    double bottom() const { return room_.bottom(); }
    /// Returns whether every tile of this session is seen at once.
    bool whole() const { return whole_; }
    /// Return a square with and without the gap around its tile; at the edge, only the part of it that is seen.
    Rect cell(Square at) const;
    Rect inner(Square at) const;
    /// Returns the whole of a tile that lies there.
    Rect tile(Square at) const;
    /// Returns the middle of the edge over which a step from there leaves.
    Point edge(Square from, Direction to) const;
    bool in_sight(Square at) const;
    /// Returns every square that is seen whole, row by row.
    std::vector<Square> squares() const;

private:
    void choose_scale(int wide, int high, const GridView& view);

    Rect room_;
    double side_ = 0;
    double pitch_ = 0, row_ = 0;  ///< The distance from one tile to the next, across and down.
    double left_ = 0, top_ = 0;
    bool whole_ = true;
};

inline constexpr picture::Face kSmall{12.5};
inline constexpr double kZoom = 1.6;  ///< Pixels of a screen in a unit, where the table is read across a room.
inline constexpr double kReadableSide = 80, kBoardMargin = 10;
inline constexpr double kLeastForSteps = 430;  ///< A board that is lower tells the four steps on the squares alone.
inline constexpr double kSheetWidth = 290;

/// The place of the grid, and what stands beside it.
struct Arrangement {
    Rect grid, sheet;
    GridView view = {};
    bool captioned = false;  ///< A line of words stands beneath the grid.
};
/// Returns the first arrangement in a window of this size in which the dance can be read and seen whole, or the one
/// in which tiles are largest.
Arrangement arranged(const Course& course, double width, double height, const GridView& view);

/// The dance in the making, as the marks say it.
struct InHand {
    std::optional<std::size_t> dancer;
    std::vector<Mark> directions;  ///< Four, or none.
    std::optional<Direction> to;
    std::optional<bool> before;  ///< The power is used before the step.
    std::vector<Mark> targets;
};
InHand in_hand(const std::vector<Mark>& marks, const Rules& rules, const State& state);
bool is_barred(const Mark& mark);

/// Returns what can be done now, or what the power of the chosen tile reaches; empty when there is nothing to say.
Text caption_of(const Rules& rules, const State& state, const InHand& hand);
/// Draws the four steps of the chosen tile, each with the Suns of every company after it. Returns the height.
double draw_steps(Drawing& drawing, const Rect& at, const Rules& rules, const State& state, const InHand& hand);
/// Returns a step in words: "Step east: alone: 4".
Text step_in_words(const Mark& mark);

/// The dice of the companies in columns, who takes which, and what is still open.
class ColumnsSheet {
public:
    /// With `later` the state is the one after the entry in the making.
    ColumnsSheet(const Rules& rules, const State& state, bool later);

    /// Adds a zone with the columns of a company.
    void add_zone(Drawing& drawing, std::size_t company) const;
    void draw(Drawing& drawing, const Rect& at) const;
    /// Draws them company by company, to be read across a room or on a phone.
    void draw_large(Drawing& drawing, const Rect& at) const;
    /// Returns the height that they need on a phone.
    double height_on_page() const;

private:
    struct Place;
    struct LargeType;
    static LargeType page_type();
    static LargeType large_type(const Drawing& drawing);
    Text title() const;
    std::vector<Text> dice_in_words(std::size_t company) const;
    bool has_silver(std::size_t company) const;
    void add_piece(Drawing& drawing, std::size_t company, const Rect& at, std::size_t first) const;
    void draw_dice(Drawing& drawing, std::size_t company, const Place& place, double y, double side,
                   double frame) const;
    void draw_company(Drawing& drawing, std::size_t company, const Place& place, double y, double die) const;
    void draw_suns(Drawing& drawing, const Place& place, double y) const;
    void draw_total(Drawing& drawing, std::size_t company, const Rect& at, double y) const;
    void draw_notes(Drawing& drawing, const Rect& at, double y) const;
    void draw_large_company(Drawing& drawing, std::size_t company, const Rect& at, const LargeType& type) const;

    const Rules& rules_;
    const State& state_;
    bool later_;
    Columns columns_;
    Outlook outlook_;
};

/// Draws the whole dance, small, beside a grid that does not show all of it. A tile that is out of sight can be
/// picked there.
void draw_overview(Drawing& drawing, const Rect& room, const Rules& rules, const State& state, const Grid& grid);

/// Returns a tile with its place and its die in words, and how far it is from 6.
Text tile_in_words(const Rules& rules, const Tile& tile);

/// Arranges one table.
class TablePicture {
public:
    TablePicture(const Rules& rules, std::span<const State> states, std::size_t ply,
                 const picture::Viewport& viewport);
    picture::Picture take();

private:
    Arrangement arrangement() const;
    Grid grid() const;
    /// Returns the type on tiles. Across a room all names are light if that shows a name whole that bold letters
    /// would cut.
    TileType type() const;
    void draw_squares();
    /// Draws the tiles row by row: where rows lie close, a tile covers the lower edge of the one above it.
    void draw_tiles();
    void draw_one(const Tile& tile);
    /// Returns the part of a tile that no other tile covers.
    Rect seen_of(const Tile& tile) const;
    Text spoken(std::size_t index) const;
    void add_hand_zones();
    /// Draws them. Returns how much of the picture's height they take beneath the grid.
    double draw_columns();
    void draw_sheet(const ColumnsSheet& columns, Rect sheet);
    void draw_legend();
    Text dice_in_words() const;

    // The entry in hand (table_hand.cpp).
    /// Returns what the chosen step would do.
    std::optional<StepOutcome> step() const;
    /// Draws the squares that the power of the chosen tile reaches, after the step or before it.
    void draw_reach();
    void draw_area(const State& table, bool lit);
    void draw_from();
    /// Draws the frames around the visible parts of tiles, and what the entry in hand does to their dice.
    void draw_frames();
    Frame frame_of(std::size_t index) const;
    /// Draws the squares where a tile can be laid.
    void draw_places();
    /// Returns where the ring of a step lies: on the edge of the square, a little above it, because names stand at
    /// the top of the tiles. At the very edge of the board it lies at a corner of the tile, beside the words.
    Point ring_at(Square from, Direction to) const;
    /// Draws the four steps of the chosen tile: what each step pushes, the numbers of the dice after it, or the tile
    /// that it would cut off.
    void draw_directions();
    void draw_direction(const Mark& mark, Square from, Direction to, bool empty);
    /// Draws an arrow between the tiles that the chosen step moves.
    void draw_arrows();
    void draw_caption();

    const Rules& rules_;
    const picture::Viewport& viewport_;
    Course course_;
    const State& state_;
    const State& now_;
    Drawing drawing_;
    double width_, height_;
    InHand hand_;
    Arrangement arrangement_;
    Grid grid_;
    TileType type_;
};

}  // namespace castalia::dance_of_muses
