#include <algorithm>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/games/magnate/magnate.h"
#include "core/games/muse_decktet/muse_decktet.h"
#include "core/games/musee/musee.h"
#include "core/rules/labels.h"

namespace castalia {

const std::vector<Game>& all_games() {
    static const std::vector<Game> games{
        magnate::game(),
        muse_decktet::game(),
        musee::game(),
        dance_of_muses::game(),
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
