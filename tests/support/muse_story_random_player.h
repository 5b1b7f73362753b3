#pragma once

#include "tests/support/random_player.h"

namespace castalia {

/// Returns a table of three to six players for Muse, the storytelling game.
Players story_players(Chance& chance);

/// Returns an event of that game with anything in it that the schema allows: mostly nonsense.
Json wild_story(Chance& chance, const Players& players);

/// Plays the storytelling game by what the prompts and forms offer; it asks the rules nothing else.
class StoryRandomPlayer {
public:
    explicit StoryRandomPlayer(Chance& chance) : chance_(chance) {}

    /// Returns an event that the form offers now; null when no form can be filled.
    Json any(const Playthrough& line);
    /// Plays in haste from now on (see Filling), at the table of these players.
    void hasten(const Players& table) { table_ = table; }

private:
    bool fill(const Playthrough& line, Json& draft);

    Chance& chance_;
    std::optional<Players> table_;
};

}  // namespace castalia
