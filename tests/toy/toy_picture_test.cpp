// A game that draws itself once is seen on paper, on web pages and in pictures, and is read aloud, without another
// line.
#include <set>

#include "app/painting/png.h"
#include "app/publishing/export_formats.h"
#include "app/publishing/wall.h"
#include "core/export/table_words.h"
#include "core/picture/picture.h"
#include "tests/toy/toy_table.h"

namespace castalia {
namespace {

TEST_F(ToyTable, IsAPictureWithAPieceForEverythingThatCanBePicked) {
    play_on("first");
    const picture::AnyFont letters;
    const Translate translate = english;
    for (const picture::Detail detail :
         {picture::Detail::window, picture::Detail::screen, picture::Detail::thumbnail}) {
        const picture::Rect area{10, 20, 640, 300};
        const auto picture = session().playthrough().picture(4, {detail, area, letters, translate});
        ASSERT_NE(picture, nullptr);
        ASSERT_EQ(picture->pieces.size(), 2U);
        EXPECT_EQ(english(picture->pieces[0].name), "Ann: 8 pips");
        EXPECT_EQ(picture->pieces[0].place, PlaceId::of("what", Json{{"what", "pips"}, {"player", "Ann"}}));
        EXPECT_GE(picture->pieces[0].area.x, area.x);
        EXPECT_GE(picture->pieces[0].area.y, area.y);
        EXPECT_LE(picture->pieces[1].area.right(), area.right());
        EXPECT_LE(picture->pieces[1].area.bottom(), area.bottom());
        EXPECT_LT(picture->pieces[0].area.bottom(), picture->pieces[1].area.y) << "they lie beneath each other";
    }
}

TEST_F(ToyTable, MarksWhatTheEntryInTheMakingSpeaksOf) {
    play_on("first");
    const picture::AnyFont letters;
    const Translate translate = english;
    picture::Viewport viewport{picture::Detail::window, {0, 0, 640, 300}, letters, translate};
    const auto count = [&] { return session().playthrough().picture(4, viewport)->shapes.size(); };
    const std::size_t unmarked = count();
    viewport.focus.marks = {
        {PlaceId::of("what", Json{{"what", "pips"}, {"player", "Ben"}}), picture::Mark::Kind::legal, {}}};
    EXPECT_EQ(count(), unmarked + 1);
}

TEST_F(ToyTable, IsDrawnOnWebPagesWithNamesOnPaperAndAsAPng) {
    play_on("first");
    const std::string html = find_export_format("html")->bytes(session(), {});
    EXPECT_NE(html.find("<svg role=\"group\""), std::string::npos);
    EXPECT_NE(html.find("aria-label=\"Ann: 8 pips\""), std::string::npos);
    EXPECT_NE(html.find("id=\"place-what-"), std::string::npos);

    std::size_t figures = 0;
    for (const document::Block& block : wall_sheet_of(session(), {}).sheet.blocks) {
        const auto* figure = std::get_if<document::Figure>(&block);
        figures += figure != nullptr && !figure->parts.empty() ? 1U : 0U;
    }
    EXPECT_EQ(figures, 1U) << "the sheet for the wall";

    const auto drawn = [&](std::size_t ply) {
        return painting::png_of_table(session().playthrough(), ply, session().heading().players, english);
    };
    EXPECT_TRUE(drawn(4).starts_with("\x89PNG\r\n"));
    EXPECT_NE(drawn(4), drawn(1));
}

TEST_F(ToyTable, IsReadAloudAsItIsDrawn) {
    play_on("first");
    std::set<std::string> texts;
    for (const Text& zone : table_in_words(session(), 4).zones) {
        texts.insert(english(zone));
    }
    EXPECT_TRUE(texts.contains("Ann: 8 pips")) << (texts.empty() ? "nothing" : *texts.begin());
    EXPECT_TRUE(texts.contains("Ben: 6 pips"));
}

}  // namespace
}  // namespace castalia
