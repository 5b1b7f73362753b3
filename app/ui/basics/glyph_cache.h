#pragma once

#include <functional>
#include <string>

#include <wx/colour.h>
#include <wx/geometry.h>
#include <wx/graphics.h>

namespace castalia {

/// Shows what `draw` draws into this square of at most 64 pixels or just beyond its edge. It is drawn once for each
/// name, colour, size and quarter of a pixel and then copied as a picture, because filling its paths again takes many
/// times as long. On paper and in a rotated context it is always drawn.
void draw_cached(wxGraphicsContext& gc, const std::string& name, const wxColour& ink, const wxRect2DDouble& square,
                 const std::function<void(wxGraphicsContext&)>& draw);

}  // namespace castalia
