#pragma once

#include <array>
#include <cstdint>

#include "core/games/open_table/cards.h"
#include "core/rules/declaration/word_kind.h"
#include "core/rules/game/view.h"
#include "core/rules/text/catalogue.h"
#include "core/rules/text/mapped.h"

/// The kinds of values that only an open table has (core/rules/declaration/move_kinds.h).
namespace castalia::open_table {

/// The part of the table in which a card lies. Unseen cards are in the deck or in a hand.
enum class CardZone : std::uint8_t { table, discard, deck };
inline constexpr auto kZones = std::to_array<std::string_view>({"table", "discard", "deck"});
constexpr std::string_view zone_word(CardZone zone) { return kZones[static_cast<std::size_t>(zone)]; }
inline constexpr auto a_zone = one_of<CardZone>("table", "discard", "deck");

/// A card by its code. Its deck decides which card a word names, so the two are read together by hand.
struct CardKind {
    std::string json(Card card) const { return code(card); }
    std::string print(Card card) const { return lowered(code(card)); }
    static Json schema() { return {{"$ref", "#/definitions/card"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::card;
};
/// One of the kinds of decks.
struct DeckWord : WordKind<DeckWord, DeckKind> {
    static std::optional<DeckKind> called(std::string_view word) { return deck_kind(word); }
    static std::string_view word_of(DeckKind kind) { return deck_word(kind); }
    static constexpr std::string_view
        kNotRead = in_catalogue("standard, standard+2jokers, decktet or decktet-extended belongs here, not {value}"),
        kNotTyped = in_catalogue(
            "\"{word}\" is no deck; here stands standard, standard+2jokers, decktet or decktet-extended");
    static Json schema() { return {{"$ref", "#/definitions/deck"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
};
inline constexpr DeckWord a_deck;
/// One of the decks of the table, by its index in the setup.
struct TableDeck : DeckWord {
    std::uint8_t read(Value value, const RecordPlace& at, const auto& rules) const {
        const DeckKind kind = DeckWord::read(value, at);
        const std::optional<std::uint8_t> deck = rules.deck_of(kind);
        if (!deck) {
            at.fail(say("this table has no deck {deck}", {{"deck", literally(deck_word(kind))}}));
        }
        return *deck;
    }
    Json json(std::uint8_t deck, const auto& rules) const { return deck_word(rules.setup.decks.at(deck)); }
    std::string print(std::uint8_t deck, const auto& rules) const { return json(deck, rules); }
};
/// Returns the name that was typed: one that matches exactly, else one that matches in another case, else the typed
/// words. Throws BadRecord if these are no name.
std::string called(const std::vector<std::string>& names, const std::string& typed);

/// Returns the round that was typed: its name in any case, its first letters with its number, "r2" for "Round 2", or
/// r and its place where it has a name of its own. Returns nothing if no round is called so, or several may be meant.
std::optional<std::string> round_called(const std::vector<std::string>& rounds, const std::string& typed);
/// Returns whether the next word begins a number or a sum.
bool starts_sum(const NotationLine& line);

/// A name to the end of the line, with or without quotation marks.
struct NameToTheEnd : NameText {
    std::string parse(NotationLine& line, std::string_view what) const;
};
/// The name of a round of the score pad.
struct RoundName : NameText {
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
};
/// The name of a counter. A line may leave it out if the table has only one.
struct CounterName : NameText {
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
    std::string parse(NotationLine& line, std::string_view what, const auto& rules, const auto&) const {
        return meant(rules, line, what, line.take_rest());
    }
    /// Returns the counter that was typed, in any case; a name that no counter has is returned unchanged.
    static std::string meant(const auto& rules, NotationLine& line, std::string_view what, const std::string& typed) {
        const std::vector<std::string> names =
            mapped(rules.setup.counters, [](const auto& counter) { return counter.name; });
        return among(names, line, what, typed);
    }

private:
    static std::string among(const std::vector<std::string>& names, NotationLine& line, std::string_view what,
                             const std::string& typed);
};
/// The change of a counter: any whole number except 0, or a sum.
struct ChangeKind {
    long long read(Value value, const RecordPlace& at) const;
    Json json(long long by) const { return by; }
    std::optional<long long> parse_if(NotationLine& line, std::string_view what) const;
    std::string print(long long by) const { return (by > 0 ? "+" : "") + std::to_string(by); }
    static Json schema();
    static constexpr std::pair<long long, long long> bounds() { return {-kMostCounted, kMostCounted}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::sum;
};
inline constexpr ChangeKind a_change;
inline constexpr std::string_view kByHowMuch = in_catalogue("by how much (such as -3)");
/// Points, whole or with a half, or a sum of them. 25 halves are 12.5 points.
struct PointsKind {
    long long read(Value value, const RecordPlace& at) const;
    Json json(long long halves) const { return number_json(halves, 2); }
    long long parse(NotationLine& line, std::string_view what) const;
    std::string print(long long halves) const { return number_text(halves, 2); }
    static Json schema() { return {{"$ref", "#/definitions/points"}}; }
    static constexpr std::pair<long long, long long> bounds() { return {-kMostCounted, kMostCounted}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::sum;
};
inline constexpr PointsKind some_points;
inline constexpr std::string_view kTheScore = in_catalogue("the score (such as 12, 12.5 or 3+6+2)");
/// How the whole table came out, in one word.
struct OutcomeWord : WordKind<OutcomeWord, GameOutcome> {
    static std::optional<GameOutcome> called(std::string_view word);
    static std::string_view word_of(GameOutcome outcome) { return outcome_word(outcome); }
    std::optional<GameOutcome> parse_if(NotationLine& line, std::string_view what) const;
    static constexpr std::string_view kNotRead = in_catalogue("won, lost or none belongs here, not {value}"),
                                      kNotTyped = in_catalogue("\"{word}\" is neither won, lost nor none");
    static Json schema() { return {{"$ref", "#/definitions/outcome"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
};
inline constexpr OutcomeWord an_outcome;

/// The players who won, or all players of the teams that did.
struct WinnersKind : ListOf<PlayerKind, Seat> {
    static constexpr std::size_t kMost = 12;
    constexpr WinnersKind() : ListOf{{}, 1, kMost} {}
    static constexpr Slot::Kind kSlot = Slot::Kind::place;  ///< One choice names all of them.

    /// Reads names to the end of the line. A player of a team stands for all of it.
    std::optional<std::vector<Seat>> parse_if(NotationLine& line, std::string_view what, const auto& rules,
                                              const auto&) const {
        return line.done() || line_says_outcome(line)
                   ? std::nullopt
                   : std::optional(with_teams(taken(line, what), rules.setup.teams));
    }
    std::vector<Seat> parse(NotationLine& line, std::string_view what, const auto& rules, const auto&) const {
        return with_teams(taken(line, what), rules.setup.teams);
    }
    std::string print(const std::vector<Seat>& winners, const auto& rules) const {
        std::string words;
        for (const Seat seat : winners) {
            words += (words.empty() ? "" : " ") + printed(rules.name(seat));
        }
        return words;
    }

private:
    static bool line_says_outcome(const NotationLine& line);
    static std::vector<Seat> taken(NotationLine& line, std::string_view what);
    static std::vector<Seat> with_teams(std::vector<Seat> winners, const std::vector<std::vector<Seat>>& teams);
    static std::string printed(const std::string& name);
};
inline constexpr WinnersKind some_winners;

/// A player, always in quotation marks.
struct QuotedPlayer : PlayerKind {
    std::string print(Seat seat, const auto& rules) const { return Json(rules.name(seat)).dump(); }
};

}  // namespace castalia::open_table
