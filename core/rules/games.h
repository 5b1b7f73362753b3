#pragma once

#include <string_view>
#include <vector>

#include "core/rules/game.h"

namespace castalia {

/// The games that a program knows. `main` makes it and hands it down; what is read with its games refers to them, so
/// it outlives all of that.
class Games {
public:
    /// `offered` in the order of lists. Nobody begins one of the `kept`: they are read, and sessions of them are
    /// kept.
    explicit Games(std::vector<Game> offered, std::vector<Game> kept = {});
    Games(const Games&) = delete;
    Games& operator=(const Games&) = delete;

    const std::vector<Game>& offered() const { return offered_; }
    /// Returns the game with that id, offered or kept; null when there is none.
    const Game* find(std::string_view id) const;
    /// Returns the offered game with that title in English, whatever the case of its letters; null when there is
    /// none.
    const Game* titled(std::string_view title) const;
    /// Returns the game that keeps results of games that were not logged; null when there is none.
    const Game* of_results() const;
    /// Returns every blank sheet of the offered games.
    std::vector<const BlankSheet*> sheets() const;

private:
    std::vector<Game> offered_, kept_;
};

}  // namespace castalia
