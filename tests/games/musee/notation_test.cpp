// One line is one event: how it is read and written, and where a bad word is.
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/notation_rows.h"

namespace castalia {
namespace {

const std::vector<std::string> kNames{"Ann", "Ben B", "Cid", "Dan"};

std::unique_ptr<Playthrough> table(std::size_t players = 4) {
    const char* setup = players == 3 ? R"({"first":"Ann","stairs":{"upper":[2,4],"lower":[1,3,5]},"match":true})"
                                     : R"({"first":"Ann","stairs":{"upper":[2,4,6],"lower":[1,3,5]},"match":true})";
    return game_called("musee").begin(
        Players{{kNames.begin(), kNames.begin() + static_cast<std::ptrdiff_t>(players)}}, "2014", Json::parse(setup));
}

TEST(MuseeNotation, IsReadInShortAndLongFormsAndWrittenShort) {
    const Written rows[] = {
        {"31 m4", "Ann: 31 m4"},
        {"31 M4", "Ann: 31 m4"},
        {"31 m 4", "Ann: 31 m4"},
        {"31 middle 4", "Ann: 31 m4"},
        {"31 upper4", "Ann: 31 u4"},
        {"hang 1 l6", "Ann: 1 l6"},
        {"h 50 u1", "Ann: 50 u1"},
        {"\"Ben B\": 7 l2 draw Dan", "\"Ben B\": 7 l2 draw Dan"},
        {"7 l2 for \"ben b\"", "Ann: 7 l2 draw \"Ben B\""},
        {"stuck", "Ann: stuck"},
        {"Cid: k", "Cid: stuck"},
        {"Dan: next u246 l135", "Dan: next u246 l135"},
        {"cid: n u531 l642", "Cid: next u135 l246"},
        {"adj hand \"ben b\" 4", "adj hand \"Ben B\" 4"},
        {"count pile 2", "adj pile 2"},
        {"31 m4 note \"at last\" ruling \"let it\" at 2026-11-21T19:04:11Z",
         "Ann: 31 m4 note \"at last\" ruling \"let it\" at 2026-11-21T19:04:11Z"},
    };
    const auto line = table();
    expect_written(rows, *line, line->plies(), kNames);
}

TEST(MuseeNotation, ACountIsToldOfWhatWasCounted) {
    const auto line = table();
    const auto text = [&](const char* typed) {
        return english(line->describe(0, *std::get<MovePtr>(parse_event(typed, *line, 0, kNames)->what)));
    };
    EXPECT_NE(text("adj hand Cid 4").find("Cid has 4 cards in hand"), std::string::npos) << text("adj hand Cid 4");
    EXPECT_NE(text("adj pile 1").find("1 card in the draw pile"), std::string::npos) << text("adj pile 1");
}

TEST(MuseeNotation, TellsWhereABadWordStandsAndWhatMayStandThere) {
    const Misread rows[] = {
        {"sing 3", 0, "no verb of Musée"},
        {"31", 2, "u, m or l"},
        {"51 m4", 0, "1 to 50"},
        {"0 m4", 0, "1 to 50"},
        {"31 x4", 3, "u, m or l"},
        {"31 m", 4, "the space"},
        {"31 m7", 3, "1 to 6"},
        {"31 m4 draw Eve", 11, "nobody at this table"},
        {"31 m4 5", 6, "nothing more belongs here"},
        {"next", 4, "upper row"},
        {"next u246", 9, "lower row"},
        {"next l246 u135", 5, "upper row"},
        {"next u24 l135", 9, "three staircases"},
        {"next u244 l135", 10, "twice"},
        {"next u247 l135", 10, "out of range"},
        {"adj tea 3", 4, "hand or pile"},
        {"adj pile -1", 9, "0 to"},
    };
    const auto line = table();
    expect_misread(rows, *line, line->plies(), kNames);
}

TEST(MuseeNotation, KeepsWhatWasReadForAForm) {
    const auto line = table();
    try {
        parse_event("Cid: 31", *line, 0, kNames);
        ADD_FAILURE() << "was read";
    } catch (const BadNotation& bad) {
        EXPECT_EQ(bad.so_far, Json({{"type", "display"}, {"player", "Cid"}, {"card", 31}}));
    }
}

TEST(MuseeNotation, KnowsTheSmallerMuseeAndTheLargerDeckOfThree) {
    const auto line = table(3);
    const std::vector<std::string> names(kNames.begin(), kNames.begin() + 3);
    EXPECT_NO_THROW(parse_event("60 u5", *line, 0, names));
    EXPECT_THROW(parse_event("60 u6", *line, 0, names), BadNotation);
    EXPECT_NO_THROW(parse_event("next u135 l24", *line, 0, names));
    EXPECT_THROW(parse_event("next u135 l246", *line, 0, names), BadNotation);
}

}  // namespace
}  // namespace castalia
