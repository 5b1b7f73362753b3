// The knowledge of each player about the own tile face down, for a note under seal.
#include <algorithm>

#include "core/games/dance_of_muses/dance_of_muses.h"

namespace castalia::dance_of_muses {

std::vector<Hidden> hidden_tiles(const Playthrough& playthrough, std::size_t ply) {
    const auto& game = static_cast<const PlaythroughOf<Rules>&>(playthrough);
    const Rules& rules = game.rules();
    const State& state = game.at(ply);
    std::vector<Hidden> all;
    for (const Tile& tile : state.tiles) {
        if (!tile.owner || !tile.id.starts_with('?')) {
            continue;
        }
        // The seat names the tile, because a player may get another name. Only by a ruling does a player have two.
        const auto number = std::ranges::count_if(all, [&](const Hidden& one) { return one.seat == *tile.owner; });
        Hidden hidden{std::to_string(tile.owner->index + 1) + (number > 0 ? "#" + std::to_string(number + 1) : ""),
                      *tile.owner,
                      say("{who}’s tile", {{"who", rules.who(*tile.owner)}}),
                      {},
                      {}};
        for (const Muse muse : rules.unseen(state)) {
            hidden.options.push_back({Json(name_of(muse)), text_of(muse), {}, {}, false});
        }
        if (!tile.face_down && tile.muse) {
            hidden.shown = name_of(*tile.muse);
        }
        all.push_back(std::move(hidden));
    }
    return all;
}

}  // namespace castalia::dance_of_muses
