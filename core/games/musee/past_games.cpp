// The words for a game that is over: the points by kind, and what decided.
#include <algorithm>

#include "core/games/musee/musee.h"
#include "core/rules/text/wording.h"

namespace castalia::musee {

namespace {

/// Returns how the game ended for a museum: "won with more paintings"; nothing for one that lost.
Text ending_of(const PastGame& game, std::span<const Tally> tallies, int museum) {
    if (!game.winner) {
        const bool best =
            tallies[at(museum)].standing() == std::ranges::max(tallies, {}, &Tally::standing).standing();
        return best ? say_in("a game", "shared") : Text();
    }
    if (*game.winner != museum) {
        return {};
    }
    switch (deciding_step(tallies).value_or(0)) {
        case 0: return say_in("a game", "won");
        case 1: return say_in("a game", "won with more paintings");
        default: return say_in("a game", "won with more gallery bonuses");
    }
}

}  // namespace

std::vector<Text> points_by_kind(const Tally& tally) {
    const auto number = [](int points) { return std::vector<Fill>{{"n", literally(points)}}; };
    return {say("{n} for paintings", number(tally.paintings)), say("{n} for neighbours", number(tally.adjacent)),
            say("{n} for stairs", number(tally.stairs)), say("{n} for galleries", number(tally.bonuses))};
}

Text told(const PastGame& game, std::span<const Tally> tallies, int museum) {
    const Text points = listed(points_by_kind(tallies[at(museum)])), ending = ending_of(game, tallies, museum);
    return ending.empty() ? points : say("{label}: {words}", {{"label", ending}, {"words", points}});
}

std::optional<int> deciding_step(std::span<const Tally> tallies) {
    std::vector<std::tuple<int, int, int>> standings;
    std::ranges::transform(tallies, std::back_inserter(standings), &Tally::standing);
    const auto [points, paintings, bonuses] = std::ranges::max(standings);
    // Only museums that are level with the best reach the next step.
    std::erase_if(standings, [&](const auto& one) { return std::get<0>(one) != points; });
    if (standings.size() == 1) {
        return 0;
    }
    std::erase_if(standings, [&](const auto& one) { return std::get<1>(one) != paintings; });
    if (standings.size() == 1) {
        return 1;
    }
    std::erase_if(standings, [&](const auto& one) { return std::get<2>(one) != bonuses; });
    return standings.size() == 1 ? std::optional(2) : std::nullopt;
}

}  // namespace castalia::musee
