// Boards are drawn whole, within their area, in every scheme, and everything on them can be pointed at. With
// CASTALIA_PICTURES=folder the pictures are kept there.
#include "app/ui/board/board.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <wx/dcmemory.h>
#include <wx/image.h>

#include "app/painting/letters.h"
#include "app/painting/painter.h"
#include "app/ui/toolkit/controls/painted.h"
#include "app/ui/toolkit/controls/palette.h"
#include "tests/support/games.h"
#include "tests/ui/drawn.h"
#include "tests/ui/magnate_tables.h"

namespace castalia {
namespace {

using magnate::TableBuilder;
using magnate::thursday;

/// The panel at 1280 × 800, and the table view at 1080p.
const wxSize kPanel(928, 416), kScreen(1920, 904);

BoardScene scene_of(const std::shared_ptr<PlaythroughOf<magnate::Rules>>& line, bool large = false) {
    return {line.get(), line->plies(), {"Ann", "Ben"}, large};
}

/// Expects that every card on the table, every wire of tokens, every district and every pile has its own place within
/// the board.
void expect_whole(const Drawn& drawn, const magnate::Rules& rules, const magnate::State& state) {
    expect_drawn_within(drawn);
    const auto has = [&drawn](std::string_view id) {
        return std::ranges::count(drawn.hit_areas, PlaceId(id), &HitArea::id);
    };
    std::vector<wxRect2DDouble> cards;
    for (int district = 0; district < magnate::kDistricts; ++district) {
        EXPECT_EQ(has("district/" + std::to_string(district + 1)), 1);
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            for (const magnate::Card card : rules.column(state, seat, district)) {
                const std::string code(decktet::code(card));
                ASSERT_EQ(has(code), 1) << code;
                cards.push_back(std::ranges::find(drawn.hit_areas, PlaceId(code), &HitArea::id)->area);
            }
        }
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        for (std::size_t j = i + 1; j < cards.size(); ++j) {
            wxRect2DDouble both;
            wxRect2DDouble::Intersect(cards[i], cards[j], &both);
            EXPECT_FALSE(both.m_width > 0.01 && both.m_height > 0.01) << i << " lies on " << j;
        }
    }
    for (const char* suit : {"M", "S", "W", "L", "Y", "K"}) {
        EXPECT_EQ(has(suit), 2) << suit;
    }
    EXPECT_EQ(has("draw_pile"), 1);
    EXPECT_EQ(has("discard_pile"), 1);
}

BoardFocus choosing(const TableBuilder& table) {
    TableBuilder then = table;
    then.lay(0, 1, "4MS");
    BoardFocus focus;
    focus.seat = Seat{0};
    focus.marks = {{"district/1", EntryMark::Kind::chosen, literally("even, 5 : 5 – Ben −1")},
                   {"district/2", EntryMark::Kind::barred, literally("4YK shares no suit")},
                   {"district/3", EntryMark::Kind::legal, literally("fits too")},
                   {"district/4", EntryMark::Kind::barred, literally("AW shares no suit")},
                   {"district/5", EntryMark::Kind::barred, literally("deed 9LK first")}};
    focus.after = std::make_shared<const Replay>(then.playthrough(), std::vector<std::string>{"Ann", "Ben"});
    return focus;
}

/// Returns a table with longer columns than any session makes, many tokens and long names.
TableBuilder crowded() {
    TableBuilder table = thursday();
    table.lay(0, 2, "7SK").lay(0, 2, "6SY").lay(0, 2, "3SK").lay(0, 2, "6LK").lay(0, 2, "8YK").lay(0, 2, "2SY");
    table.lay(1, 2, "3MW").lay(1, 2, "4MS").lay(1, 2, "2WL").lay(1, 2, "5ML").deed(1, 2, "6MW", "MWW");
    table.lay(0, 3, "3LY").lay(0, 3, "4WL").lay(1, 4, "2MK").lay(1, 4, "7WY");
    table.tokens(0, {12, 40, 3, 1, 0, 137}).tokens(1, {25, 2, 14, 0, 9, 999}).piles(0, 28);
    return table;
}

class BoardTest : public ::testing::TestWithParam<Scheme> {
protected:
    void SetUp() override { choose_scheme(GetParam()); }
    void TearDown() override { choose_scheme(Scheme::system); }

    std::string name(const std::string& what) const {
        return what + (GetParam() == Scheme::light ? "" : GetParam() == Scheme::dark ? "-dark" : "-contrast");
    }
    void check(const TableBuilder& table, const BoardFocus& focus, wxSize size, bool large, const std::string& what,
               std::vector<std::string> names = {"Ann", "Ben"}) {
        SCOPED_TRACE(what);
        const auto line = table.playthrough();
        BoardScene scene = scene_of(line, large);
        scene.names = std::move(names);
        const Drawn drawn = draw(scene, focus, size);
        keep(drawn.image, name(what));
        expect_whole(drawn, table.rules, table.state);
    }
};

TEST_P(BoardTest, TheEveningsTable) { check(thursday(), {}, kPanel, false, "thursday"); }

TEST_P(BoardTest, AtTheStart) { check(TableBuilder(), {}, kPanel, false, "start"); }

TEST_P(BoardTest, ACardIsBeingPlaced) {
    const TableBuilder table = thursday();
    check(table, choosing(table), kPanel, false, "choosing");
    BoardFocus refused = choosing(table);
    refused.after = nullptr;
    refused.marks[0].kind = EntryMark::Kind::legal;
    refused.marks[1].kind = EntryMark::Kind::refused;
    check(table, refused, kPanel, false, "refused");
}

TEST_P(BoardTest, TheSeatAboveIsPlacing) {
    TableBuilder table = thursday();
    table.active(1);
    BoardFocus focus = choosing(table);
    focus.seat.reset();
    focus.after = nullptr;
    check(table, focus, kPanel, false, "above");
}

TEST_P(BoardTest, Crowded) {
    const std::string longest = "Wilhelmina Maximiliana von und zu Waldzell-Beinbecher the Younger";
    check(crowded(), {}, kPanel, false, "crowded", {longest, longest});
    check(crowded(), {}, kScreen, true, "crowded-large", {longest, longest});
}

TEST_P(BoardTest, OnTheTableView) { check(thursday(), {}, kScreen, true, "large"); }

TEST_P(BoardTest, OtherShapes) {
    check(thursday(), {}, wxSize(1600, 900), false, "wide");
    check(thursday(), {}, wxSize(640, 700), false, "tall");
    BoardFocus marks = choosing(thursday());
    marks.after = nullptr;
    check(crowded(), marks, wxSize(460, 230), false, "small");
    check(crowded(), {}, wxSize(928, 640), false, "crowded-tall");
}

TEST_P(BoardTest, TheOtherDecks) {
    TableBuilder courts = thursday();
    courts.deck(magnate::Setup::Deck::courts).lay(0, 2, "TSLK").deed(1, 2, "TMWK", "MWWKK");
    check(courts, {}, kPanel, false, "courts");
    TableBuilder pawns = thursday();
    pawns.deck(magnate::Setup::Deck::pawns).lay(0, 1, "PMSL").deed(1, 2, "PMYK", "MYK");
    check(pawns, {}, kPanel, false, "pawns");
}

INSTANTIATE_TEST_SUITE_P(Schemes, BoardTest, ::testing::Values(Scheme::light, Scheme::dark, Scheme::contrast));

TEST(Board, EveryRoleShowsInThePicture) {
    const TableBuilder table = thursday();
    const auto line = table.playthrough();
    const BoardScene scene = scene_of(line);
    std::vector<wxImage> pictures;
    for (const Scheme scheme : {Scheme::light, Scheme::dark, Scheme::contrast}) {
        choose_scheme(scheme);
        pictures.push_back(draw(scene, {}, kPanel).image);
    }
    choose_scheme(Scheme::light);
    pictures.push_back(draw(scene, choosing(table), kPanel).image);
    const auto later = TableBuilder(table).piles(5, 9).playthrough();
    pictures.push_back(draw(scene_of(later), {}, kPanel).image);
    const auto richer = TableBuilder(table).tokens(1, {0, 2, 1, 0, 2, 3}).playthrough();
    pictures.push_back(draw(scene_of(richer), {}, kPanel).image);
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        for (std::size_t j = i + 1; j < pictures.size(); ++j) {
            EXPECT_FALSE(same(pictures[i], pictures[j])) << i << ' ' << j;
        }
    }
    EXPECT_TRUE(same(pictures[0], draw(scene, {}, kPanel).image));
    choose_scheme(Scheme::system);
}

/// A picture in memory, as large as a drawing of drawn.h.
class PaintedSheet {
public:
    explicit PaintedSheet(const Drawn& like)
        : like_(like),
          surface_(cairo_image_surface_create(CAIRO_FORMAT_RGB24, like.image.GetWidth(), like.image.GetHeight())),
          context_(cairo_create(surface_)) {}
    PaintedSheet(const PaintedSheet&) = delete;
    PaintedSheet& operator=(const PaintedSheet&) = delete;
    ~PaintedSheet() {
        cairo_destroy(context_);
        cairo_surface_destroy(surface_);
    }

    std::shared_ptr<const picture::Picture> picture_of(const BoardScene& scene, const BoardFocus& focus) const {
        const painting::ContextMeasure letters(context_);
        const Translate translate = english;
        picture::Viewport viewport{scene.large ? picture::Detail::screen : picture::Detail::window,
                                   rect_of(like_.area),
                                   letters,
                                   translate,
                                   scene.names,
                                   {focus.marks, focus.seat, nullptr}};
        viewport.focus.after = focus.after == nullptr ? nullptr : &focus.after->playthrough();
        return scene.playthrough->picture(scene.ply, viewport);
    }
    /// Paints the picture, and returns the parts of all pixels as an image has them.
    std::vector<unsigned char> painted(const picture::Picture& picture) const {
        constexpr painting::Argb kAround = 0xFFFF00FF;
        painting::fill_ground(context_, {0, 0, double(like_.image.GetWidth()), double(like_.image.GetHeight())},
                              kAround);
        const painting::ScreenInks inks = screen_inks();
        painting::fill_ground(context_, rect_of(like_.area), inks.line({document::Role::table}));
        painting::paint(context_, picture.shapes, inks, painting::ScreenLetters());
        cairo_surface_flush(surface_);
        std::vector<unsigned char> parts;
        for (int y = 0; y < like_.image.GetHeight(); ++y) {
            const unsigned char* at =
                cairo_image_surface_get_data(surface_) + std::ptrdiff_t{y} * cairo_image_surface_get_stride(surface_);
            for (int x = 0; x < like_.image.GetWidth(); ++x) {
                const std::uint32_t pixel = reinterpret_cast<const std::uint32_t*>(at)[x];
                for (const unsigned shift : {16U, 8U, 0U}) {
                    parts.push_back(static_cast<unsigned char>(pixel >> shift & 0xFFU));
                }
            }
        }
        return parts;
    }

private:
    const Drawn& like_;
    cairo_surface_t* surface_;
    cairo_t* context_;
};

TEST(Board, ShowsWhatThePictureSays) {
    const auto line = thursday().playthrough();
    for (const Scheme scheme : {Scheme::light, Scheme::dark, Scheme::contrast}) {
        choose_scheme(scheme);
        for (const bool large : {false, true}) {
            const BoardScene scene = scene_of(line, large);
            const Drawn drawn = draw(scene, {}, large ? kScreen : kPanel);
            const PaintedSheet sheet(drawn);
            const std::vector<unsigned char> expected = sheet.painted(*sheet.picture_of(scene, {}));
            constexpr int kRounding = 2;
            std::size_t others = 0;
            for (std::size_t i = 0; i < expected.size(); ++i) {
                others += std::abs(int(drawn.image.GetData()[i]) - int(expected[i])) > kRounding ? 1U : 0U;
            }
            EXPECT_EQ(others, 0U) << static_cast<int>(scheme) << (large ? " large" : "");
        }
    }
    choose_scheme(Scheme::system);
}

TEST(Board, CanBePointedAtAndIsReadAsThePictureSays) {
    const TableBuilder table = thursday();
    const auto line = table.playthrough();
    const BoardFocus focus = choosing(table);
    const Drawn drawn = draw(scene_of(line), focus, kPanel);
    const auto picture = PaintedSheet(drawn).picture_of(scene_of(line), focus);
    ASSERT_EQ(drawn.hit_areas.size(), picture->pieces.size());
    for (std::size_t i = 0; i < picture->pieces.size(); ++i) {
        EXPECT_EQ(drawn.hit_areas[i].id, picture->pieces[i].place);
        EXPECT_EQ(rect_of(drawn.hit_areas[i].area), picture->pieces[i].area) << drawn.hit_areas[i].id;
        EXPECT_EQ(drawn.hit_areas[i].name.utf8_string(), english(picture->pieces[i].name));
    }
}

TEST(Board, LooksBackAtAnyPly) {
    const auto rules = std::make_shared<const magnate::Rules>(thursday().rules);
    const PlaythroughOf<magnate::Rules> line(rules, {TableBuilder().state, thursday().state});
    const BoardScene then{&line, 0, {"Ann", "Ben"}, false}, now{&line, 1, {"Ann", "Ben"}, false};
    const Drawn empty = draw(then, {}, kPanel), full = draw(now, {}, kPanel);
    EXPECT_EQ(std::ranges::count(empty.hit_areas, "9LK", &HitArea::id), 0);
    EXPECT_EQ(std::ranges::count(full.hit_areas, "9LK", &HitArea::id), 1);
    EXPECT_FALSE(same(empty.image, full.image));
}

TEST(Board, WhatIsComingHasItsPlaceToo) {
    const TableBuilder table = thursday();
    const auto line = table.playthrough();
    const Drawn drawn = draw(scene_of(line), choosing(table), kPanel);
    const auto coming = std::ranges::find(drawn.hit_areas, "4MS", &HitArea::id);
    ASSERT_NE(coming, drawn.hit_areas.end());
    EXPECT_NE(coming->name.Find("not entered yet"), wxNOT_FOUND);
    EXPECT_GT(coming->area.m_y, std::ranges::find(drawn.hit_areas, "AM", &HitArea::id)->area.m_y);
}

TEST(Board, MarksComeFromTheSlots) {
    Slot place;
    place.field = "district";
    place.kind = Slot::Kind::place;
    const Refusal wall{Refusal::Kind::rule, "magnate.place.share-suit", literally("It shares no suit with 4YK"),
                       literally("4YK shares no suit")};
    place.options = {{1, literally("District 1"), literally("fits"), {}, false},
                     {2, literally("District 2"), {}, wall, false},
                     {3, literally("District 3"), literally("leads by 4"), {}, false}};
    Slot die;
    die.field = "dice/0";
    die.kind = Slot::Kind::die;
    die.options = {{1, literally("1"), {}, {}, false}};

    std::vector<EntryMark> marks = entry_marks({die, place}, {{"district", 3}});
    ASSERT_EQ(marks.size(), 3u);
    EXPECT_EQ(marks[0], (EntryMark{"district/1", EntryMark::Kind::legal, literally("fits")}));
    EXPECT_EQ(marks[1], (EntryMark{"district/2", EntryMark::Kind::barred, literally("4YK shares no suit")}));
    EXPECT_EQ(marks[2], (EntryMark{"district/3", EntryMark::Kind::chosen, literally("leads by 4")}));

    marks = entry_marks({place}, {{"district", 2}}, &wall);
    EXPECT_EQ(marks[1].kind, EntryMark::Kind::refused);
    EXPECT_EQ(marks[2].kind, EntryMark::Kind::legal);
}

TEST(Board, SmallPictures) {
    choose_scheme(Scheme::light);
    const auto line = thursday().playthrough();
    wxImage session(300, 180), tile(260, 111), other(260, 111);
    const auto paint = [](wxImage& image, const auto& drawing) {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
        drawing(*gc, wxRect2DDouble(0, 0, image.GetWidth(), image.GetHeight()));
        gc->Flush();
    };
    paint(session, [&](auto& gc, const auto& area) { draw_thumbnail(gc, area, scene_of(line)); });
    paint(tile, [](auto& gc, const auto& area) { draw_tile(gc, area, game_called("magnate")); });
    paint(other, [](auto& gc, const auto& area) { draw_tile(gc, area, Game()); });
    keep(session, "thumbnail");
    keep(tile, "tile");
    keep(other, "tile-plain");
    wxImage start(300, 180);
    const auto beginning = TableBuilder().playthrough();
    paint(start, [&](auto& gc, const auto& area) { draw_thumbnail(gc, area, scene_of(beginning)); });
    EXPECT_FALSE(same(session, start));
    EXPECT_FALSE(same(tile, other));
    choose_scheme(Scheme::system);
}

}  // namespace
}  // namespace castalia
