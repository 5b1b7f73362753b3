#include <algorithm>

#include "core/games/magnate/magnate.h"
#include "core/games/musee/musee.h"
#include "core/rules/labels.h"

namespace castalia {

const std::vector<Game>& all_games() {
    static const std::vector<Game> games{
        magnate::game(),
        musee::game(),
    };
    return games;
}

const std::vector<Labels>& all_labels() {
    static const std::vector<Labels> labels{
        musee::labels(),
    };
    return labels;
}

const Game* find_game(std::string_view id) {
    const auto found = std::ranges::find(all_games(), id, &Game::id);
    return found == all_games().end() ? nullptr : &*found;
}

}  // namespace castalia
