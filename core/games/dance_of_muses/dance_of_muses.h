#pragma once

#include <array>
#include <span>

#include "core/games/dance_of_muses/moves.h"
#include "core/picture/picture.h"
#include "core/rules/game/rules_of.h"
#include "core/rules/game/table_layout.h"

namespace castalia::dance_of_muses {

Text text_of(Muse muse);
Text text_of(Direction direction);  ///< "north"

enum class Colour : std::uint8_t { purple, orange, white };
std::string_view word_of(Colour colour);
Text text_of(Colour colour);

std::string_view word_of(Power power);
Text text_of(Power power);  ///< "raises"
/// Returns the area of a power whose area the tile sheet does not say (dance-of-muses.power.preset).
Area preset_area(Power power);

/// The face of a tile on the tile sheet. The table reads it off its own copy; each part may still be unknown.
struct TileFace {
    std::optional<int> suns;
    std::optional<Power> power;
    Area area = 0;  ///< 0 if it is not known.
    bool operator==(const TileFace&) const = default;
};

/// A tile on the table with its die.
struct Tile {
    std::string id;
    std::optional<Seat> owner;  ///< The owner; nothing for the neutral tile.
    Colour colour{};
    int die = 1;  ///< 0 if the die has been taken off, as that of the neutral tile is after the reveal.
    Square at;
    bool face_down = false;
    std::optional<Muse> muse;  ///< Unknown while it lies face down.
    bool operator==(const Tile&) const = default;
};

enum class Phase : std::uint8_t { place, dance, reveal, over };

struct State {
    Phase phase = Phase::place;
    Seat active;              ///< The player whose turn it is to place or dance.
    int turn = 0;             ///< The number of the next dance or, after the end, of the last; 0 before the first.
    std::vector<Tile> tiles;  ///< The tiles in the order in which they were placed.
    std::optional<Seat> ended_by;
    std::array<std::optional<int>, kMuses> revealed_suns{};  ///< The Suns that the reveal named, by Muse.

    bool operator==(const State&) const = default;
};

struct Company {
    Colour colour{};
    std::vector<Seat> seats;
    bool operator==(const Company&) const = default;
};

/// Returns the tile sheet as far as the rules show it: Thalia's power (dance-of-muses.setup.sheet).
std::array<TileFace, kMuses> shown_by_the_rules();

struct Setup {
    std::vector<Company> companies;
    std::optional<Colour> neutral;
    Seat first;
    std::array<TileFace, kMuses> sheet = shown_by_the_rules();
};

/// The dice of the companies in columns, and which company wins each column.
struct Columns {
    /// The dice of each company in falling order; 0 if a company has no die.
    std::vector<std::vector<int>> dice;
    std::vector<std::optional<std::size_t>> winner;  ///< The company that wins the column.
    std::vector<int> suns;                           ///< The Suns of each company.
    std::optional<std::size_t> silver;               ///< The column whose winner holds the Silver Sun.
};
/// Puts the dice of each company in order and compares them column by column.
Columns compare(std::vector<std::vector<int>> dice);

/// The fewest and the most Suns that each company could have if the game ended now, whatever the unknown tiles are.
struct Outlook {
    std::vector<int> least, most;
};

struct Rules : RulesOf<Rules, Setup, State, Move> {
#include "core/rules/game/answers.inc"
    bool over(const State& state) const { return state.phase == Phase::over; }
    /// The scale of the picture and the part of the grid that is seen depend on the whole session.
    picture::Picture picture(std::span<const State> session, std::size_t ply,
                             const picture::Viewport& viewport) const;
    picture::Picture picture(const State& state, const picture::Viewport& viewport) const;

    // Judge, play, forms, boards and scores share the rules below.

    std::size_t hand_size() const;                             ///< The tiles that each player begins with.
    std::size_t in_hand(const State& state, Seat seat) const;  ///< The tiles that the player has still to place.
    bool neutral_face_up() const { return names.size() == 4; }
    bool neutral_missing(const State& state) const;
    bool has_face_down(const State& state, Seat seat) const;
    /// Returns the id that a tile of this owner gets when it is placed face down.
    std::string face_down_id(const State& state, std::optional<Seat> owner) const;
    std::size_t company_of(Seat seat) const;
    std::optional<std::size_t> find(const State& state, std::string_view id) const;
    std::vector<Muse> unseen(const State& state) const;  ///< The Muses whose place on the table nobody knows.
    Text tile_text(const Tile& tile) const;              ///< "Clio", "Ann's tile", "the neutral tile"
    /// Returns the empty squares that touch a tile, row by row; one square for the first tile, which may lie
    /// anywhere.
    std::vector<Square> free_squares(const State& state) const;

    /// Returns whether the table plays with this tile. Mnemosyne is in play only if the tile sheet tells something of
    /// her (dance-of-muses.setup.mnemosyne).
    bool in_play(Muse muse) const;
    const TileFace& face(Muse muse) const { return setup.sheet[static_cast<std::size_t>(muse)]; }
    /// Returns the tile's power as the table saw it (`kind`), else as the tile sheet has it; nothing if neither tells
    /// it.
    std::optional<Power> power_of(const Tile& tile, std::optional<Power> kind) const;
    Area area_of(const Tile& tile) const;
    std::optional<int> suns_of(const State& state, Muse muse) const;
    /// Returns what the die of a tile shows after the will of Apollo, as far as the Suns of the tile are known.
    int die_after_apollo(const State& state, const Tile& tile) const;

    /// Returns which tiles a step moves, where every tile then lies and what would be cut off.
    StepOutcome step_outcome(const State& state, std::size_t tile, Direction to) const;
    bool step_possible(const State& state) const;  ///< Returns whether any tile can take a step.
    /// Returns the table after the step alone: the dice of the tiles that moved show one more.
    State after_step(const State& state, const StepOutcome& step) const;
    /// Returns why the tile may not use this power in the table as it lies; nothing if it may.
    std::optional<Refusal> using_power(const State& state, std::size_t tile, const PowerUse& use) const;
    /// Returns why a tile that is turned up cannot be this Muse if the others are `named`; nothing if it can.
    std::optional<Refusal> naming(const State& state, Muse muse, std::span<const Muse> named) const;
    /// Returns the Muses on players' tiles, including those `named` by the reveal, whose Suns the tile sheet does not
    /// say. The Suns of the neutral tile do not count.
    std::vector<Muse> suns_to_read(const State& state, std::span<const Muse> named) const;

    /// Returns the dice by company in any order, before or after the will of Apollo.
    std::vector<std::vector<int>> dice(const State& state, bool apollo) const;
    Outlook outlook(const State& state) const;
};
static_assert(castalia::Rules<Rules>);

/// Returns the refusal of a tile that is not in play, because the tile sheet has no row for her.
Refusal not_in_play(Muse muse);

/// Returns the sort key of a tile that lies face down: players in seat order, then the neutral tile, then others.
std::pair<std::size_t, std::string> order_of(const std::string& id, std::span<const std::string> names);

/// Changes the dice of the two tiles, which may be the same one, as the power does. A 1 is not lowered and no die
/// rises above 6.
void use_power(Power power, Tile& own, Tile& target);
/// Returns whether the die shows 6, which ends the game at once (dance-of-muses.end.six).
inline bool ends_game(const Tile& tile) { return tile.die == 6; }
bool any_ends_game(const State& state, std::span<const std::size_t> tiles);

/// Return the curves of a session, and who is ahead by Suns and then by the Silver Sun.
std::vector<Series> series(const Playthrough& playthrough);
std::vector<Seat> players_ahead(const Playthrough& playthrough, std::size_t ply);

/// Returns the tiles that players laid face down, each with the Muses that it can be. Players may note what their own
/// tiles are.
std::vector<Hidden> hidden_tiles(const Playthrough& playthrough, std::size_t ply);

/// Returns a table that looks like the game, for the tile on which it is chosen.
picture::Picture tile(const picture::Viewport& viewport);
/// Returns the tile of this name with what a row of the tile sheet tells of it.
picture::Picture sheet_row(const std::string& name, const Json& row, const picture::Viewport& viewport);

/// Returns the sheet to fill in by hand.
BlankSheet blank_sheet();

/// Plays the game on from a moment between sensible players.
std::unique_ptr<Playout> continued(const Playthrough& playthrough, std::size_t ply, RandomSource& random);

/// Returns how the table is laid out for these players and this setup, which may be incomplete.
TableLayout layout(const Players& players, const Json& setup, const Translate& translate);

/// Adds everything that can be counted in this state.
void count_table(const Rules& rules, const State& state, Counting& counting);

Game game();

}  // namespace castalia::dance_of_muses
