#pragma once

#include <string>
#include <utility>

#include "core/rules/declaration/setup_options.h"

namespace castalia {

/// Returns `Game::counts`, made of a function that counts one state of the game.
template <Rules R>
auto counted_by(void (*count)(const R&, const typename R::State&, Counting&)) {
    return [count](const Playthrough& playthrough, std::size_t ply, Counting& counting) {
        const auto& game = static_cast<const PlaythroughOf<R>&>(playthrough);
        count(game.rules(), game.at(ply), counting);
    };
}

/// Returns the last state of a line of this game; null where there is no line.
template <Rules R>
const typename R::State* last_state(const Playthrough* line) {
    const auto* game = dynamic_cast<const PlaythroughOf<R>*>(line);
    return game == nullptr ? nullptr : &game->at(game->plies());
}

/// Returns a game with these editions, of which the first is the default, and these options of its setup. Its rules
/// are made of a setup and the names of the players.
template <Rules R, class Setup>
Game game_of(std::string id, Text title, std::vector<std::string> editions, int least, int most,
             SetupOptions<Setup> setup_options) {
    const auto options = std::make_shared<const SetupOptions<Setup>>(std::move(setup_options));
    Game game;
    game.id = std::move(id);
    game.title = std::move(title);
    game.editions = std::move(editions);
    game.least_players = least;
    game.most_players = most;
    game.options = [=](const Players& players, const std::string& edition, const Json& setup) {
        return options->form(players, edition, setup);
    };
    game.settle = [=](const Players& players, const std::string& edition, const Json& setup) {
        return options->write(players, edition, options->read(players, edition, setup), setup);
    };
    game.rename = [=](const Players& players, const Players& renamed, const std::string& edition, const Json& setup) {
        return options->write(renamed, edition, options->read(players, edition, setup), setup);
    };
    game.settle_and_begin = [=](const Players& players, const std::string& edition,
                                Json& setup) -> std::unique_ptr<Playthrough> {
        Setup read = options->read(players, edition, setup);
        setup = options->write(players, edition, read, setup);
        return std::make_unique<PlaythroughOf<R>>(std::make_shared<const R>(R{std::move(read), players.names}));
    };
    game.setup_schema = [=] { return options->schema(); };
    game.moves = R::outline;
    return game;
}

}  // namespace castalia
