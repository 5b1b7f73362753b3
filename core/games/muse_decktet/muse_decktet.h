#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "core/parts/decktet.h"
#include "core/rules/game.h"

namespace castalia::muse_decktet {

using decktet::Card;
using decktet::Purse;
using decktet::Suit;

inline constexpr std::size_t kMostPlayers = 4;
inline constexpr int kHand = 4;        ///< So many cards at the start and at the end of a round.
inline constexpr int kPalaceEnds = 4;  ///< So many paintings in one palace end the game.
inline constexpr int kGrowths = 4;     ///< So often the economy grows.

/// What a card on the table is there for.
enum class Use : std::uint8_t { sketch, paint, patron, palace, discard };

// What can happen, one struct an event of the rules page.
struct Reveal {
    Seat player;
    Use action = Use::sketch;  ///< Never `discard`.
    Card card;
    bool operator==(const Reveal&) const = default;
};
struct Discard {
    Seat player;
    Card card;
    bool operator==(const Discard&) const = default;
};
struct Resolve {
    bool operator==(const Resolve&) const = default;
};
struct Pay {
    Seat player;
    Purse coins;
    bool operator==(const Pay&) const = default;
};
struct Adjust {
    enum class What : std::uint8_t { coins, economy, draw_pile, discard_pile, hand };
    What what{};
    Seat player;
    Suit suit{};
    int to = 0;
    bool operator==(const Adjust&) const = default;
};

/// Where a card is known to be.
enum class Place : std::uint8_t { unseen, discard, round, studio, palace };
struct Lot {
    Place place = Place::unseen;
    std::uint8_t owner = 0;   ///< Of a studio or palace.
    std::uint16_t order = 0;  ///< There, in the order of arrival.
    bool operator==(const Lot&) const = default;
};

/// One card of the round, until it has been resolved.
struct Entry {
    Seat player;
    Use use = Use::sketch;
    Card card;
    bool operator==(const Entry&) const = default;
};

enum class Stage : std::uint8_t { round, pay, over };

struct State {
    int number = 1;  ///< Of the round.
    Stage stage = Stage::round;
    std::vector<Entry> entries;  ///< What lies on the table, in the order in which it was entered.
    std::array<bool, kMostPlayers> revealed{}, discarded{}, sits_out{};
    std::optional<Entry> unpaid;    ///< The Paint that waits for its coins; one of the entries.
    Purse economy, economy_before;  ///< `before`: as the round that resolved last found it.
    std::array<Purse, kMostPlayers> coins{}, coins_before{};
    std::array<int, kMostPlayers> hand{};  ///< Without what lies on the table.
    int draw_pile = 0, discard_pile = 0, exhaustions = 0;
    std::vector<Seat> owed;  ///< Draws that wait for a card in the pile.
    int resolutions = 0;     ///< So often a round resolved or went on resolving.
    Purse paid;              ///< With which it went on the last time.
    std::array<Lot, decktet::kCards> lots{};
    std::uint16_t arrivals = 0;

    bool operator==(const State&) const = default;
};

struct Setup {
    bool extended = false;
};

/// One painting as the Patron looks at it: what the economy has and lacks of the price, suit after suit.
struct Look {
    Card painting;
    Seat painter;
    int price = 0;
    struct Till {
        Suit suit;
        int holds = 0;
        int lacks = 0;  ///< 0: enough.
    };
    std::vector<Till> tills;  ///< Top to bottom, up to the one that buys.
    bool sold() const { return !tills.empty() && tills.back().lacks == 0; }
};

/// One step of a resolution: what happened, what it was decided by, and the table after it.
struct Step {
    enum class Kind : std::uint8_t {
        sketch,       ///< `coins` came, `without` lists the suits that the economy did not have.
        painted,      ///< `coins` were paid.
        unpaid,       ///< Could not be paid: `price` is due, `held` were there.
        asks,         ///< The painter has a choice: the resolution waits for it.
        search,       ///< What the Patron looked at without buying.
        bought,       ///< The last of `looks`.
        no_buyer,     ///< The Patron bought nothing.
        moved,        ///< `painting` of `painter` into the palace.
        no_painting,  ///< The Palace found no studio with a painting.
        discarded,
        emptied,     ///< The pile became empty, for the `count`th time.
        grown,       ///< One coin of each suit into the economy.
        shuffled,    ///< `count` discarded cards are the new pile.
        waits,       ///< Nothing to draw: `player` is owed a card.
        drawn_late,  ///< `player` draws what was owed.
        round_over,
        game_over,
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

struct Rules {
    using State = muse_decktet::State;
    using Move = std::variant<Reveal, Discard, Resolve, Pay, Adjust>;

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
    bool over(const State& state) const { return state.stage == Stage::over; }
    Move read(Fields& fields) const;
    void write(const Move& move, Json& object) const;
    std::string notation(const Move& move) const;
    Move parse(const State& state, NotationLine& line) const;
    std::optional<Seat> actor(const Move& move) const;

    // The words of the rules page, for judge, play, boards and scores alike.
    std::size_t seats() const { return names.size(); }
    bool in_deck(Card card) const;
    int deck_size() const { return setup.extended ? 44 : 36; }
    int coins_of_each_suit() const { return seats() == 4 ? 12 : 11; }
    std::vector<Card> studio(const State& state, Seat seat) const;  ///< In the order of arrival.
    std::vector<Card> palace(const State& state, Seat seat) const;
    /// Whose cards the round still waits for; empty when everybody has revealed, and in other phases.
    std::vector<Seat> waiting(const State& state) const;
    bool all_revealed(const State& state) const;
    std::vector<Card> unseen(const State& state) const;     ///< Cards that may be in a hand.
    std::vector<Entry> in_order(const State& state) const;  ///< The cards of the round, biggest first.
    /// Whom the game waits for, the first one foremost; in the time of discards whoever has not discarded.
    std::vector<Seat> awaited(const State& state) const;

    /// What the Patron would look at now, in order; it ends with the painting that it buys, if any.
    std::vector<Look> patron(const State& state) const;
    /// What this painting would fetch if it were the one that the Patron looks at.
    Look fetches(const State& state, Seat painter, Card painting) const;
    /// The painting that the Palace would move now, and its painter.
    std::optional<std::pair<Seat, Card>> palace_now(const State& state) const;
    /// The ways to pay for a painting, the ones that leave most suits first, at most so many. All of them when fewer.
    std::vector<Purse> payments(const Purse& purse, int price, std::size_t most) const;
    /// So many suits are left after this payment.
    static int suits_left(const Purse& purse, const Purse& pay);

    /// What follows when what lies on the table resolves: every step up to a choice of coins or the end of the round.
    /// A function of the state alone; the last step's `after` is the table as it leaves it.
    std::vector<Step> resolution(const State& round) const;
    /// The same with a due Paint paid first.
    std::vector<Step> resolution_paid(const State& state, const Purse& coins) const;
    /// The steps that led from one state to the next, where a round resolved between them.
    std::vector<Step> steps_between(const State& before, const State& after) const;
    Consequence told(const Step& step) const;
};
static_assert(castalia::Rules<Rules>);

/// Bigger first: rank, then Court over Pawn over Crown, then suit by suit.
bool bigger(Card one, Card other);
int rank(Card card);   ///< Ace 1, Crown, Pawn and Court 10.
int price(Card card);  ///< What a Patron pays: the rank and one for each suit.
/// Can a sum be paid out of the purse in more than one way?
bool has_choice(const Purse& purse, int sum);

const Game& game();

}  // namespace castalia::muse_decktet
