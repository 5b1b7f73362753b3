#pragma once

#include "tests/support/gambler.h"

namespace castalia {

/// A table of three to six for Muse, the storytelling game.
Players story_players(Chance& chance);

/// An event of that game with anything in it that the schema allows: mostly nonsense.
Json wild_story(Chance& chance, const Players& players);

/// Plays the storytelling game by what the prompts and forms offer, never by what the rules know in secret.
class StoryGambler {
public:
    explicit StoryGambler(Chance& chance) : chance_(chance) {}

    /// An event that the form offers now; null when nothing can be filled.
    Json any(const Playthrough& line);
    /// From now on in haste (see Filling), at the table of these players.
    void hasten(const Players& table) { table_ = table; }

private:
    bool fill(const Playthrough& line, Json& draft);

    Chance& chance_;
    std::optional<Players> table_;
};

}  // namespace castalia
