// Emphasis and words that were taken back are read, measured and drawn.
#include "app/ui/toolkit/text/marked_words.h"

#include <memory>

#include <gtest/gtest.h>
#include <wx/dcmemory.h>
#include <wx/graphics.h>

#include "app/ui/toolkit/text/text_watch.h"
#include "app/ui/toolkit/text/type.h"
#include "core/document/runs.h"

namespace castalia {
namespace {

using document::runs_of;

TEST(Runs, AreTheWordsWithTheirLooks) {
    const std::pair<const char*, std::vector<document::Run>> rows[] = {
        {"a wedding", {{"a wedding"}}},
        {"", {}},
        {"the *Meandering Beast*, a ship", {{"the "}, {"Meandering Beast", true}, {", a ship"}}},
        {"*All* of it", {{"All", true}, {" of it"}}},
        {"2 * 3 * 4", {{"2 * 3 * 4"}}},
        {"2*3*4", {{"2*3*4"}}},
        {"one * alone*", {{"one * alone*"}}},
        {"**", {{"**"}}},
        {"It rains. ~~It snows.~~", {{"It rains. "}, {"It snows.", false, true}}},
        {"~~the *Beast* sinks~~", {{"the ", false, true}, {"Beast", true, true}, {" sinks", false, true}}},
        {"a ~~ b", {{"a ~~ b"}}},
        {"~~~~", {{"~~~~"}}},
    };
    for (const auto& [words, runs] : rows) {
        EXPECT_EQ(runs_of(words), runs) << words;
    }
}

TEST(MarkedWords, KeepTheirLookWhenALineIsBrokenAtASpace) {
    const wxString all = marked_words("the *Meandering Beast*, a ship");
    EXPECT_EQ(without_marks(all), "the Meandering Beast, a ship");
    const std::vector<Span> first = spans_of(all.BeforeLast('B').Trim().BeforeLast(' '));
    ASSERT_EQ(first.size(), 2U);
    EXPECT_FALSE(first[0].emphasis);
    EXPECT_EQ(first[1].words, "Meandering");
    EXPECT_TRUE(first[1].emphasis);
    const std::vector<Span> whole = spans_of(all);
    ASSERT_EQ(whole.size(), 5U);
    EXPECT_TRUE(whole[2].emphasis) << "the space between two words of one look has it too";
}

TEST(MarkedWords, AreDrawnWithoutTheirMarksAndStruckOutByALine) {
    wxBitmap bitmap(300, 60);
    wxMemoryDC dc(bitmap);
    dc.SetBackground(*wxWHITE_BRUSH);
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    const Face face{20, false, false};
    const TextWatch watch;
    const wxString struck = marked_words("~~an nno nn~~");
    const double width = write(*gc, struck, 10, 40, face, *wxBLACK);
    gc->Flush();
    ASSERT_EQ(watch.texts().size(), 1U);
    EXPECT_EQ(watch.texts().front().text, "an nno nn");
    EXPECT_FALSE(watch.texts().front().shortened);
    EXPECT_NEAR(width, measure(*gc, "an nno nn", face).width, 3);
    dc.SelectObject(wxNullBitmap);
    const wxImage seen = bitmap.ConvertToImage();
    int longest = 0;
    for (int y = 20; y < 40; ++y) {
        int dark = 0;
        for (int x = 10; x < 10 + static_cast<int>(width); ++x) {
            dark += seen.GetRed(x, y) < 200 ? 1 : 0;
        }
        longest = std::max(longest, dark);
    }
    EXPECT_GE(longest, static_cast<int>(width) - 3) << "one line goes through all words";
}

}  // namespace
}  // namespace castalia
