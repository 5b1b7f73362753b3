// The changes that a move makes, and the consequences that the rules draw from it.
#include <algorithm>

#include "core/games/muse_decktet/muse_decktet.h"
#include "core/rules/game/playing.h"

namespace castalia::muse_decktet {

namespace {

class MovePlayer : PlayingMoves<Rules, State> {
public:
    using PlayingMoves::PlayingMoves;

    void operator()(const Reveal& move) {
        lay({move.player, move.action, move.card});
        state_.revealed[index(move.player)] = true;
        if (move.action == Use::paint && story_ != nullptr) {
            const long long held = state_.coins[index(move.player)].total();
            story_->push_back(
                {"muse-decktet.paint.cost", say_count("{card} costs {rank}, and {who} has {n} coin",
                                                      "{card} costs {rank}, and {who} has {n} coins", held,
                                                      {{"card", code_text(move.card)},
                                                       {"rank", literally(rank(move.card))},
                                                       {"who", rules_.who(move.player)}})});
        }
    }

    void operator()(const Discard& move) {
        lay({move.player, Use::discard, move.card});
        state_.discarded[index(move.player)] = true;
    }

    void operator()(const Resolve&) { follow(rules_.resolution(state_)); }

    void operator()(const Pay& move) {
        if (move.player == state_.unpaid->player) {
            follow(rules_.resolution_paid(state_, move.coins));
            return;
        }
        // session.ruling.turn: the coins of another player go to the economy, and the painter still has to pay.
        for (const Suit suit : decktet::kSuits) {
            state_.coins[index(move.player)][suit] -= move.coins[suit];
            state_.economy[suit] += move.coins[suit];
        }
        if (story_ != nullptr) {
            story_->push_back({"session.ruling.turn",
                               say("{who} still has to pay for {card}", {{"who", rules_.who(state_.unpaid->player)},
                                                                         {"card", code_text(state_.unpaid->card)}})});
        }
    }

    // session.adjust: the table's count replaces ours, and nothing follows from it by itself. The change that the
    // latest round made is shown as before.
    void operator()(const Adjust& move) {
        const auto replace = [&](int& count, int& before) {
            before += move.to - count;
            count = move.to;
        };
        const std::size_t seat = index(move.player);
        switch (move.what) {
            case Adjust::What::coins:
                replace(state_.coins[seat][move.suit], state_.coins_before[seat][move.suit]);
                break;
            case Adjust::What::economy: replace(state_.economy[move.suit], state_.economy_before[move.suit]); break;
            case Adjust::What::draw_pile: state_.draw_pile = move.to; break;
            case Adjust::What::discard_pile: state_.discard_pile = move.to; break;
            case Adjust::What::hand: state_.hand[seat] = move.to; break;
        }
    }

private:
    static std::size_t index(Seat seat) { return static_cast<std::size_t>(std::max(0, seat.index)); }

    void lay(const RoundCard& laid) {
        state_.round_cards.push_back(laid);
        state_.locations[laid.card.id] = {CardZone::round, 0, 0};
        --state_.hand[index(laid.player)];
    }

    void follow(std::vector<ResolutionStep> steps) {
        if (story_ != nullptr) {
            for (const ResolutionStep& step : steps) {
                story_->push_back(rules_.consequence_of(step));
            }
        }
        state_ = std::move(steps.back().after);
    }
};

}  // namespace

void Rules::play(State& state, const Move& move, Story* story) const {
    std::array<long long, decktet::kSuits.size()> before{};
    for (const Suit suit : decktet::kSuits) {
        before[decktet::index(suit)] = story == nullptr ? 0 : coins_in_all(state, suit);
    }
    std::visit(MovePlayer(*this, state, story), move);
    for (const Suit suit : decktet::kSuits) {
        const long long coins = story == nullptr ? 0 : coins_in_all(state, suit);
        if (coins > std::max<long long>(coins_of_each_suit(), before[decktet::index(suit)])) {
            story->push_back(
                {"muse-decktet.coins.supply", say("That makes {n} {suit} with the reserve, and there are only {all}",
                                                  {{"n", literally(coins)},
                                                   {"suit", decktet::suit_name(suit)},
                                                   {"all", literally(coins_of_each_suit())}})});
        }
    }
}

long long Rules::coins_in_all(const State& state, Suit suit) const {
    long long coins = state.economy[suit] + std::max(0, kGrowths - state.exhaustions);
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        coins += state.coins[seat][suit];
    }
    return coins;
}

}  // namespace castalia::muse_decktet
