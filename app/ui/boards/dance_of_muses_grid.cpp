// Where the squares of the endless grid lie on the board.
#include <algorithm>
#include <cmath>
#include <optional>

#include "app/ui/boards/dance_of_muses_parts.h"

namespace castalia::dance_of_muses {

namespace {

constexpr double kMostPitch = 124, kGap = 2;
constexpr int kUsual = 6;  ///< Squares in a row for which there is room from the beginning.
/// What is left free around the tiles, in squares: room for a step on every side, or as little as an arrow needs.
constexpr double kSpare = 2, kLeastSpare = 0.23;
/// Returns the distance of squares at which so many have room: with the spare ones, or else without them as far as
/// tiles can be read. For that the usual room may be one square short: a window with a title bar has less height.
double pitch_for(double room, int squares, int usual) {
    const int enough = room >= kReadablePitch * (usual - 1) ? usual - 1 : usual;
    const double least = room / std::max<double>(enough, squares + kLeastSpare);
    return std::max(room / std::max<double>(usual, squares + kSpare), std::min(kReadablePitch, least));
}

struct Range {
    int first = 0, last = 0;
    int count() const { return last - first + 1; }
};

/// The squares that the tiles of one table take.
struct Extent {
    Range across, down;
};

std::optional<Extent> extent_of(const State& state) {
    std::optional<Extent> all;
    for (const Tile& tile : state.tiles) {
        if (!all) {
            all = Extent{{tile.at.x, tile.at.x}, {tile.at.y, tile.at.y}};
        }
        all->across = {std::min(all->across.first, tile.at.x), std::max(all->across.last, tile.at.x)};
        all->down = {std::min(all->down.first, tile.at.y), std::max(all->down.last, tile.at.y)};
    }
    return all;
}

/// Moves the first square that is seen, no farther than the tiles need with so many free squares beside them, or with
/// as many as have room.
double followed(double first, const Range& tiles, double seen, double free) {
    const double beside = std::clamp((seen - tiles.count()) / 2, 0.0, free);
    return std::max(tiles.last + 1 + beside - seen, std::min(first, tiles.first - beside));
}

}  // namespace

Grid::Grid(const PlaythroughOf<Rules>& playthrough, std::size_t ply, const State* after, const wxRect2DDouble& room,
           bool low)
    : room_(room) {
    int wide = 1, high = 1;
    const auto measure = [&](const std::optional<Extent>& tiles) {
        wide = std::max(wide, tiles ? tiles->across.count() : 1);
        high = std::max(high, tiles ? tiles->down.count() : 1);
    };
    for (std::size_t i = 0; i <= playthrough.plies(); ++i) {
        measure(extent_of(playthrough.at(i)));
    }
    measure(after == nullptr ? std::nullopt : extent_of(*after));
    pitch_ = std::min(
        {kMostPitch, pitch_for(room_.m_width, wide, kUsual), pitch_for(room_.m_height, high, low ? 1 : kUsual)});
    // The first tile lies in the middle. From then on the table is moved only where a tile would leave it.
    const double across = room_.m_width / pitch_, down = room_.m_height / pitch_;
    double first_across = 0.5 - across / 2, first_down = 0.5 - down / 2;
    bool any = false;
    const auto follow = [&](const std::optional<Extent>& tiles, double free) {
        if (!tiles) {
            return;
        }
        first_across = followed(any ? first_across : tiles->across.first + first_across, tiles->across, across, free);
        first_down = followed(any ? first_down : tiles->down.first + first_down, tiles->down, down, free);
        any = true;
    };
    for (std::size_t i = 0; i <= std::min(ply, playthrough.plies()); ++i) {
        follow(extent_of(playthrough.at(i)), 1);
    }
    // An entry in hand moves the table only where a tile could not be seen otherwise.
    follow(after == nullptr ? std::nullopt : extent_of(*after), 0);
    left_ = room_.m_x - pitch_ * first_across;
    top_ = room_.m_y - pitch_ * first_down;
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
