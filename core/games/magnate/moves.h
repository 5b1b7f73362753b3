#pragma once

#include <array>
#include <variant>

#include "core/parts/decktet_kinds.h"
#include "core/rules/declaration/move_kinds.h"
#include "core/rules/text/catalogue.h"

/// The moves of Magnate, one struct for each event of the rules page, with its declaration. Districts count from 0
/// here, from 1 in records.
namespace castalia::magnate {

using decktet::Card;
using decktet::code_and_name;
using decktet::code_text;
using decktet::Purse;
using decktet::Suit;

inline constexpr int kDistricts = 5;
/// A district, which a form shows as a place on the board.
struct DistrictKind : Number<int> {
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
};
inline constexpr DistrictKind a_district{number_from_one(kDistricts)};

/// A ten-sided die, on which 0 is 10 (magnate.roll.zero).
struct TenSided {
    int read(Value value, const RecordPlace& at) const { return shown_as(at.number(value, 0, 10)); }
    Json json(int face) const { return face; }
    int parse(NotationLine& line, std::string_view what) const { return shown_as(line.take_number(what, 0, 10)); }
    std::string print(int face) const { return std::to_string(face); }
    Json schema() const { return number(0, 10).schema(); }
    static constexpr Slot::Kind kSlot = Slot::Kind::die;

private:
    static int shown_as(long long face) { return face == 0 ? 10 : static_cast<int>(face); }
};

/// The Ace that a draw turned up; in a line it is named as a card or by its suit.
struct ShownAce : decktet::SuitKind {
    std::optional<Suit> parse_if(NotationLine& line, std::string_view what) const;
    std::string print(Suit suit) const { return "a" + decktet::small_letter(suit); }
};
inline constexpr ShownAce shown_ace;
inline constexpr std::string_view kShownAce = in_catalogue("the Ace that was shown (am, as, aw, al, ay, ak)");

struct Roll {
    Seat player;
    std::array<int, 2> dice{};
    bool by_app = false;
    bool operator==(const Roll&) const = default;

    static constexpr auto declared() {
        return declare("roll", typed("r", "roll"), actor(&Roll::player),
                       field("dice", &Roll::dice,
                             array_of(TenSided{}, in_catalogue("the first die (1 to 10, 0 is 10)"),
                                      in_catalogue("the second die (1 to 10, 0 is 10)")))
                           .labelled("First die", in_catalogue("Second die")),
                       dice_source(&Roll::by_app));
    }
};
struct Tax {
    Seat player;
    int die = 1;
    bool by_app = false;
    bool operator==(const Tax&) const = default;

    static constexpr auto declared() {
        return declare("tax", typed("tax"), actor(&Tax::player),
                       field("die", &Tax::die, die_of(6), "the tax die").labelled("Tax die"),
                       dice_source(&Tax::by_app));
    }
};
struct Income {
    Seat player;
    int district = 0;
    Suit suit{};
    bool operator==(const Income&) const = default;

    static constexpr auto declared() {
        return declare("income", typed("inc", "income", "i"), actor(&Income::player),
                       field("district", &Income::district, a_district, "the district").labelled("from"),
                       field("suit", &Income::suit, decktet::a_suit, "the suit that the deed pays").labelled("take"));
    }
};
struct Develop {
    Seat player;
    Card card;
    int district = 0;
    Purse pay;
    bool operator==(const Develop&) const = default;

    static constexpr auto declared() {
        return declare("develop", typed("dev", "develop", "d"), actor(&Develop::player),
                       field("card", &Develop::card, decktet::a_card).labelled("Card"),
                       field("district", &Develop::district, a_district, "the district").labelled("to"),
                       field("pay", &Develop::pay, decktet::a_payment).labelled("for"));
    }
};
struct Deed {
    Seat player;
    Card card;
    int district = 0;
    bool operator==(const Deed&) const = default;

    static constexpr auto declared() {
        return declare("deed", typed("deed", "buy", "e"), actor(&Deed::player),
                       field("card", &Deed::card, decktet::a_card).labelled("Card"),
                       field("district", &Deed::district, a_district, "the district").labelled("to"));
    }
};
struct Sell {
    Seat player;
    Card card;
    bool operator==(const Sell&) const = default;

    static constexpr auto declared() {
        return declare("sell", typed("sell", "s"), actor(&Sell::player),
                       field("card", &Sell::card, decktet::a_card).labelled("Card"));
    }
};
struct Advance {
    Seat player;
    int district = 0;
    Purse pay;
    bool operator==(const Advance&) const = default;

    static constexpr auto declared() {
        return declare("advance", typed("adv", "advance", "a"), actor(&Advance::player),
                       field("district", &Advance::district, a_district, "the district").labelled("in"),
                       field("pay", &Advance::pay, decktet::a_payment).labelled("for"));
    }
};
struct Trade {
    Seat player;
    Suit give{}, get{};
    int times = 1;
    bool operator==(const Trade&) const = default;

    // A line reads as people say it: "trade 3 w for 1 s".
    static constexpr auto declared() {
        return declare(
            "trade", typed("trade", "t"), actor(&Trade::player),
            field("give", &Trade::give, decktet::a_suit, "the suit to give").labelled("give 3").passing("3"),
            field("get", &Trade::get, decktet::a_suit, "the suit to get").labelled("for 1").passing("for", "1"),
            field("times", &Trade::times, Repeats{kMostCounted / 3}, "how many times (x2)")
                .labelled("times")
                .otherwise(1));
    }
};
struct Draw {
    Seat player;
    std::optional<Suit> ace;
    bool operator==(const Draw&) const = default;

    static constexpr auto declared() {
        return declare("draw", typed("draw", "dr"), actor(&Draw::player),
                       field("ace", &Draw::ace, shown_ace, kShownAce).labelled("An Ace, shown"));
    }
};
struct Replace {
    Seat player;
    std::optional<Suit> ace;
    bool operator==(const Replace&) const = default;

    static constexpr auto declared() {
        return declare("replace", typed("rep", "replace"), actor(&Replace::player),
                       field("ace", &Replace::ace, shown_ace, kShownAce).labelled("An Ace, shown"))
            .cited_under("ace.gain");
    }
};
struct Keep {
    Seat player;
    bool operator==(const Keep&) const = default;

    static constexpr auto declared() {
        return declare("keep", typed("keep", "k"), actor(&Keep::player)).cited_under("ace.shown");
    }
};
struct Done {
    Seat player;
    bool operator==(const Done&) const = default;

    static constexpr auto declared() { return declare("done", typed("done", "end"), actor(&Done::player)); }
};
struct Adjust {
    enum class What : std::uint8_t { tokens, hand, draw_pile, discard_pile };
    What what{};
    Seat player;
    Suit suit{};
    int to = 0;
    bool operator==(const Adjust&) const = default;

    static constexpr auto declared() {
        const auto player = field("player", &Adjust::player, a_player, "the player whose it is");
        return declare("adjust", typed("adj", "adjust", "count"),
                       counted(&Adjust::what,
                               count(What::tokens, "tokens", typed("tokens", "token"), player,
                                     field("suit", &Adjust::suit, decktet::a_suit, "the suit that was counted")),
                               count(What::hand, "hand", typed("hand"), player),
                               count(What::draw_pile, "draw_pile", typed("pile")),
                               count(What::discard_pile, "discard_pile", typed("sold", "discard"))),
                       field("to", &Adjust::to, counted_number, "the number that was counted").labelled("Counted"));
    }
};

using Move = std::variant<Roll, Tax, Income, Develop, Deed, Sell, Advance, Trade, Draw, Replace, Keep, Done, Adjust>;

}  // namespace castalia::magnate
