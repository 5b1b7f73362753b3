// Throws in the entry line of any game: what is thrown, then what the dice show.
#include <algorithm>
#include <array>
#include <random>

#include "app/recorder/dice_settings.h"
#include "core/dice/notation.h"
#include "core/session/seeded_dice.h"
#include "db/history/own_throws.h"
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
        for (std::size_t i = 0; i < made.values.size(); ++i) {
            const bool fell = std::ranges::count(made.fallen, static_cast<int>(i)) > 0;
            text += (fell ? " r" : " ") + std::to_string(made.values[i]);
        }
        for (const auto& [name, bonus] : made.initiative) {
            text += " <" + name + (bonus == 0 ? "" : " " + std::to_string(bonus)) + ">";
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
        {"4d6kh3+2 56r12", "4d6kh3+2 : 5 6 r1 2"},
        {"d20+5 vs 14 r 17", "d20+5 vs 14 : r17"},
        {"init", "d20 : <Ann> <Ben B> …"},
        {"init 17 5", "d20 : 17 5 <Ann> <Ben B>"},
        {"init a+3 goblins-1 17 5", "d20 : 17 5 <Ann 3> <goblins -1>"},
        {"roll INIT Ann +3 ben", "roll d20 : <Ann 3> <Ben B> …"},
        {"initiative 2d6: Ann \"the 3 wolves\"+1 34 5r6", "2d6 : 3 4 5 r6 <Ann> <the 3 wolves 1>"},
        {"init Ann 17 5", "12: the throw has only 1 die, but more are named"},
        {"init Ann 21", "9: die 1 is a d20, which cannot show 21"},
        {"d20 # fire 21", "11: die 1 is a d20, which cannot show 21"},
        {"d20 # fire 21 7", "d20 : 7 # fire 21"},
        {"roll d20 # room 21", "roll d20 : # room 21 …"},
        {"2d6 777", "4: die 1 is a d6, which cannot show 7"},
        {"Cleo: d6 3", "0: nobody at this table is called Cleo"},
        {"Ben B: d20 7", "Ben B d20 : 7"},
        {"ben: d20 7", "Ben B d20 : 7"},
        {"An: roll d20", "Ann roll d20 : …"},
        {"Nobody von Here: 2d6 44", "0: nobody at this table is called Nobody von Here"},
        {"Ben C: init", "0: nobody at this table is called Ben C"},
        {"4dF +-00", "4dF : 1 -1 0 0"},
        {"dF +", "dF : 1"},
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
        EXPECT_EQ(english(hands.entry().echo.sentence), "the throw is not complete: another d6 belongs to it")
            << game;
        EXPECT_EQ(english(hands.entry().echo.below),
                  "4 dice with 6 sides, the highest 3 kept, plus 2. 5 to 20, 14.24 on average")
            << game;
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
        EXPECT_EQ(english(hands.entry().echo.sentence).find("throw"), std::string::npos) << line;
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

TEST(DiceLine, ThatMeansSeveralThingsIsWrittenByTabAsOneAfterTheOther) {
    EntryHands hands("open-table");
    hands.type("3d6>4 # fire 561");
    EXPECT_EQ(hands.entry().completion, "3d6>=5 # fire 561");
    hands.type(std::string(hands.entry().completion));
    EXPECT_EQ(hands.entry().state, EntryState::ready);
    EXPECT_EQ(hands.entry().completion, "3d6>=4 # fire 561");
    hands.type(std::string(hands.entry().completion));
    EXPECT_EQ(hands.entry().completion, "3d6 vs 5 # fire 561");
    hands.type(std::string(hands.entry().completion));
    EXPECT_EQ(hands.entry().completion, "3d6>=5 # fire 561") << "and from the beginning";
    hands.type("3d6>=4 # fire 561");
    EXPECT_EQ(hands.confirm(), Enter::record);

    hands.type("4d6<2 1234");
    ASSERT_EQ(hands.entry().state, EntryState::ready) << "the table has chosen what Roll20 means by such lines";
    EXPECT_NE(english(hands.entry().echo.sentence).find("4d6<=2: 1 2 3 4, 2 successes"), std::string::npos);
    EXPECT_EQ(hands.entry().completion, "4d6 vs <=1 1234") << "another reading is a key away";
    EXPECT_EQ(hands.confirm(), Enter::record);
    EXPECT_EQ(dialect_for(hands.store, EntryHands::kId), dice::Dialect::roll20);
    EXPECT_EQ(dialect_for(hands.store, "another session"), std::nullopt);
}

TEST(DiceLine, IsReadAsTheTablePrefers) {
    EntryHands hands("open-table");
    hands.store.set(kDialectSetting, "bcdice");
    hands.type("3d6>4 561");
    ASSERT_EQ(hands.entry().state, EntryState::ready);
    EXPECT_NE(english(hands.entry().echo.sentence).find("3d6 vs 5: 5 6 1, 12, a success"), std::string::npos)
        << english(hands.entry().echo.sentence);
}

TEST(DiceLine, TellsTheChancesBeforeTheDiceFall) {
    EntryHands hands("open-table");
    hands.type("2d6 vs 7");
    EXPECT_EQ(english(hands.entry().echo.below),
              "2 dice with 6 sides; 7 or more succeeds. Succeeds in 58.33 % of all throws");
    hands.type("4d6kh3");
    EXPECT_EQ(english(hands.entry().echo.below),
              "4 dice with 6 sides, the highest 3 kept. 3 to 18, 12.24 on average");
}

TEST(DiceLine, IsAnsweredAsAFaultWhereEnterComesBeforeTheDice) {
    EntryHands hands("open-table");
    hands.type("2d6+3");
    EXPECT_FALSE(hands.entry().echo.wrong) << "what is missing is no fault";
    EXPECT_EQ(hands.confirm(), Enter::nothing);
    EXPECT_TRUE(hands.entry().echo.wrong) << "nobody takes the throw for entered";
    EXPECT_EQ(english(hands.entry().echo.sentence), "the throw is not complete: another d6 belongs to it");
    hands.type("2d6+3 3");
    EXPECT_FALSE(hands.entry().echo.wrong);
    hands.type("2d6+3 35");
    EXPECT_EQ(hands.confirm(), Enter::record);
    EXPECT_FALSE(hands.entry().echo.wrong);
}

TEST(DiceLine, BeginsWithTheNameOfAThrowOfTheTable) {
    EntryHands hands("magnate");
    keep_own_throw(hands.store, {"attack", "d20+5 vs 14", "a"});
    keep_own_throw(hands.store, {"attack high", "2d20kh1+5 vs 14", ""});
    hands.type("Attack 17");
    ASSERT_EQ(hands.entry().state, EntryState::ready) << english(hands.entry().echo.sentence);
    EXPECT_EQ(hands.confirm(), Enter::record);
    Json event = EntryHands::bare(hands.recorder.written(*hands.session().replay().steps().back().entry.event));
    EXPECT_EQ(event["expression"], "d20+5");
    EXPECT_EQ(event["target"], 14);
    EXPECT_EQ(event["label"], "attack");
    hands.type("attack high 3 19");
    EXPECT_NE(english(hands.entry().echo.sentence).find("2d20kh1+5 vs 14 for attack high"), std::string::npos);
    EXPECT_EQ(last_throws(hands.store), std::vector<std::string>{"d20+5 vs 14"});
    hands.type("attack 21");
    EXPECT_EQ(hands.entry().state, EntryState::unreadable);
    EXPECT_EQ(hands.entry().fault, 7U) << "the place in what was typed, not in what it stands for";
}

TEST(DiceLine, PutsPeopleInTheOrderOfTheInitiativeInEveryGame) {
    for (const char* game : {"magnate", "muse-decktet", "muse-story", "musee", "dance-of-muses", "open-table"}) {
        EntryHands hands(game);
        hands.type("init goblins-1 \"the dragon\"+5");
        EXPECT_EQ(hands.entry().state, EntryState::begun) << game;
        EXPECT_EQ(hands.entry().help, AppHelp::rolls) << game;
        hands.type("init goblins-1 \"the dragon\"+5 12 9");
        ASSERT_EQ(hands.entry().state, EntryState::ready) << game;
        EXPECT_EQ(english(hands.entry().echo.sentence), "Initiative, d20: the dragon 14, goblins 11") << game;
        EXPECT_TRUE(
            english(hands.entry().echo.below).starts_with("goblins: 12 minus 1, 11; the dragon: 9 plus 5, 14"))
            << english(hands.entry().echo.below);
        EXPECT_EQ(hands.confirm(), Enter::record) << game;
        hands.type("roll init goblins-1 \"the dragon\"+5");
        ASSERT_EQ(hands.entry().state, EntryState::ready) << game;
    }
}

TEST(DiceLine, KeepsTheSeedWhereTheTableWantsToCheckTheDice) {
    EntryHands hands("open-table");
    hands.store.set(kSeedsSetting, "on");
    hands.type("roll 4d6");
    const std::string first = english(hands.entry().echo.sentence);
    hands.type("roll 4d6");
    EXPECT_EQ(english(hands.entry().echo.sentence), first);
    EXPECT_EQ(hands.confirm(), Enter::record);
    const Json event = hands.recorder.written(*hands.session().replay().steps().back().entry.event);
    ASSERT_EQ(event["seed"].get<std::string>().size(), 16U);
    std::vector<int> values;
    for (const Json& die : event["dice"]) {
        values.push_back(die["value"]);
    }
    EXPECT_EQ(values, dice_of_seed(dice::parse("4d6"), 1, event["seed"]));
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

TEST(DiceLine, OfAnySignsIsReadOrRefusedWithItsPlace) {
    constexpr auto kPieces = std::to_array<std::string_view>(
        {"init",   "init ", "roll ",   "Ann: ", "\"", "2d6",   "d20", "d66", "3d6>4", "kh1", "!",
         "vs 10",  " ",     " 5",      "12",    "r",  "r4",    "+3",  "-1",  ":",     ",",   "#",
         "attack", "Ben B", "goblins", "ｄ６",  "−",  "{1,2}", "%",   "x(",  ")",     "§"});
    const std::vector<std::string> names{"Ann", "Ben B"};
    const std::vector<OwnThrow> own{{"attack", "d20+5 vs 14", "a"}};
    std::mt19937 chance(7);
    std::size_t whole = 0;
    for (int i = 0; i < 8'000; ++i) {
        std::string line;
        for (std::size_t piece = chance() % 8 + 1; piece > 0; --piece) {
            line += kPieces[chance() % kPieces.size()];
        }
        try {
            const std::optional<DiceLine> read =
                throw_in(line, BadNotation(0, say("no move")), names, own,
                         chance() % 2 == 0 ? std::nullopt : std::optional(dice::Dialect::roll20));
            whole += read && read->missing.empty() && !read->values.empty() ? 1 : 0;
            if (read && read->missing.empty() && !read->values.empty()) {
                EXPECT_EQ(throw_event(*read, names, {})["dice"].size(), read->values.size()) << line;
            }
        } catch (const BadNotation& bad) {
            EXPECT_LE(bad.position, line.size()) << line;
        }
    }
    EXPECT_GT(whole, 5U) << "some of them are throws";
}

}  // namespace
}  // namespace castalia
