// The coins from round to round, by suit in the economy and by player.
#include "core/games/muse_decktet/muse_decktet.h"

namespace castalia::muse_decktet {

namespace {

/// Returns the last moment of each round.
std::vector<std::size_t> ends_of_rounds(const PlaythroughOf<Rules>& game) {
    std::vector<std::size_t> ends;
    for (std::size_t ply = 1; ply <= game.plies(); ++ply) {
        if (game.at(ply).number != game.at(ply - 1).number) {
            ends.push_back(ply - 1);
        }
    }
    ends.push_back(game.plies());
    return ends;
}

Curves empty_chart(Text title, std::size_t rounds) {
    Curves chart;
    chart.title = std::move(title);
    chart.note = say_count("over {n} round", "over {n} rounds", static_cast<long long>(rounds));
    chart.across = say("rounds");
    for (std::size_t round = 1; round <= rounds; ++round) {
        chart.places.push_back(literally(static_cast<long long>(round)));
    }
    return chart;
}

}  // namespace

std::vector<Curves> curves(const Playthrough& playthrough) {
    const auto& game = static_cast<const PlaythroughOf<Rules>&>(playthrough);
    const std::vector<std::size_t> ends = ends_of_rounds(game);
    if (ends.size() < 2) {
        return {};
    }
    Curves economy = empty_chart(say("Coins in the economy, by suit"), ends.size());
    for (const Suit suit : decktet::kSuits) {
        Curves::Curve curve{decktet::suit_name(suit), decktet::index(suit), true, {}};
        for (const std::size_t ply : ends) {
            curve.values.push_back(game.at(ply).economy[suit]);
        }
        economy.curves.push_back(std::move(curve));
    }
    Curves purses = empty_chart(say("Coins of the players, by round"), ends.size());
    for (std::size_t seat = 0; seat < game.rules().names.size(); ++seat) {
        Curves::Curve curve{literally(game.rules().names[seat]), seat, false, {}};
        for (const std::size_t ply : ends) {
            curve.values.push_back(static_cast<double>(game.at(ply).coins[seat].total()));
        }
        purses.curves.push_back(std::move(curve));
    }
    return {std::move(economy), std::move(purses)};
}

}  // namespace castalia::muse_decktet
