// A drawing of the table at the end: every game has one, and nothing on the table is missing.
#include <filesystem>
#include <map>
#include <set>

#include "app/publishing/wall.h"
#include "tests/publishing/opened.h"
#include "tests/support/games.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;
using document::Figure;
using document::Shape;

Session sample(const std::string& game) {
    return read_record(bytes_of(source_dir() + "/resources/samples/" + game + ".castalia"), known_games());
}

Figure drawn(const Session& session) { return figure_of_table(session, session.plies(), english).value(); }

/// Returns the words of a drawing with a line break after each.
std::string words_of_figure(const Figure& figure) {
    std::string all = "\n";
    for (const Shape& shape : figure.shapes) {
        all += shape.kind == Shape::Kind::words ? shape.words + "\n" : "";
    }
    return all;
}

long long times(const Figure& figure, const std::string& words) {
    return std::ranges::count_if(
        figure.shapes, [&](const Shape& shape) { return shape.kind == Shape::Kind::words && shape.words == words; });
}

TEST(DrawnTable, StandsOnTheWallSheetOfEveryGameAndInWordsBeneathNone) {
    for (const auto& entry : std::filesystem::directory_iterator(source_dir() + "/resources/samples")) {
        SCOPED_TRACE(entry.path().filename().string());
        const Session session = read_record(bytes_of(entry.path()), known_games());
        const WallSheet sheet = wall_sheet_of(session, {});
        std::size_t drawings = 0;
        for (const document::Block& block : sheet.sheet.blocks) {
            const auto* figure = std::get_if<Figure>(&block);
            drawings += figure != nullptr && figure->shapes.size() > 20 ? 1U : 0U;
            if (figure != nullptr) {
                EXPECT_FALSE(figure->alternative_text.empty()) << "who cannot see it is told nothing";
                for (const Shape& shape : figure->shapes) {
                    EXPECT_TRUE(shape.x >= -0.01 && shape.x + std::max(0.0, shape.width) <= figure->width + 0.01);
                    EXPECT_TRUE(shape.y >= -0.01 && shape.y + std::max(0.0, shape.height) <= figure->height + 0.01);
                }
            }
            const auto* heading = std::get_if<document::Heading>(&block);
            EXPECT_FALSE(heading != nullptr && heading->words == "The table");
        }
        EXPECT_EQ(drawings, 2U) << "the table and the curve";
    }
}

TEST(DrawnTable, OfMagnateHasADashedEdgeAroundEveryDeedAndNothingElse) {
    const Session session = sample("magnate");
    std::set<long long> seen;
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        const Json state = session.playthrough().state(ply);
        long long deeds = 0;
        for (const Json& district : state["districts"]) {
            for (const char* player : {"Ann", "Ben"}) {
                deeds += std::ranges::count_if(district[player], [](const Json& card) { return !card["developed"]; });
            }
        }
        const Figure figure = figure_of_table(session, ply, english).value();
        EXPECT_EQ(std::ranges::count_if(figure.shapes, [](const Shape& shape) { return !shape.dashes.empty(); }),
                  deeds)
            << "after " << ply << " events";
        seen.insert(deeds);
    }
    EXPECT_GT(seen.size(), 2U) << "the sample has none, one and more";
}

TEST(DrawnTable, OfDecktetMuseHasEveryPaintingAndEveryCoin) {
    const Session session = sample("muse-decktet");
    const Figure figure = drawn(session);
    const Json state = session.playthrough().state(session.plies());
    long long suits = 6, cards = 0;  // The suits of the economy.
    for (const auto& [name, player] : state["players"].items()) {
        EXPECT_EQ(times(figure, name), 1);
        suits += 6;
        for (const char* place : {"studio", "palace"}) {
            for (const Json& code : player[place]) {
                const std::string letters = code.get<std::string>();
                suits += static_cast<long long>(letters.size()) - 1;  // "3MW"
                ++cards;
            }
        }
    }
    EXPECT_EQ(
        std::ranges::count_if(figure.shapes, [](const Shape& shape) { return shape.kind == Shape::Kind::bead; }),
        suits);
    EXPECT_EQ(
        std::ranges::count_if(figure.shapes,
                              [](const Shape& shape) { return shape.kind == Shape::Kind::box && shape.width < 50; }),
        cards);
}

TEST(DrawnTable, OfTheDanceShowsTheDieOfEveryTile) {
    const Session session = sample("dance-of-muses");
    const Figure figure = drawn(session);
    const Json state = session.playthrough().state(session.plies());
    std::map<int, long long> dice;
    for (const Json& tile : state["tiles"]) {
        ++dice[tile["die"].is_null() ? 0 : tile["die"].get<int>()];
    }
    EXPECT_GT(dice.size(), 2U);
    for (const auto& [die, tiles] : dice) {
        EXPECT_EQ(times(figure, std::to_string(die)), die == 0 ? 0 : tiles) << die;
    }
}

TEST(DrawnTable, OfTheStoryIsItsTwoSheetsWithMarksAndAnswers) {
    const Session session = sample("muse-story");
    const Figure figure = drawn(session);
    const Json state = session.playthrough().state(session.plies());
    const std::string squeezed_words = squeezed(words_of_figure(figure));
    for (const Json& element : state["elements"]) {
        EXPECT_NE(squeezed_words.find(squeezed(element["text"].get<std::string>())), std::string::npos) << element;
    }
    long long yes = 0, no = 0;
    for (const Json& question : state["questions"]) {
        EXPECT_NE(squeezed_words.find(squeezed(question["text"].get<std::string>())), std::string::npos) << question;
        yes += question["answer"] == "yes" ? 1 : 0;
        no += question["answer"] == "no" ? 1 : 0;
    }
    EXPECT_EQ(times(figure, "Yes"), yes);
    EXPECT_EQ(times(figure, "No"), no);
    EXPECT_GT(yes, 0);
    EXPECT_GT(no, 0);
}

TEST(DrawnTable, OfTheOpenTableHasItsCardsAndChips) {
    const Session session = sample("open-table");
    const Figure figure = drawn(session);
    const std::string words = words_of_figure(figure);
    for (const char* shown : {"J", "A", "JK1", "6", "Chips", "−1", "On the table"}) {
        EXPECT_NE(words.find("\n" + std::string(shown) + "\n"), std::string::npos) << shown;
    }
    const auto drawn_suits = [&](const char* suit) {
        return std::ranges::count_if(
            figure.shapes, [&](const Shape& shape) { return shape.kind == Shape::Kind::art && shape.words == suit; });
    };
    EXPECT_GT(drawn_suits("card-clubs"), 0);
    EXPECT_GT(drawn_suits("card-diamonds"), 0);
    for (const char* card : {"the jack of clubs", "the ace of diamonds", "the first joker", "the six of clubs"}) {
        EXPECT_TRUE(std::ranges::any_of(figure.parts, [&](const document::FigurePart& part) {
            return part.name.find(card) != std::string::npos;
        })) << card;
    }
}

TEST(DrawnTable, OfATableWithoutCardsAndCountersIsLeftOut) {
    Heading heading = session_of().heading();
    heading.game = "open-table";
    heading.edition = "1";
    heading.setup = {{"columns", {"First"}}};
    const Session session(game_called("open-table"), heading);
    for (const document::Block& block : wall_sheet_of(session, {}).sheet.blocks) {
        EXPECT_FALSE(std::holds_alternative<Figure>(block));
    }
}

}  // namespace
}  // namespace castalia
