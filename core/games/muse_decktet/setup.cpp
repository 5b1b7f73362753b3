// The options of the setup, and the game for the catalogue.
#include <algorithm>

#include "core/games/muse_decktet/muse_decktet.h"
#include "core/rules/declaration/game_of.h"
#include "core/rules/game/playout.h"

namespace castalia::muse_decktet {

namespace {

/// Returns the effect of a deck at this table: its cards, and the coins and the pile at the start. If the table still
/// has too few or too many players, the nearest allowed number counts.
Text deck_hint(bool extended, std::vector<std::string> names) {
    names.resize(std::clamp(names.size(), kLeastPlayers, kMostPlayers));
    const Rules rules{Setup{extended}, std::move(names)};
    const State start = rules.start();
    const std::vector<Fill> fills{{"cards", literally(rules.deck_size())},
                                  {"pile", literally(start.draw_pile)},
                                  {"coins", literally(start.economy[Suit::moons])}};
    return extended ? say("{cards} cards: with the four Pawns and the four Courts, without the Excuse", fills)
                    : say("{cards} cards, a draw pile of {pile}; {coins} coins of each suit in the economy", fills);
}

SetupOptions<Setup> setup_options() {
    return SetupOptions<Setup>({
        setup_option("deck", &Setup::extended, one_of<bool>("basic", "extended"))
            .labelled(say("Deck"))
            .offering({{"basic", say("Basic"), {}, {}}, {"extended", say("Extended"), {}, {}}})
            .filled_by([](Slot slot, const Players& players, const Json&) {
                for (Option& deck : slot.options) {
                    deck.hint = deck_hint(deck.value == "extended", players.names);
                }
                return form_of(std::move(slot));
            }),
        no_options_yet<Setup>("options"),
    });
}

}  // namespace

Game game() {
    Game muse = game_of<Rules>("muse-decktet", say("Muse, the Decktet game"), {"1"}, static_cast<int>(kLeastPlayers),
                               static_cast<int>(kMostPlayers), setup_options());
    muse.sheets = blank_sheets();
    muse.curves = curves;
    muse.layout = layout;
    muse.tile = tile;
    muse.series = series;
    muse.ahead = players_ahead;
    muse.continued = continued;
    muse.counts = counted_by<Rules>(count_table);
    return muse;
}

}  // namespace castalia::muse_decktet
