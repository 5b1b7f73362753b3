#pragma once

#include <array>
#include <variant>

#include "core/parts/decktet_kinds.h"
#include "core/rules/declaration/move_kinds.h"

/// The moves of Muse for the Decktet, one struct for each event of the rules page, with its declaration.
namespace castalia::muse_decktet {

using decktet::Card;
using decktet::code_and_name;
using decktet::code_text;
using decktet::Purse;
using decktet::Suit;

/// The purpose for which a player laid a card on the table.
enum class Use : std::uint8_t { sketch, paint, patron, palace, discard };
/// The words of records and notation, in the order of Use. All but the last are actions of a reveal.
inline constexpr auto kUses = std::to_array<std::string_view>({"sketch", "paint", "patron", "palace", "discard"});
constexpr std::string_view use_word(Use use) { return kUses[static_cast<std::size_t>(use)]; }
/// The action of a reveal, which is the verb of its line.
inline constexpr auto an_action = one_of<Use>(typed("sketch", "s", "sk"), typed("paint", "p", "paints"),
                                              typed("patron", "t"), typed("palace", "l"));

struct Reveal {
    Seat player;
    Use action = Use::sketch;  ///< Any use except `discard`.
    Card card;
    bool operator==(const Reveal&) const = default;

    static constexpr auto declared() {
        return declare("reveal", typed("sketch", "s", "sk", "paint", "p", "paints", "patron", "t", "palace", "l"),
                       actor(&Reveal::player).labelled("Who"),
                       field("action", &Reveal::action, an_action, "an action"),
                       field("card", &Reveal::card, decktet::a_card).passing("with").labelled("with"));
    }
};
struct Discard {
    Seat player;
    Card card;
    bool operator==(const Discard&) const = default;

    static constexpr auto declared() {
        return declare("discard", typed("discard", "d", "discards"), actor(&Discard::player).labelled("Who"),
                       field("card", &Discard::card, decktet::a_card).passing("with").labelled("with"));
    }
};
struct Resolve {
    bool operator==(const Resolve&) const = default;

    static constexpr auto declared() { return declare("resolve", typed("resolve", "r", "resolves")); }
};
struct Pay {
    Seat player;
    Purse coins;
    bool operator==(const Pay&) const = default;

    static constexpr auto declared() {
        return declare("pay", typed("pay", "pays"), actor(&Pay::player),
                       field("coins", &Pay::coins, decktet::a_payment).labelled("with"));
    }
};
struct Adjust {
    enum class What : std::uint8_t { coins, economy, draw_pile, discard_pile, hand };
    What what{};
    Seat player;
    Suit suit{};
    int to = 0;
    bool operator==(const Adjust&) const = default;

    static constexpr auto declared() {
        const auto suit = field("suit", &Adjust::suit, decktet::a_suit, "the suit that was counted");
        return declare(
            "adjust", typed("adj", "adjust", "count"),
            counted(&Adjust::what,
                    count(What::coins, "coins", typed("coins", "coin"),
                          field("player", &Adjust::player, a_player, "the player whose coins were counted"), suit),
                    count(What::economy, "economy", typed("economy"), suit),
                    count(What::draw_pile, "draw_pile", typed("pile")),
                    count(What::discard_pile, "discard_pile", typed("discarded", "discard")),
                    count(What::hand, "hand", typed("hand"),
                          field("player", &Adjust::player, a_player, "the player whose hand was counted"))),
            field("to", &Adjust::to, counted_number, "the number that was counted").labelled("Counted"));
    }
};

using Move = std::variant<Reveal, Discard, Resolve, Pay, Adjust>;

}  // namespace castalia::muse_decktet
