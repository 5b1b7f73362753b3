// Cached pictures of marks, which nobody can tell from drawn ones.
#include "app/painting/glyph_cache.h"

#include <gtest/gtest.h>
#include <wx/brush.h>
#include <wx/image.h>

#include <cstdlib>
#include <memory>

#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/painted.h"

namespace castalia {
namespace {

constexpr int kSide = 90;

wxImage drawn(double zoom, const std::function<void(wxGraphicsContext&)>& draw) {
    wxImage image(kSide, kSide);
    image.SetRGB(wxRect(0, 0, kSide, kSide), 255, 255, 255);
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
        gc->Scale(zoom, zoom);
        draw(*gc);
    }
    return image;
}

int largest_difference(const wxImage& one, const wxImage& other) {
    int most = 0;
    for (std::size_t i = 0; i < std::size_t{3} * kSide * kSide; ++i) {
        most = std::max(most, std::abs(int{one.GetData()[i]} - int{other.GetData()[i]}));
    }
    return most;
}

/// Draws a disc with a line around it.
void draw_mark(wxGraphicsContext& gc, const wxRect2DDouble& square) {
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(wxColour(20, 30, 40), 1.5)));
    gc.SetBrush(wxBrush(wxColour(200, 80, 10)));
    gc.DrawEllipse(square.m_x, square.m_y, square.m_width, square.m_height);
}

TEST(ACachedGlyph, IsWhatWouldHaveBeenDrawn) {
    int times = 0;
    for (const double zoom : {1.0, 2.0}) {
        for (const double place : {5.0, 5.25, 6.5, 9.75}) {
            const wxRect2DDouble square{place, place + 0.5, 21.5, 21.5};
            const auto directly = drawn(zoom, [&](wxGraphicsContext& gc) { draw_mark(gc, square); });
            for (int again = 0; again < 2; ++again) {
                const auto stamped = drawn(zoom, [&](wxGraphicsContext& gc) {
                    painting::draw_cached(cairo_of(gc), "mark of a test", 0, rect_of(square), [&](cairo_t* on) {
                        ++times;
                        draw_mark(*std::unique_ptr<wxGraphicsContext>(wxGraphicsContext::CreateFromNative(on)),
                                  square);
                    });
                });
                constexpr int kNotSeen = 3;  // Of 255; a colour that is blended twice is rounded twice.
                EXPECT_LE(largest_difference(directly, stamped), kNotSeen) << place << " by " << zoom;
            }
        }
    }
    EXPECT_EQ(times, 4 + 2) << "once for each place between the pixels: at twice the size two fall together";
}

TEST(ACachedGlyph, IsAnotherForEachNameColourAndSize) {
    const auto one = [](const char* name, const wxColour& ink, double side) {
        return drawn(1, [&](wxGraphicsContext& gc) { draw_art(gc, name, {10, 10, side, side}, ink); });
    };
    const wxImage moon = one("suit-moons", *wxBLACK, 24);
    EXPECT_EQ(largest_difference(moon, one("suit-moons", *wxBLACK, 24)), 0);
    EXPECT_GT(largest_difference(moon, one("suit-suns", *wxBLACK, 24)), 100);
    EXPECT_GT(largest_difference(moon, one("suit-moons", *wxRED, 24)), 100);
    EXPECT_GT(largest_difference(moon, one("suit-moons", *wxBLACK, 30)), 100);
}

TEST(ACachedGlyph, IsDrawnWhereTheContextIsTurned) {
    int times = 0;
    for (int again = 0; again < 2; ++again) {
        drawn(1, [&](wxGraphicsContext& gc) {
            gc.Rotate(0.3);
            painting::draw_cached(cairo_of(gc), "turned mark of a test", 0, {20, 5, 20, 20},
                                  [&](cairo_t*) { ++times; });
        });
    }
    EXPECT_EQ(times, 2);
}

}  // namespace
}  // namespace castalia
