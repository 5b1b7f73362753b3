#pragma once

#include <array>
#include <cstdint>
#include <numeric>

#include "core/games/magnate/moves.h"
#include "core/picture/picture.h"
#include "core/rules/game/rules_of.h"
#include "core/rules/game/table_layout.h"

namespace castalia::magnate {

/// The zone in which a card lies, as far as the table has seen it. Columns are `column(seat, district)`.
enum class CardZone : std::uint8_t { unseen, discard, hand, column };
/// Everything that is known of one card.
struct CardState {
    CardZone zone = CardZone::unseen;
    std::uint8_t owner = 0;     ///< The seat of the hand or column.
    std::uint8_t district = 0;  ///< The district of the column.
    std::uint8_t order = 0;     ///< The place in the column, from the marker outward.
    bool developed = false;
    std::uint8_t due = 0;                 ///< Incomes that its owner still has to choose.
    std::array<std::uint8_t, 6> spent{};  ///< On a deed; less than its price in all.
    bool operator==(const CardState&) const = default;
    int spent_in_all() const { return std::accumulate(spent.begin(), spent.end(), 0); }
};

/// The base of a turn, beneath a tax or incomes that are due.
enum class Stage : std::uint8_t { roll, play, ace, over };

/// The tokens of each suit that a set is said to have (magnate.house.supply).
inline constexpr int kUsualTokens = 12;

struct State {
    int turn = 1;
    Seat active;
    Stage stage = Stage::roll;
    bool card_played = false;
    std::uint8_t taxes_due = 0;
    std::uint8_t incomes_due = 0;                 ///< The sum of CardState::due.
    std::array<std::uint8_t, 11> rolls_unpaid{};  ///< The incomes that wait for the tax, by higher die.
    std::optional<Suit> shown_ace;
    int draw_pile = 24, discard_pile = 0;
    std::uint8_t exhaustions = 0;
    int final_turns_left = -1;  ///< -1 while it is not known.
    bool final_turn = false;    ///< The turn being played ends with `done`, without a draw.
    std::array<int, 2> hand{3, 3};
    std::array<Purse, 2> tokens{};
    std::array<CardState, decktet::kCards> cards{};
    std::array<std::array<std::uint8_t, kDistricts>, 2> length{};  ///< The number of cards in each column.
    std::array<std::array<Card, kDistricts>, 2> last{};            ///< The card that the next one must match.

    bool operator==(const State&) const = default;
};

/// Returns one token of each suit of the card: what its deed costs, and what it pays when it is developed.
Purse one_of_each_suit(Card card);
/// Returns what selling the card gains (magnate.sell.gain).
Purse sale_gain(Card card);
/// The property cards of one rank, which lie side by side in the box: from `first` to the one before `end`.
struct CardRange {
    std::uint8_t first, end;
};
/// Returns the cards that a higher die of 1 to 9 pays; none for 10, which pays the Crowns.
CardRange cards_paid_by(int die);
/// A deed with more than one suit asks its owner which of them it pays (magnate.income.deed).
bool pays_by_choice(Card card, const CardState& known);
/// Lays a card at the end of the seat's column.
void lay(State& state, Seat seat, Card card, int district, bool developed);

/// The markers of the districts unless the setup names others: the Pawns in their order, the Excuse in the middle.
inline constexpr std::array<Card, kDistricts> kUsualMarkers{Card{36}, Card{37}, Card{44}, Card{38}, Card{39}};

struct Setup {
    enum class Deck : std::uint8_t { basic, courts, pawns };
    Seat first;
    Deck deck = Deck::basic;
    std::array<std::array<Suit, 3>, 2> crowns{};              ///< The suits of each player's Crowns, sorted.
    std::array<std::optional<Card>, kDistricts> districts{};  ///< An empty value stands for "any".
    bool replace_ace = false, revised_aces = false, deed_needs_each_suit = false;
};

/// The values of each seat that can decide the game.
struct Standing {
    std::array<long long, 2> points{}, ranks{}, tokens{};
};

struct Rules : RulesOf<Rules, Setup, State, Move> {
#include "core/rules/game/answers.inc"
    bool over(const State& state) const { return state.stage == Stage::over; }
    picture::Picture picture(const State& state, const picture::Viewport& viewport) const;

    // Judge, play, boards and scores share these terms of the rules page.
    bool in_deck(Card card) const;
    int price(Card card) const;  ///< Returns the tokens that developing it takes.
    int rank(Card card) const;   ///< Returns its worth in total ranks: Ace 1, Court and Pawn 10.
    std::optional<Card> unfinished(const State& state, Seat seat, int district) const;  ///< The deed there.
    /// The own deed there whose income is due: one that shows the suit where there are several.
    std::optional<Card> due(const State& state, Seat seat, int district, Suit suit) const;
    /// Returns the cards from the marker outward.
    std::vector<Card> column(const State& state, Seat seat, int district) const;
    long long district_total(const State& state, Seat seat, int district) const;  ///< Counts developed cards only.
    Standing standing(const State& state) const;
    /// Returns the card with which the next one has to share a suit: the last card, or else the district's Pawn.
    std::optional<Card> before(const State& state, Seat seat, int district) const;
    /// Returns whether the card may be placed there.
    bool takes(const State& state, Seat seat, Card card, int district) const;
    /// Returns why the card may not be placed there; nothing if it may.
    std::optional<Refusal> placing(const State& state, Seat seat, Card card, int district) const;
    /// Returns whether the seat may have the card in hand, as far as the table has seen.
    bool may_hold(const State& state, Seat seat, Card card) const;
    /// Returns the tokens in play: those of both players and those that lie on deeds.
    static Purse tokens_in_all(const State& state);
    Purse crown_income(Seat seat) const;  ///< Returns the income of the seat if the higher die is 10.
    /// The income that a higher die of 1 to 10 pays each seat at once. `choices` counts the deeds that ask for a
    /// suit.
    struct Pay {
        std::array<Purse, 2> tokens{};
        std::array<int, 2> choices{};
    };
    Pay pay_of(const State& state, int die) const;
    /// Returns every payment of `price` out of `purse` in the card's suits; if `each`, at least one token of each
    /// suit. The first keeps most choice.
    std::vector<Purse> payments(const Purse& purse, Card card, int price, bool each) const;
    std::vector<Card> unseen(const State& state) const;  ///< Returns the property cards that nobody has seen.
    /// Returns the income of a roll for each seat, and the average income of two dice in this state.
    std::vector<DiceLuck> dice_luck(const State& state, const Move& move) const;
};
static_assert(castalia::Rules<Rules>);

/// Returns the dice that an event rolled.
std::vector<RolledDie> rolled(const Rules::Move& move);
/// Return the curves of a session, and who is ahead by districts and then by ranks.
std::vector<Series> series(const Playthrough& playthrough);
std::vector<Seat> players_ahead(const Playthrough& playthrough, std::size_t ply);

/// Returns a table that looks like the game, for the tile on which it is chosen.
picture::Picture tile(const picture::Viewport& viewport);

/// Returns the sheet to fill in by hand.
BlankSheet blank_sheet();
/// Returns the mat for the cards, on three sheets.
BlankSheet mat_sheet();

/// Plays the game on from a moment between sensible players.
std::unique_ptr<Playout> continued(const Playthrough& playthrough, std::size_t ply, RandomSource& random);

/// Returns how the table is laid out for these players and this setup, which may be incomplete.
TableLayout layout(const Players& players, const Json& setup, const Translate& translate);

/// Adds everything that can be counted in this state.
void count_table(const Rules& rules, const State& state, Counting& counting);

Game game();

}  // namespace castalia::magnate
