// The entry in hand: where it could go, the reach of a power, and the four steps of a tile.
#include <algorithm>
#include <cmath>

#include "core/games/dance_of_muses/table_parts.h"

namespace castalia::dance_of_muses {

namespace {

using document::Role;
using picture::Mark;
using Ends = document::Shape::Side;

/// Returns the square that a mark stands for; nothing when it stands for something else.
std::optional<Square> square_of(const PlaceId& place) {
    const std::optional<Json> at = place.value_of("square");
    return at && at->is_array() && at->size() == 2 ? std::optional(Square{at->at(0).get<int>(), at->at(1).get<int>()})
                                                   : std::nullopt;
}

}  // namespace

std::optional<StepOutcome> TablePicture::step() const {
    return hand_.dancer && hand_.to ? std::optional(rules_.step_outcome(state_, *hand_.dancer, *hand_.to))
                                    : std::nullopt;
}

void TablePicture::draw_reach() {
    const std::optional<StepOutcome> made = step();
    if (!made || hand_.before == true) {
        return draw_area(state_, true);
    }
    // Both are shown: highlighted where the power reaches after the step, dotted where it would reach before.
    draw_area(rules_.after_step(state_, *made), true);
    if (!hand_.before) {
        draw_area(state_, false);
    }
}

void TablePicture::draw_area(const State& table, bool lit) {
    if (!hand_.dancer || table.tiles[*hand_.dancer].face_down) {
        return;
    }
    const Tile& tile = table.tiles[*hand_.dancer];
    const std::optional<Power> power = rules_.power_of(tile, {});
    for (const Square offset : kOffsets) {
        const Square at{tile.at.x + offset.x, tile.at.y + offset.y};
        if (power == Power::none || !reaches(rules_.area_of(tile), tile.at, at) || !grid_.in_sight(at)) {
            continue;
        }
        if (lit) {
            drawing_.box(grid_.cell(at), 6, {Role::glow}, {{Role::lampink}, 1});
        } else {
            drawing_.box(grid_.inner(at), 6, {}, {{Role::lampink}, 1.4, 3, 4});
        }
    }
}

void TablePicture::draw_from() {
    if (course_.after == nullptr || !step()) {
        return;
    }
    const Rect square = grid_.inner(state_.tiles[*hand_.dancer].at);
    drawing_.dots(square, 6, 2.6, 6, {Role::lampink});
    draw_in_square(drawing_, drawing_.translated(say("from here")), square, grid_.pitch(), {Role::text});
}

void TablePicture::draw_frames() {
    for (std::size_t index = 0; index < now_.tiles.size(); ++index) {
        const Tile& tile = now_.tiles[index];
        if (grid_.in_sight(tile.at)) {
            draw_frame(drawing_, seen_of(tile), frame_of(index));
            const bool changes = index < state_.tiles.size() && tile.die > 0;
            draw_change(drawing_, grid_.tile(tile.at), changes ? tile.die - state_.tiles[index].die : 0);
        }
    }
}

Frame TablePicture::frame_of(std::size_t index) const {
    if (index >= state_.tiles.size() || hand_.dancer == index) {
        return Frame::chosen;
    }
    const std::optional<StepOutcome> made = step();
    if (made && std::ranges::find(made->cut, index) != made->cut.end()) {
        return Frame::cut;
    }
    const PlaceId place(state_.tiles[index].id);
    const auto target = std::ranges::find(hand_.targets, place, &Mark::place);
    if (target != hand_.targets.end() && target->kind == Mark::Kind::chosen) {
        return Frame::moved;
    }
    if (target != hand_.targets.end() && target->kind == Mark::Kind::legal) {
        return Frame::legal;
    }
    if (course_.after != nullptr && state_.tiles[index].at != course_.after->tiles[index].at) {
        return Frame::moved;
    }
    const Mark* mark = viewport_.focus.at(place);
    const bool open = !hand_.dancer && mark != nullptr && mark->kind == Mark::Kind::legal;
    return open ? Frame::legal : Frame::none;
}

void TablePicture::draw_places() {
    for (const Mark& mark : viewport_.focus.marks) {
        const std::optional<Square> at = square_of(mark.place);
        if (!at || !grid_.in_sight(*at)) {
            continue;
        }
        const std::size_t first = drawing_.drawn();
        const Rect square = grid_.inner(*at);
        if (course_.after == nullptr || mark.kind != Mark::Kind::chosen) {
            picture::draw_rim(drawing_, square, mark);
            const std::string place = std::to_string(at->x) + ", " + std::to_string(at->y);
            if (drawing_.width(place, kSmall) <= square.width - 4) {
                drawing_.text(place, square.x + square.width / 2, square.y + square.height / 2 + 5, kSmall,
                              {Role::secondary}, Ends::middle);
            }
        }
        const Text words = say("Square {x}, {y}", {{"x", literally(at->x)}, {"y", literally(at->y)}});
        drawing_.piece(mark.place, square, mark.reason.empty() ? words : listed({words, mark.reason}), first);
    }
}

Point TablePicture::ring_at(Square from, Direction to) const {
    constexpr double kRaised = 5, kShift = 1, kBeside = 9;
    Point edge = grid_.edge(from, to);
    const bool upright = to == Direction::north || to == Direction::south;
    edge.y -= upright ? kRaised : 0;
    const Point within{std::clamp(edge.x, kArrow + 1, width_ - kArrow - 1),
                       std::clamp(edge.y, kArrow + 1, height_ - kArrow - 1)};
    if (!upright || std::abs(within.y - edge.y) < kShift) {
        return within;
    }
    const Rect tile = grid_.tile(from);
    const bool taken = std::ranges::find(now_.tiles, next(from, Direction::west), &Tile::at) != now_.tiles.end();
    return {taken ? tile.right() + kBeside : tile.x - kBeside, within.y};
}

void TablePicture::draw_directions() {
    for (const Mark& mark : hand_.directions) {
        const std::size_t first = drawing_.drawn();
        const Direction to = *direction_of(mark.place.text());
        const Square from = state_.tiles[*hand_.dancer].at, ahead = next(from, to);
        const Rect square = grid_.inner(ahead);
        // So little is seen of a square at the very edge that only the arrow stands for it.
        const bool seen = grid_.in_sight(ahead);
        const bool empty = std::ranges::find(state_.tiles, ahead, &Tile::at) == state_.tiles.end() && seen;
        if (course_.after == nullptr) {
            draw_direction(mark, from, to, empty);
        }
        const Point edge = ring_at(from, to);
        const double strip = std::max(2 * kArrow, grid_.pitch() * 0.3);
        const Rect at =
            empty ? square
                  : shared_by({edge.x - strip / 2, edge.y - strip / 2, strip, strip}, {0, 0, width_, height_});
        drawing_.piece(mark.place, at, step_in_words(mark), first);
        drawing_.piece(mark.place, seen ? square : at, step_in_words(mark), drawing_.drawn()).for_drop = true;
    }
}

void TablePicture::draw_direction(const Mark& mark, Square from, Direction to, bool empty) {
    const bool barred = is_barred(mark), chosen = mark.kind == Mark::Kind::chosen;
    if (empty) {
        const Rect square = grid_.inner(next(from, to));
        if (barred) {
            drawing_.box(square, 7, {Role::refusalfill}, {{Role::refusal}, 1.6, 4, 4});
        } else {
            drawing_.box(square, 7, {chosen ? Role::glow : Role::surface});
            drawing_.dots(square, 7, 2.2, 5, {Role::lampink});
        }
        draw_in_square(drawing_, drawing_.translated(mark.reason), square, grid_.pitch(),
                       {barred ? Role::refusal : Role::text});
    }
    if (!barred) {
        return draw_step_ring(drawing_, ring_at(from, to), to, chosen);
    }
    if (!empty) {
        // It has a background of its own, because it could not be seen between two tiles.
        const Point edge = ring_at(from, to);
        drawing_.ring(edge.x, edge.y, kArrow, {Role::refusalfill}, {{Role::refusal}, 1.4});
        drawing_.art("mark-cut", edge.x, edge.y, kArrow * 1.4, {Role::refusal});
    }
}

void TablePicture::draw_arrows() {
    const std::optional<StepOutcome> made = course_.after == nullptr ? std::nullopt : step();
    for (const std::size_t moved : made ? made->moved : std::vector<std::size_t>()) {
        draw_step_ring(drawing_, ring_at(state_.tiles[moved].at, *hand_.to), *hand_.to, true);
    }
}

void TablePicture::draw_caption() {
    const std::string caption = drawing_.translated(caption_of(rules_, state_, hand_));
    if (arrangement_.captioned && drawing_.width(caption, kSmall) < arrangement_.sheet.x - 2 * kBoardMargin) {
        drawing_.text(caption, kBoardMargin, height_ - 8, kSmall, {Role::text});
    }
}

}  // namespace castalia::dance_of_muses
