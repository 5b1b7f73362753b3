#pragma once

#include <string_view>
#include <vector>

#include "core/rules/game/game.h"

namespace castalia {

/// The games that a program knows. `main` makes them and hands them down. They must outlive everything that is read
/// with them, because it refers to them.
class Games {
public:
    /// Takes the games that can be begun, `offered`, in the order of lists. Sessions of the `kept` games are read and
    /// kept, but nobody begins one.
    explicit Games(std::vector<Game> offered, std::vector<Game> kept = {});
    Games(const Games&) = delete;
    Games& operator=(const Games&) = delete;

    const std::vector<Game>& offered() const { return offered_; }
    /// Returns the game with that id, offered or kept; null if there is none.
    const Game* find(std::string_view id) const;
    /// Returns the offered game with that title in English, in any case; null if there is none.
    const Game* titled(std::string_view title) const;
    /// Returns the game that keeps results of games that were not logged; null if there is none.
    const Game* of_results() const;
    /// Returns every blank sheet of the offered games.
    std::vector<const BlankSheet*> sheets() const;

private:
    std::vector<Game> offered_, kept_;
};

}  // namespace castalia
