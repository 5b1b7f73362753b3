#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace castalia::dance_of_muses {

/// A square of the endless grid: x grows to the east, y to the south.
struct Square {
    int x = 0, y = 0;
    auto operator<=>(const Square&) const = default;
};

enum class Direction : std::uint8_t { north, east, south, west };
inline constexpr auto kDirections =
    std::to_array<Direction>({Direction::north, Direction::east, Direction::south, Direction::west});
std::string_view letter(Direction direction);  ///< "N"
std::optional<Direction> direction_of(std::string_view letter);
Square next(Square from, Direction direction);

/// Some of the eight squares around a tile, with a bit for each, clockwise from the north.
using Area = std::uint8_t;
inline constexpr auto kAround = std::to_array<std::string_view>({"N", "NE", "E", "SE", "S", "SW", "W", "NW"});
inline constexpr std::array<Square, 8> kOffsets{
    {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};
inline constexpr Area kOrthogonal = 0b0101'0101, kDiagonal = 0b1010'1010, kAllEight = 0b1111'1111;
bool reaches(Area area, Square from, Square to);

/// Returns whether the squares touch by an edge or by a corner.
bool touch(Square one, Square other);
/// Returns the numbers of the squares outside the largest group. If several are the largest, the one with the lowest
/// number stays.
std::vector<std::size_t> cut_off(std::span<const Square> squares);

struct StepOutcome {
    std::vector<std::size_t> moved;  ///< The dancer first, then the unbroken line of tiles ahead.
    std::vector<Square> after;       ///< The square of every tile after the step.
    std::vector<std::size_t> cut;    ///< The tiles that would be cut off; empty if the step is possible.
};
StepOutcome step(std::span<const Square> squares, std::size_t dancer, Direction to);

}  // namespace castalia::dance_of_muses
