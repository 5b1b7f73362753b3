// Reads and writes the setup, and describes the game for the catalogue.
#include "core/games/muse_decktet/muse_decktet.h"
#include "core/rules/game_of.h"

namespace castalia::muse_decktet {

namespace {

constexpr std::array<std::string_view, 2> kDecks{"basic", "extended"};

Setup read_setup(const Players& players, const Json& json) {
    Fields fields(json, "setup", players.names);
    Setup setup;
    setup.extended = fields.word_or("deck", kDecks, "basic") == "extended";
    if (fields.has("options")) {
        fields.object("options").finish();
    }
    fields.finish();
    return setup;
}

Json write_setup(const Players&, const Setup& setup) {
    Json json;
    json["deck"] = kDecks[setup.extended ? 1 : 0];
    json["options"] = Json::object();
    return json;
}

}  // namespace

/// The new-session form (options.cpp).
std::vector<Slot> setup_form(const Players& players, const Json& setup);

const Game& game() {
    static const Game muse = [] {
        Game made =
            game_of<Rules>("muse-decktet", say("Muse, the Decktet game"), "1", static_cast<int>(kLeastPlayers),
                           static_cast<int>(kMostPlayers), read_setup, write_setup);
        made.options = in_every_edition(setup_form);
        made.curves = curves;
        return made;
    }();
    return muse;
}

}  // namespace castalia::muse_decktet
