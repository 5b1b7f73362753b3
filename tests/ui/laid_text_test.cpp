// Texts that are shaped once and kept: they are as large and look as the toolkit would lay them out.
#include "app/ui/toolkit/text/laid_text.h"

#include <gtest/gtest.h>
#include <wx/font.h>
#include <wx/image.h>

#include <functional>
#include <memory>

namespace castalia {
namespace {

const wxSize kRoom(420, 60);

wxImage drawn(double zoom, const std::function<void(wxGraphicsContext&)>& draw) {
    wxImage image(kRoom);
    image.SetRGB(wxRect(kRoom), 255, 255, 255);
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
        gc->Scale(zoom, zoom);
        draw(*gc);
    }
    return image;
}

bool same(const wxImage& one, const wxImage& other) {
    const std::size_t bytes = std::size_t{3} * static_cast<std::size_t>(kRoom.x * kRoom.y);
    return std::equal(one.GetData(), one.GetData() + bytes, other.GetData());
}

void set_font(wxGraphicsContext& gc, const LaidFont& font) {
    wxFontInfo info(font.points);
    info.FaceName(wxString::FromUTF8(font.family)).Bold(font.bold).Italic(font.slanted);
    gc.SetFont(wxFont(info), *wxBLACK);
}

const char* const kTexts[] = {"Ann buys the Ace of Suns, 3",
                              "Ζωή και Ἀνδρέας",
                              "小明 出牌",
                              "سارة تلعب 3 بطاقات",
                              "Ann سارة 小明 🎲 Ben",
                              "fi ffl Wa To",
                              "é e\u0301 ñ",
                              " ",
                              "7"};

class LaidText : public ::testing::TestWithParam<LaidFont> {};

TEST_P(LaidText, IsAsLargeAsTheToolkitSays) {
    for (const char* utf8 : kTexts) {
        const wxString text = wxString::FromUTF8(utf8);
        drawn(1, [&](wxGraphicsContext& gc) {
            double width = 0, height = 0, descent = 0, leading = 0;
            set_font(gc, GetParam());
            gc.GetTextExtent(text, &width, &height, &descent, &leading);
            for (int again = 0; again < 2; ++again) {
                const LaidSize size = laid_size(gc, text, GetParam());
                EXPECT_EQ(size.width, width) << utf8;
                EXPECT_EQ(size.height, height) << utf8;
                EXPECT_EQ(size.descent, descent) << utf8;
            }
        });
    }
}

TEST_P(LaidText, LooksAsTheToolkitDrawsIt) {
    constexpr double kLeft = 5.5, kTop = 4.25;
    for (const double zoom : {1.0, 1.5}) {
        for (const char* utf8 : kTexts) {
            const wxString text = wxString::FromUTF8(utf8);
            const wxImage theirs = drawn(zoom, [&](wxGraphicsContext& gc) {
                set_font(gc, GetParam());
                gc.DrawText(text, kLeft, kTop);
            });
            for (int again = 0; again < 2; ++again) {
                const wxImage ours = drawn(
                    zoom, [&](wxGraphicsContext& gc) { draw_laid(gc, text, GetParam(), kLeft, kTop, *wxBLACK); });
                EXPECT_TRUE(same(ours, theirs)) << utf8 << " by " << zoom;
            }
        }
    }
}

TEST(LaidTexts, KeepTheirColoursApart) {
    const LaidFont font{"Sans", 14, true, false};
    const auto in = [&](const wxColour& colour) {
        return drawn(1, [&](wxGraphicsContext& gc) { draw_laid(gc, "Ann", font, 5, 5, colour); });
    };
    const wxImage black = in(*wxBLACK);
    EXPECT_FALSE(same(black, in(*wxRED)));
    EXPECT_TRUE(same(black, in(*wxBLACK)));
}

TEST(LaidTexts, StandInOneLine) {
    const LaidFont font{"Sans", 10, false, false};
    drawn(1, [&](wxGraphicsContext& gc) {
        EXPECT_EQ(laid_size(gc, "Ann\nBen", font).width, laid_size(gc, "Ann Ben", font).width);
        EXPECT_EQ(laid_size(gc, "Ann\nBen", font).height, laid_size(gc, "Ann", font).height);
    });
}

INSTANTIATE_TEST_SUITE_P(Fonts, LaidText,
                         ::testing::Values(LaidFont{"Sans", 10, false, false}, LaidFont{"Sans", 8.25, true, false},
                                           LaidFont{"Charis SIL", 15, true, false},
                                           LaidFont{"DejaVu Serif", 11, false, true}));

}  // namespace
}  // namespace castalia
