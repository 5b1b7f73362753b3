// A sensible player, who plays a game on in a review. It paints when the coins allow it, brings its biggest painting
// into the palace, sells when that pays, and sketches otherwise.
#include <algorithm>

#include "core/games/muse_decktet/muse_decktet.h"
#include "core/rules/game/playout.h"

namespace castalia::muse_decktet {

namespace {

class PlayoutBots {
public:
    PlayoutBots(const Rules& rules, State& state, RandomSource& random)
        : rules_(rules), state_(state), random_(random), hands_(rules.seats()) {
        for (std::size_t seat = 0; seat < rules.seats(); ++seat) {
            state.hand[seat] =
                hands_.draw_up_to(Seat{static_cast<int>(seat)}, state.hand[seat], rules.unseen(state), random);
        }
        state.draw_pile = static_cast<int>(rules.unseen(state).size()) - hands_.in_all();
        state.discard_pile =
            static_cast<int>(std::ranges::count(state.locations, CardZone::discard, &CardLocation::zone));
    }

    std::optional<Move> next() {
        if (state_.stage == Stage::pay) {
            const RoundCard& due = *state_.unpaid;
            const std::vector<Purse> payments = rules_.payments(coins(due.player), rank(due.card), 1);
            return payments.empty() ? std::nullopt : std::optional<Move>(Pay{due.player, payments.front()});
        }
        for (const Seat seat : rules_.waiting(state_)) {
            if (!hands_.of(seat).empty()) {
                return reveal(seat);
            }
        }
        return Resolve{};
    }

    void before(const Move& move) {
        if (const auto* revealed = std::get_if<Reveal>(&move)) {
            hands_.lay_down(revealed->player, revealed->card, random_);
        } else if (const auto* discarded = std::get_if<Discard>(&move)) {
            hands_.lay_down(discarded->player, discarded->card, random_);
        }
    }
    void after(const Move&) {
        for (std::size_t seat = 0; seat < rules_.seats(); ++seat) {
            if (state_.hand[seat] > static_cast<int>(hands_.of(Seat{static_cast<int>(seat)}).size())) {
                hands_.draw_up_to(Seat{static_cast<int>(seat)}, state_.hand[seat], rules_.unseen(state_), random_);
            }
        }
    }

private:
    static constexpr double kWhim = 2, kPalace = 8, kRivalsPalace = -6, kPainting = 4, kSize = 0.25, kBiggest = 2,
                            kSale = 4, kSpoiledSale = 2.5, kSketch = 1.3, kLittleCard = 0.1;

    const Purse& coins(Seat seat) const { return state_.coins[static_cast<std::size_t>(seat.index)]; }

    /// Chooses without looking at the others' cards, because all turn their cards up together.
    Move reveal(Seat me) {
        Reveal best{me, Use::sketch, hands_.of(me).front()};
        double most = -1e9;
        const auto consider = [&](Use use, Card card, double worth) {
            worth += random_.share() * kWhim;
            if (worth > most) {
                most = worth;
                best = {me, use, card};
            }
        };
        const auto moves_in = rules_.palace_now(state_);
        const std::vector<Look> looks = rules_.patron(state_);
        for (const Card card : hands_.of(me)) {
            // If any card will do, a small one that could be painted cheaply is kept.
            const double spent = rank(card) * kLittleCard;
            if (can_paint(coins(me), card)) {
                const bool biggest = !moves_in || bigger(card, moves_in->second);
                consider(Use::paint, card, kPainting + rank(card) * kSize + (biggest ? kBiggest : 0));
            }
            if (moves_in) {
                consider(Use::palace, card, (moves_in->first == me ? kPalace : kRivalsPalace) - spent);
            }
            if (!looks.empty() && looks.back().sold()) {
                const bool mine = looks.back().painter == me;
                const bool needed = mine && coins(me).total() < kFewCoins;
                consider(Use::patron, card,
                         (mine                                                    ? (needed ? kSale : 0)
                          : moves_in && looks.back().painting == moves_in->second ? kSpoiledSale
                                                                                  : 0) -
                             spent);
            }
            consider(Use::sketch, card, static_cast<double>(rules_.sketched(state_, card).total()) * kSketch - spent);
        }
        return best;
    }

    static constexpr long long kFewCoins = 4;

    const Rules& rules_;
    State& state_;
    RandomSource& random_;
    HiddenHands<Card> hands_;
};

}  // namespace

std::unique_ptr<Playout> continued(const Playthrough& playthrough, std::size_t ply, RandomSource& random) {
    return continued_by<Rules, PlayoutBots>(playthrough, ply, random);
}

}  // namespace castalia::muse_decktet
