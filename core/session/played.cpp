#include "core/session/played.h"

namespace castalia {

std::string played_game(const Heading& heading, const Games& games) {
    // A setup that names a game tells of that one.
    const auto told = heading.setup.find("game");
    if (told == heading.setup.end() || !told->is_string() || told->get_ref<const std::string&>().empty()) {
        return heading.game;
    }
    auto name = told->get<std::string>();
    const Game* game = games.titled(name);
    return game == nullptr ? name : game->id;
}

}  // namespace castalia
