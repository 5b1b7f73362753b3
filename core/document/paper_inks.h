#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

/// The outlines and colours that drawings on paper share with the program. Both come from `resources` when the
/// program is built, so that screen and paper have the same suits.
namespace castalia::document {

/// Returns the outline of a suit (0 to 5: M S W L Y K), in the letters M, L, C and Z of SVG with absolute numbers, in
/// a square of 32 units, to be filled by the even-odd rule.
std::string_view suit_outline(std::size_t suit);
inline constexpr double kOutlineSide = 32;

/// Returns the strokes of the emblem of the program, in the same letters, in a square of 512 units.
std::span<const std::string_view> emblem_outlines();
inline constexpr double kEmblemSide = 512;

/// Returns the crown of the winner, in a square of 32 units.
std::string_view crown_outline();

/// Returns the colour of the suit on white paper, as 0xRRGGBB.
std::uint32_t suit_ink(std::size_t suit);

/// Returns the colour of the player in this seat on white paper, as 0xRRGGBB. The colours repeat after six seats.
std::uint32_t seat_ink(std::size_t seat);

}  // namespace castalia::document
