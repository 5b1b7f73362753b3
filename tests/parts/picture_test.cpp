// Pictures of tables before anybody paints them: shapes, pieces, words that fit, and drawings.
#include "core/picture/kit.h"

#include <gtest/gtest.h>

#include "core/picture/art.h"
#include "core/picture/palette.h"

namespace castalia::picture {
namespace {

/// Every letter is half as wide as it is high.
class Halves final : public Measure {
public:
    double width(std::string_view words, const Face& face) const override {
        return 0.5 * face.size * static_cast<double>(document::display_width(words));
    }
};

struct Sheet {
    explicit Sheet(Detail detail = Detail::window, double scale = 1)
        : viewport{detail, {0, 0, 100, 100}, letters, translate}, drawing(viewport, 10, 20, scale) {}

    Halves letters;
    Translate translate = english;
    Viewport viewport;
    Drawing drawing;
};

TEST(ADrawing, LaysItsUnitsWhereTheViewportIs) {
    Sheet sheet(Detail::window, 2);
    sheet.drawing.box({1, 2, 3, 4}, 5, {Role::card}, {{Role::cardedge}, 0.5, 3, 2});
    const Picture picture = sheet.drawing.take(7, 8);
    ASSERT_EQ(picture.shapes.size(), 1U);
    const Shape& box = picture.shapes.front();
    EXPECT_EQ(box.x, 12);
    EXPECT_EQ(box.y, 24);
    EXPECT_EQ(box.width, 6);
    EXPECT_EQ(box.height, 8);
    EXPECT_EQ(box.corner, 10);
    EXPECT_EQ(box.pen, 1);
    EXPECT_EQ(box.dashes, (std::vector<double>{6, 4}));
    EXPECT_EQ(box.fill, Colour{Role::card});
    EXPECT_EQ(picture.width, 7);
}

TEST(ADrawing, CutsWordsThatHaveNoRoomAndSaysSo) {
    Sheet sheet;
    sheet.drawing.text("Wilhelmina", 0, 0, {20}, {Role::text}, Shape::Side::left, 60);
    sheet.drawing.text("Ann", 0, 0, {20}, {Role::text}, Shape::Side::left, 60);
    sheet.drawing.text("Ζωή και όλοι", 0, 0, {20}, {Role::text}, Shape::Side::left, 60);
    sheet.drawing.text("", 0, 0, {20}, {Role::text});
    const Picture picture = sheet.drawing.take(0, 0);
    ASSERT_EQ(picture.shapes.size(), 3U) << "nothing is written of nothing";
    EXPECT_EQ(picture.shapes[0].words, "Wilhe…");
    EXPECT_TRUE(picture.shapes[0].shortened);
    EXPECT_EQ(picture.shapes[1].words, "Ann");
    EXPECT_FALSE(picture.shapes[1].shortened);
    EXPECT_EQ(picture.shapes[2].words, "Ζωή κ…") << "no letter is divided";
}

TEST(ADrawing, BreaksWordsIntoLines) {
    const Sheet sheet;
    const auto lines = [&](const char* words) { return sheet.drawing.wrapped(words, {20}, 60); };
    EXPECT_EQ(lines("any suit"), (std::vector<std::string>{"any", "suit"}));
    EXPECT_EQ(lines("a bc"), (std::vector<std::string>{"a bc"}));
    EXPECT_EQ(lines("Suns 3 : 1"), (std::vector<std::string>{"Suns", "3 : 1"})) << "a score is not torn";
    EXPECT_EQ(lines("Donaudampf"), (std::vector<std::string>{"Donaud", "ampf"}));
    EXPECT_EQ(lines(""), (std::vector<std::string>{""}));
}

TEST(ADrawing, SlantsEmphasisAndStrikesOutWhatWasTakenBack) {
    Sheet sheet;
    const std::string words = marked("a *big wave* ~~hit it~~");
    EXPECT_TRUE(has_marks(words));
    EXPECT_FALSE(has_marks("a big wave, “it”…"));
    EXPECT_EQ(sheet.drawing.width(words, {20}), 170);
    EXPECT_EQ(sheet.drawing.wrapped(words, {20}, 100).size(), 2U) << "marks have no width";
    sheet.drawing.text(words, 0, 0, {20}, {Role::text}, Shape::Side::right);
    std::string all;
    double end = -160;  // The words end where they are told to.
    for (const Shape& shape : sheet.drawing.take(0, 0).shapes) {
        if (shape.kind == Shape::Kind::line) {
            EXPECT_EQ(shape.x + shape.width, end + 1) << "it strikes out the words before it";
            continue;
        }
        EXPECT_EQ(shape.x, end);
        EXPECT_EQ(shape.slanted,
                  shape.words == "big" || shape.words == "wave" || (shape.words == " " && all == "a big"))
            << shape.words;
        end += sheet.letters.width(shape.words, {20});
        all += shape.words;
    }
    EXPECT_EQ(all, "a big wave hit it");
    EXPECT_EQ(end, 10);
}

TEST(ADrawing, KeepsLettersLargeEnoughToBeReadExceptInAThumbnail) {
    const auto size = [](Detail detail, double scale) {
        Sheet sheet(detail, scale);
        sheet.drawing.text("a", 0, 0, {12}, {Role::text});
        return sheet.drawing.take(0, 0).shapes.front().size;
    };
    EXPECT_EQ(size(Detail::window, 0.75), 11);
    EXPECT_EQ(size(Detail::screen, 2), 24);
    EXPECT_EQ(size(Detail::thumbnail, 0.75), 9);
    EXPECT_FALSE(Sheet(Detail::thumbnail, 0.5).drawing.legible(12));
    EXPECT_TRUE(Sheet(Detail::window, 0.5).drawing.legible(12));
}

TEST(ADrawing, GroupsShapesIntoPieces) {
    Sheet sheet;
    sheet.drawing.zone(literally("Hand"), Zone::Shape::row, Seat{1});
    sheet.drawing.box({0, 0, 1, 1}, 0, {Role::table});
    const std::size_t first = sheet.drawing.drawn();
    sheet.drawing.bead(5, 5, 2, 3);
    sheet.drawing.lies("4WL", literally("Sailor"), 2);
    sheet.drawing.piece("4WL", {3, 3, 4, 4}, literally("Sailor, Ann"), first);
    const Picture picture = sheet.drawing.take(10, 10);
    ASSERT_EQ(picture.pieces.size(), 1U);
    EXPECT_EQ(picture.pieces[0].area, (Rect{13, 23, 4, 4}));
    ASSERT_EQ(picture.zones.size(), 1U);
    EXPECT_EQ(picture.zones[0].pieces[0].count, 2);
    const document::Figure figure = figure_of(picture, "A table", english);
    ASSERT_EQ(figure.parts.size(), 1U);
    EXPECT_EQ(figure.parts[0].first, 1U);
    EXPECT_EQ(figure.parts[0].end, 2U);
    EXPECT_EQ(figure.parts[0].id, "4WL");
    EXPECT_EQ(figure.parts[0].name, "Sailor, Ann");
}

TEST(Names, AreCalledByTheirFirstWordWhereItIsEnough) {
    EXPECT_EQ(called_names({"Ann Lee", "Ben Ellen", "Ben Klein", "Cid"}),
              (std::vector<std::string>{"Ann", "B. Ellen", "B. Klein", "Cid"}));
    EXPECT_EQ(called_names({"Ben Klein", "Ben Klein the Elder", "Élodie A", "Élodie B"}),
              (std::vector<std::string>{"B. Klein", "B. Elder", "É. A", "É. B"}));
    EXPECT_EQ(called_names({"Maximiliane von Hohenstein", "Seat 2"}),
              (std::vector<std::string>{"Maximiliane", "Seat 2"}))
        << "without its number it would be nobody";
    EXPECT_EQ(name_of({"", "Ben"}, Seat{0}), "1");
    EXPECT_EQ(name_of({"Ann"}, Seat{1}), "2");
}

TEST(Names, BeginWithACapitalOnTheirDisc) {
    for (const auto& [name, capital] : {std::pair("ann", "A"),
                                        {"élodie", "É"},
                                        {"ćiro", "Ć"},
                                        {"ζωή", "Ζ"},
                                        {"žiga", "Ž"},
                                        {"ёлка", "Ё"},
                                        {"яна", "Я"},
                                        {"Ann", "A"},
                                        {"小明", "小"},
                                        {"", ""},
                                        {"7up", "7"},
                                        {"ÿ", "ÿ"}}) {
        EXPECT_EQ(initial(name), capital) << name;
    }
}

TEST(Outlines, AreReadStepByStep) {
    OutlineReader reader("M1 2L3,4 5 6C1 2 3 4 5 6Z");
    std::string letters;
    double last = 0;
    while (const auto step = reader.next()) {
        letters += step->letter;
        last = step->letter == 'Z' ? last : step->at[0];
    }
    EXPECT_EQ(letters, "MLLCZ");
    EXPECT_EQ(last, 1);
}

TEST(Outlines, OfNonsenseEnd) {
    for (const char* nonsense : {"", "Q1 2", "M", "M1 x 2", "7 7", "Mxxxx", "L  "}) {
        OutlineReader reader(nonsense);
        int steps = 0;
        while (reader.next() && steps < 100) {
            ++steps;
        }
        EXPECT_LT(steps, 100) << nonsense;
    }
}

TEST(Art, HasPathsForEveryDrawingOfResources) {
    EXPECT_GE(art_files().size(), 75U);
    for (const EmbeddedFile& file : art_files()) {
        const Art* art = art_called(file.name);
        ASSERT_NE(art, nullptr) << file.name;
        EXPECT_FALSE(art->paths.empty()) << file.name;
        for (const ArtPath& path : art->paths) {
            EXPECT_TRUE(OutlineReader(path.outline).next().has_value()) << file.name;
        }
    }
    for (std::size_t suit = 0; suit < 6; ++suit) {
        EXPECT_NE(art_called(suit_art(suit)), nullptr);
    }
    EXPECT_EQ(art_called("none"), nullptr);
}

TEST(Colours, HaveAValueForEverySeatAndNoneForNothing) {
    EXPECT_EQ(value_of(Scheme::light, {Role::table}), 0xD2DDD8U);
    EXPECT_EQ(value_of(Scheme::dark, {Role::glass, 5}), 0xFFE14AU);
    EXPECT_EQ(value_of(Scheme::light, {Role::player, 7}), value_of(Scheme::light, {Role::player, 1}));
    EXPECT_EQ(value_of(Scheme::contrast, {Role::ontheme}), 0x000000U);
    EXPECT_EQ(value_of(Scheme::contrast, {}), 0U);
}

TEST(ThePileOfAKit, HasAsManyCardsAsCanBeSeen) {
    const auto boxes = [](int count) {
        Sheet sheet;
        draw_pile(sheet.drawing, 0, 0, {count, true, "Pile"});
        return std::ranges::count(sheet.drawing.take(0, 0).shapes, Shape::Kind::box, &Shape::kind);
    };
    EXPECT_EQ(boxes(0), 1) << "an empty place";
    EXPECT_EQ(boxes(1), 1);
    EXPECT_EQ(boxes(2), 2);
    EXPECT_EQ(boxes(24), 3);
}

TEST(TheTotalsOfAKit, BoxTheHigherOneAndNoneWhereBothAreEqual) {
    const auto boxes = [](std::array<long long, 2> totals) {
        Sheet sheet;
        draw_totals(sheet.drawing, {0, 0, 142, 58}, totals);
        std::vector<Colour> fills;
        for (const Shape& shape : sheet.drawing.take(0, 0).shapes) {
            if (shape.kind == Shape::Kind::box) {
                fills.push_back(shape.fill);
            }
        }
        return fills;
    };
    EXPECT_EQ(boxes({5, 3}), (std::vector<Colour>{{Role::playerfill, 0}}));
    EXPECT_EQ(boxes({3, 5}), (std::vector<Colour>{{Role::playerfill, 1}}));
    EXPECT_TRUE(boxes({4, 4}).empty());
}

}  // namespace
}  // namespace castalia::picture
