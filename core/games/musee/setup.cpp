// The setup to JSON and back, and what the game is called in the catalogue.
#include "core/games/musee/musee.h"
#include "core/rules/game_of.h"

namespace castalia::musee {

namespace {

Setup read_setup(const Players& players, const Json& json) {
    Fields fields(json, "setup", players.names);
    Setup setup;
    setup.first = fields.seat("first");
    if (setup.first.index < 0) {
        fields.fail("first",
                    say("nobody at this table is called {name}", {{"name", literally(shown(json["first"]))}}));
    }
    setup.stairs =
        StairsKind::read(fields.any("stairs"), RecordPlace(fields, "stairs"), static_cast<int>(players.names.size()));
    setup.match = fields.flag_or("match", false);
    fields.finish();
    return setup;
}

Json write_setup(const Players& players, const Setup& setup) {
    return {{"first", players.names.at(at(setup.first.index))},
            {"stairs", StairsKind::json(setup.stairs)},
            {"match", setup.match}};
}

}  // namespace

/// Returns the slots of the new-session form (options.cpp).
std::vector<Slot> setup_form(const Players& players, const Json& setup);

const Game& game() {
    static const Game musee = [] {
        Game made = game_of<Rules>("musee", say("Musée"), "2014", 2, 4, read_setup, write_setup);
        made.options = in_every_edition(setup_form);
        made.sheets = {blank_sheet()};
        made.labels = labels();
        made.figure = [](const Playthrough& playthrough, std::size_t ply, const Tell& tell) {
            return drawn_museums(playthrough.state(ply), tell);
        };
        return made;
    }();
    return musee;
}

}  // namespace castalia::musee
