#pragma once

#include <string>
#include <vector>

#include <wx/image.h>

#include "app/ui/board/board.h"

namespace castalia {

/// A board in the middle of a larger picture, with its hit areas.
struct Drawn {
    wxImage image;
    wxRect2DDouble area;
    std::vector<HitArea> hit_areas;

    const HitArea* at(const PlaceId& place) const;  ///< Returns null where there is none.
    const HitArea* hit_area(std::string_view id) const { return at(PlaceId(id)); }
    bool has(std::string_view id) const { return hit_area(id) != nullptr; }
    std::string said(std::string_view id) const;  ///< Returns the name of a hit area; empty where there is none.
    /// Returns the number of pixels that were drawn on outside the board's area.
    long outside() const;
};
/// Draws the board of a window of this size.
Drawn draw(const BoardScene& scene, const BoardFocus& focus, wxSize size);

/// Expects that nothing is drawn beyond the board, and that every hit area lies within it, has a name that tells it
/// from others with its id, and is large enough to be pointed at.
void expect_drawn_within(const Drawn& drawn);
bool same(const wxImage& one, const wxImage& other);
/// Keeps the picture in the folder that CASTALIA_PICTURES names, for people to look at.
void keep(const wxImage& image, const std::string& name);

}  // namespace castalia
