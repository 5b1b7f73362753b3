#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "core/rules/game/game.h"
#include "tests/support/random_player.h"

namespace castalia {

/// The choice of events for the core and a second implementation of a game.
struct EventStream {
    std::uint64_t seed = 0;
    int wild = 1'000'000;  ///< One event in this many is nonsense.
    bool rulings = false;  ///< Most events against the rules are let stand.
    int most_events = 300;
    int goes_on = 4;  ///< One game in this many ends where its rules end it; the others go on.
};

/// A game of the core and its second implementation, which shares only the rules page with it.
struct SecondOpinion {
    Chance& chance;
    Playthrough& line;
    const Players& players;
    std::function<Json()> any;   ///< Returns an event that may be played now, or null.
    std::function<Json()> wild;  ///< Returns any event.
    /// Returns what the second one says: nothing, "rule" or "impossible".
    std::function<std::string(const Json&)> judge;
    std::function<void(const Json&)> play;
    std::function<std::string()> tables_differ;   ///< Returns in what; nothing where they are the same.
    std::function<std::string()> results_differ;  ///< Returns the same for results.
};

/// Plays events in both and returns their first disagreement, with all that was played before; nothing where they
/// agree throughout.
std::string disagreement(const SecondOpinion& both, const EventStream& stream);

/// Returns in what two tables or results differ; nothing where they are the same.
template <class Either>
std::string difference(const Either& core, const Either& second) {
    return core == second ? std::string() : Either::diff(core, second).dump();
}

/// Returns how many streams a test tries: `usual`, or as many as CASTALIA_LONG says.
int streams(int usual);

}  // namespace castalia
