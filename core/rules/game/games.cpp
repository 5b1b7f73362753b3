#include "core/rules/game/games.h"

#include <algorithm>

namespace castalia {

namespace {

const Game* with_id(const std::vector<Game>& games, std::string_view id) {
    const auto found = std::ranges::find(games, id, &Game::id);
    return found == games.end() ? nullptr : &*found;
}

std::string folded(std::string_view text) {
    std::string letters(text);
    std::ranges::transform(letters, letters.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return letters;
}

}  // namespace

Games::Games(std::vector<Game> offered, std::vector<Game> kept)
    : offered_(std::move(offered)), kept_(std::move(kept)) {}

const Game* Games::find(std::string_view id) const {
    const Game* game = with_id(offered_, id);
    return game != nullptr ? game : with_id(kept_, id);
}

const Game* Games::titled(std::string_view title) const {
    const std::string wanted = folded(title);
    const auto found =
        std::ranges::find_if(offered_, [&](const Game& game) { return folded(english(game.title)) == wanted; });
    return found == offered_.end() ? nullptr : &*found;
}

const Game* Games::of_results() const {
    const auto found = std::ranges::find_if(kept_, [](const Game& game) { return game.results != nullptr; });
    return found == kept_.end() ? nullptr : &*found;
}

std::vector<const BlankSheet*> Games::sheets() const {
    std::vector<const BlankSheet*> sheets;
    for (const Game& game : offered_) {
        for (const BlankSheet& sheet : game.sheets) {
            sheets.push_back(&sheet);
        }
    }
    return sheets;
}

}  // namespace castalia
