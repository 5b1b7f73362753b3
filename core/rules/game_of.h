#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "core/rules/game.h"

/// What the record of every game has in common.
namespace castalia {

/// Who makes a move: the move's `player`, where it has one. `adjust` is the table's, whomever it counts.
template <class Adjust, class... Moves>
std::optional<Seat> player_of(const std::variant<Moves...>& move) {
    return std::visit(
        []<class M>(const M& made) -> std::optional<Seat> {
            if constexpr (requires { made.player; } && !std::same_as<M, Adjust>) {
                return made.player;
            } else {
                return std::nullopt;
            }
        },
        move);
}

/// The keys that every event begins with.
inline void write_head(Json& object, std::string_view type, std::optional<Seat> player,
                       const std::vector<std::string>& names) {
    object["type"] = type;
    if (player) {
        object["player"] = names.at(static_cast<std::size_t>(player->index));
    }
}

/// Makes a form of the setup that is the same in every edition of its game.
inline auto in_every_edition(std::vector<Slot> (*form)(const Players&, const Json&)) {
    return [form](const Players& players, const std::string&, const Json& setup) { return form(players, setup); };
}

/// A game whose setup is read by `read` and written by `write`, and whose rules are that setup with the names.
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
    if constexpr (requires { R::outline(); }) {
        game.moves = R::outline;
    }
    return game;
}

}  // namespace castalia
