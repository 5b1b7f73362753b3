// The counts of the table: the dice on the tiles.
#include "core/rules/game/counting.h"

#include "core/games/dance_of_muses/dance_of_muses.h"

namespace castalia::dance_of_muses {

namespace {

class DieCount : StateReader<Rules> {
public:
    DieCount(const Rules& rules, const State& state, Counting& counting)
        : StateReader(rules, state), counting_(counting) {}

    /// Adds the die of the tile with this id, or none if there is no such tile.
    void operator()(std::string_view id) {
        const std::optional<std::size_t> place = rules_.find(state_, id);
        const Tile* tile = place ? &state_.tiles[*place] : nullptr;
        counting_.add(tile != nullptr ? tile->die : 0, [&] {
            const Text name = tile != nullptr ? rules_.tile_text(*tile) : literally(id);
            TableCount count{
                {{"what", "die"}, {"tile", id}}, say("Dice"), name, say("the die on {tile}", {{"tile", name}})};
            count.owner = tile != nullptr ? tile->owner : std::nullopt;
            count.adjustable = tile != nullptr && tile->die > 0;
            return where_something_lies(std::move(count));
        });
    }

private:
    Counting& counting_;
};

}  // namespace

void count_table(const Rules& rules, const State& state, Counting& counting) {
    DieCount die(rules, state, counting);
    std::vector<std::string> usual;
    for (std::size_t muse = 0; muse < kTiles; ++muse) {
        usual.emplace_back(name_of(static_cast<Muse>(muse)));
    }
    for (const std::string& player : rules.names) {
        usual.push_back("?" + player);
    }
    usual.emplace_back("?neutral");
    std::ranges::for_each(usual, die);
    // A player has a second tile face down only by a ruling.
    for (const Tile& tile : state.tiles) {
        if (std::ranges::find(usual, tile.id) == usual.end()) {
            die(tile.id);
        }
    }
}

}  // namespace castalia::dance_of_muses
