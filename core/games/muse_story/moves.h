#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/parts/playing_cards.h"
#include "core/rules/text.h"

/// The events of Muse, the storytelling game, as values.
namespace castalia::muse_story {

using playing::Card;

enum class Phase : std::uint8_t { setup, introduction, development, climax, epilogue, over };
enum class Side : std::uint8_t { yes, no };
enum class Aim : std::uint8_t { jump_in, object };
enum class ElementKind : std::uint8_t { none, character, thing, place };
enum class Mark : std::uint8_t { open, checked, refreshed, crossed };
enum class Status : std::uint8_t { sheet, in_play, answered, erased, crossed };

constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
constexpr Side other(Side side) { return side == Side::yes ? Side::no : Side::yes; }

struct Votes {
    int in_favour = 0, against = 0;
    bool operator==(const Votes&) const = default;
};

// What can happen, one struct an event of the rules page. Questions and elements count from 0 here; records number
// questions from 1 and letter elements from A. Where the page lets the narrator act, a player may be left out.
struct Agree {
    enum class What : std::uint8_t { conduct, genre, tone };
    What what{};
    std::string text;
    std::optional<Votes> votes;
    bool operator==(const Agree&) const = default;
};
struct NewElement {
    Seat player;
    std::string text;
    ElementKind kind = ElementKind::none;
    bool operator==(const NewElement&) const = default;
};
struct NewQuestion {
    Seat player;
    std::string text;
    std::vector<int> elements;
    bool operator==(const NewQuestion&) const = default;
};
struct Begin {
    Seat narrator;
    bool operator==(const Begin&) const = default;
};
struct Narrate {
    Seat player;
    std::string text;
    bool operator==(const Narrate&) const = default;
};
struct Choose {
    std::optional<Seat> player;
    int question = 0;
    std::vector<int> check;
    bool operator==(const Choose&) const = default;
};
struct Add {
    std::optional<Seat> player;
    int question = 0;
    Side answer{};
    int from_hand = 0;  ///< 0: one card from the deck.
    bool operator==(const Add&) const = default;
};
struct Answer {
    std::optional<Seat> player;
    int question = 0;
    bool operator==(const Answer&) const = default;
};
struct Show {
    Side answer{};
    std::vector<Card> cards;
    bool operator==(const Show&) const = default;
};
struct Tides {
    Seat player;
    std::vector<Card> cards;
    bool operator==(const Tides&) const = default;
};
struct Contender {
    Seat player;
    Aim aim{};
    bool operator==(const Contender&) const = default;
};
struct StartContest {
    std::vector<Contender> contenders;
    std::string against;
    bool operator==(const StartContest&) const = default;
};
struct Flip {
    std::vector<std::pair<Seat, Card>> cards;
    bool operator==(const Flip&) const = default;
};
struct Settle {
    std::optional<Seat> winner;
    bool operator==(const Settle&) const = default;
};
struct EndTurn {
    std::optional<Seat> player;
    bool operator==(const EndTurn&) const = default;
};
struct Veto {
    enum class Outcome : std::uint8_t { withdrawn, explained, upheld, overruled };
    Seat player;
    std::string text;
    Outcome outcome{};
    std::optional<Votes> votes;
    bool operator==(const Veto&) const = default;
};
struct Erase {
    int question = 0;
    bool operator==(const Erase&) const = default;
};
struct Reach {
    Phase to = Phase::development;
    bool operator==(const Reach&) const = default;
};
struct Epilogue {
    std::vector<std::pair<Seat, std::vector<Card>>> hands;
    std::optional<Seat> winner;
    bool operator==(const Epilogue&) const = default;
};
struct Adjust {
    enum class What : std::uint8_t { hand, deck, discard, answer };
    What what{};
    Seat player;
    int question = 0;
    Side answer{};
    int to = 0;
    bool operator==(const Adjust&) const = default;
};

}  // namespace castalia::muse_story
