#pragma once

#include <algorithm>
#include <array>
#include <string>

#include <gtest/gtest.h>

namespace castalia {

/// The games that ship a sample.
inline constexpr auto kGamesWithSamples =
    std::to_array<const char*>({"magnate", "dance-of-muses", "musee", "muse-story", "muse-decktet", "open-table"});
/// Returns these games, for a test that runs once for each of them.
inline auto every_game() { return ::testing::ValuesIn(kGamesWithSamples); }

/// Returns the game in letters that the name of a test may have.
inline std::string name_of_game(const ::testing::TestParamInfo<const char*>& game) {
    std::string name = game.param;
    std::ranges::replace(name, '-', '_');
    return name;
}

}  // namespace castalia
