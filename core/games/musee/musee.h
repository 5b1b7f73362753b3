#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <tuple>

#include "core/games/musee/moves.h"
#include "core/picture/picture.h"
#include "core/rules/game/rules_of.h"
#include "core/rules/game/table_layout.h"
#include "core/rules/text/labels.h"

namespace castalia::musee {

inline constexpr int kThemes = 5;
/// The points for a painting, for a pair of neighbours, for the ends of a staircase, and for filling a gallery first.
inline constexpr int kPainting = 1, kNeighbours = 2, kStaircase = 3, kGallery = 4;
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// The galleries of one player or team: the number in each space, 0 if nothing hangs there.
using Museum = std::array<std::array<std::uint8_t, kMostSpaces>, kGalleries>;

/// The points of one museum by kind.
struct Tally {
    int paintings = 0, adjacent = 0, stairs = 0, bonuses = 0;
    int total() const { return paintings + adjacent + stairs + bonuses; }
    /// Returns the values that decide a game (musee.end.paintings, musee.end.bonuses). The greater one wins.
    std::tuple<int, int, int> standing() const { return {total(), paintings, bonuses}; }
    bool operator==(const Tally&) const = default;
};
/// Returns the points by kind: "18 for paintings", "14 for neighbours", "9 for stairs", "8 for galleries".
std::vector<Text> points_by_kind(const Tally& tally);
/// Returns the first of points (0), paintings (1) and bonuses (2) of which the best of these museums has more than
/// the others; nothing if the best share the victory.
std::optional<int> deciding_step(std::span<const Tally> tallies);

/// A game of the match that is over.
struct PastGame {
    std::array<Tally, kGalleries> tallies{};  ///< One for each museum.
    std::optional<int> winner;                ///< A museum; nothing if the victory was shared.
    bool operator==(const PastGame&) const = default;
};

/// Returns what a scoresheet tells of a finished game of a match at one of its museums: "won with more paintings:
/// 18 for paintings, 14 for neighbours …".
Text told(const PastGame& game, std::span<const Tally> tallies, int museum);

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
    std::array<std::int8_t, kGalleries> bonus{-1, -1, -1};  ///< The museum that was first to fill the gallery.
    std::array<int, 3> wins{};                              ///< One for each museum.
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
    int gallery = 0;  ///< The gallery of neighbours, the row of a staircase: 0 upper, 1 lower.
    int space = 0;    ///< The left space of neighbours, the column of a staircase.
    int one = 0, other = 0;
    bool operator==(const Pair&) const = default;
};

struct Rules : RulesOf<Rules, Setup, State, Move> {
#include "core/rules/game/answers.inc"
    bool over(const State& state) const { return state.phase == Phase::over; }
    picture::Picture picture(const State& state, const picture::Viewport& viewport) const;

    // Judge, play, forms, boards and scores share the rules below.

    int players() const { return static_cast<int>(names.size()); }
    int spaces() const { return spaces_for(players()); }
    int cards() const { return cards_for(players()); }
    int museums() const { return players() == 4 ? 2 : players(); }
    int museum_of(Seat seat) const { return players() == 4 ? seat.index % 2 : seat.index; }
    std::vector<Seat> owners(int museum) const;
    Text owners_text(int museum) const;  ///< "Ann", "Ann and Cid"
    /// Returns how many spaces of a gallery are empty.
    int empty_in(const Museum& museum, int gallery) const;
    bool full(const Museum& museum) const;
    struct Position {
        int museum, gallery, space;
    };
    std::vector<Position> empty_spaces(const State& state, int museum) const;
    std::optional<Position> hanging(const State& state, int card) const;
    /// Returns the numbers that hang nowhere yet, in ascending order.
    std::vector<int> unseen(const State& state) const;
    /// A number that keeps a card from its space: a greater one to the left or a lesser one to the right.
    struct Obstacle {
        int number;
        bool left;
    };
    /// Returns the nearest obstacle to hanging the card there; nothing if it may hang.
    std::optional<Obstacle> obstacle(const Museum& museum, int card, int gallery, int space) const;
    /// Returns how many of the unseen numbers may hang in the space.
    int fitting(const State& state, int museum, int gallery, int space) const;
    /// Returns how many of the unseen numbers may hang in any space of the museum.
    int fitting_anywhere(const State& state, int museum) const;
    /// Returns whether there are unseen numbers, but none that may hang anywhere in the museum (musee.stuck.certain).
    bool surely_stuck(const State& state, int museum) const;
    /// Returns whether every card that the player may hold would fit somewhere (musee.stuck.cannot).
    bool cannot_be_stuck(const State& state, Seat player) const;
    /// Returns an upper limit of the points that the museum can still reach in this game. It looks at each space and
    /// each pair alone, and adds what an unseen number could score there.
    int most_possible(const State& state, int museum) const;
    /// Hangs the card in an empty space and gives the museum the bonus if it is the first to fill the gallery.
    void hang(State& state, int museum, int card, int gallery, int space) const;
    /// Returns whether so few cards are left to draw that a partner may take them (musee.draw.last-cards).
    static bool last_cards(const State& state) { return state.draw_pile <= 2; }
    std::vector<Pair> pairs(const State& state, int museum) const;
    Tally tally(const State& state, int museum) const;
    /// Returns the points that the museum would gain with the card in an empty space.
    int worth(const State& state, int museum, int card, int gallery, int space) const;
    /// Returns the museum that wins as things stand; nothing if the victory is shared.
    std::optional<int> leader(const State& state) const;
    /// Returns the first of points (0), paintings (1) and bonuses (2) of which the leader has more; nothing if the
    /// victory is shared.
    std::optional<int> deciding_step(const State& state) const;
    /// Returns the clause that decided the game or the match that is over.
    std::string deciding_clause(const State& state) const;
    /// Returns the player who is proposed to begin the next game: the loser, else the next one clockwise.
    Seat proposed_first(const State& state) const;
};
static_assert(castalia::Rules<Rules>);

inline int theme(int card) { return card % kThemes; }  ///< Only the remainder counts (musee.theme).
Text theme_name(int theme);                            ///< "Landscapes"; theme 0 is "Animals".
Labels labels();                                       ///< Returns the names of the themes, which a table may change.
Text printed_colour(int theme);                        ///< "grey", the colour of its cards in the rule book.
std::string_view theme_art(int theme);                 ///< Returns the name of the theme's drawing in resources/art.
Text gallery_name(int gallery);                        ///< "Upper"
Text gallery_inside(int gallery);                      ///< "upper", inside a sentence.
Text gallery_title(int gallery);                       ///< "Upper gallery"
Text place_text(int gallery, int space);               ///< "middle 4"

/// Returns the staircases that are proposed for a first game.
Stairs first_pattern(int players);
/// Fills a slot for staircases, with the pattern for a first game as its option.
void offer_first_pattern(Slot& stairs, int players);

/// Draws a table that looks like the game.
picture::Picture tile(const picture::Viewport& viewport);
/// Return the curves of a session, and who is ahead by points, or in a match by games won first.
std::vector<Series> series(const Playthrough& playthrough);
std::vector<Seat> players_ahead(const Playthrough& playthrough, std::size_t ply);

/// Returns the sheet to fill in by hand.
BlankSheet blank_sheet();

/// Plays the game on from a moment between sensible players.
std::unique_ptr<Playout> continued(const Playthrough& playthrough, std::size_t ply, RandomSource& random);

/// Returns how the table is laid out for these players and this setup, which may be incomplete.
TableLayout layout(const Players& players, const Json& setup, const Translate& translate);

/// Adds everything that can be counted in this state.
void count_table(const Rules& rules, const State& state, Counting& counting);

Game game();

}  // namespace castalia::musee
