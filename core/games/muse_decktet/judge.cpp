// Judges moves: whether one may be made, and if not, which clause forbids it.
#include "core/games/muse_decktet/muse_decktet.h"

namespace castalia::muse_decktet {

namespace {

Verdict game_over(const State& state) {
    return state.stage == Stage::over
               ? Verdict(impossible("muse-decktet.end.over", say("The game is over"), say("game over")))
               : Verdict();
}

/// Judges one move in one state. In every overload what is impossible comes before what is forbidden, because no
/// ruling helps against it.
class Judge : StateReader<Rules> {
public:
    using StateReader::StateReader;

    Verdict operator()(const Reveal& move) const {
        const Verdict elsewhere = not_in_a_hand(move.card);
        return elsewhere ? elsewhere : rules_.no_reveal(state_, move.player);
    }

    Verdict operator()(const Discard& move) const {
        const Verdict elsewhere = not_in_a_hand(move.card);
        return elsewhere ? elsewhere : rules_.no_discard(state_, move.player);
    }

    Verdict operator()(const Resolve&) const {
        if (state_.stage == Stage::pay) {
            return impossible("muse-decktet.resolve.once",
                              say("The round is already resolving: {who} has to pay for {card}",
                                  {{"who", who(state_.unpaid->player)}, {"card", code_text(state_.unpaid->card)}}),
                              say("a payment is due"));
        }
        return somebody_has_not_revealed("muse-decktet.resolve.time");
    }

    Verdict operator()(const Pay& move) const {
        if (state_.stage != Stage::pay) {
            return impossible("muse-decktet.pay.due",
                              say("No payment is due: coins are paid when a Paint comes up and there is a choice"),
                              say("nothing to pay"));
        }
        if (const Verdict short_of = too_few_coins(move)) {
            return short_of;
        }
        const RoundCard& due = *state_.unpaid;
        if (move.player != due.player) {
            return forbidden("muse-decktet.pay.painter",
                             say("{who} has to pay for {card}, as its painter",
                                 {{"who", who(due.player)}, {"card", code_text(due.card)}}),
                             say("the painter pays"));
        }
        if (move.coins.total() != rank(due.card)) {
            return forbidden("muse-decktet.pay.exact",
                             say("{card} costs {cost}, but the payment is {paid}",
                                 {{"card", code_text(due.card)},
                                  {"cost", say_count("{n} coin", "{n} coins", rank(due.card))},
                                  {"paid", say_count("{n} coin", "{n} coins", move.coins.total())}}),
                             say("costs {n}", {{"n", literally(rank(due.card))}}));
        }
        return {};
    }

    Verdict operator()(const Adjust&) const { return {}; }

    Verdict somebody_has_not_revealed(const char* clause) const {
        const std::vector<Text> waiting = rules_.who(rules_.waiting(state_));
        if (waiting.empty()) {
            return {};
        }
        return forbidden(clause,
                         say_count("{who} has not revealed a card yet", "{who} have not revealed a card yet",
                                   static_cast<long long>(waiting.size()), {{"who", listed_with_and(waiting)}}),
                         say("after all have revealed"));
    }
    static std::size_t seat(Seat player) { return static_cast<std::size_t>(player.index); }

private:
    Verdict too_few_coins(const Pay& move) const {
        for (const Suit suit : decktet::kSuits) {
            const int held = state_.coins[seat(move.player)][suit];
            if (move.coins[suit] > held) {
                return impossible("muse-decktet.coins.enough",
                                  say_count("{who} has {n} coin of {suit}, not {needed}",
                                            "{who} has {n} coins of {suit}, not {needed}", held,
                                            {{"who", who(move.player)},
                                             {"suit", decktet::suit_name(suit)},
                                             {"needed", literally(move.coins[suit])}}),
                                  say("not enough {suit}", {{"suit", decktet::suit_name(suit)}}));
            }
        }
        return {};
    }

    /// Returns why nobody can hold this card, or nothing.
    Verdict not_in_a_hand(Card card) const {
        const Fill code{"card", code_text(card)};
        if (!rules_.in_deck(card)) {
            return impossible("muse-decktet.card.deck", say("{card} is not in the deck of this game", {code}),
                              say("not in this deck"));
        }
        const CardLocation& location = state_.locations[card.id];
        const auto lies = [](Text where, Text brief) {
            return impossible("muse-decktet.card.elsewhere", std::move(where), std::move(brief));
        };
        switch (location.zone) {
            case CardZone::discard:
                return lies(say("{card} lies in the discard pile", {code}), say("in the discard pile"));
            case CardZone::round:
                return lies(say("{card} lies on the table in this round", {code}), say("in this round already"));
            case CardZone::studio:
                return lies(say("{card} hangs in {who}’s studio", {code, {"who", who(Seat{location.owner})}}),
                            say("in a studio"));
            case CardZone::palace:
                return lies(say("{card} hangs in {who}’s palace", {code, {"who", who(Seat{location.owner})}}),
                            say("in a palace"));
            case CardZone::unseen: break;
        }
        return {};
    }
};

}  // namespace

Verdict Rules::empty_hand(const State& state, Seat player) const {
    if (state.hand[Judge::seat(player)] > 0) {
        return {};
    }
    return impossible(
        "muse-decktet.hand.empty",
        say("{who} has no card in hand; count the hand again if that is wrong", {{"who", this->who(player)}}),
        say("no card in hand"));
}

Verdict Rules::no_reveal(const State& state, Seat player) const {
    for (const Verdict& none : {game_over(state), empty_hand(state, player)}) {
        if (none) {
            return none;
        }
    }
    const Fill who{"who", this->who(player)};
    if (state.stage == Stage::pay) {
        return forbidden("muse-decktet.reveal.time",
                         say("The round is resolving: {who} reveals in the next one", {who}),
                         say("after this round"));
    }
    if (state.revealed[Judge::seat(player)]) {
        return forbidden("muse-decktet.reveal.once", say("{who} has already revealed a card in this round", {who}),
                         say("already revealed"));
    }
    return {};
}

Verdict Rules::no_discard(const State& state, Seat player) const {
    for (const Verdict& none : {game_over(state), empty_hand(state, player)}) {
        if (none) {
            return none;
        }
    }
    const Judge judge(*this, state);
    if (state.stage == Stage::pay) {
        return forbidden("muse-decktet.discard.time",
                         say("The round is already resolving: discards are laid down before that"),
                         say("before it resolves"));
    }
    if (const Verdict early = judge.somebody_has_not_revealed("muse-decktet.discard.time")) {
        return early;
    }
    if (state.discarded[Judge::seat(player)]) {
        return forbidden("muse-decktet.discard.once",
                         say("{who} has already laid down a discard in this round", {{"who", this->who(player)}}),
                         say("already discards"));
    }
    return {};
}

Verdict Rules::judge(const State& state, const Move& move) const {
    if (const Verdict over = game_over(state); over && !std::holds_alternative<Adjust>(move)) {
        return over;
    }
    return std::visit(Judge(*this, state), move);
}

}  // namespace castalia::muse_decktet
