#include "core/games/all.h"

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/games/magnate/magnate.h"
#include "core/games/muse_decktet/muse_decktet.h"
#include "core/games/muse_story/muse_story.h"
#include "core/games/musee/musee.h"
#include "core/games/open_table/open_table.h"
#include "core/games/result/result.h"

namespace castalia {

Games all_games() {
    return Games({magnate::game(), muse_decktet::game(), muse_story::game(), musee::game(), dance_of_muses::game(),
                  open_table::game()},
                 {result::game()});
}

}  // namespace castalia
