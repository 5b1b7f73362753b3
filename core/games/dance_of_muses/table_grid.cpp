// The places of the squares of the endless grid.
#include <algorithm>
#include <cmath>

#include "core/games/dance_of_muses/table_parts.h"

namespace castalia::dance_of_muses {

namespace {

constexpr double kReadablePitch = 84;  ///< The distance from one tile of 80 to the next.
constexpr double kMostPitch = 124, kGap = 2, kLowSheet = 290;
constexpr int kUsual = 6;  ///< Squares in a row for which there is room from the beginning.
/// The part of a tile that is seen where another one lies below it: everything but its empty lower edge.
constexpr double kShingle = 0.913;
/// With fewer rows or columns in sight a dance is drawn smaller instead.
constexpr double kInSight = 7;
/// The free room around the tiles, in squares: for a step on every side, or as little as an arrow needs.
constexpr double kSpare = 2, kLeastSpare = 0.23;

/// Returns the distance of squares at which this many have room: with the spare ones, or without them as long as
/// tiles can be read. For that, the usual room may be one square short, because a window with a title bar has less
/// height.
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

/// Moves the first square that is seen, no farther than the tiles need with this many free squares beside them, or
/// with as many as have room. Where the tiles have no room, the visible part ends with them.
double followed(double first, const Range& tiles, double seen, double free) {
    if (seen < tiles.count() - 0.01) {
        return std::clamp<double>(first, tiles.first, tiles.last + 1 - seen);
    }
    const double beside = std::clamp((seen - tiles.count()) / 2, 0.0, free);
    return std::max(tiles.last + 1 + beside - seen, std::min(first, tiles.first - beside));
}

/// Returns how many rows have room; where they lie close, the last one is seen whole.
double rows_in(double room, double side, double row) { return row < side ? (room - side) / row + 1 : room / row; }

/// The visible part: its first column and row, and how many of each.
struct Sight {
    double left, top, wide, high;
    bool any = false;  ///< Some tile has been seen.

    void reach(Square at) {
        left = std::clamp(left, std::min<double>(at.x, at.x + 1 - wide), std::max<double>(at.x, at.x + 1 - wide));
        top = std::clamp(top, std::min<double>(at.y, at.y + 1 - high), std::max<double>(at.y, at.y + 1 - high));
    }
    void follow(const State& before, const State& now, double free) {
        const std::optional<Extent> tiles = extent_of(now);
        if (!tiles) {
            return;
        }
        left = followed(any ? left : tiles->across.first + left, tiles->across, wide, free);
        top = followed(any ? top : tiles->down.first + top, tiles->down, high, free);
        for (std::size_t i = 0; i < now.tiles.size(); ++i) {
            if (i >= before.tiles.size() || before.tiles[i].at != now.tiles[i].at) {
                reach(now.tiles[i].at);
            }
        }
        any = true;
    }
};

}  // namespace

Rect inset(const Rect& rect, double by) {
    return {rect.x + by, rect.y + by, rect.width - 2 * by, rect.height - 2 * by};
}

Rect shared_by(const Rect& one, const Rect& other) {
    const double left = std::max(one.x, other.x), top = std::max(one.y, other.y);
    return {left, top, std::max(0.0, std::min(one.right(), other.right()) - left),
            std::max(0.0, std::min(one.bottom(), other.bottom()) - top)};
}

Grid::Grid(const Course& course, const Rect& room, const GridView& view) : room_(room) {
    int wide = 1, high = 1;
    const auto measure = [&](const std::optional<Extent>& tiles) {
        wide = std::max(wide, tiles ? tiles->across.count() : 1);
        high = std::max(high, tiles ? tiles->down.count() : 1);
    };
    for (const State& state : course.states) {
        measure(extent_of(state));
    }
    measure(course.after == nullptr ? std::nullopt : extent_of(*course.after));
    choose_scale(wide, high, view);
    // The first tile lies in the middle. From then on the table is moved only where a tile would leave it.
    Sight sight{0, 0, room_.width / pitch_, rows_in(room_.height, side_, row_)};
    sight.left = 0.5 - sight.wide / 2;
    sight.top = 0.5 - sight.high / 2;
    for (std::size_t i = 0; i <= course.ply; ++i) {
        sight.follow(course.states[i == 0 ? 0 : i - 1], course.states[i], 1);
    }
    if (view.held) {
        sight.reach(*view.held);
    }
    // An entry in hand moves the table only where a tile could not be seen otherwise.
    if (course.after != nullptr) {
        sight.follow(course.now(), *course.after, 0);
    }
    left_ = room_.x - pitch_ * sight.left;
    top_ = room_.y - row_ * sight.top;
}

Grid::Grid(const State& state, const Rect& room, double most, double free) : room_(room) {
    constexpr double kPart = 0.92;  // Of a square, for its tile.
    const Extent all = extent_of(state).value_or(Extent{});
    const int wide = all.across.count(), high = all.down.count();
    pitch_ = row_ = std::min({most, room.width / (wide + free), room.height / (high + free)});
    side_ = kPart * pitch_;
    room_.x += (room.width - pitch_ * wide) / 2;
    room_.y += free > 0 ? (room.height - pitch_ * high) / 2 : 0;
    room_.width = pitch_ * wide;
    room_.height = pitch_ * high;
    left_ = room_.x - pitch_ * all.across.first;
    top_ = room_.y - pitch_ * all.down.first;
}

/// Chooses the scale. Tiles keep their size until they have no room even where they lie close.
void Grid::choose_scale(int wide, int high, const GridView& view) {
    constexpr double kCloseGap = 0.5;
    row_ = pitch_ = std::min({view.least_side > 0 ? kReadablePitch : kMostPitch, pitch_for(room_.width, wide, kUsual),
                              pitch_for(room_.height, high, view.low ? 1 : kUsual)});
    side_ = pitch_ - 2 * kGap;
    if (side_ > kReadableSide - 0.01 || view.least_side <= 0) {
        return;
    }
    const double least_pitch = kReadableSide + kCloseGap;
    const double fit =
        std::min({kReadableSide, room_.width / wide - kCloseGap, room_.height / (1 + kShingle * (high - 1))});
    const double columns = std::min<double>(wide, std::floor(room_.width / least_pitch));
    const double rows =
        std::min<double>(high, std::floor(rows_in(room_.height, kReadableSide, kShingle * kReadableSide)));
    const bool enough = (columns >= wide || columns >= kInSight) && (rows >= high || rows >= kInSight);
    whole_ = fit > kReadableSide - 0.01 || !enough || fit >= view.least_side;
    side_ = whole_ ? fit : kReadableSide;
    pitch_ = std::min(side_ + 2 * kGap, room_.width / (whole_ ? wide : columns));
    row_ = std::min(side_ + 2 * kGap, (room_.height - side_) / std::max(1.0, (whole_ ? high : rows) - 1));
    if (!whole_) {  // Only whole tiles are seen.
        room_.width = std::floor(room_.width / pitch_ + 0.001) * pitch_;
        room_.height = std::floor(rows_in(room_.height, side_, row_) + 0.001) * row_ + std::max(0.0, side_ - row_);
    }
}

Rect Grid::cell(Square at) const {
    return shared_by({left_ + pitch_ * at.x, top_ + row_ * at.y, pitch_, row_}, room_);
}

Rect Grid::tile(Square at) const {
    const double beside = (pitch_ - side_) / 2, above = (row_ - side_) / 2;
    return {left_ + pitch_ * at.x + std::min(kGap, beside), top_ + row_ * at.y + std::clamp(above, 0.0, kGap), side_,
            side_};
}

Rect Grid::inner(Square at) const { return inset(cell(at), kGap); }

Point Grid::edge(Square from, Direction to) const {
    const Square ahead = kOffsets[2 * static_cast<std::size_t>(to)];
    return {left_ + pitch_ * (from.x + 0.5 + ahead.x * 0.5), top_ + row_ * (from.y + 0.5 + ahead.y * 0.5)};
}

bool Grid::in_sight(Square at) const {
    const Rect seen = cell(at);
    constexpr double kMost = 0.45;
    return seen.width >= pitch_ * kMost && seen.height >= row_ * kMost;
}

std::vector<Square> Grid::squares() const {
    std::vector<Square> squares;
    const int right = static_cast<int>(std::floor((room_.right() - left_) / pitch_));
    const int bottom = static_cast<int>(std::floor((room_.bottom() - top_) / row_));
    for (int y = static_cast<int>(std::floor((room_.y - top_) / row_)); y <= bottom; ++y) {
        for (int x = static_cast<int>(std::floor((room_.x - left_) / pitch_)); x <= right; ++x) {
            if (const Rect seen = cell({x, y}); seen.width > pitch_ - 1 && seen.height > row_ - 1) {
                squares.push_back({x, y});
            }
        }
    }
    return squares;
}

Arrangement arranged(const Course& course, double width, double height, const GridView& view) {
    constexpr double kCaption = 22, kSpared = 20;
    constexpr double kFrame = 3.5;  // The room for the frame of a tile at the edge.
    const double beside = width - kSheetWidth - 2 * kBoardMargin - 8, across = width - 2 * kBoardMargin;
    const Rect sheet{width - kSheetWidth - kBoardMargin, kBoardMargin, kSheetWidth, height - 2 * kBoardMargin};
    const Rect narrow{sheet.x + kSpared, sheet.y, sheet.width - kSpared, sheet.height};
    std::vector<Arrangement> ways{{{kBoardMargin, 1, beside, height - kCaption}, sheet, view, true},
                                  {{kBoardMargin, kFrame, beside, height - 2 * kFrame}, sheet, view},
                                  {{kBoardMargin, kFrame, beside + kSpared, height - 2 * kFrame}, narrow, view}};
    // The sheet lies beneath only where the width makes tiles small, because a dance also grows in height.
    const double most = Grid(course, {kBoardMargin, 1, across, height - 2}, view).side();
    const Grid beside_it(course, ways.back().grid, view);
    if (height > kLeastForSteps && (!beside_it.whole() || beside_it.side() < most - 0.01)) {
        GridView low = view;
        low.low = true;
        ways.push_back({{kBoardMargin, 1, across, height - kLowSheet - 2 * kBoardMargin},
                        {kBoardMargin, height - kLowSheet - kBoardMargin, across, kLowSheet},
                        low});
    }
    const auto worth = [&](const Arrangement& one) {
        const Grid grid(course, one.grid, one.view);
        return std::pair(std::min(grid.side(), kReadableSide - 0.01), grid.whole());
    };
    // This is the first of the best ones.
    return *std::ranges::max_element(ways, {}, worth);
}

}  // namespace castalia::dance_of_muses
