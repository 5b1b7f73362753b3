#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/games/muse_decktet/moves.h"
#include "core/picture/picture.h"
#include "core/rules/game/rules_of.h"
#include "core/rules/game/table_layout.h"

namespace castalia::muse_decktet {

inline constexpr std::size_t kLeastPlayers = 3, kMostPlayers = 4;
inline constexpr int kHand = 4;        ///< The cards in a hand at the start and at the end of a round.
inline constexpr int kPalaceEnds = 4;  ///< The paintings in one palace that end the game.
inline constexpr int kGrowths = 4;     ///< The number of times that the economy grows.

/// The part of the table in which a card is known to lie.
enum class CardZone : std::uint8_t { unseen, discard, round, studio, palace };
struct CardLocation {
    CardZone zone = CardZone::unseen;
    std::uint8_t owner = 0;   ///< The seat whose studio or palace it is.
    std::uint16_t order = 0;  ///< Its number in the order of arrival.
    bool operator==(const CardLocation&) const = default;
};

/// A card that lies on the table until the round is resolved.
struct RoundCard {
    Seat player;
    Use use = Use::sketch;
    Card card;
    bool operator==(const RoundCard&) const = default;
};

enum class Stage : std::uint8_t { round, pay, over };

struct State {
    int number = 1;  ///< The number of the round.
    Stage stage = Stage::round;
    std::vector<RoundCard> round_cards;  ///< The cards on the table, in the order in which they were entered.
    std::array<bool, kMostPlayers> revealed{}, discarded{}, sits_out{};
    std::optional<RoundCard> unpaid;  ///< The Paint that waits for its coins. It is one of the cards of the round.
    Purse economy, economy_before;    ///< `before` is its state when the latest round began to resolve.
    std::array<Purse, kMostPlayers> coins{}, coins_before{};
    std::array<int, kMostPlayers> hand{};  ///< The cards in each hand, without those on the table.
    int draw_pile = 0, discard_pile = 0, exhaustions = 0;
    std::vector<Seat> owed;  ///< The players who wait for a card to draw.
    int resolutions = 0;     ///< The number of times that a round resolved or went on after a payment.
    Purse paid;              ///< The payment after which the round last went on.
    std::array<CardLocation, decktet::kCards> locations{};
    std::uint16_t arrivals = 0;

    bool operator==(const State&) const = default;
};

struct Setup {
    bool extended = false;
};

/// The Patron's look at one painting: the coins that the economy has and lacks in each suit of the painting.
struct Look {
    Card painting;
    Seat painter;
    int price = 0;
    struct Till {
        Suit suit;
        int holds = 0;
        int lacks = 0;  ///< 0 if the economy can pay the price.
    };
    std::vector<Till> tills;  ///< The tills from the top suit down to the one that pays.
    bool sold() const { return !tills.empty() && tills.back().lacks == 0; }
};

/// One step of a resolution: the fact, the numbers that decided it, and the table after it.
struct ResolutionStep {
    enum class Kind : std::uint8_t {
        sketch,       ///< `player` took `coins`; the economy had none of the suits in `without`.
        painted,      ///< `player` paid `coins`.
        unpaid,       ///< `player` held `held` coins, fewer than the `price`.
        asks,         ///< The painter has a choice of coins, and the resolution waits for it.
        search,       ///< The Patron looked at `painting` without buying it.
        bought,       ///< The Patron bought `painting`.
        no_buyer,     ///< The Patron bought nothing.
        moved,        ///< `painting` moved into the palace of `painter`.
        no_painting,  ///< The Palace found no studio with a painting.
        discarded,
        emptied,     ///< The pile became empty for the `count`th time.
        grown,       ///< The economy gained one coin of each suit; it will gain them `count` times more.
        shuffled,    ///< `count` discarded cards are the new pile.
        waits,       ///< There is nothing to draw, and `player` is owed a card.
        drawn_late,  ///< `player` draws the card that was owed.
        round_over,
        game_over,
        result,  ///< The table at the end, said with the clause that decided.
    };
    Kind kind{};
    Seat player;
    Card card;  ///< The card of the round that is being resolved.
    Use use = Use::sketch;
    Purse coins;
    std::vector<Suit> without;
    long long price = 0, held = 0;
    std::vector<Look> looks;
    Card painting;
    Seat painter;
    int count = 0;
    State after;
};

struct Rules : RulesOf<Rules, Setup, State, Move> {
#include "core/rules/game/answers.inc"
    bool over(const State& state) const { return state.stage == Stage::over; }
    /// All play at once.
    std::optional<Seat> start_player(const Move& /*move*/) const { return std::nullopt; }
    /// Returns the table after some steps of the event that led to it, or after all of them (Viewport::step).
    picture::Picture picture(std::span<const State> states, std::size_t ply, const picture::Viewport& viewport) const;
    picture::Picture picture(const State& state, const picture::Viewport& viewport) const;

    // Judge, play, forms, boards and scores share these terms of the rules page.
    std::size_t seats() const { return names.size(); }
    bool in_deck(Card card) const;
    int deck_size() const { return setup.extended ? 44 : 36; }
    int coins_of_each_suit() const { return seats() == 4 ? 12 : 11; }
    /// Returns the coins of a suit in the economy, with the players and in the reserve.
    long long coins_in_all(const State& state, Suit suit) const;
    /// Returns the paintings in the order of arrival.
    std::vector<Card> studio(const State& state, Seat seat) const;
    std::vector<Card> palace(const State& state, Seat seat) const;
    /// Returns the players who still have to reveal; empty in other phases.
    std::vector<Seat> waiting(const State& state) const;
    bool all_revealed(const State& state) const;
    std::vector<Card> unseen(const State& state) const;  ///< Returns the cards that may be in a hand.
    /// Returns the cards of the round, the biggest first.
    std::vector<RoundCard> in_order(const State& state) const;
    /// Returns the players for whom the game waits, the most important first. During discards these are the players
    /// who have not discarded.
    std::vector<Seat> awaited(const State& state) const;

    /// Returns why this player has no card to lay down, or nothing.
    Verdict empty_hand(const State& state, Seat player) const;
    /// Returns why this player may not reveal a card now, whichever it is.
    Verdict no_reveal(const State& state, Seat player) const;
    /// Returns why this player may not discard a card now, whichever it is.
    Verdict no_discard(const State& state, Seat player) const;

    /// Returns the coins that a Sketch with this card would take now.
    Purse sketched(const State& state, Card card) const;
    /// Returns the paintings that the Patron would look at now, in order. It buys the last one, if it buys any.
    std::vector<Look> patron(const State& state) const;
    /// Returns the look that the Patron would have now at this painting.
    Look fetches(const State& state, Seat painter, Card painting) const;
    /// Returns the painting that the Palace would move now, and its painter.
    std::optional<std::pair<Seat, Card>> palace_now(const State& state) const;
    /// Returns at most `most` ways to pay for a painting. Those that leave most suits come first.
    std::vector<Purse> payments(const Purse& purse, int price, std::size_t most) const;
    /// Returns how many suits are left after this payment.
    static int suits_left(const Purse& purse, const Purse& pay);

    /// Returns every step of resolving the cards on the table, up to a choice of coins or the end of the round.
    /// `after` of the last step is the table as the resolution leaves it.
    std::vector<ResolutionStep> resolution(const State& round) const;
    /// Returns every step of the resolution after the due Paint has been paid.
    std::vector<ResolutionStep> resolution_paid(const State& state, const Purse& coins) const;
    /// Returns the steps that led from one state to the next; none if no round resolved between them.
    std::vector<ResolutionStep> steps_between(const State& before, const State& after) const;
    /// Returns a step in words, with its clause.
    Consequence consequence_of(const ResolutionStep& step) const;
};
static_assert(castalia::Rules<Rules>);

/// Returns whether `one` is bigger: by rank, then a Court before a Pawn before a Crown, then suit by suit.
bool bigger(Card one, Card other);
int rank(Card card);   ///< Returns the rank, which is 1 for an Ace and 10 for a Crown, Pawn or Court.
int price(Card card);  ///< Returns the price that a Patron pays: the rank, and one coin for each suit.
/// Returns whether the purse has enough coins for a Paint with this card.
bool can_paint(const Purse& purse, Card card);
/// Returns whether a sum can be paid out of the purse in more than one way.
bool has_choice(const Purse& purse, int sum);
/// Returns the name of an action on buttons and in sentences.
Text use_name(Use use);

/// Return the curves of a session, and who is ahead by paintings in the palace and then in the studio.
std::vector<Series> series(const Playthrough& playthrough);
std::vector<Seat> players_ahead(const Playthrough& playthrough, std::size_t ply);

/// Returns how the coins went from round to round; nothing before the second round.
std::vector<Curves> curves(const Playthrough& playthrough);

/// Returns the sheets to print: one to fill in by hand, and the action squares.
std::vector<BlankSheet> blank_sheets();
/// Plays the game on from a moment between sensible players.
std::unique_ptr<Playout> continued(const Playthrough& playthrough, std::size_t ply, RandomSource& random);

/// Returns how the table is laid out for these players and this setup, which may be incomplete.
TableLayout layout(const Players& players, const Json& setup, const Translate& translate);

/// Draws a table that looks like the game.
picture::Picture tile(const picture::Viewport& viewport);

/// Adds everything that can be counted in this state.
void count_table(const Rules& rules, const State& state, Counting& counting);

Game game();

}  // namespace castalia::muse_decktet
