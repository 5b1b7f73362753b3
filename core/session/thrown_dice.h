#pragma once

#include <map>

#include "core/dice/odds.h"
#include "core/dice/throwing.h"
#include "core/session/session.h"

namespace castalia {

inline constexpr std::size_t kMostContenders = 60;
inline constexpr int kMostBonus = 1'000;

/// Returns what each die shows, in the order of the throw.
std::vector<int> values_of(const FreeDice& dice);
/// Returns what the throw comes to, once for each contender where it is for the initiative. Assumes that it was
/// entered with its expression.
std::vector<dice::Outcome> outcomes_of(const FreeDice& dice);
/// Returns the dice of a throw that show these values. Assumes that they fit it.
std::vector<Die> dice_with(const dice::Expression& thrown, std::span<const int> values);

/// Who threw, what for, and which dice.
struct Throw {
    std::string player = {}, label = {}, set = {};
    bool by_app = false;
    std::string seed = {};
    std::vector<int> fallen = {};
    std::vector<std::pair<std::string, int>> initiative = {};  ///< The names of the contenders, with their bonus.
};
/// Returns the event of a throw as JSON in the order of the record. A label in the expression stands where none is
/// given.
Json dice_event(const dice::Expression& thrown, std::span<const int> values, const Throw& about);

/// Reads what was thrown, as far as a dice event says it: expression, target, initiative, dice that fell, and the
/// seed. Throws BadRecord, also where the dice, which were read before, do not fit.
void read_thrown(Fields& fields, FreeDice& dice);
/// Writes the expression and the target. A target that is to be reached stands apart, so that other programs find it.
void write_thrown(const dice::Expression& thrown, Json& json);
/// Writes all that `read_thrown` reads. `names` are the players in seat order.
void write_thrown(const FreeDice& dice, std::span<const std::string> names, Json& json);

/// Returns "Ann rolls 4d6kh3+2: 5 6 2 and 1 dropped, 15"; `who` is empty where nobody is named.
Text throw_sentence(const FreeDice& dice, const Text& who, std::span<const std::string> names);
/// Returns what followed from the throw.
Story throw_story(const FreeDice& dice, std::span<const std::string> names);

/// Tells how the results of throws stand among all throws of their kinds, whose odds it works out once each.
class ThrowRanks {
public:
    /// Returns "16.2 % of all throws come to this or more"; nothing for other events, for throws without an
    /// expression or for the initiative, and where the odds would take too long.
    Text of(const Event& event);

private:
    std::map<std::string, std::optional<dice::Odds>> odds_;
};

/// Somebody in the order of the initiative.
struct InTurn {
    std::string name;
    std::optional<Seat> seat;  ///< Nothing for anybody who is no player.
    int bonus = 0;
    long long result = 0;  ///< With the bonus.
};
/// Returns who takes a turn after whom: the highest result first, then the highest bonus, then in the order of the
/// throw.
std::vector<InTurn> initiative_of(const FreeDice& dice, std::span<const std::string> names);
/// Returns the order that holds after so many steps, which is that of the last throw for it; empty without one.
std::vector<InTurn> initiative_at(const Replay& replay, std::size_t plies, std::span<const std::string> names);

}  // namespace castalia
