// The conditions that several moves share: the turn, the dues, the places of cards, and the payments.
#include "core/games/magnate/conditions.h"

namespace castalia::magnate {

namespace {

using decktet::face;
using decktet::Rank;
using decktet::suits;

Text the(Card card) { return say("The {card}", {{"card", decktet::short_name(card)}}); }

}  // namespace

Verdict Conditions::not_this_turn() const {
    return forbidden("magnate.turn.active", say("It is {who}’s turn", {{"who", who(state_.active)}}),
                     say("not this turn"));
}

Verdict Conditions::tax_comes_first() const {
    return forbidden("magnate.turn.tax-first",
                     say("The tax comes first: {who} rolls the six-sided die", {{"who", who(state_.active)}}),
                     say("after the tax"));
}

Verdict Conditions::something_owed() const {
    if (const Verdict tax = no_tax_owed()) {
        return tax;
    }
    for (std::size_t id = 0; state_.incomes_due > 0 && id < state_.cards.size(); ++id) {
        if (const CardState& known = state_.cards[id]; known.due > 0) {
            return forbidden(
                "magnate.turn.income-first",
                say("Income comes first: {who} has a deed’s income to choose", {{"who", who(Seat{known.owner})}}),
                say("after income"));
        }
    }
    return {};
}

Verdict Conditions::not_play_time(Seat player) const {
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

Verdict Conditions::card_play_time(Seat player) const {
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

Verdict Conditions::ending_time(Seat player) const {
    if (const Verdict early = play_time(player)) {
        return early;
    }
    if (!state_.card_played) {
        return forbidden("magnate.draw.play-first", say("{who} has to play a card first", {{"who", who(player)}}),
                         say("after a card is played"));
    }
    return {};
}

Verdict Conditions::playable(Seat player, Card card) const {
    if (face(card).rank == Rank::crown) {
        return impossible("magnate.card.crown",
                          say("{card} is a Crown: it lies before its owner all game", {{"card", code_text(card)}}),
                          say("a Crown"));
    }
    if (!rules_.in_deck(card)) {
        return impossible("magnate.card.deck", say("{card} is not in tonight’s deck", {{"card", code_text(card)}}),
                          say("not in this deck"));
    }
    const CardState& known = state_.cards[card.id];
    if (known.zone == CardZone::column) {
        return impossible(
            "magnate.card.elsewhere",
            say("{card} lies in district {district}, with {who}", {{"card", code_text(card)},
                                                                   {"district", literally(known.district + 1)},
                                                                   {"who", who(Seat{known.owner})}}),
            say("already in play"));
    }
    if (known.zone == CardZone::discard) {
        return impossible("magnate.card.elsewhere",
                          say("{card} lies in the discard pile", {{"card", code_text(card)}}), say("was sold"));
    }
    if (known.zone == CardZone::hand && known.owner != player.index) {
        return impossible("magnate.card.elsewhere",
                          say("{card} was shown and is in {who}’s hand",
                              {{"card", code_text(card)}, {"who", who(Seat{known.owner})}}),
                          say("in the other hand"));
    }
    if (state_.hand[seat(player)] == 0) {
        return impossible("magnate.hand.empty", say("{who} has no card in hand", {{"who", who(player)}}),
                          say("no card in hand"));
    }
    return {};
}

Verdict Conditions::too_few(Seat player, Suit suit, long long needed) const {
    const int held = state_.tokens[seat(player)][suit];
    return impossible("magnate.tokens.enough",
                      say("{who} has {held} of {suit}, not {needed}", {{"who", who(player)},
                                                                       {"held", literally(held)},
                                                                       {"suit", decktet::suit_name(suit)},
                                                                       {"needed", literally(needed)}}),
                      say("not enough {suit}", {{"suit", decktet::suit_name(suit)}}));
}

Verdict Conditions::enough(Seat player, const Purse& pay) const {
    for (const Suit suit : decktet::kSuits) {
        if (pay[suit] > state_.tokens[seat(player)][suit]) {
            return too_few(player, suit, pay[suit]);
        }
    }
    return {};
}

Verdict Conditions::only_its_suits(Card card, const Purse& pay, const char* clause) const {
    for (const Suit suit : decktet::kSuits) {
        if (pay[suit] > 0 && !decktet::shows(card, suit)) {
            return forbidden(clause,
                             say("{card} is paid in its own suits, and {suit} is none of them",
                                 {{"card", code_text(card)}, {"suit", decktet::suit_name(suit)}}),
                             say("not its suit"));
        }
    }
    return {};
}

Verdict Conditions::room_on(Card deed, const Purse& pay) const {
    const int spent = state_.cards[deed.id].spent_in_all();
    int missing = 0;
    for (const Suit suit : suits(deed)) {
        missing += state_.cards[deed.id].spent[decktet::index(suit)] + pay[suit] == 0 ? 1 : 0;
    }
    const long long room = rules_.price(deed) - spent - pay.total();
    if (room < 0) {
        return forbidden("magnate.advance.rank",
                         say_count("{card} takes {price} tokens in all, {n} lies on it already",
                                   "{card} takes {price} tokens in all, {n} lie on it already", spent,
                                   {{"card", code_text(deed)}, {"price", literally(rules_.price(deed))}}),
                         say("more than its rank"));
    }
    if (rules_.setup.deed_needs_each_suit && room < missing) {
        return forbidden("magnate.advance.each-suit",
                         say("{card} must keep room for a token of each of its suits", {{"card", code_text(deed)}}),
                         say("room for each suit"));
    }
    return {};
}

Verdict Conditions::can_turn_up(Suit suit, bool anything_discarded) const {
    const Card ace = decktet::ace_of(suit);
    const bool reshuffles = state_.draw_pile == 0 && state_.exhaustions == 0 && anything_discarded;
    if (state_.draw_pile == 0 && !reshuffles) {
        return impossible("magnate.draw.nothing", say("Nothing is left to draw"), say("nothing to draw"));
    }
    const CardState& known = state_.cards[ace.id];
    // The Ace that is being replaced goes to the discard pile first, so it too comes back only by a reshuffle.
    const bool in_discard =
        known.zone == CardZone::discard || (state_.stage == Stage::ace && state_.shown_ace == suit);
    if (known.zone == CardZone::unseen || (in_discard && reshuffles)) {
        return {};
    }
    return impossible("magnate.card.elsewhere",
                      say("{card} cannot be drawn: it is known to lie elsewhere", {{"card", code_text(ace)}}),
                      say("lies elsewhere"));
}

Verdict Conditions::ace_shown() const {
    if (state_.stage != Stage::ace) {
        return impossible("magnate.ace.shown", say("No Ace was drawn and shown"), say("no Ace shown"));
    }
    return {};
}

std::optional<Refusal> Rules::placing(const State& state, Seat seat, Card card, int district) const {
    if (takes(state, seat, card, district)) {
        return {};
    }
    if (const std::optional<Card> deed = unfinished(state, seat, district)) {
        return forbidden("magnate.place.deed-first",
                         say("The deed {deed} in district {district} has to be developed first",
                             {{"deed", code_text(*deed)}, {"district", literally(district + 1)}}),
                         say("deed {deed} first", {{"deed", code_text(*deed)}}));
    }
    const Text there = code_text(*before(state, seat, district)),
               brief = say("{before} shares no suit", {{"before", there}});
    if (state.length[static_cast<std::size_t>(seat.index)][static_cast<std::size_t>(district)] == 0) {
        return forbidden("magnate.place.marker",
                         say("{card} shares no suit with {marker}, the Pawn of district {district}",
                             {{"card", the(card)}, {"marker", there}, {"district", literally(district + 1)}}),
                         brief);
    }
    return forbidden("magnate.place.share-suit",
                     say("{card} shares no suit with {before}, {who}’s last card there",
                         {{"card", the(card)}, {"before", there}, {"who", who(seat)}}),
                     brief);
}

}  // namespace castalia::magnate
