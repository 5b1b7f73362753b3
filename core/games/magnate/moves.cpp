// The moves that do not follow from their declarations alone.
#include "core/games/magnate/magnate.h"
#include "core/rules/declaration/declared_moves.h"

namespace castalia::magnate {

std::optional<Suit> ShownAce::parse_if(NotationLine& line, std::string_view what) const {
    if (at_tail(line)) {
        return std::nullopt;
    }
    const std::optional<Card> card = decktet::card_ahead(line);
    if (card && decktet::face(*card).rank == decktet::Rank::ace) {
        return decktet::suits(*card)[0];
    }
    if (card) {
        line.fail(say("{card} is not an Ace; only a drawn Ace is shown, such as as", {{"card", code_text(*card)}}));
    }
    return decktet::take_suit(line, what);
}

struct Rules::ByHand {
    static constexpr std::string_view kTitle = in_catalogue("Magnate");

    static Seat acting(const Rules&, const State& state, const auto&) { return state.active; }
    /// Income belongs to the owner of the deed, on whoever's roll.
    static Seat acting(const Rules&, const State& state, const Income& income) {
        Seat owner = state.active;
        for (const CardState& known : state.cards) {
            if (known.due > 0 && known.district == income.district) {
                owner = Seat{known.owner};
                if (owner == state.active) {
                    break;
                }
            }
        }
        return owner;
    }
};

}  // namespace castalia::magnate

template struct castalia::RulesOf<castalia::magnate::Rules, castalia::magnate::Setup, castalia::magnate::State,
                                  castalia::magnate::Move>;
