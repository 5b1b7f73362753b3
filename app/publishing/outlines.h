// Outlines of the drawings in resources/art, as paths of cairo.
#pragma once

#include <cairo.h>

#include <string_view>

namespace castalia::publishing {

/// Makes the outline the path of the context. An outline has the letters M, L, C and Z of SVG with absolute numbers.
void trace_outline(cairo_t* context, std::string_view outline);

}  // namespace castalia::publishing
