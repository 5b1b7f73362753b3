#include "core/session/played.h"

#include <algorithm>

namespace castalia {

namespace {

std::string folded(std::string text) {
    std::ranges::transform(text, text.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return text;
}

}  // namespace

std::string played_game(const Heading& heading) {
    // A setup that names a game tells of that one.
    const auto told = heading.setup.find("game");
    if (told == heading.setup.end() || !told->is_string() || told->get_ref<const std::string&>().empty()) {
        return heading.game;
    }
    auto name = told->get<std::string>();
    for (const Game& game : all_games()) {
        if (folded(english(game.title)) == folded(name)) {
            return game.id;
        }
    }
    return name;
}

}  // namespace castalia
