#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "core/rules/declaration/move_kinds.h"

/// The moves, one struct for each event of the rules page, each with its declaration. Galleries and spaces count from
/// 0 here, spaces from 1 in records.
namespace castalia::musee {

inline constexpr int kGalleries = 3, kMostSpaces = 6;
inline constexpr std::array<std::string_view, kGalleries> kGalleryWords{"upper", "middle", "lower"};
/// Returns the spaces of a gallery (musee.setup.galleries).
constexpr int spaces_for(int players) { return players == 3 ? 5 : kMostSpaces; }
/// Returns the highest number of a painting (musee.setup.cards).
constexpr int cards_for(int players) { return players == 3 ? 60 : 50; }

/// The tokens between the galleries, true for a staircase and false for a chandelier: the row beneath the upper
/// gallery, then the row above the lower one, each by column.
using Stairs = std::array<std::array<bool, kMostSpaces>, 2>;

/// The number of a painting.
struct CardKind {
    int read(Value value, const RecordPlace& at, const auto& rules) const { return of(rules).read(value, at); }
    Json json(int card) const { return card; }
    int parse(NotationLine& line, std::string_view what, const auto& rules, const auto&) const {
        return of(rules).parse(line, what);
    }
    std::string print(int card) const { return std::to_string(card); }
    static Json schema() { return {{"$ref", "#/definitions/musee_card"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::card;

private:
    static Number<int> of(const auto& rules) { return number(1, cards_for(rules.players())); }
};

/// The space of a gallery, counted from the left.
struct SpaceKind {
    int read(Value value, const RecordPlace& at, const auto& rules) const { return of(rules).read(value, at); }
    Json json(int space) const { return space + 1; }
    static Json schema() { return {{"$ref", "#/definitions/musee_space"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::place;

private:
    static Number<int> of(const auto& rules) { return number_from_one(spaces_for(rules.players())); }
};

struct GalleryKind {
    int read(Value value, const RecordPlace& at) const { return static_cast<int>(at.choice(value, kGalleryWords)); }
    Json json(int gallery) const { return kGalleryWords.at(static_cast<std::size_t>(gallery)); }
    static Json schema() { return {{"enum", kGalleryWords}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
};

/// The staircases: {"upper": [2, 4, 6], "lower": [1, 3, 5]} in records, "u246 l135" in lines.
struct StairsKind {
    /// Throws BadRecord if the staircases do not suit the number of players (musee.setup.stairs).
    static Stairs read(Value value, const RecordPlace& at, int players);
    Stairs read(Value value, const RecordPlace& at, const auto& rules) const {
        return read(value, at, rules.players());
    }
    static Json json(const Stairs& stairs);
    static Stairs parse(NotationLine& line, int players);
    Stairs parse(NotationLine& line, std::string_view, const auto& rules, const auto&) const {
        return parse(line, rules.players());
    }
    static std::string print(const Stairs& stairs);
    static Json schema() { return {{"$ref", "#/definitions/musee_stairs"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::pattern;
};

struct Display {
    Seat player;
    int card = 1;
    int gallery = 0, space = 0;
    std::optional<Seat> drawer;  ///< The player who draws a card; nothing for the one who hung the painting.
    bool operator==(const Display&) const = default;

    // A line names gallery and space in one word, "31 m4".
    static constexpr auto declared() {
        return declare("display", typed("hang", "h", "display", "d"), actor(&Display::player),
                       field("card", &Display::card, CardKind{}, "the number of the painting").labelled("Number"),
                       field("gallery", &Display::gallery, GalleryKind{})
                           .labelled("goes to")
                           .asked_as("gallery+space")
                           .chosen_as("the gallery and the space"),
                       field("space", &Display::space, SpaceKind{}),
                       field("drawer", &Display::drawer, a_player, "the player who takes the card")
                           .labelled("the card goes to"));
    }
};
struct Stuck {
    Seat player;
    bool operator==(const Stuck&) const = default;

    static constexpr auto declared() { return declare("stuck", typed("stuck", "k"), actor(&Stuck::player)); }
};
struct NextGame {
    Seat first;
    Stairs stairs{};
    bool operator==(const NextGame&) const = default;

    static constexpr auto declared() {
        return declare("next_game", typed("next", "n"), actor(&NextGame::first, "first").labelled("begins"),
                       field("stairs", &NextGame::stairs, StairsKind{})
                           .labelled("Staircases")
                           .chosen_as("the staircases"))
            .cited_under("match.next");
    }
};
struct Adjust {
    enum class What : std::uint8_t { hand, draw_pile };
    What what{};
    Seat player;
    int to = 0;
    bool operator==(const Adjust&) const = default;

    static constexpr auto declared() {
        return declare("adjust", typed("adj", "adjust", "count"),
                       counted(&Adjust::what,
                               count(What::hand, "hand", typed("hand"),
                                     field("player", &Adjust::player, a_player, "the player whose it is")),
                               count(What::draw_pile, "draw_pile", typed("pile"))),
                       field("to", &Adjust::to, counted_number, "the number that was counted").labelled("Counted"));
    }
};

using Move = std::variant<Display, Stuck, NextGame, Adjust>;

}  // namespace castalia::musee
