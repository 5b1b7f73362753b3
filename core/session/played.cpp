#include "core/session/played.h"

#include "core/rules/text/wording.h"

namespace castalia {

std::string played_game(const Heading& heading, const Games& games) {
    // A setup that names a game is about that game.
    const auto named = heading.setup.find("game");
    if (named == heading.setup.end() || !named->is_string() || named->get_ref<const std::string&>().empty()) {
        return heading.game;
    }
    auto name = named->get<std::string>();
    const Game* game = games.titled(name);
    return game == nullptr ? name : game->id;
}

Text with_edition(const Text& game, const std::string& edition) {
    const std::vector<Fill> fills{{"game", game}, {"edition", say_in("an edition", edition)}};
    const bool is_number = edition.find_first_of("0123456789") == 0;  // Else it is a word: "first".
    return is_number ? say("{game}, edition {edition}", fills) : say("{game}, {edition} edition", fills);
}

}  // namespace castalia
