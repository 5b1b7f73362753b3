// One line is one event: how it is read and written, and where a bad word is.
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/notation_rows.h"

namespace castalia {
namespace {

const std::vector<std::string> kNames{"Ann", "Ben B"};

std::unique_ptr<Playthrough> notation_table() {
    return known_games()
        .find("open-table")
        ->begin(Players{kNames}, "1",
                Json::parse(R"({"decks":["standard+2jokers","decktet"],"columns":["Round 1","Round 2"],)"
                            R"("counters":[{"name":"Life"},{"name":"Poison drops"}]})"));
}

TEST(OpenTableNotation, IsReadInShortAndLongFormsAndWrittenShort) {
    const Written rows[] = {
        {"score 12", "Ann: score 12 \"Round 1\""},
        {"S -3.5 round 2", "Ann: score -3.5 \"Round 2\""},
        {"\"Ben B\": score ½ \"Round 1\"", "\"Ben B\": score 0.5 \"Round 1\""},
        {"score 3+6+2 round 1", "Ann: score 11 \"Round 1\" note \"3+6+2\""},
        {"score 3+6+2 round 1 note \"with a sigh\"", "Ann: score 11 \"Round 1\" note \"with a sigh\""},
        {"score 3 Nowhere", "Ann: score 3 \"Nowhere\""},
        {"count -3 life", "Ann: count -3 \"Life\""},
        {"c life 3", "Ann: count +3 \"Life\""},
        {"c poison drops 2+2", "Ann: count +4 \"Poison drops\" note \"2+2\""},
        {"play as", "Ann: play as table"},
        {"p AS discard", "Ann: play as discard"},
        {"card 10♥ deck", "Ann: play 10h deck"},
        {"play sailor", "Ann: play 4wl table"},
        {"play as of decktet", "Ann: play as of decktet table"},
        {"play ace of suns", "Ann: play as of decktet table"},
        {"play Ace of Suns discard", "Ann: play as of decktet discard"},
        {"play jk2", "Ann: play jk2 table"},
        {"turn", "\"Ben B\": turn"},
        {"turn ann", "Ann: turn"},
        {"Ann: t", "Ann: turn"},
        {"column Round 3", "column \"Round 3\""},
        {"col \"a  b\"", "column \"a  b\""},
        {"n Round 3", "column \"Round 3\""},
        {"finish", "finish"},
        {"finish ann", "finish Ann"},
        {"FINISH \"Ben B\" ann", "finish \"Ben B\" Ann"},
        {"finish Lost", "finish lost"},
        {"finish none", "finish none"},
        {"score 6 + 2 round 2", "Ann: score 8 \"Round 2\" note \"6 + 2\""},
        {"score – 3", "Ann: score -3 \"Round 1\""},
        {"score １２", "Ann: score 12 \"Round 1\""},
        {"score 2½", "Ann: score 2.5 \"Round 1\""},
        {"score 1,234,567", "Ann: score 1234567 \"Round 1\""},
        {"life +4", "Ann: count +4 \"Life\""},
        {"\"Ben B\": poison drops −2", "\"Ben B\": count -2 \"Poison drops\""},
        {"Ann: 4", "Ann: score 4 \"Round 1\""},
        {"Ann: r2 6", "Ann: score 6 \"Round 2\""},
        {"round 2 6+1", "Ann: score 7 \"Round 2\" note \"6+1\""},
        {"play the author", "Ann: play 2mk table"},
        {"play Ace of Knots discard", "Ann: play ak discard"},
        {"play chance meeting", "Ann: play 7ml table"},
        {"adj counter ann 12 life", "adj counter \"Ann\" 12 \"Life\""},
        {"adjust deck standard 40", "adj deck standard 40"},
        {"adj discard decktet 3", "adj discard decktet 3"},
        {"dice d10=3 label \"who begins\" app", "dice d10=3 label \"who begins\" app"},
    };
    const auto line = notation_table();
    expect_written(rows, *line, line->plies(), kNames);
}

TEST(OpenTableNotation, CountsTheRoundsThatHaveNamesOfTheirOwn) {
    const auto line = known_games()
                          .find("open-table")
                          ->begin(Players{kNames}, "1", Json::parse(R"({"columns":["Farm","Round 7","City"]})"));
    const Written rows[] = {
        {"r1 6", "Ann: score 6 \"Farm\""},
        {"r3 4", "Ann: score 4 \"City\""},
        {"r7 2", "Ann: score 2 \"Round 7\""},
    };
    expect_written(rows, *line, line->plies(), kNames);
}

TEST(OpenTableNotation, TellsWhereABadWordStandsAndWhatMayStandThere) {
    const Misread rows[] = {
        {"sing 3", 0, "no verb of the open table"},
        {"score", 5, "score"},
        {"score twelve", 6, "number is missing"},
        {"score 1.25 Round 1", 6, "half"},
        {"count", 5, "by how much"},
        {"count 0 life", 6, "whole number"},
        {"count 0.5 life", 6, "whole number"},
        {"count 3", 7, "name of the counter"},
        {"play", 4, "card"},
        {"play 4xx", 5, "is no card"},
        {"play pmsl of decktet", 13, "is no card"},
        {"play as of tarot", 11, "no deck"},
        {"play as pocket", 8, "is no place"},
        {"turn Cid", 5, "nobody"},
        {"column", 6, "name of the round"},
        {"finish now", 7, "nobody"},
        {"finish lost now", 12, "nothing more"},
        {"finish ann ann", 11, "twice"},
        {"score 1,500 Round 1", 6, "1,500 may be 1500 or 1.5; type 1500 or 1.5"},
        {"score 1.000 Round 1", 6, "1.000 may be 1000 or 1; type 1000 or 1"},
        {"score 2,050 Round 1", 6, "a score is whole or a half; type 2050"},
        {"count 1.000 life", 6, "may be 1000 or 1"},
        {"adj tea", 4, "counter, deck or discard"},
        {"adj deck tarot 3", 9, "is no deck"},
    };
    const auto line = notation_table();
    expect_misread(rows, *line, line->plies(), kNames);
}

}  // namespace
}  // namespace castalia
