// The new-session form: who begins, where the staircases are, one game or a match.
#include "core/games/musee/musee.h"

namespace castalia::musee {

Slot stairs_slot(int players) {
    Slot tokens{"stairs", Slot::Kind::pattern, say("Staircases"), {}, 0, 0, false};
    tokens.most = spaces_for(players);
    tokens.rows = {say("Between upper and middle"), say("Between middle and lower")};
    tokens.sides = {{{say("chandelier"), "token-chandelier"}, {say("staircase"), "token-stairs"}}};
    tokens.options = {{StairsKind::json(first_pattern(players)),
                       say("As for a first game"),
                       players == 3 ? say("two and three") : say("three and three"),
                       {},
                       true}};
    return tokens;
}

std::vector<Slot> setup_form(const Players& players, const Json&) {
    Slot first{"first", Slot::Kind::place, say("First player"), {}, 0, 0, false};
    for (const std::string& name : players.names) {
        first.options.push_back({name, literally(name), {}, {}, false});
    }
    Slot match{"match", Slot::Kind::place, say("A match: who first wins two games"), {}, 0, 0, true};
    match.options = {{false, say("No"), {}, {}, false},
                     {true, say("Yes"), say("The session goes on until somebody has won two games"), {}, false}};
    return {std::move(first), stairs_slot(static_cast<int>(players.names.size())), std::move(match)};
}

}  // namespace castalia::musee
