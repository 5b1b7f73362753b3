// Draws the grid: every tile at its square with its die, its Muse and its owner.
#include <algorithm>

#include "core/document/fitted_names.h"
#include "core/document/sketch.h"
#include "core/games/dance_of_muses/dance_of_muses.h"

namespace castalia::dance_of_muses {

namespace {

using document::Sketch;
using Side = document::Shape::Side;

constexpr double kWidth = 480, kMostSide = 64, kTop = 4, kHighest = 330;
/// The size of small words, and the room that an owner would need in bold, which is a tenth wider; both in sides.
constexpr double kSmall = 0.125, kOwners = 0.98;

/// The edge of a company's tiles, which differs because paper may have no colours.
struct Edge {
    double pen;
    std::vector<double> dashes;
};

Edge edge_of(Colour colour) {
    switch (colour) {
        case Colour::purple: return {2.2, {}};
        case Colour::orange: return {1.2, {5, 2}};
        case Colour::white: break;
    }
    return {0.7, {}};
}

class GridDrawing {
public:
    GridDrawing(const Rules& rules, const State& state, const Tell& tell)
        : rules_(rules), state_(state), tell_(tell) {}

    document::Figure figure() {
        measure();
        owners_ = document::fitted_names(rules_.names, side_ * kOwners, side_ * kSmall);
        for (const Tile& tile : state_.tiles) {
            draw(tile);
        }
        legend();
        document::Figure figure;
        figure.width = kWidth;
        figure.height = kTop + side_ * rows_ + 22;
        figure.shapes = std::move(sketch_.shapes);
        figure.name = tell_(state_.phase == Phase::over ? say("The table at the end") : say("The table"));
        figure.in_words = tell_(listed(told_));
        return figure;
    }

private:
    void measure() {
        Square last;
        if (!state_.tiles.empty()) {
            first_ = last = state_.tiles.front().at;
        }
        for (const Tile& tile : state_.tiles) {
            first_ = {std::min(first_.x, tile.at.x), std::min(first_.y, tile.at.y)};
            last = {std::max(last.x, tile.at.x), std::max(last.y, tile.at.y)};
        }
        const int columns = last.x - first_.x + 1;
        rows_ = last.y - first_.y + 1;
        side_ = std::min({kMostSide, kWidth / columns, kHighest / rows_});
        left_ = (kWidth - side_ * columns) / 2;
    }

    void draw(const Tile& tile) {
        const double gap = side_ * 0.04, x = left_ + side_ * (tile.at.x - first_.x) + gap,
                     y = kTop + side_ * (tile.at.y - first_.y) + gap, across = side_ - 2 * gap;
        Edge edge = edge_of(tile.colour);
        sketch_.box(x, y, across, across, 4, edge.pen).dashes = std::move(edge.dashes);
        const double small = side_ * kSmall;
        if (tile.die > 0) {
            sketch_.words(std::to_string(tile.die), x + across / 2, y + across * 0.52, Side::middle, side_ * 0.36,
                          true);
        }
        sketch_.words(tile.muse ? tell_(text_of(*tile.muse)) : tell_(say("face down")), x + across / 2,
                      y + across * 0.72, Side::middle, small, true);
        sketch_.words(owner(tile), x + across / 2, y + across * 0.9, Side::middle, small);
        told_.push_back(tile.die == 0 ? say("{tile} has no die", {{"tile", rules_.tile_text(tile)}})
                                      : say("{tile} shows {die}",
                                            {{"tile", rules_.tile_text(tile)}, {"die", literally(tile.die)}}));
    }

    /// Returns the owner of the tile, in as many letters as have room.
    std::string owner(const Tile& tile) const {
        if (!tile.owner) {
            return tell_(say("neutral"));
        }
        return owners_[static_cast<std::size_t>(tile.owner->index)];
    }

    void legend() {
        double x = 0;
        const double y = kTop + side_ * rows_ + 8;
        constexpr double kRoom = 90;
        for (const Company& company : rules_.setup.companies) {
            Edge edge = edge_of(company.colour);
            sketch_.box(x, y, 10, 10, 2, edge.pen).dashes = std::move(edge.dashes);
            sketch_.words(document::one_line(tell_(text_of(company.colour))), x + 16, y + 8.5, Side::left, 8.5);
            x += kRoom;
        }
    }

    const Rules& rules_;
    const State& state_;
    const Tell& tell_;
    Square first_;
    int rows_ = 1;
    double side_ = kMostSide, left_ = 0;
    std::vector<std::string> owners_;  ///< The names of the players as they fit onto a tile.
    Sketch sketch_;
    std::vector<Text> told_;
};

}  // namespace

document::Figure drawn_table(const Rules& rules, const State& state, const Tell& tell) {
    return GridDrawing(rules, state, tell).figure();
}

}  // namespace castalia::dance_of_muses
