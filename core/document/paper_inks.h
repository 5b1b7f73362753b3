#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

/// What a drawing on paper takes from the look of the program. Both come from `resources` when the program is built,
/// so that screen and paper have the same suits.
namespace castalia::document {

/// Returns the outline of a suit (0 to 5: M S W L Y K), in the letters M, L, C and Z of SVG with absolute numbers, in
/// a square of 32 units, to be filled by the even-odd rule.
std::string_view suit_outline(std::size_t suit);
inline constexpr double kOutlineSide = 32;

/// Returns the colour of the suit on white paper, as 0xRRGGBB.
std::uint32_t suit_ink(std::size_t suit);

/// Returns the colour of the player in this seat on white paper, as 0xRRGGBB. After six seats they begin again.
std::uint32_t seat_ink(std::size_t seat);

}  // namespace castalia::document
