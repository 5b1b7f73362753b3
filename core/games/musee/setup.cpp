// The options of the setup, and the game for the catalogue.
#include "core/games/musee/musee.h"
#include "core/rules/declaration/game_of.h"
#include "core/rules/game/playout.h"

namespace castalia::musee {

void offer_first_pattern(Slot& stairs, int players) {
    stairs.most = spaces_for(players);
    stairs.rows = {say("Between upper and middle"), say("Between middle and lower")};
    stairs.sides = {{{say("chandelier"), "token-chandelier"}, {say("staircase"), "token-stairs"}}};
    stairs.options = {{StairsKind::json(first_pattern(players)),
                       say("As for a first game"),
                       players == 3 ? say("two and three") : say("three and three"),
                       {},
                       true}};
}

namespace {

SetupOptions<Setup> setup_options() {
    return SetupOptions<Setup>({
        setup_option("first", &Setup::first, a_seated_player).required().labelled(say("First player")),
        setup_option("stairs", &Setup::stairs, StairsKind{})
            .required()
            .labelled(say("Staircases"))
            .filled_by([](Slot slot, const Players& players, const Json&) {
                offer_first_pattern(slot, static_cast<int>(players.names.size()));
                return form_of(std::move(slot));
            }),
        setup_option("match", &Setup::match, a_flag)
            .labelled(say("A match: who first wins two games"),
                      say("The session goes on until somebody has won two games")),
    });
}

}  // namespace

Game game() {
    Game musee = game_of<Rules>("musee", say("Musée"), {"2014"}, 2, 4, setup_options());
    musee.sheets = {blank_sheet()};
    musee.labels = labels();
    musee.layout = layout;
    musee.tile = tile;
    musee.series = series;
    musee.ahead = players_ahead;
    musee.continued = continued;
    musee.counts = counted_by<Rules>(count_table);
    return musee;
}

}  // namespace castalia::musee
