// A sensible player, who plays a game on in a review. It hangs the painting that scores most, and each number about
// at its place among all numbers, so that the others still fit around it.
#include <algorithm>
#include <cmath>

#include "core/games/musee/musee.h"
#include "core/rules/game/playout.h"

namespace castalia::musee {

namespace {

class PlayoutBots {
public:
    PlayoutBots(const Rules& rules, State& state, RandomSource& random)
        : rules_(rules), state_(state), random_(random), hands_(rules.names.size()) {
        deal();
        state.draw_pile = static_cast<int>(rules.unseen(state).size()) - hands_.in_all();
    }

    std::optional<Move> next() {
        if (state_.phase == Phase::between) {
            return NextGame{rules_.proposed_first(state_), state_.stairs};
        }
        const Seat me = state_.active;
        const Museum& museum = state_.museums[at(rules_.museum_of(me))];
        Move best = Stuck{me};
        double most = -kNever;
        for (const int card : hands_.of(me)) {
            for (int gallery = 0; gallery < kGalleries; ++gallery) {
                for (int space = 0; space < rules_.spaces(); ++space) {
                    if (museum[at(gallery)][at(space)] != 0 || rules_.obstacle(museum, card, gallery, space)) {
                        continue;
                    }
                    const double worth = worth_of(card, gallery, space);
                    if (worth > most) {
                        most = worth;
                        best = Display{me, card, gallery, space, {}};
                    }
                }
            }
        }
        return best;
    }

    void before(const Move& move) {
        game_ = state_.game;
        if (const auto* hung = std::get_if<Display>(&move)) {
            hands_.lay_down(hung->player, hung->card, random_);
        }
    }
    void after(const Move&) {
        if (state_.game != game_) {
            hands_ = HiddenHands<int>(rules_.names.size());
        }
        deal();
    }

private:
    static constexpr double kNever = 1e9, kWhim = 0.5, kPoint = 1, kDisplaced = 1.6;

    void deal() {
        for (Seat seat{0}; seat.index < rules_.players(); ++seat.index) {
            int& hand = state_.hand[at(seat.index)];
            if (hand > static_cast<int>(hands_.of(seat).size())) {
                hand = hands_.draw_up_to(seat, hand, rules_.unseen(state_), random_);
            }
        }
    }

    /// Returns the points of the painting there, less its distance from the proper place of its number between the
    /// numbers on both sides of the gap.
    double worth_of(int card, int gallery, int space) {
        const int museum = rules_.museum_of(state_.active);
        const auto& hangs = state_.museums[at(museum)][at(gallery)];
        int left = space, right = space;
        while (left > 0 && hangs[at(left - 1)] == 0) {
            --left;
        }
        while (right + 1 < rules_.spaces() && hangs[at(right + 1)] == 0) {
            ++right;
        }
        const double lowest = left == 0 ? 0 : hangs[at(left - 1)];
        const double highest = right + 1 == rules_.spaces() ? rules_.cards() + 1 : hangs[at(right + 1)];
        const double belongs = left - 0.5 + (card - lowest) / (highest - lowest) * (right - left + 1);
        return rules_.worth(state_, museum, card, gallery, space) * kPoint - std::abs(space - belongs) * kDisplaced +
               random_.share() * kWhim;
    }

    const Rules& rules_;
    State& state_;
    RandomSource& random_;
    HiddenHands<int> hands_;
    int game_ = 1;
};

}  // namespace

std::unique_ptr<Playout> continued(const Playthrough& playthrough, std::size_t ply, RandomSource& random) {
    return continued_by<Rules, PlayoutBots>(playthrough, ply, random);
}

}  // namespace castalia::musee
