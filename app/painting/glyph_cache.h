#pragma once

#include <cairo.h>

#include <functional>
#include <string>

#include "app/painting/inks.h"
#include "core/picture/picture.h"

namespace castalia::painting {

/// Shows what `draw` draws into this square of at most 64 pixels or just beyond its edge. It is drawn once for each
/// name, colour, size and quarter of a pixel and then copied as a picture, because filling its paths again takes many
/// times as long. On paper and in a rotated context it is always drawn.
void draw_cached(cairo_t* context, const std::string& name, Argb ink, const picture::Rect& square,
                 const std::function<void(cairo_t*)>& draw);

}  // namespace castalia::painting
