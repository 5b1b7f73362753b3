// Throws in the entry line of any game: what is thrown, then what the dice show.
#include "core/dice/notation.h"
#include "tests/recorder/entry_hands.h"

namespace castalia {
namespace {

using Enter = Composition::Enter;

/// Returns "Ann 4d6kh3+2 : 5 6 1 2", with what is missing behind "…".
std::string read(const std::string& line) {
    const std::vector<std::string> names{"Ann", "Ben B"};
    try {
        const DiceLine made = read_dice_line(line, names);
        std::string text = made.player ? names[static_cast<std::size_t>(made.player->index)] + " " : "";
        text += (made.by_app ? "roll " : "") + dice::canonical(made.thrown) + " :";
        for (const int value : made.values) {
            text += " " + std::to_string(value);
        }
        text += made.thrown.label.empty() ? "" : " # " + made.thrown.label;
        return text + (made.missing.empty() ? "" : " …");
    } catch (const BadNotation& bad) {
        return std::to_string(bad.position) + ": " + bad.what();
    }
}

TEST(DiceLine, EndsWithWhatTheDiceShow) {
    struct Row {
        const char *line, *read;
    };
    const Row rows[] = {
        {"4d6kh3+2 5612", "4d6kh3+2 : 5 6 1 2"},
        {"4d6kh3+2 5 6 1 2", "4d6kh3+2 : 5 6 1 2"},
        {"2d6 + 3 4 5", "2d6+3 : 4 5"},
        {"2d6+3 vs 10 45", "2d6+3 vs 10 : 4 5"},
        {"d20+5 vs 14 17", "d20+5 vs 14 : 17"},
        {"2d20kl1 17 3", "2d20kl1 : 17 3"},
        {"Ann: d20 7", "Ann d20 : 7"},
        {"\"Ben B\": d20 7", "Ben B d20 : 7"},
        {"4dF +-0+", "4dF : 1 -1 0 1"},
        {"d% 00 0", "d100 : 100"},
        {"4d6 fire 5612", "4d6 : 5 6 1 2 # fire"},
        {"roll 4d6", "roll 4d6 : …"},
        {"4d6", "4d6 : …"},
        {"4d6 56", "4d6 : …"},
        {"6d6! 66453231", "6d6! : 6 6 4 5 3 2 3 1"},
        {"4d6 5617", "7: die 4 is a d6, which cannot show 7"},
        {"2d6 777", "4: die 1 is a d6, which cannot show 7"},
        {"Cleo: d6 3", "0: nobody at this table is called Cleo"},
    };
    for (const Row& row : rows) {
        EXPECT_EQ(read(row.line), row.read) << row.line;
    }
}

TEST(DiceLine, IsReadInEveryGame) {
    for (const char* game : {"magnate", "muse-decktet", "muse-story", "musee", "dance-of-muses", "open-table"}) {
        EntryHands hands(game);
        hands.type("4d6kh3+2");
        EXPECT_EQ(hands.entry().state, EntryState::begun) << game;
        EXPECT_EQ(english(hands.entry().echo.sentence), "4 dice with 6 sides, the highest 3 kept plus 2") << game;
        EXPECT_EQ(english(hands.entry().echo.below), "the throw is not complete: another d6 belongs to it") << game;
        hands.type("4d6kh3+2 5612");
        ASSERT_EQ(hands.entry().state, EntryState::ready) << game << english(hands.entry().echo.sentence);
        EXPECT_NE(english(hands.entry().echo.sentence).find("4d6kh3+2: 5 6 2 and 1 dropped, 15"), std::string::npos);
        const std::size_t before = hands.events();
        EXPECT_EQ(hands.confirm(), Enter::record) << game;
        EXPECT_EQ(hands.events(), before + 1) << game;
    }
}

TEST(DiceLine, NeverTakesAMoveOfTheGameForAThrow) {
    EntryHands hands("magnate");
    for (const char* line : {"d4wl3", "dev 4wl", "d3sk2", "d4"}) {
        hands.type(line);
        EXPECT_EQ(english(hands.entry().echo.sentence).find("dice with"), std::string::npos) << line;
        EXPECT_EQ(english(hands.entry().echo.sentence).find("die with"), std::string::npos) << line;
    }
    hands.type("d20 17");
    ASSERT_EQ(hands.entry().state, EntryState::ready) << "no card is called so";
    EXPECT_NE(english(hands.entry().echo.sentence).find("d20: 17"), std::string::npos);
}

TEST(DiceLine, ThatMeansSeveralThingsIsAskedAbout) {
    EntryHands hands("open-table");
    hands.type("3d6>4 561");
    ASSERT_EQ(hands.entry().state, EntryState::unreadable);
    const std::string said = english(hands.entry().echo.sentence);
    for (const char* typed : {"3d6>=5", "3d6>=4", "3d6 vs 5", "Roll20", "BCDice"}) {
        EXPECT_NE(said.find(typed), std::string::npos) << said;
    }
    hands.type("3d6>=5 561");
    EXPECT_EQ(hands.entry().state, EntryState::ready);
}

TEST(DiceLine, LetsTheProgramThrowOnceHoweverOftenItIsTyped) {
    EntryHands hands("open-table");
    hands.type("roll 4d6");
    ASSERT_EQ(hands.entry().state, EntryState::ready);
    const std::string first = english(hands.entry().echo.sentence);
    hands.type("roll 4d");
    hands.type("roll 4d6");
    EXPECT_EQ(english(hands.entry().echo.sentence), first) << "nobody fishes for a better throw";
    EXPECT_EQ(hands.confirm(), Enter::record);
    const Json event = hands.recorder.written(*hands.session().replay().steps().back().entry.event);
    EXPECT_EQ(event["source"], "app");
    EXPECT_EQ(event["expression"], "4d6");
    hands.type("2d20kl1");
    EXPECT_EQ(hands.entry().help, AppHelp::rolls);
    hands.roll();
    EXPECT_EQ(hands.entry().state, EntryState::ready) << "F8 throws what was typed";
}

}  // namespace
}  // namespace castalia
