#include <algorithm>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/games/magnate/magnate.h"
#include "core/games/muse_decktet/muse_decktet.h"
#include "core/games/muse_story/muse_story.h"
#include "core/games/musee/musee.h"
#include "core/games/open_table/open_table.h"
#include "core/games/result/result.h"
#include "core/rules/labels.h"

namespace castalia {

const std::vector<Game>& all_games() {
    static const std::vector<Game> games{
        magnate::game(), muse_decktet::game(),   muse_story::game(),
        musee::game(),   dance_of_muses::game(), open_table::game(),
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
    if (id == result::game().id) {
        return &result::game();  // Nobody plays a result: it is read and kept, and does not stand in the catalogue.
    }
    const auto found = std::ranges::find(all_games(), id, &Game::id);
    return found == all_games().end() ? nullptr : &*found;
}

}  // namespace castalia
