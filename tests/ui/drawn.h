#pragma once

#include <string>
#include <vector>

#include <wx/image.h>

#include "app/ui/boards/board.h"

namespace castalia {

/// A board drawn in the middle of a larger picture, with what it says of its places.
struct Drawn {
    wxImage image;
    wxRect2DDouble area;
    std::vector<HitArea> hit_areas;

    const HitArea* at(const PlaceId& place) const;  ///< Null where there is none.
    const HitArea* hit_area(std::string_view id) const { return at(PlaceId(id)); }
    bool has(std::string_view id) const { return hit_area(id) != nullptr; }
    std::string said(std::string_view id) const;  ///< The name of a hit_area; empty where there is none.
    /// Pixels that were drawn on outside the board's place.
    long outside() const;
};
Drawn draw(std::string_view game, const BoardScene& scene, const BoardFocus& focus, wxSize size);

/// Nothing is drawn beyond the board; every hit_area lies within it, has a name that tells
/// it from others with its id and is large enough to be pointed at.
void expect_drawn_within(const Drawn& drawn);
bool same(const wxImage& one, const wxImage& other);
/// With CASTALIA_PICTURES=folder the picture is kept there, to be looked at.
void keep(const wxImage& image, const std::string& name);

}  // namespace castalia
