// One line is one event: how it is read and written, and where a bad word is.
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/support/dance_random_player.h"
#include "tests/support/games.h"
#include "tests/support/notation_rows.h"

namespace castalia {
namespace {

const Players kPlayers{{"Ann", "Ben B"}};

std::unique_ptr<Playthrough> table() {
    auto line = game_called("dance-of-muses").begin(kPlayers, "2.5", Json::parse(R"({"first": "Ann", "companies": [
                        {"color": "purple", "players": ["Ann"]}, {"color": "orange", "players": ["Ben B"]}]})"));
    for (const char* event :
         {"neutral 0 0", "place thalia 1 0", "place clio 2 0", "place down 3 0", "place down 4 0"}) {
        const EventPtr read = parse_event(event, *line, line->plies(), kPlayers.names);
        line->play(*std::get<MovePtr>(read->what));
    }
    return line;
}

TEST(DanceNotation, IsReadInShortAndLongFormsAndWrittenShort) {
    const Written rows[] = {
        {"neutral 0 -1", "neutral 0 -1"},
        {"NEUTRAL Cal 2 2", "neutral calliope 2 2"},
        {"place thalia 1 0", "Ann: place thalia 1 0"},
        {"p te -3 0", "Ann: place terpsichore -3 0"},
        {"place down 4 5", "Ann: place down 4 5"},
        {"place ? 4 5", "Ann: place down 4 5"},
        {"erato 1 -1", "Ann: place erato 1 -1"},
        {"er -1 1", "Ann: place erato -1 1"},
        {"thalia e", "Ann: thalia e"},
        {"dance th north", "Ann: thalia n"},
        {"c s", "Ann: clio s"},
        {"Ben B: c s"},
        {"\"Ben B\": c w", "\"Ben B\": clio w"},
        {"thalia \u2192 > clio", "Ann: thalia e > clio"},
        {"thalia e then clio", "Ann: thalia e > clio"},
        {"thalia e >clio", "Ann: thalia e > clio"},
        {"th < cl e", "Ann: thalia e < clio"},
        {"th e before ?ann", "Ann: thalia e < ?Ann"},
        {"clio s > thalia raise", "Ann: clio s > thalia raise"},
        {"clio s > thalia +", "Ann: clio s > thalia raise"},
        {"clio s > thalia -", "Ann: clio s > thalia lower"},
        {"clio s > thalia x", "Ann: clio s > thalia swap"},
        {"?ann w", "Ann: ?Ann w"},
        {"?n w", "Ann: ?neutral w"},
        {"\"?ben b\" w > \"?BEN B\"", "Ann: \"?Ben B\" w > \"?Ben B\""},
        {"?zoe w", "Ann: ?zoe w"},
        {"calliope w", "Ann: calliope w"},
        {"pass", "Ann: pass"},
        {"reveal ?neutral erato ?ann clio suns erato 3 clio 2",
         "reveal ?Ann clio ?neutral erato suns clio 2 erato 3"},
        {"rev", "reveal"},
        {"adj die clio 3", "adj die clio 3"},
        {"count ?ann 1", "adj die ?Ann 1"},
        {"thalia e > clio note \"late\" ruling \"let it\" at 2026-11-21T19:04:11Z",
         "Ann: thalia e > clio note \"late\" ruling \"let it\" at 2026-11-21T19:04:11Z"},
    };
    const auto line = table();
    expect_written(rows, *line, line->plies(), kPlayers.names);
}

TEST(DanceNotation, TellsWhereABadWordStandsAndWhatMayStandThere) {
    const Misread rows[] = {
        {"sing e", 0, "\"sing\" is no tile"},
        {"p t 1 1", 2, "not the only one that begins so"},
        {"thalia up", 7, "\"up\" does not fit; here stands the direction (n, e, s or w)"},
        {"thalia", 6, "the direction (n, e, s or w) is missing"},
        {"erato", 5, "the square’s x, to the east is missing"},
        {"erato 1", 7, "the square’s y, to the south is missing"},
        {"thalia e >", 10, "the tile (its name, or ? with its owner, such as ?ann) is missing"},
        {"thalia e > ", 11, "is missing"},
        {"thalia e clio", 9, "nothing more belongs here"},
        {"place thalia 1", 14, "the square’s y, to the south is missing"},
        {"place thalia 1 1000", 15, "a number from -999 to 999"},
        {"adj die clio 7", 13, "what the die shows is a number from 1 to 6"},
        {"reveal ?ann clio ?Ann clio", 17, "stands here twice"},
        {"reveal suns clio 2 clio 3", 19, "Clio stands here twice"},
    };
    const auto line = table();
    expect_misread(rows, *line, line->plies(), kPlayers.names);
}

}  // namespace
}  // namespace castalia
