// Judges moves: each overload returns the clause that forbids the move, or nothing.
#include "core/games/magnate/conditions.h"

namespace castalia::magnate {

namespace {

using decktet::face;
using decktet::Rank;
using decktet::suits;

/// Judges one move in one state. In every overload what is impossible comes before what is forbidden, because no
/// ruling helps against it.
class Judge : Conditions {
public:
    using Conditions::Conditions;

    Verdict operator()(const Roll& move) const {
        if (const Verdict turn = own_turn(move.player)) {
            return turn;
        }
        if (const Verdict owed = nothing_owed()) {
            return owed;
        }
        if (state_.stage != Stage::roll) {
            return forbidden("magnate.roll.once",
                             say("{who} has rolled this turn already", {{"who", who(move.player)}}),
                             say("already rolled"));
        }
        return {};
    }

    Verdict operator()(const Tax& move) const {
        if (state_.taxes_due == 0) {
            return impossible("magnate.tax.due",
                              say("No tax is due: a tax die is rolled when a ten-sided die shows 1"),
                              say("no 1 was rolled"));
        }
        return own_turn(move.player);
    }

    Verdict operator()(const Income& move) const {
        const std::optional<Card> deed = rules_.due(state_, move.player, move.district, move.suit);
        if (!deed) {
            return impossible("magnate.income.due",
                              say("No deed of {who} in district {district} has an income to choose",
                                  {{"who", who(move.player)}, {"district", literally(move.district + 1)}}),
                              say("no deed pays there"));
        }
        if (const Verdict tax = no_tax_owed()) {
            return tax;
        }
        if (!decktet::shows(*deed, move.suit)) {
            return forbidden("magnate.income.suit",
                             say("The deed {card} pays a suit that it shows, and it shows no {suit}",
                                 {{"card", code_text(*deed)}, {"suit", decktet::suit_name(move.suit)}}),
                             say("not on the card"));
        }
        return {};
    }

    Verdict operator()(const Develop& move) const {
        if (const Verdict no_way = playable(move.player, move.card)) {
            return no_way;
        }
        if (const Verdict poor = enough(move.player, move.pay)) {
            return poor;
        }
        if (const Verdict early = card_play_time(move.player)) {
            return early;
        }
        if (Verdict place = rules_.placing(state_, move.player, move.card, move.district)) {
            return place;
        }
        if (const Verdict suit = only_its_suits(move.card, move.pay, "magnate.develop.suits")) {
            return suit;
        }
        if (move.pay.total() != rules_.price(move.card)) {
            return forbidden("magnate.develop.price",
                             say_count("{card} costs {n} token; paid: {paid}",
                                       "{card} costs {n} tokens; paid: {paid}", rules_.price(move.card),
                                       {{"card", code_text(move.card)}, {"paid", literally(move.pay.total())}}),
                             say("wrong price"));
        }
        for (const Suit suit : suits(move.card)) {
            if (move.pay[suit] == 0) {
                return forbidden("magnate.develop.each-suit",
                                 say("Developing {card} takes at least one token of {suit}",
                                     {{"card", code_text(move.card)}, {"suit", decktet::suit_name(suit)}}),
                                 say("one of each suit"));
            }
        }
        return {};
    }

    Verdict operator()(const Deed& move) const {
        if (const Verdict no_way = playable(move.player, move.card)) {
            return no_way;
        }
        if (const Verdict poor = enough(move.player, one_of_each_suit(move.card))) {
            return poor;
        }
        if (const Verdict early = card_play_time(move.player)) {
            return early;
        }
        const Rank rank = face(move.card).rank;
        if (rank == Rank::two || (rank == Rank::ace && !rules_.setup.revised_aces)) {
            return forbidden(
                "magnate.deed.rank",
                say("An Ace or a 2 is developed outright: {card} has no deed", {{"card", code_text(move.card)}}),
                say("no deed for it"));
        }
        return rules_.placing(state_, move.player, move.card, move.district);
    }

    Verdict operator()(const Sell& move) const {
        if (const Verdict no_way = playable(move.player, move.card)) {
            return no_way;
        }
        return card_play_time(move.player);
    }

    Verdict operator()(const Advance& move) const {
        const std::optional<Card> deed = rules_.unfinished(state_, move.player, move.district);
        if (!deed) {
            return impossible("magnate.advance.deed",
                              say("{who} has no deed in district {district}",
                                  {{"who", who(move.player)}, {"district", literally(move.district + 1)}}),
                              say("no deed there"));
        }
        if (const Verdict poor = enough(move.player, move.pay)) {
            return poor;
        }
        if (const Verdict early = play_time(move.player)) {
            return early;
        }
        if (move.pay.total() == 0) {
            return forbidden("magnate.advance.some", say("An advance spends at least one token"),
                             say("nothing spent"));
        }
        if (const Verdict suit = only_its_suits(*deed, move.pay, "magnate.advance.suits")) {
            return suit;
        }
        return room_on(*deed, move.pay);
    }

    Verdict operator()(const Trade& move) const {
        const long long needed = 3LL * move.times;
        if (needed > state_.tokens[seat(move.player)][move.give]) {
            return too_few(move.player, move.give, needed);
        }
        if (const Verdict early = play_time(move.player)) {
            return early;
        }
        if (move.give == move.get) {
            return forbidden("magnate.trade.other-suit",
                             say("Three tokens of a suit are traded for one of another suit"), say("the same suit"));
        }
        return {};
    }

    Verdict operator()(const Draw& move) const {
        if (state_.final_turn && state_.draw_pile == 0) {
            return impossible("magnate.draw.final", say("There is no draw in a final turn: it ends with done"),
                              say("a final turn"));
        }
        if (move.ace) {
            if (Verdict elsewhere = can_turn_up(*move.ace, state_.discard_pile > 0)) {
                return elsewhere;
            }
        }
        if (const Verdict early = ending_time(move.player)) {
            return early;
        }
        if (state_.final_turn) {
            return forbidden("magnate.draw.final", say("There is no draw in a final turn: it ends with done"),
                             say("a final turn"));
        }
        if (move.ace && !rules_.setup.replace_ace) {
            return forbidden("magnate.ace.option", say("Aces are not shown: Replace the Ace is not played tonight"),
                             say("option is off"));
        }
        return {};
    }

    Verdict operator()(const Replace& move) const {
        if (const Verdict none = ace_shown()) {
            return none;
        }
        const Card shown = decktet::ace_of(*state_.shown_ace);
        if (const CardState& known = state_.cards[shown.id];
            known.zone != CardZone::hand || Seat{known.owner} != state_.active) {
            return impossible("magnate.card.elsewhere",
                              say("{card} was played since it was shown", {{"card", code_text(shown)}}),
                              say("played already"));
        }
        if (move.ace) {
            if (Verdict elsewhere = can_turn_up(*move.ace, true)) {
                return elsewhere;
            }
        }
        return own_turn(move.player);
    }

    Verdict operator()(const Keep& move) const {
        if (const Verdict none = ace_shown()) {
            return none;
        }
        return own_turn(move.player);
    }

    Verdict operator()(const Done& move) const {
        if (const Verdict early = ending_time(move.player)) {
            return early;
        }
        if (!state_.final_turn) {
            return forbidden("magnate.done.final", say("Only a final turn ends without drawing a card"),
                             say("draw instead"));
        }
        return {};
    }
};

}  // namespace

std::optional<Refusal> Rules::judge(const State& state, const Move& move) const {
    if (std::holds_alternative<Adjust>(move)) {
        return {};
    }
    if (state.stage == Stage::over) {
        return impossible("magnate.end.over", say("The game is over"), say("game over"));
    }
    return std::visit(
        [&]<class M>(const M& made) -> std::optional<Refusal> {
            if constexpr (std::is_same_v<M, Adjust>) {
                return {};
            } else {
                return Judge(*this, state)(made);
            }
        },
        move);
}

}  // namespace castalia::magnate
