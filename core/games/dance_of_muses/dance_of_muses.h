#pragma once

#include <array>
#include <span>
#include <variant>

#include "core/games/dance_of_muses/grid.h"
#include "core/rules/game.h"

namespace castalia::dance_of_muses {

inline constexpr std::size_t kTiles = 9;
inline constexpr int kFarthest = 999;  ///< Squares in events are named from −999 to 999.

enum class Muse : std::uint8_t { calliope, clio, erato, euterpe, melpomene, polyhymnia, terpsichore, thalia, urania };
std::string_view name_of(Muse muse);                 ///< As printed: "Calliope".
std::optional<Muse> muse_of(std::string_view name);  ///< Written exactly so.
Text text_of(Muse muse);

enum class Colour : std::uint8_t { purple, orange, white };
std::string_view word_of(Colour colour);
Text text_of(Colour colour);

enum class Power : std::uint8_t { none, raise, lower, swap };
std::string_view word_of(Power power);
Text text_of(Power power);  ///< "raises"

/// What the table has read off its own copy of a tile: each part may still be missing.
struct TileFace {
    std::optional<int> suns;
    std::optional<Power> power;
    Area area = 0;  ///< 0: not said.
    bool operator==(const TileFace&) const = default;
};

// What can happen, one struct an event of the rules page. A tile on the table goes by its id: its name, or "?Ann" for
// one that lies face down.
struct PlaceNeutral {
    Square at;
    std::optional<Muse> muse;  ///< Nothing: face down.
    bool operator==(const PlaceNeutral&) const = default;
};
struct PlaceTile {
    Seat player;
    Square at;
    std::optional<Muse> muse;  ///< Nothing: face down.
    bool operator==(const PlaceTile&) const = default;
};
struct PowerUse {
    bool before = false;  ///< Else after the step.
    std::string target;
    std::optional<Power> kind;  ///< As the table saw it, for a tile that is not set.
    bool operator==(const PowerUse&) const = default;
};
struct Dance {
    Seat player;
    std::string tile;
    Direction to{};
    std::optional<PowerUse> power;
    bool operator==(const Dance&) const = default;
};
struct Pass {
    Seat player;
    bool operator==(const Pass&) const = default;
};
struct Reveal {
    std::vector<std::pair<std::string, Muse>> tiles;
    std::array<std::optional<int>, kTiles> suns{};  ///< By Muse.
    bool operator==(const Reveal&) const = default;
};
struct Adjust {
    std::string tile;
    int to = 1;
    bool operator==(const Adjust&) const = default;
};

/// A tile on the table with its die.
struct Tile {
    std::string id;
    std::optional<Seat> owner;  ///< Nothing: the neutral one.
    Colour colour{};
    int die = 1;  ///< 0: taken off, the neutral one's after the reveal.
    Square at;
    bool face_down = false;
    std::optional<Muse> muse;  ///< Unknown while it lies face down.
    bool operator==(const Tile&) const = default;
};

enum class Phase : std::uint8_t { place, dance, reveal, over };

struct State {
    Phase phase = Phase::place;
    Seat active;              ///< Whose turn it is to place or dance.
    int turn = 0;             ///< The dance that is next or was the last, from 1; 0 before.
    std::vector<Tile> tiles;  ///< As they were placed.
    std::optional<Seat> ended_by;
    std::array<std::optional<int>, kTiles> revealed_suns{};  ///< By the reveal.

    bool operator==(const State&) const = default;
};

struct Company {
    Colour colour{};
    std::vector<Seat> seats;
    bool operator==(const Company&) const = default;
};

struct Setup {
    std::vector<Company> companies;
    std::optional<Colour> neutral;
    Seat first;
    std::array<TileFace, kTiles> sheet{};
};

/// The dice of the companies in columns, and who takes which.
struct Columns {
    std::vector<std::vector<int>> dice;              ///< By company, falling, all of one length; 0: no die.
    std::vector<std::optional<std::size_t>> winner;  ///< By column, the company.
    std::vector<int> suns;                           ///< By company.
    std::optional<std::size_t> silver;               ///< The column; its winner holds the Silver Sun.
};
Columns compare(std::vector<std::vector<int>> dice);

/// Suns by company if it ended now, over everything that the unknown tiles could be.
struct Outlook {
    std::vector<int> least, most;
};

struct Rules {
    using State = dance_of_muses::State;
    using Move = std::variant<PlaceNeutral, PlaceTile, Dance, Pass, Reveal, Adjust>;

    Setup setup;
    std::vector<std::string> names;

    State start() const;
    std::optional<Refusal> judge(const State& state, const Move& move) const;
    void play(State& state, const Move& move, Story* story) const;
    Text describe(const State& state, const Move& move) const;
    Text chapter(const State& state) const;
    Prompt prompt(const State& state) const;
    std::vector<Slot> form(const State& state, const Json& draft) const;
    Json state(const State& state) const;
    TableView view(const State& state) const;
    Scoresheet score(const State& state) const;
    bool over(const State& state) const { return state.phase == Phase::over; }
    Move read(Fields& fields) const;
    void write(const Move& move, Json& object) const;
    std::string notation(const Move& move) const;
    Move parse(const State& state, NotationLine& line) const;
    std::optional<Seat> actor(const Move& move) const;

    // The words of the rules page, for judge, play, forms, boards and scores alike.
    std::size_t hand_size() const;                             ///< Tiles that each player begins with.
    std::size_t in_hand(const State& state, Seat seat) const;  ///< Tiles that the player has still to place.
    bool neutral_missing(const State& state) const;
    bool has_face_down(const State& state, Seat seat) const;
    std::string face_down_id(const State& state, std::optional<Seat> owner) const;
    std::size_t company_of(Seat seat) const;
    std::optional<std::size_t> find(const State& state, std::string_view id) const;
    std::vector<Muse> unseen(const State& state) const;  ///< Tiles of which nobody knows where they are.
    Text tile_text(const Tile& tile) const;              ///< "Clio", "Ann's tile", "the neutral tile"
    Text name(Seat seat) const { return literally(names.at(static_cast<std::size_t>(seat.index))); }

    const TileFace& face(Muse muse) const { return setup.sheet[static_cast<std::size_t>(muse)]; }
    /// What the tile's power does: as the sheet says, else as the table saw it. Nothing: not known.
    std::optional<Power> power_of(const Tile& tile, std::optional<Power> kind) const;
    Area area_of(const Tile& tile) const;
    std::optional<int> suns_of(const State& state, Muse muse) const;

    /// Which tiles a step moves, where everything then lies and what is cut off from the rest.
    StepOutcome step_outcome(const State& state, std::size_t tile, Direction to) const;
    bool step_possible(const State& state) const;  ///< Any step of any tile.
    /// The dice after the step alone: those that moved show one more.
    State after_step(const State& state, const StepOutcome& step) const;
    /// May this power be used in the table as it lies, by the tile and on its target? Nothing: yes.
    std::optional<Refusal> using_power(const State& state, std::size_t tile, const PowerUse& use) const;

    std::vector<std::vector<int>> dice(const State& state, bool apollo) const;  ///< By company, in any order.
    Outlook outlook(const State& state) const;
};
static_assert(castalia::Rules<Rules>);

/// Where an id of a tile that lies face down stands in a list: seats in their order, the neutral tile, others.
std::pair<std::size_t, std::string> order_of(const std::string& id, std::span<const std::string> names);

/// Does what the power does to the two dice; a 1 is not lowered, nothing rises above 6.
void use_power(Power power, int& own, int& target);

const Game& game();

}  // namespace castalia::dance_of_muses
