// Evenings of every game, played by chance from fixed seeds: what the forms offer, nonsense, and rulings.
#pragma once

#include <string>
#include <vector>

#include "core/session/session.h"
#include "tests/support/random_player.h"

namespace castalia::answers {

/// Returns a setup that the table chose at random in the form of a new session.
Json chosen_setup(const Game& game, const Players& players, const std::string& edition, Chance& chance);

/// Returns an event of the game with anything in it that the schema allows: mostly nonsense.
Json wild_event(const Game& game, const Players& players, Chance& chance);

/// Returns the object without each of its members, with another value of each, and with a member more.
std::vector<Json> damaged(const Json& object);
/// Returns the object with the last item of each of these lists damaged in the same way; lists that it does not have
/// are left out.
std::vector<Json> damaged_in_lists(const Json& object, const std::vector<std::string>& lists);

/// Returns the same players with names that are 38 letters longer.
Players with_longer_names(Players players);
/// Returns the same players with names that are 4 letters longer, so that even the longest here may be in a record.
Players with_new_names(Players players);

/// An evening, and everything that somebody wanted to enter at each ply.
struct Evening {
    struct Tried {
        std::size_t ply = 0;
        Json event;
    };
    Session session;
    std::vector<Tried> tried;  ///< The events in this order, those that were refused too.
    bool brief = false;        ///< It may be so short that there is nothing to ask.
};

/// Returns the same session again.
Session copy_of(const Session& session);
/// Returns the session as it was after so many operations, or as it is if it has no more.
Session beginning_of(const Session& session, std::size_t operations);
/// Returns the same evening after somebody corrected, undid, annotated and commented at random.
Session revised(const Evening& evening);

/// Returns some evenings of the game, always the same: each number of players from the fewest to the most and any
/// edition and setup, then the sample that is shipped, the plays of tests/games, and the first events of an evening.
std::vector<Evening> evenings_of(const std::string& game);

}  // namespace castalia::answers
