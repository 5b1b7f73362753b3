#pragma once

#include <cstdint>

#include "core/document/colour.h"

namespace castalia::picture {

/// The palettes of windows. A test compares their values with resources/look/palette.json.
enum class Scheme { light, dark, contrast };

/// Returns the value of a colour, 0xRRGGBB. Numbers of seats, suits and so on begin anew after the last.
std::uint32_t value_of(Scheme scheme, document::Colour colour);

}  // namespace castalia::picture
