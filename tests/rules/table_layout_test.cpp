// The layout of a table: what is needed and dealt, with the numbers of the sources, and a plan that shows all of it.
#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "tests/support/games.h"

namespace castalia {
namespace {

Json of(const char* setup) { return Json::parse(setup); }

TableLayout layout_of(const std::string& game, const Players& players, const Json& setup,
                      const Translate& translate) {
    return game_called(game).layout(players, setup, translate);
}

struct Table {
    const char* remark;
    const char* game;
    std::vector<std::string> players;
    Json setup;
    std::vector<int> needs;          ///< The counts of what comes out of the box.
    std::vector<std::string> steps;  ///< Sentences that are among the steps.
};

std::vector<Table> tables() {
    const std::vector<std::string> two{"Ann", "Ben"}, three{"Ann", "Ben", "Cid"}, four{"Ann", "Ben", "Cid", "Dan"};
    const std::vector<std::string> six{"Ann", "Ben", "Cid", "Dan", "Eva", "Fay"};
    return {
        {"the basic deck", "magnate", two, {}, {30, 6, 5, 72, 2, 1}, {"Shuffle the 30 properties, lay the pile"}},
        {"four Courts more", "magnate", two, of(R"({"deck":"courts"})"), {34, 6, 5, 72, 2, 1}, {}},
        {"four Pawns more", "magnate", two, of(R"({"deck":"pawns"})"), {34, 6, 5, 72, 2, 1}, {}},
        {"12 coins of each suit, 8 in the economy",
         "muse-decktet",
         four,
         {},
         {36, 72, 4},
         {"Lay the economy: 8 coins of each suit", "Lay the draw pile of 20"}},
        {"11 of each, 7 in the economy",
         "muse-decktet",
         three,
         {},
         {36, 66, 3},
         {"Lay the economy: 7 coins of each suit", "Lay the draw pile of 24"}},
        {"eight cards more",
         "muse-decktet",
         four,
         of(R"({"deck":"extended"})"),
         {44, 72, 4},
         {"Lay the draw pile of 28"}},
        {"1 to 50, twelve tokens each", "musee", two, {}, {50, 24, 3}, {"Lay the draw pile of 40"}},
        {"1 to 60, five columns", "musee", three, {}, {60, 30, 3}, {"Lay the draw pile of 45"}},
        {"two Musées of two teams", "musee", four, {}, {50, 24, 3}, {"Lay the draw pile of 30"}},
        {"four tiles each, one neutral",
         "dance-of-muses",
         two,
         {},
         {9, 9, 4},
         {"Shuffle the tiles, deal 4 each", "Lay the tile that is left face down in the middle"}},
        {"three tiles each, none neutral",
         "dance-of-muses",
         three,
         {},
         {9, 9, 3},
         {"Shuffle the tiles, deal 3 each"}},
        {"two tiles each, the neutral one face up",
         "dance-of-muses",
         four,
         {},
         {9, 9, 4},
         {"Lay the tile that is left face up in the middle"}},
        {"six cards of three", "muse-story", three, {}, {52, 2, 6, 3}, {"Deal 6 cards each, hidden"}},
        {"five cards of four", "muse-story", four, {}, {52, 2, 6, 4}, {"Deal 5 cards each, hidden"}},
        {"three cards of six", "muse-story", six, {}, {52, 2, 6, 6}, {"Deal 3 cards each, hidden"}},
    };
}

TEST(TableLayout, HasTheNumbersOfTheSources) {
    for (const Table& table : tables()) {
        SCOPED_TRACE(std::string(table.game) + ": " + table.remark);
        const TableLayout layout = layout_of(table.game, Players{table.players}, table.setup, english);
        std::vector<int> needs;
        for (const TableLayout::Component& one : layout.needs) {
            needs.push_back(one.count);
            EXPECT_FALSE(one.name.empty());
        }
        EXPECT_EQ(needs, table.needs);
        for (const std::string& wanted : table.steps) {
            EXPECT_TRUE(std::ranges::any_of(layout.steps, [&](const TableLayout::Step& step) {
                return english(step.what) == wanted;
            })) << wanted;
        }
        EXPECT_GT(layout.least_minutes, 0);
        EXPECT_LE(layout.least_minutes, layout.most_minutes);
    }
}

TEST(TableLayout, HasAPlanOnWhichEveryShapeLies) {
    for (const Table& table : tables()) {
        SCOPED_TRACE(std::string(table.game) + ": " + table.remark);
        const document::Figure plan = layout_of(table.game, Players{table.players}, table.setup, english).plan;
        EXPECT_GT(plan.shapes.size(), 30U);
        EXPECT_FALSE(plan.alternative_text.empty());
        for (const std::string& name : table.players) {
            EXPECT_TRUE(std::ranges::any_of(plan.shapes, [&](const document::Shape& shape) {
                return shape.words.find(name) != std::string::npos;
            })) << name;
        }
        for (const document::Shape& shape : plan.shapes) {
            EXPECT_GE(shape.x, 0) << shape.words;
            EXPECT_GE(shape.y, 0) << shape.words;
            EXPECT_LE(shape.x + shape.width, plan.width + 0.01) << shape.words << shape.x;
            EXPECT_LE(shape.y + shape.height, plan.height + 0.01) << shape.words << shape.y;
        }
    }
}

TEST(TableLayout, KeepsWhateverGenreAndToneOnThePlan) {
    const std::string genre = "a fantastic historical drama beneath the sea with mermen", tone(90, 'w');
    const Json setup{{"genre", genre}, {"tone", tone}};
    const document::Figure plan = layout_of("muse-story", Players{{"Ann", "Ben", "Cid"}}, setup, english).plan;
    std::string all;
    for (const document::Shape& shape : plan.shapes) {
        if (shape.x == 700 && shape.y > 250) {
            all += (all.empty() ? "" : " ") + shape.words;
            constexpr double kLetter = 0.62;  // A part of the size; most letters are narrower.
            EXPECT_LE(shape.x + kLetter * shape.size * static_cast<double>(document::display_width(shape.words)),
                      plan.width)
                << shape.words;
        }
    }
    EXPECT_NE(all.find("Genre: a fantastic"), std::string::npos) << all;
    EXPECT_NE(all.find("Tone: "), std::string::npos) << all;
    EXPECT_TRUE(all.ends_with("…")) << "what has no room is not silently gone: " << all;
}

TEST(TableLayout, GivesTheNeutralTileTheColourThatNobodyHas) {
    // The first two players may be partners.
    const Json setup = of(R"({"companies":[{"players":["Ann","Ben"],"color":"purple"},
                                           {"players":["Cid","Dan"],"color":"orange"}]})");
    const Players players{{"Ann", "Ben", "Cid", "Dan"}};
    std::map<std::size_t, int> dice;  // The dice of each company in the plan, all with one pip.
    for (const document::Shape& shape : layout_of("dance-of-muses", players, setup, english).plan.shapes) {
        if (shape.kind == document::Shape::Kind::disc && shape.fill.role == document::Role::oncompany) {
            ++dice[shape.fill.which];
        }
    }
    EXPECT_EQ(dice, (std::map<std::size_t, int>{{0, 4}, {1, 4}, {2, 1}}));
}

TEST(TableLayout, IsDrawnOfWhateverIsFilledIn) {
    // While the table is being set up, there may be no players, too many, or nonsense.
    for (const char* game : {"magnate", "muse-decktet", "musee", "dance-of-muses", "muse-story"}) {
        for (const std::vector<std::string>& players :
             {std::vector<std::string>{}, {"Ann"}, {"", "", "", "", "", "", "", ""}}) {
            for (const char* setup :
                 {"null", "{}", R"({"first":3,"crowns":7,"districts":[1],"stairs":{"upper":["x",99]},"genre":[]})"}) {
                EXPECT_FALSE(layout_of(game, Players{players}, of(setup), english).steps.empty()) << game;
            }
        }
    }
}

}  // namespace
}  // namespace castalia
