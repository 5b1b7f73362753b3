#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "core/games/open_table/kinds.h"

/// The moves of an open table, one struct for each event of the rules page, with its declaration.
namespace castalia::open_table {

struct Play {
    Seat player;
    Card card;
    std::optional<std::uint8_t> deck;  ///< The index in Setup::decks, if the table named it.
    CardZone to{};
    bool operator==(const Play&) const = default;

    static constexpr auto declared() {
        return declare("play", typed("play", "p", "card"), actor(&Play::player).labelled("Player"),
                       field("card", &Play::card, CardKind{}).labelled("Card"),
                       field("deck", &Play::deck, TableDeck{}, "the deck").after("of").labelled("of"),
                       field("to", &Play::to, a_zone, "where it goes")
                           .unless_typed(CardZone::table)
                           .labelled("to")
                           .chosen_as("the place of the card"))
            .cited_under("card");
    }
};
struct Count {
    Seat player;
    std::string name;
    long long by = 0;
    bool operator==(const Count&) const = default;

    static constexpr auto declared() {
        return declare(
            "count", typed("count", "c"), actor(&Count::player).labelled("Player"),
            field("name", &Count::name, CounterName{}, "the name of the counter").last().labelled("Counter"),
            field("by", &Count::by, a_change, kByHowMuch).labelled("up or down by"));
    }
};
struct Score {
    Seat player;
    std::string column;
    long long halves = 0;
    bool operator==(const Score&) const = default;

    static constexpr auto declared() {
        return declare("score", typed("score", "s"), actor(&Score::player).labelled("Player"),
                       field("column", &Score::column, RoundName{}, "the round").last().labelled("in"),
                       field("value", &Score::halves, some_points, kTheScore).labelled("Score"));
    }
};
struct Column {
    std::string name;
    bool operator==(const Column&) const = default;

    static constexpr auto declared() {
        return declare("column", typed("column", "col", "n"),
                       field("name", &Column::name, NameToTheEnd{}, "the name of the round").labelled("Name"));
    }
};
struct Turn {
    Seat player;
    bool operator==(const Turn&) const = default;

    static constexpr auto declared() {
        return declare("turn", typed("turn", "t"), actor(&Turn::player).labelled("Player"));
    }
};
struct Finish {
    std::optional<std::vector<Seat>> winners;  ///< If the table said who won.
    std::optional<GameOutcome> outcome;        ///< If it said how all of them came out.
    bool operator==(const Finish&) const = default;

    static constexpr auto declared() {
        return declare(
            "finish", typed("finish"),
            field("winners", &Finish::winners, some_winners, "who won").labelled("Won by").chosen_as("the winners"),
            field("outcome", &Finish::outcome, an_outcome, "how it ended")
                .labelled("The whole table")
                .chosen_as("the result"));
    }
};
struct Adjust {
    enum class What : std::uint8_t { counter, deck, discard };
    What what{};
    Seat player;       ///< The owner of a counter.
    std::string name;  ///< The name of a counter.
    DeckKind deck{};   ///< The deck, or the deck of a discard pile.
    long long to = 0;
    bool operator==(const Adjust&) const = default;

    static constexpr auto declared() {
        const auto deck = field("deck", &Adjust::deck, a_deck, "the deck");
        return declare("adjust", typed("adj", "adjust"),
                       counted(&Adjust::what,
                               count(What::counter, "counter", typed("counter"),
                                     field("player", &Adjust::player, QuotedPlayer{}, "a player"),
                                     field("name", &Adjust::name, CounterName{}, "the name of the counter").last()),
                               count(What::deck, "deck", typed("deck"), deck),
                               count(What::discard, "discard", typed("discard"), deck)),
                       field("to", &Adjust::to, long_number(0, kMostCounted), "the number that was counted")
                           .labelled("Counted"));
    }
};

using Move = std::variant<Play, Count, Score, Column, Turn, Finish, Adjust>;

}  // namespace castalia::open_table
