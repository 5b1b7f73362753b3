// The places of the squares of the endless grid on the board.
#include <algorithm>
#include <cmath>
#include <optional>

#include "app/ui/boards/dance_of_muses_parts.h"

namespace castalia::dance_of_muses {

namespace {

constexpr double kMostPitch = 124, kGap = 2;
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

    void reach(Square at) {
        left = std::clamp(left, std::min<double>(at.x, at.x + 1 - wide), std::max<double>(at.x, at.x + 1 - wide));
        top = std::clamp(top, std::min<double>(at.y, at.y + 1 - high), std::max<double>(at.y, at.y + 1 - high));
    }
};

}  // namespace

Grid::Grid(const PlaythroughOf<Rules>& playthrough, std::size_t ply, const State* after, const wxRect2DDouble& room,
           const GridView& view)
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
    choose_scale(wide, high, view);
    // The first tile lies in the middle. From then on the table is moved only where a tile would leave it.
    Sight sight{0, 0, room_.m_width / pitch_, rows_in(room_.m_height, side_, row_)};
    sight.left = 0.5 - sight.wide / 2;
    sight.top = 0.5 - sight.high / 2;
    bool any = false;
    const auto follow = [&](const State& before, const State& now, double free) {
        const std::optional<Extent> tiles = extent_of(now);
        if (!tiles) {
            return;
        }
        sight.left = followed(any ? sight.left : tiles->across.first + sight.left, tiles->across, sight.wide, free);
        sight.top = followed(any ? sight.top : tiles->down.first + sight.top, tiles->down, sight.high, free);
        for (std::size_t i = 0; i < now.tiles.size(); ++i) {
            if (i >= before.tiles.size() || before.tiles[i].at != now.tiles[i].at) {
                sight.reach(now.tiles[i].at);
            }
        }
        any = true;
    };
    for (std::size_t i = 0; i <= std::min(ply, playthrough.plies()); ++i) {
        follow(playthrough.at(i == 0 ? 0 : i - 1), playthrough.at(i), 1);
    }
    if (view.held) {
        sight.reach(*view.held);
    }
    // An entry in hand moves the table only where a tile could not be seen otherwise.
    if (after != nullptr) {
        follow(playthrough.at(std::min(ply, playthrough.plies())), *after, 0);
    }
    left_ = room_.m_x - pitch_ * sight.left;
    top_ = room_.m_y - row_ * sight.top;
}

/// Chooses the scale. Tiles keep their size until they have no room even where they lie close.
void Grid::choose_scale(int wide, int high, const GridView& view) {
    constexpr double kCloseGap = 0.5;
    row_ = pitch_ =
        std::min({view.least_side > 0 ? kReadablePitch : kMostPitch, pitch_for(room_.m_width, wide, kUsual),
                  pitch_for(room_.m_height, high, view.low ? 1 : kUsual)});
    side_ = pitch_ - 2 * kGap;
    if (side_ > kReadableSide - 0.01 || view.least_side <= 0) {
        return;
    }
    const double least_pitch = kReadableSide + kCloseGap;
    const double fit =
        std::min({kReadableSide, room_.m_width / wide - kCloseGap, room_.m_height / (1 + kShingle * (high - 1))});
    const double columns = std::min<double>(wide, std::floor(room_.m_width / least_pitch));
    const double rows =
        std::min<double>(high, std::floor(rows_in(room_.m_height, kReadableSide, kShingle * kReadableSide)));
    const bool enough = (columns >= wide || columns >= kInSight) && (rows >= high || rows >= kInSight);
    whole_ = fit > kReadableSide - 0.01 || !enough || fit >= view.least_side;
    side_ = whole_ ? fit : kReadableSide;
    pitch_ = std::min(side_ + 2 * kGap, room_.m_width / (whole_ ? wide : columns));
    row_ = std::min(side_ + 2 * kGap, (room_.m_height - side_) / std::max(1.0, (whole_ ? high : rows) - 1));
    if (!whole_) {  // Only whole tiles are seen.
        room_.m_width = std::floor(room_.m_width / pitch_ + 0.001) * pitch_;
        room_.m_height =
            std::floor(rows_in(room_.m_height, side_, row_) + 0.001) * row_ + std::max(0.0, side_ - row_);
    }
}

wxRect2DDouble Grid::cell(Square at) const {
    wxRect2DDouble seen;
    wxRect2DDouble::Intersect({left_ + pitch_ * at.x, top_ + row_ * at.y, pitch_, row_}, room_, &seen);
    return seen;
}

wxRect2DDouble Grid::tile(Square at) const {
    return {left_ + pitch_ * at.x + std::min(kGap, (pitch_ - side_) / 2),
            top_ + row_ * at.y + std::clamp((row_ - side_) / 2, 0.0, kGap), side_, side_};
}

wxRect2DDouble Grid::inner(Square at) const {
    wxRect2DDouble square = cell(at);
    square.Inset(kGap, kGap);
    return square;
}

wxPoint2DDouble Grid::edge(Square from, Direction to) const {
    const Square ahead = kOffsets[2 * static_cast<std::size_t>(to)];
    return {left_ + pitch_ * (from.x + 0.5 + ahead.x * 0.5), top_ + row_ * (from.y + 0.5 + ahead.y * 0.5)};
}

bool Grid::in_sight(Square at) const {
    const wxRect2DDouble seen = cell(at);
    constexpr double kMost = 0.45;
    return seen.m_width >= pitch_ * kMost && seen.m_height >= row_ * kMost;
}

std::vector<Square> Grid::squares() const {
    std::vector<Square> squares;
    const int right = static_cast<int>(std::floor((room_.GetRight() - left_) / pitch_));
    const int bottom = static_cast<int>(std::floor((room_.GetBottom() - top_) / row_));
    for (int y = static_cast<int>(std::floor((room_.m_y - top_) / row_)); y <= bottom; ++y) {
        for (int x = static_cast<int>(std::floor((room_.m_x - left_) / pitch_)); x <= right; ++x) {
            if (const wxRect2DDouble seen = cell({x, y}); seen.m_width > pitch_ - 1 && seen.m_height > row_ - 1) {
                squares.push_back({x, y});
            }
        }
    }
    return squares;
}

TableLayout table_layout(const PlaythroughOf<Rules>& playthrough, std::size_t ply, const State* after,
                         const wxRect2DDouble& board, const GridView& view) {
    constexpr double kCaption = 22, kSpared = 20;
    constexpr double kFrame = 3.5;  // The room for the frame of a tile at the edge.
    const double width = board.m_width, height = board.m_height;
    const double beside = width - kSheetWidth - 2 * kBoardMargin - 8, across = width - 2 * kBoardMargin;
    const wxRect2DDouble sheet{width - kSheetWidth - kBoardMargin, kBoardMargin, kSheetWidth,
                               height - 2 * kBoardMargin};
    const auto grid_in = [&](const wxRect2DDouble& room, const GridView& one) {
        return Grid(playthrough, ply, after, room, one);
    };
    wxRect2DDouble narrow = sheet;
    narrow.Inset(kSpared, 0, 0, 0);
    std::vector<TableLayout> layouts{{{kBoardMargin, 1, beside, height - kCaption}, sheet, view, true},
                                     {{kBoardMargin, kFrame, beside, height - 2 * kFrame}, sheet, view},
                                     {{kBoardMargin, kFrame, beside + kSpared, height - 2 * kFrame}, narrow, view}};
    // The sheet lies beneath only where the width makes tiles small, because a dance also grows in height.
    const double most = grid_in({kBoardMargin, 1, across, height - 2}, view).side();
    const Grid beside_it = grid_in(layouts.back().grid, view);
    if (height > kLeastForSteps && (!beside_it.whole() || beside_it.side() < most - 0.01)) {
        GridView low = view;
        low.low = true;
        layouts.push_back({{kBoardMargin, 1, across, height - kLowSheet - 2 * kBoardMargin},
                           {kBoardMargin, height - kLowSheet - kBoardMargin, across, kLowSheet},
                           low});
    }
    const auto worth = [&](const TableLayout& one) {
        const Grid grid = grid_in(one.grid, one.view);
        return std::pair(std::min(grid.side(), kReadableSide - 0.01), grid.whole());
    };
    // This is the first of the best ones.
    return *std::ranges::max_element(layouts, {}, worth);
}

}  // namespace castalia::dance_of_muses
