// Every event as it is typed and written.
#include <gtest/gtest.h>

#include "core/games/muse_decktet/muse_decktet.h"
#include "core/session/event.h"
#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/notation_rows.h"

namespace castalia {
namespace {

const std::vector<std::string> kNames{"Ann", "Paint", "Cleo C"};

std::unique_ptr<Playthrough> table() { return game_called("muse-decktet").begin({kNames}, "1", Json::object()); }

TEST(MuseNotation, IsReadAsItIsSaidAndWrittenShort) {
    const Written rows[] = {
        {"ann paint 7sk", "Ann: paint 7sk", "a name leads without its colon"},
        {"Ann: p 7ks", "Ann: paint 7sk", "short, and suits in any order"},
        {"sketch the ace of moons", "Ann: sketch am", "whom the game waits for need not be named"},
        {"\"cleo c\" patron with calamity", "\"Cleo C\": patron cy", "a name of two words"},
        {"paint palace merchant", "Paint: palace 9lk", "a player who is called like a verb"},
        {"paint 7sk", "Ann: paint 7sk", "the verb, not the player of that name"},
        {"paint paint 7sk", "Paint: paint 7sk", "both"},
        {"Ann: l cm", "Ann: palace cm", "one letter"},
        {"t cm", "Ann: patron cm", "one letter"},
        {"discard ay", "Ann: discard ay", "a discard"},
        {"cleo d ay", nullptr, "half a name is no name"},
        {"r", "resolve", "nobody resolves: the round does"},
        {"Ann: pay s3 k2 l", "Ann: pay s3 l k2", "coins in any order"},
        {"pay 2 moons and 1 leaf", "Ann: pay m2 l", "as it is said"},
        {"pay free", "Ann: pay free", "nothing"},
        {"adj coins ann s 3", "adj coins Ann s 3", "counted coins"},
        {"count coins \"Cleo C\" k 0", "adj coins \"Cleo C\" k 0", "counted coins"},
        {"adj economy moons 12", "adj economy m 12", "the economy"},
        {"adj pile 5", "adj pile 5", "the draw pile"},
        {"adj discarded 6", "adj discarded 6", "the discard pile"},
        {"adj hand Paint 4", "adj hand Paint 4", "a hand"},
        {"Ann: paint 7sk note \"brave\" ruling \"so be it\"", "Ann: paint 7sk note \"brave\" ruling \"so be it\"",
         "what may stand beside"},
    };
    const auto line = table();
    expect_written(rows, *line, line->plies(), kNames);
}

TEST(MuseNotation, TellsWhereABadWordStandsAndWhatMayStandThere) {
    const Misread rows[] = {
        {"sing 7sk", 0, "no verb of Muse"},
        {"paint", 5, "the card"},
        {"paint 7xx", 6, "is no card"},
        {"ann paint 7sk 8", 14, "nothing more belongs here"},
        {"pay", 3, "payment"},
        {"pay q3", 4, "is no suit"},
        {"pay m m", 6, "twice"},
        {"resolve now", 8, "nothing more belongs here"},
        {"adj tea 3", 4, "coins, economy, pile, discarded or hand"},
        {"adj coins Cid s 3", 10, "nobody at this table"},
        {"adj economy q 3", 12, "m, s, w, l, y or k"},
        {"adj pile -1", 9, "0 to"},
    };
    const auto line = table();
    expect_misread(rows, *line, line->plies(), kNames);
}

}  // namespace
}  // namespace castalia
