#pragma once

#include <span>

#include "core/rules/game/game.h"
#include "core/rules/game/move_outline.h"
#include "core/rules/text/mapped.h"

namespace castalia {

/// The base of the rules of a game. `struct Rules : RulesOf<Rules, Setup, State, Move>` has the setup, the players'
/// names and everything that follows from the declarations of its moves; the game's own source defines
/// `Rules::ByHand`, includes core/rules/declaration/declared_moves.h and instantiates this template there.
template <class R, class SetupOfGame, class StateOfGame, class MoveOfGame>
struct RulesOf {
    using Setup = SetupOfGame;
    using State = StateOfGame;
    using Move = MoveOfGame;

    Setup setup;
    std::vector<std::string> names;  ///< The players in seat order.

    Move read(Fields& fields) const;
    void write(const Move& move, Json& object) const;
    std::string notation(const Move& move) const;
    Move parse(const State& state, NotationLine& line) const;
    std::optional<Seat> actor(const Move& move) const;
    /// Whoever moves first has the first turn. A game where that is not so says it itself.
    std::optional<Seat> start_player(const Move& move) const { return actor(move); }
    /// Returns the slots of an event of this type, in their order and without options; none if the type is not
    /// declared.
    static std::vector<Slot> form_skeleton(std::string_view type);
    /// Returns every declared move.
    static std::vector<MoveOutline> outline();

    const std::string& name(Seat seat) const { return names.at(static_cast<std::size_t>(seat.index)); }
    /// Returns the player's name for a sentence.
    Text who(Seat seat) const { return literally(name(seat)); }
    /// Returns the same of several players, in their order.
    std::vector<Text> who(std::span<const Seat> seats) const {
        return mapped(seats, [this](Seat seat) { return who(seat); });
    }
};

/// The base of the classes that read one state of a game: its rules and that state.
template <class R>
class StateReader {
public:
    StateReader(const R& rules, const typename R::State& state) : rules_(rules), state_(state) {}

protected:
    Text who(Seat seat) const { return rules_.who(seat); }

    const R& rules_;
    const typename R::State& state_;
};

}  // namespace castalia
