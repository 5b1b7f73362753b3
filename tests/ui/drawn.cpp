#include "tests/ui/drawn.h"

#include <algorithm>
#include <cstdlib>
#include <memory>

#include <gtest/gtest.h>
#include <wx/imagpng.h>

#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

const HitArea* Drawn::at(const PlaceId& place) const {
    const auto found = std::ranges::find(hit_areas, place, &HitArea::id);
    return found == hit_areas.end() ? nullptr : &*found;
}

std::string Drawn::said(std::string_view id) const {
    const HitArea* found = hit_area(id);
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

Drawn draw(const BoardScene& scene, const BoardFocus& focus, wxSize size) {
    constexpr int around = 20;
    Drawn drawn{
        wxImage(size.x + 2 * around, size.y + 2 * around), {around, around, double(size.x), double(size.y)}, {}};
    drawn.image.SetRGB(wxRect(drawn.image.GetSize()), 255, 0, 255);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(drawn.image));
    drawn.hit_areas = draw_board(*gc, drawn.area, scene, focus);
    gc->Flush();
    return drawn;
}

namespace {

bool alike(const HitArea& one, const HitArea& other) {
    return one.id == other.id && one.name == other.name && one.for_drop == other.for_drop;
}

}  // namespace

void expect_drawn_within(const Drawn& drawn) {
    EXPECT_EQ(drawn.outside(), 0);
    for (const HitArea& hit_area : drawn.hit_areas) {
        EXPECT_GE(hit_area.area.m_x, drawn.area.m_x - 0.01) << hit_area.id;
        EXPECT_GE(hit_area.area.m_y, drawn.area.m_y - 0.01) << hit_area.id;
        EXPECT_LE(hit_area.area.m_x + hit_area.area.m_width, drawn.area.m_x + drawn.area.m_width + 0.01)
            << hit_area.id;
        EXPECT_LE(hit_area.area.m_y + hit_area.area.m_height, drawn.area.m_y + drawn.area.m_height + 0.01)
            << hit_area.id;
        EXPECT_FALSE(hit_area.name.empty()) << hit_area.id;
        EXPECT_GT(hit_area.area.m_height, 5) << hit_area.id;
        // One choice may lie in two places (a suit of either player), which a listener must be able to tell apart.
        EXPECT_EQ(
            std::ranges::count_if(drawn.hit_areas, [&](const HitArea& other) { return alike(hit_area, other); }), 1)
            << hit_area.id << ' ' << utf8(hit_area.name);
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
