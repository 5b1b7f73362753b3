// May this move be made, and if not, which clause says so.
#include "core/games/muse_decktet/muse_decktet.h"

namespace castalia::muse_decktet {

namespace {

Refusal forbidden(std::string clause, Text reason, Text brief = {}) {
    return {Refusal::Kind::rule, std::move(clause), std::move(reason), std::move(brief)};
}

Refusal impossible(std::string clause, Text reason, Text brief = {}) {
    return {Refusal::Kind::impossible, std::move(clause), std::move(reason), std::move(brief)};
}

Text card_code(Card card) { return literally(decktet::code(card)); }

/// Judges one move in one state. In every overload what is impossible comes before what is forbidden:
/// no ruling could help it.
class Judge {
public:
    Judge(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

    Verdict operator()(const Reveal& move) const {
        if (const Verdict elsewhere = holds(move.player, move.card)) {
            return elsewhere;
        }
        if (state_.stage == Stage::pay) {
            return forbidden(
                "muse-decktet.reveal.time",
                say("The round is resolving: {who} reveals in the next one", {{"who", who(move.player)}}),
                say("after this round"));
        }
        if (state_.revealed[seat(move.player)]) {
            return forbidden("muse-decktet.reveal.once",
                             say("{who} has revealed a card this round already", {{"who", who(move.player)}}),
                             say("already revealed"));
        }
        return {};
    }

    Verdict operator()(const Discard& move) const {
        if (const Verdict elsewhere = holds(move.player, move.card)) {
            return elsewhere;
        }
        if (state_.stage == Stage::pay) {
            return forbidden("muse-decktet.discard.time",
                             say("The round is resolving: discards are laid down before it does"),
                             say("before it resolves"));
        }
        if (const Verdict early = everybody_revealed("muse-decktet.discard.time")) {
            return early;
        }
        if (state_.discarded[seat(move.player)]) {
            return forbidden("muse-decktet.discard.once",
                             say("{who} discards a card this round already", {{"who", who(move.player)}}),
                             say("already discards"));
        }
        return {};
    }

    Verdict operator()(const Resolve&) const {
        if (state_.stage == Stage::pay) {
            return impossible("muse-decktet.resolve.once",
                              say("The round is resolving already: {who} has to pay for {card}",
                                  {{"who", who(state_.unpaid->player)}, {"card", card_code(state_.unpaid->card)}}),
                              say("a payment is due"));
        }
        return everybody_revealed("muse-decktet.resolve.time");
    }

    Verdict operator()(const Pay& move) const {
        if (state_.stage != Stage::pay) {
            return impossible("muse-decktet.pay.due",
                              say("No payment is due: coins are paid when a Paint comes up and there is a choice"),
                              say("nothing to pay"));
        }
        for (const Suit suit : decktet::kSuits) {
            const int held = state_.coins[seat(move.player)][suit];
            if (move.coins[suit] > held) {
                return impossible(
                    "muse-decktet.coins.enough",
                    say("{who} has {held} of {suit}, not {needed}", {{"who", who(move.player)},
                                                                     {"held", literally(held)},
                                                                     {"suit", decktet::suit_name(suit)},
                                                                     {"needed", literally(move.coins[suit])}}),
                    say("not enough {suit}", {{"suit", decktet::suit_name(suit)}}));
            }
        }
        const Entry& due = *state_.unpaid;
        if (move.player != due.player) {
            return forbidden("muse-decktet.pay.painter",
                             say("{who} pays for {card}: the painter pays the paint",
                                 {{"who", who(due.player)}, {"card", card_code(due.card)}}),
                             say("the painter pays"));
        }
        if (move.coins.total() != rank(due.card)) {
            return forbidden(
                "muse-decktet.pay.exact",
                say_count("{card} costs {n} coin, {paid} were paid", "{card} costs {n} coins, {paid} were paid",
                          rank(due.card), {{"card", card_code(due.card)}, {"paid", literally(move.coins.total())}}),
                say("costs {n}", {{"n", literally(rank(due.card))}}));
        }
        return {};
    }

private:
    static std::size_t seat(Seat player) { return static_cast<std::size_t>(player.index); }
    Text who(Seat player) const { return literally(rules_.names.at(seat(player))); }

    Verdict everybody_revealed(const char* clause) const {
        std::vector<Text> waiting;
        for (const Seat player : rules_.waiting(state_)) {
            waiting.push_back(who(player));
        }
        if (waiting.empty()) {
            return {};
        }
        return forbidden(clause,
                         say("Not everybody has revealed a card; still to come: {who}", {{"who", listed(waiting)}}),
                         say("after all have revealed"));
    }

    /// Could this card be in this hand?
    Verdict holds(Seat player, Card card) const {
        const Fill code{"card", card_code(card)};
        if (!rules_.in_deck(card)) {
            return impossible("muse-decktet.card.deck", say("{card} is not in tonight’s deck", {code}),
                              say("not in this deck"));
        }
        const Lot& lot = state_.lots[card.id];
        switch (lot.place) {
            case Place::discard:
                return impossible("muse-decktet.card.elsewhere", say("{card} lies in the discard pile", {code}),
                                  say("in the discard pile"));
            case Place::round:
                return impossible("muse-decktet.card.elsewhere",
                                  say("{card} lies on the table in this round", {code}),
                                  say("in this round already"));
            case Place::studio:
                return impossible("muse-decktet.card.elsewhere",
                                  say("{card} hangs in {who}’s studio", {code, {"who", who(Seat{lot.owner})}}),
                                  say("in a studio"));
            case Place::palace:
                return impossible("muse-decktet.card.elsewhere",
                                  say("{card} hangs in {who}’s palace", {code, {"who", who(Seat{lot.owner})}}),
                                  say("in a palace"));
            case Place::unseen: break;
        }
        if (state_.hand[seat(player)] == 0) {
            return impossible(
                "muse-decktet.hand.empty",
                say("{who} has no card in hand; count the hand again if that is wrong", {{"who", who(player)}}),
                say("no card in hand"));
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
        return impossible("muse-decktet.end.over", say("The game is over"), say("game over"));
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

}  // namespace castalia::muse_decktet
