#include "tests/ui/drawn.h"

#include <algorithm>
#include <cstdlib>
#include <memory>

#include <gtest/gtest.h>
#include <wx/imagpng.h>

#include "app/ui/basics/words.h"

namespace castalia {

const Spot* Drawn::spot(std::string_view id) const {
    const auto found = std::ranges::find(spots, id, &Spot::id);
    return found == spots.end() ? nullptr : &*found;
}

std::string Drawn::said(std::string_view id) const {
    const Spot* found = spot(id);
    return found == nullptr ? std::string() : utf8(found->name);
}

long Drawn::outside() const {
    long strays = 0;
    const wxRect inner(int(area.m_x), int(area.m_y), int(area.m_width), int(area.m_height));
    for (int y = 0; y < image.GetHeight(); ++y) {
        for (int x = 0; x < image.GetWidth(); ++x) {
            const bool untouched =
                image.GetRed(x, y) == 255 && image.GetGreen(x, y) == 0 && image.GetBlue(x, y) == 255;
            strays += untouched || inner.Contains(x, y) ? 0 : 1;
        }
    }
    return strays;
}

Drawn draw(std::string_view game, const BoardScene& scene, const BoardFocus& focus, wxSize size) {
    constexpr int around = 20;
    Drawn drawn{
        wxImage(size.x + 2 * around, size.y + 2 * around), {around, around, double(size.x), double(size.y)}, {}};
    drawn.image.SetRGB(wxRect(drawn.image.GetSize()), 255, 0, 255);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(drawn.image));
    drawn.spots = board_of(game)(*gc, drawn.area, scene, focus);
    gc->Flush();
    return drawn;
}

namespace {

bool alike(const Spot& one, const Spot& other) {
    return one.id == other.id && one.name == other.name && one.for_drop == other.for_drop;
}

}  // namespace

void expect_drawn_within(const Drawn& drawn) {
    EXPECT_EQ(drawn.outside(), 0);
    for (const Spot& spot : drawn.spots) {
        EXPECT_GE(spot.area.m_x, drawn.area.m_x - 0.01) << spot.id;
        EXPECT_GE(spot.area.m_y, drawn.area.m_y - 0.01) << spot.id;
        EXPECT_LE(spot.area.m_x + spot.area.m_width, drawn.area.m_x + drawn.area.m_width + 0.01) << spot.id;
        EXPECT_LE(spot.area.m_y + spot.area.m_height, drawn.area.m_y + drawn.area.m_height + 0.01) << spot.id;
        EXPECT_FALSE(spot.name.empty()) << spot.id;
        EXPECT_GT(spot.area.m_height, 5) << spot.id;
        // One choice may lie in two places (a suit of either player); who listens must be able to tell them apart.
        EXPECT_EQ(std::ranges::count_if(drawn.spots, [&](const Spot& other) { return alike(spot, other); }), 1)
            << spot.id << ' ' << utf8(spot.name);
    }
}

bool same(const wxImage& one, const wxImage& other) {
    const std::size_t bytes =
        3u * static_cast<std::size_t>(one.GetWidth()) * static_cast<std::size_t>(one.GetHeight());
    return one.GetSize() == other.GetSize() && std::equal(one.GetData(), one.GetData() + bytes, other.GetData());
}

void keep(const wxImage& image, const std::string& name) {
    if (const char* folder = std::getenv("CASTALIA_PICTURES")) {
        if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) {
            wxImage::AddHandler(new wxPNGHandler);
        }
        image.SaveFile(wxString::FromUTF8(std::string(folder) + "/" + name + ".png"), wxBITMAP_TYPE_PNG);
    }
}

}  // namespace castalia
