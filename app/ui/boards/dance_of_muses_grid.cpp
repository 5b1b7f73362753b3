// Where the squares of the endless grid lie on the board.
#include <algorithm>
#include <cmath>

#include "app/ui/boards/dance_of_muses_parts.h"

namespace castalia::dance_of_muses {

namespace {

constexpr double kMostPitch = 124, kGap = 2;
constexpr double kReadable = 84;  ///< Tiles of 80 and their gap.
constexpr int kUsual = 6;         ///< Squares in a row for which there is room from the beginning.

struct Range {
    int first = 0, last = 0;
    int count() const { return last - first + 1; }
};

}  // namespace

Grid::Grid(const PlaythroughOf<Rules>& playthrough, const State* after, const wxRect2DDouble& room) : room_(room) {
    Range across, down;
    bool any = false;
    const auto reach = [&](const State& state) {
        for (const Tile& tile : state.tiles) {
            across = any ? Range{std::min(across.first, tile.at.x), std::max(across.last, tile.at.x)}
                         : Range{tile.at.x, tile.at.x};
            down = any ? Range{std::min(down.first, tile.at.y), std::max(down.last, tile.at.y)}
                       : Range{tile.at.y, tile.at.y};
            any = true;
        }
    };
    for (std::size_t ply = 0; ply <= playthrough.plies(); ++ply) {
        reach(playthrough.at(ply));
    }
    if (after != nullptr) {
        reach(*after);
    }
    // A square is spare on every side; half of it has to do where the tiles would become small otherwise.
    const auto pitch_with = [&](double spare_across, double spare_down) {
        return std::min({kMostPitch, room_.m_width / std::max<double>(kUsual, across.count() + spare_across),
                         room_.m_height / std::max<double>(kUsual, down.count() + spare_down)});
    };
    pitch_ = pitch_with(2, 2);
    for (const auto& [wide, high] : {std::pair{2.0, 1.0}, {1.0, 2.0}, {1.0, 1.0}}) {
        if (pitch_ < kReadable) {
            pitch_ = std::max(pitch_, pitch_with(wide, high));
        }
    }
    left_ = room_.m_x + (room_.m_width - pitch_ * across.count()) / 2 - pitch_ * across.first;
    top_ = room_.m_y + (room_.m_height - pitch_ * down.count()) / 2 - pitch_ * down.first;
}

wxRect2DDouble Grid::cell(Square at) const {
    wxRect2DDouble seen;
    wxRect2DDouble::Intersect({left_ + pitch_ * at.x, top_ + pitch_ * at.y, pitch_, pitch_}, room_, &seen);
    return seen;
}

wxRect2DDouble Grid::inner(Square at) const {
    wxRect2DDouble square = cell(at);
    square.Inset(kGap, kGap);
    return square;
}

wxPoint2DDouble Grid::edge(Square from, Direction to) const {
    const Square ahead = kOffsets[2 * static_cast<std::size_t>(to)];
    return {left_ + pitch_ * (from.x + 0.5 + ahead.x * 0.5), top_ + pitch_ * (from.y + 0.5 + ahead.y * 0.5)};
}

bool Grid::in_sight(Square at) const {
    const wxRect2DDouble seen = cell(at);
    constexpr double kMost = 0.45;
    return seen.m_width >= pitch_ * kMost && seen.m_height >= pitch_ * kMost;
}

std::vector<Square> Grid::squares() const {
    std::vector<Square> squares;
    const int right = static_cast<int>(std::floor((room_.GetRight() - left_) / pitch_));
    const int bottom = static_cast<int>(std::floor((room_.GetBottom() - top_) / pitch_));
    for (int y = static_cast<int>(std::floor((room_.m_y - top_) / pitch_)); y <= bottom; ++y) {
        for (int x = static_cast<int>(std::floor((room_.m_x - left_) / pitch_)); x <= right; ++x) {
            if (const wxRect2DDouble seen = cell({x, y}); seen.m_width > pitch_ - 1 && seen.m_height > pitch_ - 1) {
                squares.push_back({x, y});
            }
        }
    }
    return squares;
}

}  // namespace castalia::dance_of_muses
