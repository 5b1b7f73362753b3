// Musée's own sheet: the houses as they hang, with every point of a pair.
#include "core/picture/picture.h"
#include "tests/publishing/opened.h"
#include "tests/support/games.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;
using document::Shape;

Session supper() { return read_record(bytes_of(source_dir() + "/resources/samples/musee.castalia"), known_games()); }

document::Figure figure_of(const Session& session) {
    return picture::drawn_table(session.playthrough(), session.plies(), english).value();
}

long long count_words(const document::Figure& figure, const std::string& words) {
    return std::ranges::count_if(
        figure.shapes, [&](const Shape& shape) { return shape.kind == Shape::Kind::words && shape.words == words; });
}

TEST(House, ShowsEveryPaintingAndEveryPairThatScores) {
    const Session session = supper();
    const document::Figure figure = figure_of(session);
    const Json state = session.playthrough().state(session.plies());
    long long twos = 0, threes = 0, fours = 0;
    for (const Json& house : state["musees"]) {
        for (const char* gallery : {"upper", "middle", "lower"}) {
            for (const Json& card : house[gallery]) {
                // Points have the same digits as small numbers.
                if (card.is_number() && card > 3) {
                    EXPECT_GE(count_words(figure, std::to_string(card.get<int>())), 1) << gallery << " " << card;
                }
                twos += card == 2 ? 1 : 0;
                threes += card == 3 ? 1 : 0;
            }
        }
        twos += house["score"]["adjacent"].get<int>() / 2;
        threes += house["score"]["stairs"].get<int>() / 3;
        fours += static_cast<long long>(house["bonuses"].size());
        EXPECT_GE(count_words(figure, std::to_string(house["score"]["total"].get<int>())), 1);
    }
    EXPECT_EQ(count_words(figure, "2"), twos);
    EXPECT_EQ(count_words(figure, "3"), threes);
    EXPECT_EQ(count_words(figure, "first: 4"), fours);
    const std::size_t stairs = state["stairs"]["upper"].size() + state["stairs"]["lower"].size();
    EXPECT_EQ(std::ranges::count_if(
                  figure.shapes,
                  [](const Shape& shape) { return shape.kind == Shape::Kind::art && shape.words == "token-stairs"; }),
              static_cast<long long>(stairs * state["musees"].size()));
}

TEST(House, NothingIsDrawnBesideThePaper) {
    Heading heading = supper().heading();
    std::vector<Session> sessions;
    sessions.push_back(supper());
    heading.players.emplace_back("Cid");
    heading.setup["stairs"] = {{"upper", {2, 4}}, {"lower", {1, 3, 5}}};
    sessions.emplace_back(game_called("musee"), heading);
    heading.players.emplace_back("Dora");
    heading.setup = supper().heading().setup;
    sessions.emplace_back(game_called("musee"), heading);
    for (const Session& session : sessions) {
        const document::Figure figure = figure_of(session);
        for (const Shape& shape : figure.shapes) {
            EXPECT_GE(std::min(shape.x, shape.x + shape.width), -0.01);
            EXPECT_LE(std::max(shape.x, shape.x + shape.width), figure.width + 0.01) << shape.words;
            EXPECT_LE(std::max(shape.y, shape.y + shape.height), figure.height + 0.01) << shape.words;
        }
    }
}

TEST(House, CallsTheThemesWhatTheTableCallsThem) {
    ExportOptions options;
    options.options.translate = [](const Text& text) {
        return text.pattern == "Water" ? std::string("The sea") : english(text);
    };
    const std::string text = text_of_pdf(find_export_format("pdf")->bytes(supper(), options));
    EXPECT_NE(text.find("The sea"), std::string::npos);
    EXPECT_EQ(text.find("Water"), std::string::npos);
}

}  // namespace
}  // namespace castalia
