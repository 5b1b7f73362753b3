#pragma once

#include <algorithm>
#include <cstdint>

#include "core/games/open_table/moves.h"
#include "core/picture/picture.h"
#include "core/rules/game/rules_of.h"

namespace castalia::open_table {

// A column in records and notation is called a round in sentences, because the score pad is drawn with a row for
// each.
inline constexpr std::size_t kMostColumns = 200;
inline constexpr std::size_t kMostCounters = 20;
/// A cell of the score pad that nobody has filled in.
inline constexpr long long kEmpty = kNoNumber;

/// Returns the index of what belongs to a seat. Assumes that it is the seat of a player.
constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat.index); }

struct Counter {
    std::string name;
    long long start = 0;
    std::optional<long long> min, max;
    bool operator==(const Counter&) const = default;
};

struct Setup {
    std::vector<DeckKind> decks;  ///< Each kind at most once.
    std::vector<Counter> counters;
    std::vector<std::string> columns;
    bool highest_wins = true;
    std::vector<std::vector<Seat>> teams;  ///< Empty if everybody plays for themselves.
};

/// A card that has been seen, with its deck and the player who laid it there.
struct Laid {
    std::uint8_t deck = 0;
    Card card;
    std::uint8_t seat = 0;
    bool operator==(const Laid&) const = default;
};

struct State {
    Seat turn;
    int turns = 1;
    bool over = false;
    std::vector<std::string> added;   ///< The columns added after the setup.
    std::vector<long long> counters;  ///< The counters of the first seat, then of the second …
    /// The scores in halves, those of the first column, then of the second …
    std::vector<long long> scores;
    /// The cards in the order in which they were laid. The last one lies on top.
    std::vector<Laid> table, discard;
    std::vector<long long> in_deck, in_discard;  ///< The number of cards by deck; a count of the table replaces them.
    Finish said;                                 ///< What the table said about the end.

    bool operator==(const State&) const = default;
};

/// Returns how many cells of the score pad nobody has filled in.
inline long long empty_cells(const State& state) {
    return static_cast<long long>(std::ranges::count(state.scores, kEmpty));
}

struct Rules : RulesOf<Rules, Setup, State, Move> {
#include "core/rules/game/answers.inc"
    bool over(const State& state) const { return state.over; }
    /// A turn or a card played says who began. Whose score was written first says nothing.
    std::optional<Seat> start_player(const Move& move) const {
        return std::holds_alternative<Turn>(move) || std::holds_alternative<Play>(move) ? actor(move) : std::nullopt;
    }
    /// Returns the table as it is seen.
    picture::Picture picture(const State& state, const picture::Viewport& viewport) const;

    // Judge, play, form, boards and scores share these terms of the rules page.
    std::size_t columns(const State& state) const { return setup.columns.size() + state.added.size(); }
    const std::string& column(const State& state, std::size_t column) const;
    std::vector<std::string> rounds(const State& state) const;  ///< The names of all columns.
    /// Returns the first round in which the player has no score. If there is none, it is one that the pad does not
    /// have yet.
    std::string next_round(const State& state, Seat player) const;
    std::optional<std::size_t> column_called(const State& state, std::string_view name) const;
    std::optional<std::size_t> counter_called(std::string_view name) const;
    std::optional<std::uint8_t> deck_of(DeckKind kind) const;
    /// Returns the card that a word names, even if no deck here has it. If two decks have a card of this name, the
    /// first deck of the table counts.
    std::optional<Card> card_called(std::string_view word) const;
    /// Returns whether another card at this table has the code of this one, as the ace of spades and the Ace of Suns.
    bool has_namesake(Card card) const;
    /// Returns the deck that has to be named so that this card is meant and not another one with its code; nothing if
    /// its code alone means it.
    std::optional<std::uint8_t> deck_to_name(Card card) const;
    std::size_t cell(std::size_t column, Seat seat) const;            ///< The index in State::scores.
    std::size_t counter_index(Seat seat, std::size_t counter) const;  ///< The index in State::counters.
    /// Returns the score in halves, or kEmpty.
    long long score(const State& state, std::size_t column, Seat seat) const;
    long long counter(const State& state, Seat seat, std::size_t counter) const;
    /// Returns the total in halves; kEmpty if the player has no score.
    long long total(const State& state, Seat seat) const;
    /// Returns the total of a side in halves; kEmpty if none of its players has a score.
    long long total(const State& state, const std::vector<Seat>& side) const;
    /// Returns the zone in which the card of that deck lies: the table, the discard pile, or unseen in the deck or in
    /// a hand.
    CardZone zone_of(const State& state, std::uint8_t deck, Card card) const;
    /// Returns the deck whose card this play moves: the named one, else the first from which the card can go there;
    /// nothing if no deck has such a card or none of them can.
    std::optional<std::uint8_t> moved(const State& state, const Play& play) const;
    /// Returns the teams in the order of the setup; if there are none, each player is a team.
    std::vector<std::vector<Seat>> sides() const;
};
static_assert(castalia::Rules<Rules>);

/// Return the curves of a session, and who is ahead by points; nobody before the first score.
std::vector<Series> series(const Playthrough& playthrough);
std::vector<Seat> players_ahead(const Playthrough& playthrough, std::size_t ply);

/// Returns the sheet to fill in by hand.
BlankSheet blank_sheet();

/// Draws a table that looks like the game.
picture::Picture tile(const picture::Viewport& viewport);

/// Adds everything that can be counted in this state.
void count_table(const Rules& rules, const State& state, Counting& counting);

Game game();

}  // namespace castalia::open_table
