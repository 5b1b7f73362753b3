#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "core/rules/game.h"
#include "core/rules/labels.h"

namespace castalia::musee {

inline constexpr int kGalleries = 3, kMostSpaces = 6, kThemes = 5;
inline constexpr std::array<std::string_view, kGalleries> kGalleryWords{"upper", "middle", "lower"};

/// Where the tokens between the galleries are staircases: the row beneath the upper gallery, then the one above the
/// lower; by column.
using Stairs = std::array<std::array<bool, kMostSpaces>, 2>;

// What can happen, one struct an event of the rules page. Galleries and spaces count from 0 here.
struct Display {
    Seat player;
    int card = 1;
    int gallery = 0, space = 0;
    std::optional<Seat> drawer;  ///< Who takes the card that is drawn; nothing: who displayed.
    bool operator==(const Display&) const = default;
};
struct Stuck {
    Seat player;
    bool operator==(const Stuck&) const = default;
};
struct NextGame {
    Seat first;
    Stairs stairs{};
    bool operator==(const NextGame&) const = default;
};
struct Adjust {
    enum class What : std::uint8_t { hand, draw_pile };
    What what{};
    Seat player;
    int to = 0;
    bool operator==(const Adjust&) const = default;
};

/// One Musée: the number in each space of each gallery, 0 where nothing hangs.
using Museum = std::array<std::array<std::uint8_t, kMostSpaces>, kGalleries>;

/// Points of one Musée by kind.
struct Tally {
    int paintings = 0, adjacent = 0, stairs = 0, bonuses = 0;
    int total() const { return paintings + adjacent + stairs + bonuses; }
    bool operator==(const Tally&) const = default;
};

/// A game of the match that is over.
struct PastGame {
    std::array<Tally, kGalleries> tallies{};  ///< By Musée.
    std::optional<int> winner;                ///< Musée; nobody's when shared.
    bool operator==(const PastGame&) const = default;
};

enum class Phase : std::uint8_t { play, between, over };

struct State {
    int game = 1, round = 1;
    Phase phase = Phase::play;
    Seat first, active;
    int draw_pile = 0;
    std::array<int, 4> hand{};
    std::array<bool, 4> stuck{};
    Stairs stairs{};
    std::array<Museum, 3> museums{};
    std::array<std::int8_t, kGalleries> bonus{-1, -1, -1};  ///< The Musée that was first to fill the gallery.
    std::array<int, 3> wins{};                              ///< By Musée.
    std::vector<PastGame> past;
    bool operator==(const State&) const = default;
};

struct Setup {
    Seat first;
    Stairs stairs{};
    bool match = false;
};

/// Two paintings of one theme that score together: neighbours, or the ends of a staircase.
struct Pair {
    bool by_stairs = false;
    int gallery = 0;  ///< Of neighbours their gallery; of stairs the row, 0 upper or 1 lower.
    int space = 0;    ///< The left one, or the column.
    int one = 0, other = 0;
    bool operator==(const Pair&) const = default;
};

struct Rules {
    using State = musee::State;
    using Move = std::variant<Display, Stuck, NextGame, Adjust>;

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

    // The words of the rules page, for judge, play, boards and scores alike.
    int players() const { return static_cast<int>(names.size()); }
    int spaces() const { return players() == 3 ? 5 : kMostSpaces; }
    int cards() const { return players() == 3 ? 60 : 50; }
    int museums() const { return players() == 4 ? 2 : players(); }
    int museum_of(Seat seat) const { return players() == 4 ? seat.index % 2 : seat.index; }
    std::vector<Seat> owners(int museum) const;
    Text owners_text(int museum) const;  ///< "Ann", "Ann and Cid".
    bool full(const Museum& museum) const;
    /// Musée, gallery and space where the number hangs.
    struct Position {
        int museum, gallery, space;
    };
    std::optional<Position> hanging(const State& state, int card) const;
    std::vector<int> unseen(const State& state) const;  ///< Numbers that hang nowhere yet, ascending.
    /// Which number beside it is against hanging the card there: the nearest greater one to the left or lesser one to
    /// the right. Nothing: it may hang.
    struct Obstacle {
        int number;
        bool left;
    };
    std::optional<Obstacle> obstacle(const Museum& museum, int card, int gallery, int space) const;
    int fitting(const State& state, int museum, int gallery,
                int space) const;  ///< Unseen numbers that may hang there.
    std::vector<Pair> pairs(const State& state, int museum) const;
    Tally tally(const State& state, int museum) const;
    /// What the Musée would gain with the card there: it may be anywhere that is empty.
    int worth(const State& state, int museum, int card, int gallery, int space) const;
    std::optional<int> leader(
        const State& state) const;  ///< The Musée that wins as things stand; nothing when shared.
    /// Who the next game had better begin with: the loser, else the next one clockwise.
    Seat proposed_first(const State& state) const;
    Stairs first_pattern() const;
};
static_assert(castalia::Rules<Rules>);

inline int theme(int card) { return card % kThemes; }  ///< musee.theme: only the remainder counts.
Text theme_name(int theme);                            ///< "Landscapes"; 0 are the Animals.
Labels labels();                                       ///< The names of the themes, which a table may change.
std::string_view theme_art(int theme);                 ///< Its drawing in resources/art.
Text gallery_name(int gallery);                        ///< "Upper"
Text gallery_inside(int gallery);                      ///< "upper", inside a sentence.
Text place_text(int gallery, int space);               ///< "middle 4"

/// The staircases of a record ("setup.stairs", "events[3].stairs"), checked against the number of players.
Stairs read_stairs(Fields& fields, int players);
Json stairs_json(const Stairs& stairs);
Stairs first_pattern(int players);
Slot stairs_slot(int players);

const Game& game();

}  // namespace castalia::musee
