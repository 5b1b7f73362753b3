// May this move be made, and if not, which clause says so.
#include "core/games/magnate/magnate.h"

namespace castalia::magnate {

namespace {

using decktet::face;
using decktet::Rank;
using decktet::suits;

Text card_code(Card card) { return literally(decktet::code(card)); }

Text the(Card card) { return say("The {card}", {{"card", decktet::short_name(card)}}); }

/// Judges one move in one state. In every overload what is impossible comes before what is forbidden:
/// no ruling could help it.
class Judge {
public:
    Judge(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

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
                                 {{"card", card_code(*deed)}, {"suit", decktet::suit_name(move.suit)}}),
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
                             say_count("{card} costs {n} token, {paid} were paid",
                                       "{card} costs {n} tokens, {paid} were paid", rules_.price(move.card),
                                       {{"card", card_code(move.card)}, {"paid", literally(move.pay.total())}}),
                             say("wrong price"));
        }
        for (const Suit suit : suits(move.card)) {
            if (move.pay[suit] == 0) {
                return forbidden("magnate.develop.each-suit",
                                 say("Developing {card} takes at least one token of {suit}",
                                     {{"card", card_code(move.card)}, {"suit", decktet::suit_name(suit)}}),
                                 say("one of each suit"));
            }
        }
        return {};
    }

    Verdict operator()(const Deed& move) const {
        if (const Verdict no_way = playable(move.player, move.card)) {
            return no_way;
        }
        Purse fee;
        for (const Suit suit : suits(move.card)) {
            fee[suit] = 1;
        }
        if (const Verdict poor = enough(move.player, fee)) {
            return poor;
        }
        if (const Verdict early = card_play_time(move.player)) {
            return early;
        }
        const Rank rank = face(move.card).rank;
        if (rank == Rank::two || (rank == Rank::ace && !rules_.setup.revised_aces)) {
            return forbidden(
                "magnate.deed.rank",
                say("An Ace or a 2 is developed outright: {card} has no deed", {{"card", card_code(move.card)}}),
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
        if (const Lot& lot = state_.lots[shown.id]; lot.place != Place::hand || Seat{lot.owner} != state_.active) {
            return impossible("magnate.card.elsewhere",
                              say("{card} was played since it was shown", {{"card", card_code(shown)}}),
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

private:
    static std::size_t seat(Seat player) { return static_cast<std::size_t>(player.index); }
    Text who(Seat player) const { return literally(rules_.names.at(seat(player))); }

    Verdict own_turn(Seat player) const {
        if (player != state_.active) {
            return forbidden("magnate.turn.active", say("It is {who}’s turn", {{"who", who(state_.active)}}),
                             say("not this turn"));
        }
        return {};
    }

    Verdict no_tax_owed() const {
        if (state_.taxes_due > 0) {
            return forbidden("magnate.turn.tax-first",
                             say("The tax comes first: {who} rolls the six-sided die", {{"who", who(state_.active)}}),
                             say("after the tax"));
        }
        return {};
    }

    Verdict nothing_owed() const {
        if (const Verdict tax = no_tax_owed()) {
            return tax;
        }
        for (std::size_t id = 0; state_.incomes_due > 0 && id < state_.lots.size(); ++id) {
            if (const Lot& lot = state_.lots[id]; lot.due > 0) {
                return forbidden(
                    "magnate.turn.income-first",
                    say("Income comes first: {who} has a deed’s income to choose", {{"who", who(Seat{lot.owner})}}),
                    say("after income"));
            }
        }
        return {};
    }

    /// Own turn, dice rolled, nothing owed, no Ace waiting: the time of advances and trades.
    Verdict play_time(Seat player) const {
        if (const Verdict turn = own_turn(player)) {
            return turn;
        }
        if (const Verdict owed = nothing_owed()) {
            return owed;
        }
        if (state_.stage == Stage::roll) {
            return forbidden("magnate.turn.roll-first", say("{who} has not rolled yet", {{"who", who(player)}}),
                             say("after the roll"));
        }
        if (state_.stage == Stage::ace) {
            return forbidden("magnate.ace.decide",
                             say("The turn is at its end: {who} keeps or replaces the Ace", {{"who", who(player)}}),
                             say("first the Ace"));
        }
        return {};
    }

    Verdict card_play_time(Seat player) const {
        if (const Verdict early = play_time(player)) {
            return early;
        }
        if (state_.card_played) {
            return forbidden("magnate.play.once",
                             say("{who} has played this turn’s card already", {{"who", who(player)}}),
                             say("card already played"));
        }
        return {};
    }

    Verdict ending_time(Seat player) const {
        if (const Verdict early = play_time(player)) {
            return early;
        }
        if (!state_.card_played) {
            return forbidden("magnate.draw.play-first", say("{who} has to play a card first", {{"who", who(player)}}),
                             say("after a card is played"));
        }
        return {};
    }

    Verdict playable(Seat player, Card card) const {
        if (face(card).rank == Rank::crown) {
            return impossible(
                "magnate.card.crown",
                say("{card} is a Crown: it lies before its owner all game", {{"card", card_code(card)}}),
                say("a Crown"));
        }
        if (!rules_.in_deck(card)) {
            return impossible("magnate.card.deck",
                              say("{card} is not in tonight’s deck", {{"card", card_code(card)}}),
                              say("not in this deck"));
        }
        const Lot& lot = state_.lots[card.id];
        if (lot.place == Place::column) {
            return impossible(
                "magnate.card.elsewhere",
                say("{card} lies in district {district}, with {who}", {{"card", card_code(card)},
                                                                       {"district", literally(lot.district + 1)},
                                                                       {"who", who(Seat{lot.owner})}}),
                say("already in play"));
        }
        if (lot.place == Place::discard) {
            return impossible("magnate.card.elsewhere",
                              say("{card} lies in the discard pile", {{"card", card_code(card)}}), say("was sold"));
        }
        if (lot.place == Place::hand && lot.owner != player.index) {
            return impossible("magnate.card.elsewhere",
                              say("{card} was shown and is in {who}’s hand",
                                  {{"card", card_code(card)}, {"who", who(Seat{lot.owner})}}),
                              say("in the other hand"));
        }
        if (state_.hand[seat(player)] == 0) {
            return impossible("magnate.hand.empty", say("{who} has no card in hand", {{"who", who(player)}}),
                              say("no card in hand"));
        }
        return {};
    }

    Verdict too_few(Seat player, Suit suit, long long needed) const {
        const int held = state_.tokens[seat(player)][suit];
        return impossible("magnate.tokens.enough",
                          say("{who} has {held} of {suit}, not {needed}", {{"who", who(player)},
                                                                           {"held", literally(held)},
                                                                           {"suit", decktet::suit_name(suit)},
                                                                           {"needed", literally(needed)}}),
                          say("not enough {suit}", {{"suit", decktet::suit_name(suit)}}));
    }

    Verdict enough(Seat player, const Purse& pay) const {
        for (const Suit suit : decktet::kSuits) {
            if (pay[suit] > state_.tokens[seat(player)][suit]) {
                return too_few(player, suit, pay[suit]);
            }
        }
        return {};
    }

    Verdict only_its_suits(Card card, const Purse& pay, const char* clause) const {
        for (const Suit suit : decktet::kSuits) {
            if (pay[suit] > 0 && !decktet::shows(card, suit)) {
                return forbidden(clause,
                                 say("{card} is paid in its own suits, and {suit} is none of them",
                                     {{"card", card_code(card)}, {"suit", decktet::suit_name(suit)}}),
                                 say("not its suit"));
            }
        }
        return {};
    }

    Verdict room_on(Card deed, const Purse& pay) const {
        int spent = 0, missing = 0;
        for (const Suit suit : decktet::kSuits) {
            spent += state_.lots[deed.id].spent[decktet::index(suit)];
        }
        for (const Suit suit : suits(deed)) {
            missing += state_.lots[deed.id].spent[decktet::index(suit)] + pay[suit] == 0 ? 1 : 0;
        }
        const long long room = rules_.price(deed) - spent - pay.total();
        if (room < 0) {
            return forbidden("magnate.advance.rank",
                             say("{card} takes {price} tokens in all, {spent} lie on it already",
                                 {{"card", card_code(deed)},
                                  {"price", literally(rules_.price(deed))},
                                  {"spent", literally(spent)}}),
                             say("more than its rank"));
        }
        if (rules_.setup.deed_needs_each_suit && room < missing) {
            return forbidden(
                "magnate.advance.each-suit",
                say("{card} must keep room for a token of each of its suits", {{"card", card_code(deed)}}),
                say("room for each suit"));
        }
        return {};
    }

    /// Can the Ace be drawn now? From the discard pile only when this draw shuffles it into an empty pile.
    Verdict can_turn_up(Suit suit, bool anything_discarded) const {
        const Card ace = decktet::ace_of(suit);
        const bool reshuffles = state_.draw_pile == 0 && state_.exhaustions == 0 && anything_discarded;
        if (state_.draw_pile == 0 && !reshuffles) {
            return impossible("magnate.draw.nothing", say("Nothing is left to draw"), say("nothing to draw"));
        }
        const Lot& lot = state_.lots[ace.id];
        // The Ace that is being replaced goes to the discard pile first, so it too comes back only by a reshuffle.
        const bool in_discard =
            lot.place == Place::discard || (state_.stage == Stage::ace && state_.shown_ace == suit);
        if (lot.place == Place::unseen || (in_discard && reshuffles)) {
            return {};
        }
        return impossible("magnate.card.elsewhere",
                          say("{card} cannot be drawn: it is known to lie elsewhere", {{"card", card_code(ace)}}),
                          say("lies elsewhere"));
    }

    Verdict ace_shown() const {
        if (state_.stage != Stage::ace) {
            return impossible("magnate.ace.shown", say("No Ace was drawn and shown"), say("no Ace shown"));
        }
        return {};
    }

    const Rules& rules_;
    const State& state_;
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

std::optional<Refusal> Rules::placing(const State& state, Seat seat, Card card, int district) const {
    if (takes(state, seat, card, district)) {
        return {};
    }
    if (const std::optional<Card> deed = unfinished(state, seat, district)) {
        return forbidden("magnate.place.deed-first",
                         say("The deed {deed} in district {district} has to be developed first",
                             {{"deed", card_code(*deed)}, {"district", literally(district + 1)}}),
                         say("deed {deed} first", {{"deed", card_code(*deed)}}));
    }
    const Text there = card_code(*before(state, seat, district)),
               brief = say("{before} shares no suit", {{"before", there}});
    if (state.length[static_cast<std::size_t>(seat.index)][static_cast<std::size_t>(district)] == 0) {
        return forbidden("magnate.place.marker",
                         say("{card} shares no suit with {marker}, the Pawn of district {district}",
                             {{"card", the(card)}, {"marker", there}, {"district", literally(district + 1)}}),
                         brief);
    }
    return forbidden("magnate.place.share-suit",
                     say("{card} shares no suit with {before}, {who}’s last card there",
                         {{"card", the(card)},
                          {"before", there},
                          {"who", literally(names.at(static_cast<std::size_t>(seat.index)))}}),
                     brief);
}

}  // namespace castalia::magnate
