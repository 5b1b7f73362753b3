#pragma once

#include <cstddef>
#include <cstdint>

#include "core/document/colour.h"

namespace castalia::picture {

/// The palettes of windows. A test compares their values with resources/look/palette.json.
enum class Scheme { light, dark, contrast };

/// Returns the value of a colour, 0xRRGGBB. Numbers of seats, suits and so on begin anew after the last.
std::uint32_t value_of(Scheme scheme, document::Colour colour);
/// Returns how many colours a role has; 0 for none.
std::size_t colours_of(document::Role role);
/// Returns the last role.
document::Role last_role();

}  // namespace castalia::picture
