#pragma once

#include <string>
#include <utility>

#include "core/rules/game.h"

namespace castalia {

/// Makes a form of the setup that is the same in every edition of its game.
inline auto in_every_edition(std::vector<Slot> (*form)(const Players&, const Json&)) {
    return [form](const Players& players, const std::string&, const Json& setup) { return form(players, setup); };
}

/// Makes a game whose setup is read by `read` and written by `write`, and whose rules are that setup with the names.
template <Rules R, class Setup>
Game game_of(std::string id, Text title, std::string edition, int least, int most,
             Setup (*read)(const Players&, const Json&), Json (*write)(const Players&, const Setup&)) {
    Game game;
    game.id = std::move(id);
    game.title = std::move(title);
    game.editions = {std::move(edition)};
    game.least_players = least;
    game.most_players = most;
    game.settle = [=](const Players& players, const std::string&, const Json& setup) {
        return write(players, read(players, setup));
    };
    game.begin = [=](const Players& players, const std::string&, const Json& setup) -> std::unique_ptr<Playthrough> {
        return std::make_unique<PlaythroughOf<R>>(std::make_shared<const R>(R{read(players, setup), players.names}));
    };
    game.moves = R::outline;
    return game;
}

/// Makes a game with several editions, the default one first. `read` and `write` are told the edition of the session,
/// so that its rules are those of the setup that they return.
template <Rules R, class Setup>
Game game_of_editions(std::string id, Text title, std::vector<std::string> editions, int least, int most,
                      Setup (*read)(const Players&, const std::string& edition, const Json&),
                      Json (*write)(const Players&, const std::string& edition, const Setup&)) {
    Game game;
    game.id = std::move(id);
    game.title = std::move(title);
    game.editions = std::move(editions);
    game.least_players = least;
    game.most_players = most;
    game.settle = [=](const Players& players, const std::string& edition, const Json& setup) {
        return write(players, edition, read(players, edition, setup));
    };
    game.begin = [=](const Players& players, const std::string& edition,
                     const Json& setup) -> std::unique_ptr<Playthrough> {
        return std::make_unique<PlaythroughOf<R>>(
            std::make_shared<const R>(R{read(players, edition, setup), players.names}));
    };
    if constexpr (requires { R::outline(); }) {
        game.moves = R::outline;
    }
    return game;
}

}  // namespace castalia
