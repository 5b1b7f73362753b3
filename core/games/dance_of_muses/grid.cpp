// The endless grid: steps that push a line of tiles, and groups of tiles that touch.
#include "core/games/dance_of_muses/grid.h"

#include <algorithm>
#include <cstdlib>

namespace castalia::dance_of_muses {

namespace {

constexpr auto kLetters = std::to_array<std::string_view>({"N", "E", "S", "W"});

/// Returns for each square the lowest number of its group.
std::vector<std::size_t> groups_of(std::span<const Square> squares) {
    std::vector<std::size_t> group(squares.size());
    for (std::size_t i = 0; i < group.size(); ++i) {
        group[i] = i;
    }
    // There are nine tiles at most, so the marks are simply passed on until nothing changes.
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < squares.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (group[i] != group[j] && touch(squares[i], squares[j])) {
                    group[i] = group[j] = std::min(group[i], group[j]);
                    changed = true;
                }
            }
        }
    }
    return group;
}

}  // namespace

std::string_view letter(Direction direction) { return kLetters[static_cast<std::size_t>(direction)]; }

std::optional<Direction> direction_of(std::string_view letter) {
    const auto found = std::ranges::find(kLetters, letter);
    return found == kLetters.end() ? std::nullopt
                                   : std::optional(kDirections[static_cast<std::size_t>(found - kLetters.begin())]);
}

Square next(Square from, Direction direction) {
    const Square offset = kOffsets[2 * static_cast<std::size_t>(direction)];
    return {from.x + offset.x, from.y + offset.y};
}

bool reaches(Area area, Square from, Square to) {
    const auto offset = std::ranges::find(kOffsets, Square{to.x - from.x, to.y - from.y});
    return offset != kOffsets.end() && (area >> (offset - kOffsets.begin()) & 1) != 0;
}

bool touch(Square one, Square other) {
    return one != other && std::abs(one.x - other.x) <= 1 && std::abs(one.y - other.y) <= 1;
}

std::vector<std::size_t> cut_off(std::span<const Square> squares) {
    const std::vector<std::size_t> group = groups_of(squares);
    std::size_t largest = 0;
    for (std::size_t mark = 0; mark < group.size(); ++mark) {
        if (std::ranges::count(group, mark) > std::ranges::count(group, largest)) {
            largest = mark;
        }
    }
    std::vector<std::size_t> cut;
    for (std::size_t i = 0; i < group.size(); ++i) {
        if (group[i] != largest) {
            cut.push_back(i);
        }
    }
    return cut;
}

StepOutcome step(std::span<const Square> squares, std::size_t dancer, Direction to) {
    StepOutcome step{{}, {squares.begin(), squares.end()}, {}};
    for (std::optional<std::size_t> pushed = dancer; pushed;) {
        step.moved.push_back(*pushed);
        const Square ahead = next(squares[*pushed], to);
        step.after[*pushed] = ahead;
        const auto there = std::ranges::find(squares, ahead);
        pushed =
            there == squares.end() ? std::nullopt : std::optional(static_cast<std::size_t>(there - squares.begin()));
    }
    step.cut = cut_off(step.after);
    return step;
}

}  // namespace castalia::dance_of_muses
