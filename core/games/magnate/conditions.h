#pragma once

#include "core/games/magnate/magnate.h"

namespace castalia::magnate {

/// The conditions that several moves share. Each returns why it does not hold, or nothing. They are asked for every
/// move of a replay, so they stand in the header; the sentences of refusals are made elsewhere.
class Conditions : protected StateReader<Rules> {
public:
    using StateReader::StateReader;

protected:
    static std::size_t seat(Seat player) { return static_cast<std::size_t>(player.index); }

    Verdict own_turn(Seat player) const { return player == state_.active ? Verdict() : not_this_turn(); }
    Verdict no_tax_owed() const { return state_.taxes_due == 0 ? Verdict() : tax_comes_first(); }
    Verdict nothing_owed() const {
        return state_.taxes_due == 0 && state_.incomes_due == 0 ? Verdict() : something_owed();
    }
    /// Refuses unless it is the player's turn, the dice are rolled, nothing is owed and no Ace waits: the time of
    /// advances and trades.
    Verdict play_time(Seat player) const {
        const bool now = player == state_.active && state_.taxes_due == 0 && state_.incomes_due == 0 &&
                         state_.stage != Stage::roll && state_.stage != Stage::ace;
        return now ? Verdict() : not_play_time(player);
    }
    Verdict card_play_time(Seat player) const;
    Verdict ending_time(Seat player) const;
    Verdict playable(Seat player, Card card) const;
    Verdict too_few(Seat player, Suit suit, long long needed) const;
    Verdict enough(Seat player, const Purse& pay) const;
    Verdict only_its_suits(Card card, const Purse& pay, const char* clause) const;
    Verdict room_on(Card deed, const Purse& pay) const;
    /// Refuses an Ace that cannot be drawn now. It comes from the discard pile only if this draw shuffles it into an
    /// empty pile.
    Verdict can_turn_up(Suit suit, bool anything_discarded) const;
    Verdict ace_shown() const;

private:
    Verdict not_this_turn() const;
    Verdict tax_comes_first() const;
    Verdict something_owed() const;
    Verdict not_play_time(Seat player) const;
};

}  // namespace castalia::magnate
