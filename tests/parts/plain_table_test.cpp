// The picture of a game that makes none: everything that its view tells has a place.
#include "core/picture/plain_table.h"

#include <gtest/gtest.h>

#include "core/picture/drawing.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

using document::Shape;
using picture::Detail;
using picture::Rect;

class PlainTable : public ::testing::Test {
protected:
    picture::Picture seen(const TableView& view, const Rect& area, Detail detail = Detail::window,
                          picture::Focus focus = {}) const {
        return picture::plain_table(view, {detail, area, letters_, translate_, {"Ann", "Ben"}, std::move(focus)});
    }

    picture::AnyFont letters_;
    Translate translate_ = english;
};

TEST_F(PlainTable, HasAPlaceForEveryPieceOfAnyView) {
    for (const char* game : kGamesWithSamples) {
        const Session session = sample_of(game);
        const TableView view = session.playthrough().view(session.plies());
        std::size_t pieces = 0;
        for (const Zone& zone : view.zones) {
            pieces += zone.pieces.size();
        }
        for (const Rect& area : {Rect{0, 0, 928, 416}, Rect{20, 20, 500, 1600}, Rect{0, 0, 1920, 904}}) {
            const picture::Picture picture = seen(view, area);
            EXPECT_EQ(picture.zones, view.zones);
            ASSERT_EQ(picture.pieces.size(), pieces) << game;
            for (const picture::Piece& piece : picture.pieces) {
                EXPECT_FALSE(piece.name.empty());
                EXPECT_GE(piece.area.x, area.x) << game;
                EXPECT_GE(piece.area.y, area.y) << game;
                EXPECT_LE(piece.area.right(), area.right() + 0.01) << game;
            }
        }
    }
}

TEST_F(PlainTable, FitsIntoTheWindowAsLargeAsItCan) {
    const Session session = sample_of("magnate");
    const TableView view = session.playthrough().view(session.plies());
    for (const Rect& area : {Rect{0, 0, 928, 416}, Rect{20, 20, 500, 800}, Rect{0, 0, 1920, 904}}) {
        const picture::Picture picture = seen(view, area);
        for (const picture::Piece& piece : picture.pieces) {
            EXPECT_LE(piece.area.bottom(), area.bottom() + 0.01) << piece.place;
        }
    }
}

TEST_F(PlainTable, MarksWhatTheEntryInTheMakingIsAbout) {
    TableView view;
    view.zones.push_back({literally("Row"), Zone::Shape::row, 0, Seat{0}, {}});
    for (const char* place : {"4YK", "9MS", "AM", "AS"}) {
        view.zones[0].pieces.push_back({PlaceId(place), "", literally(place), 1});
    }
    using Kind = picture::Mark::Kind;
    const picture::Picture picture = seen(view, {0, 0, 600, 300}, Detail::window,
                                          {{{"4YK", Kind::chosen, literally("here")},
                                            {"9MS", Kind::refused, {}},
                                            {"AM", Kind::legal, {}},
                                            {"AS", Kind::barred, {}}}});
    ASSERT_EQ(picture.pieces.size(), 4U);
    EXPECT_EQ(english(picture.pieces[0].name), "4YK, here");
    const auto edge = [&](std::size_t piece) { return picture.shapes[picture.pieces[piece].first]; };
    EXPECT_EQ(edge(0).ink.role, document::Role::lampink);
    EXPECT_EQ(edge(1).ink.role, document::Role::refusal);
    EXPECT_EQ(edge(2).ink.role, document::Role::lampink);
    EXPECT_FALSE(edge(2).dashes.empty());
    EXPECT_EQ(edge(3).ink.role, document::Role::cardedge);
}

TEST_F(PlainTable, LaysAGridInItsColumnsAndSaysWhereNothingLies) {
    TableView view;
    view.zones.push_back({literally("Grid"), Zone::Shape::grid, 3, Seat{1}, {}});
    for (int i = 0; i < 7; ++i) {
        view.zones[0].pieces.push_back(
            {PlaceId("p") / static_cast<std::size_t>(i), i % 2 == 0 ? "die-5" : "", literally("piece"), i});
    }
    view.zones.push_back({literally("Empty"), Zone::Shape::row, 0, {}, {}});
    const picture::Picture picture = seen(view, {0, 0, 600, 300});
    ASSERT_EQ(picture.pieces.size(), 7U);
    EXPECT_DOUBLE_EQ(picture.pieces[0].area.x, picture.pieces[3].area.x);
    EXPECT_GT(picture.pieces[3].area.y, picture.pieces[0].area.y);
    EXPECT_EQ(english(picture.pieces[4].name), "piece 4");
    EXPECT_TRUE(std::ranges::any_of(picture.shapes, [](const Shape& shape) { return shape.words == "nothing"; }));
}

TEST_F(PlainTable, IsShownWhereAGameHasNoPicture) {
    const picture::Viewport viewport{Detail::window, {0, 0, 900, 500}, letters_, translate_};
    for (const char* game : kGamesWithSamples) {
        const Session session = sample_of(game);
        EXPECT_EQ(picture::shown_table(session.playthrough(), 0, viewport)->shapes.size(),
                  session.playthrough().picture(0, viewport)->shapes.size())
            << game << " has one of its own";
    }
    EXPECT_GT(picture::plain_tile(viewport).shapes.size(), 30U);
}

}  // namespace
}  // namespace castalia
