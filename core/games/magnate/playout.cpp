// A sensible player, who plays a game on in a review: builds where it turns a district, buys deeds while there is
// time to finish them, and sells what fits nowhere.
#include <algorithm>

#include "core/games/magnate/magnate.h"
#include "core/rules/game/playout.h"

namespace castalia::magnate {

namespace {

using decktet::Rank;

/// A use of a card, and how good it seems.
struct Choice {
    Move move;
    double worth = 0;
};

class PlayoutBots {
public:
    PlayoutBots(const Rules& rules, State& state, RandomSource& random)
        : rules_(rules), state_(state), random_(random), hands_(2) {
        for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
            if (state.cards[id].zone == CardZone::hand) {  // The card was shown.
                hands_.give(Seat{state.cards[id].owner}, Card{id});
            }
        }
        for (const Seat seat : {state.active, state.active.other()}) {
            state.hand[at(seat)] = hands_.draw_up_to(seat, state.hand[at(seat)], rules.unseen(state), random);
        }
        const auto shown = std::ranges::count(state.cards, CardZone::hand, &CardState::zone);
        state.draw_pile =
            static_cast<int>(rules.unseen(state).size() + static_cast<std::size_t>(shown)) - hands_.in_all();
    }

    std::optional<Move> next() {
        if (state_.taxes_due > 0) {
            return Tax{state_.active, random_.die(6)};
        }
        if (state_.incomes_due > 0) {
            return income();
        }
        switch (state_.stage) {
            case Stage::roll: return Roll{state_.active, {random_.die(10), random_.die(10)}};
            case Stage::ace: return shown_ace();
            default: break;
        }
        if (const std::optional<Advance> advance = finished_deed()) {
            return *advance;
        }
        if (state_.card_played || hands_.of(state_.active).empty()) {
            if (const std::optional<Advance> advance = saved_from_tax()) {
                return *advance;
            }
            return state_.final_turn ? Move(Done{state_.active}) : Move(Draw{state_.active, {}});
        }
        return card_play();
    }

    void before(const Move& move) {
        std::visit(
            [this]<class M>(const M& made) {
                if constexpr (requires { made.card; }) {
                    hands_.lay_down(made.player, made.card, random_);
                } else if constexpr (std::is_same_v<M, Replace>) {
                    hands_.lay_down(state_.active, decktet::ace_of(*state_.shown_ace), random_);
                }
            },
            move);
    }
    void after(const Move&) {
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            if (state_.hand[at(seat)] > static_cast<int>(hands_.of(seat).size())) {
                hands_.draw_up_to(seat, state_.hand[at(seat)], rules_.unseen(state_), random_);
            }
        }
    }

private:
    static std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index); }
    const Purse& tokens(Seat seat) const { return state_.tokens[at(seat)]; }

    /// Decides about the shown Ace. An Ace alone leads few districts.
    Move shown_ace() const {
        const CardState& shown = state_.cards[decktet::ace_of(*state_.shown_ace).id];
        const bool held = shown.zone == CardZone::hand && Seat{shown.owner} == state_.active;
        return held ? Move(Replace{state_.active, {}}) : Move(Keep{state_.active});
    }

    /// A deed pays the suit of which its owner has fewer.
    Move income() const {
        for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
            const CardState& known = state_.cards[id];
            if (known.due > 0) {
                const Seat owner{known.owner};
                const auto suits = decktet::suits(Card{id});
                const Suit fewest =
                    *std::ranges::min_element(suits, {}, [&](Suit suit) { return tokens(owner)[suit]; });
                return Income{owner, known.district, fewest};
            }
        }
        return Done{state_.active};
    }

    /// Pays what is missing on a deed, once all of it is there; what is paid in part helps only against a tax.
    std::optional<Advance> finished_deed() const {
        for (int district = 0; district < kDistricts; ++district) {
            const std::optional<Card> deed = rules_.unfinished(state_, state_.active, district);
            if (!deed) {
                continue;
            }
            const CardState& known = state_.cards[deed->id];
            Purse pay;
            int missing = rules_.price(*deed) - known.spent_in_all();
            for (const Suit suit : decktet::suits(*deed)) {
                const bool owed = rules_.setup.deed_needs_each_suit && known.spent[decktet::index(suit)] == 0;
                if (owed && (tokens(state_.active)[suit] == 0 || missing == 0)) {
                    missing = kMostCounted;
                } else if (owed) {
                    ++pay[suit];
                    --missing;
                }
            }
            while (missing > 0 && missing < kMostCounted && pay_one_more(pay, *deed)) {
                --missing;
            }
            if (missing == 0 && pay.total() > 0) {
                return Advance{state_.active, district, pay};
            }
        }
        return std::nullopt;
    }

    /// What lies on a deed is safe from the tax, which leaves one token of a suit.
    std::optional<Advance> saved_from_tax() const {
        for (int district = 0; district < kDistricts; ++district) {
            const std::optional<Card> deed = rules_.unfinished(state_, state_.active, district);
            if (!deed) {
                continue;
            }
            const CardState& known = state_.cards[deed->id];
            const auto suits = decktet::suits(*deed);
            int room = rules_.price(*deed) - known.spent_in_all();
            if (rules_.setup.deed_needs_each_suit) {  // Room for what each suit still has to bring is kept.
                room -= static_cast<int>(
                    std::ranges::count_if(suits, [&](Suit suit) { return known.spent[decktet::index(suit)] == 0; }));
            }
            Purse pay;
            for (const Suit suit : suits) {
                pay[suit] = std::clamp(tokens(state_.active)[suit] - 1, 0, room);
                room -= pay[suit];
            }
            if (pay.total() > 0) {
                return Advance{state_.active, district, pay};
            }
        }
        return std::nullopt;
    }

    /// Adds a token of the suit of the card of which most are left.
    bool pay_one_more(Purse& pay, Card card) const {
        const Purse& held = tokens(state_.active);
        const auto suits = decktet::suits(card);
        const Suit most = *std::ranges::max_element(suits, {}, [&](Suit suit) { return held[suit] - pay[suit]; });
        if (held[most] == pay[most]) {
            return false;
        }
        ++pay[most];
        return true;
    }

    /// Returns the payment for developing the card outright; nothing if the tokens do not suffice.
    std::optional<Purse> outright(Card card) const {
        const Purse& held = tokens(state_.active);
        Purse pay;
        int missing = rules_.price(card);
        for (const Suit suit : decktet::suits(card)) {
            if (held[suit] == 0) {
                return std::nullopt;
            }
            if (missing > 0) {
                pay[suit] = 1;
                --missing;
            }
        }
        while (missing > 0) {
            if (!pay_one_more(pay, card)) {
                return std::nullopt;
            }
            --missing;
        }
        return pay;
    }

    Move card_play() {
        const Seat me = state_.active;
        Choice best{Sell{me, hands_.of(me).front()}, -1};
        const auto consider = [&](Move move, double worth) {
            worth += random_.share() * kWhim;
            if (worth > best.worth) {
                best = {std::move(move), worth};
            }
        };
        lead_ = {};
        for (int district = 0; district < kDistricts; ++district) {
            lead_[static_cast<std::size_t>(district)] =
                rules_.district_total(state_, me, district) - rules_.district_total(state_, me.other(), district);
        }
        for (const Card card : hands_.of(me)) {
            const std::optional<Purse> pay = outright(card);
            const bool deed = affords_deed(card);
            consider(Sell{me, card}, kSale - rules_.rank(card) * kSaleOfRank);
            for (int district = 0; (pay || deed) && district < kDistricts; ++district) {
                if (!rules_.takes(state_, me, card, district)) {
                    continue;
                }
                const double gain = gain_of(card, district);
                if (pay) {
                    consider(Develop{me, card, district, *pay}, gain);
                } else if (deed) {
                    consider(Deed{me, card, district}, gain * kDeed);
                }
            }
        }
        return best.move;
    }

    bool affords_deed(Card card) const {
        const Rank rank = decktet::face(card).rank;
        if (rank == Rank::two || (rank == Rank::ace && !rules_.setup.revised_aces)) {
            return false;
        }
        // A deed that cannot be finished any more is worth nothing.
        constexpr int kTurnsForADeed = 4;
        const int turns_left = state_.final_turns_left >= 0 ? 0
                               : state_.exhaustions > 0     ? state_.draw_pile
                                                            : state_.draw_pile + kTurnsForADeed;
        const Purse& held = tokens(state_.active);
        return turns_left >= kTurnsForADeed &&
               std::ranges::all_of(decktet::suits(card), [&](Suit suit) { return held[suit] > 0; });
    }

    /// Returns the gain of so much rank in the district: most if it takes or saves the lead, little if the lead is
    /// large.
    double gain_of(Card card, int district) const {
        const int rank = rules_.rank(card);
        const long long lead = lead_[static_cast<std::size_t>(district)];
        double gain = rank;
        if (lead <= 0) {
            gain += lead + rank > 0 ? kLeadTaken : lead + rank == 0 ? kLeadTaken / 2 : 0;
        } else if (lead > kSafe) {
            gain *= kWherePointless;
        }
        return gain;
    }

    static constexpr double kWhim = 0.5, kSale = 4.5, kSaleOfRank = 0.1, kDeed = 0.55, kLeadTaken = 4,
                            kWherePointless = 0.4;
    static constexpr long long kSafe = 12;

    const Rules& rules_;
    State& state_;
    RandomSource& random_;
    HiddenHands<Card> hands_;
    std::array<long long, kDistricts> lead_{};
};

}  // namespace

std::unique_ptr<Playout> continued(const Playthrough& playthrough, std::size_t ply, RandomSource& random) {
    return continued_by<Rules, PlayoutBots>(playthrough, ply, random);
}

}  // namespace castalia::magnate
