// One line is one event: how it is read and written, and where a bad word is.
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/notation_rows.h"

namespace castalia {
namespace {

const std::vector<std::string> kNames{"Ann", "Ben B"};

std::unique_ptr<Playthrough> table() {
    const Json setup = Json::parse(R"({"first":"Ann","crowns":{"Ann":["CM","CS","CK"],"Ben B":["CW","CL","CY"]}})");
    return game_called("magnate").begin(Players{kNames}, "2010", setup);
}

TEST(Notation, IsReadInShortAndLongFormsAndWrittenShort) {
    const Written rows[] = {
        {"r 3 9", "Ann: r 3 9"},
        {"ROLL 0 1 app", "Ann: r 10 1 app"},
        {"Ben B: r 3 9"},
        {"\"Ben B\": r 3 9", "\"Ben B\": r 3 9"},
        {"tax 3", "Ann: tax 3"},
        {"income 5 knots", "Ann: inc 5 k"},
        {"dev 4wl 3 w3 l", "Ann: dev 4wl 3 w3 l"},
        {"develop 4lw 3 3w 1l", "Ann: dev 4wl 3 w3 l"},
        {"d the sailor 3 3 waves and 1 leaf", "Ann: dev 4wl 3 w3 l"},
        {"dev chance meeting 1 for m4 l3", "Ann: dev 7ml 1 m4 l3"},
        {"dev 2wl 5 free", "Ann: dev 2wl 5 free"},
        {"e 9lk 5", "Ann: deed 9lk 5"},
        {"sell ace of knots", "Ann: sell ak"},
        {"a 5 k3", "Ann: adv 5 k3"},
        {"trade 3 w for 1 s x2", "Ann: trade w s x2"},
        {"t w s", "Ann: trade w s"},
        {"draw", "Ann: draw"},
        {"draw as", "Ann: draw as"},
        {"draw suns", "Ann: draw as"},
        {"rep aw", "Ann: rep aw"},
        {"keep", "Ann: keep"},
        {"done", "Ann: done"},
        {"adj tokens ann s 3", "adj tokens Ann s 3"},
        {"adjust hand \"ben b\" 2", "adj hand \"Ben B\" 2"},
        {"count pile 5", "adj pile 5"},
        {"adj sold 3", "adj sold 3"},
        {"sell ak note \"late\" ruling \"let it\" at 2026-11-21T19:04:11Z",
         "Ann: sell ak note \"late\" ruling \"let it\" at 2026-11-21T19:04:11Z"},
    };
    const auto line = table();
    expect_written(rows, *line, line->plies(), kNames);
}

TEST(Notation, TellsWhereABadWordStandsAndWhatMayStandThere) {
    const Misread rows[] = {
        {"sing 3", 0, "no verb of Magnate"},
        {"r", 1, "first die"},
        {"r 3", 3, "second die"},
        {"r 3 11", 4, "0 to 10"},
        {"r 3 9 9", 6, "nothing more belongs here"},
        {"tax 7", 4, "1 to 6"},
        {"dev 4xx 3 w3", 4, "is no card"},
        {"dev 4wl 6 w3", 8, "1 to 5"},
        {"dev 4wl 3", 9, "payment"},
        {"dev 4wl 3 q3", 10, "is no suit"},
        {"dev 4wl 3 w3 w", 13, "twice"},
        {"dev 4wl 3 w0", 10, "number that is paid"},
        {"draw 4wl", 5, "is not an Ace"},
        {"trade w", 7, "suit to get"},
        {"trade w q", 8, "m, s, w, l, y or k"},
        {"adj tea 3", 4, "tokens, hand, pile or sold"},
        {"adj tokens Cid s 3", 11, "nobody at this table"},
        {"adj pile -1", 9, "0 to"},
    };
    const auto line = table();
    expect_misread(rows, *line, line->plies(), kNames);
}

}  // namespace
}  // namespace castalia
