// The grid of Dance of Muses.
#include "app/ui/boards/dance_of_muses_board.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/called_names.h"
#include "app/ui/boards/dance_of_muses_parts.h"

namespace castalia::dance_of_muses {

namespace {

constexpr double kWidth = 944, kHeight = 526;  ///< The board of a window of 1280 × 800, in pixels.
constexpr double kBoardLeastWidth = 560;       ///< A narrower board is drawn smaller.
constexpr std::size_t kMostSquares = 400;      ///< Beyond this number, empty squares are not drawn one by one.

double scale_for(const wxRect2DDouble& area) {
    return std::min(std::max(1.0, std::min(area.m_width / kWidth, area.m_height / kHeight)),
                    std::max(0.2, area.m_width / kBoardLeastWidth));
}

wxString direction_words(Direction to) {
    switch (to) {
        case Direction::north: return _("north");
        case Direction::east: return _("east");
        case Direction::south: return _("south");
        default: return _("west");
    }
}

class Table {
public:
    Table(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene, const BoardFocus& focus)
        : focus_(focus),
          playthrough_(*playthrough_of(scene.playthrough)),
          rules_(playthrough_.rules()),
          state_(playthrough_.at(scene.ply)),
          after_(state_after()),
          now_(after_ != nullptr ? *after_ : state_),
          page_(gc, area.m_x, area.m_y, scale_for(area)),
          width_(area.m_width / page_.scale()),
          height_(area.m_height / page_.scale()),
          hand_(in_hand(focus.marks, rules_, state_)),
          layout_(table_layout(playthrough_, scene.ply, after_, {0, 0, width_, height_}, view())),
          grid_(playthrough_, scene.ply, after_, layout_.grid, layout_.view) {}

    std::vector<HitArea> draw() {
        draw_squares();
        draw_reach();
        if (after_ != nullptr && step()) {
            draw_from();
        }
        draw_tiles();
        draw_places();
        draw_directions();
        if (after_ != nullptr && step()) {
            draw_arrows();
        }
        const Face small{12.5, false, false};
        if (const wxString told = caption_of(rules_, state_, hand_);
            layout_.captioned && page_.width(told, small) < layout_.sheet.m_x - 2 * kBoardMargin) {
            page_.text(told, kBoardMargin, height_ - 8, small, palette().text);
        }
        draw_sheet();
        return std::move(hit_areas_);
    }

private:
    const State* state_after() const {
        const PlaythroughOf<Rules>* after =
            focus_.after == nullptr ? nullptr : playthrough_of(&focus_.after->playthrough());
        return after != nullptr && after != &playthrough_ ? &after->at(after->plies()) : nullptr;
    }
    /// Returns what the grid has to show. On a large screen, tiles that are smaller in its units can be read.
    GridView view() const {
        GridView view{false, kReadableSide / std::max(1.0, page_.scale())};
        if (hand_.dancer) {
            view.held = state_.tiles[*hand_.dancer].at;
        }
        return view;
    }
    /// Returns what the chosen step would do.
    std::optional<StepOutcome> step() const {
        return hand_.dancer && hand_.to ? std::optional(rules_.step_outcome(state_, *hand_.dancer, *hand_.to))
                                        : std::nullopt;
    }

    void draw_sheet() {
        wxRect2DDouble sheet = layout_.sheet;
        page_.box(sheet, 8, palette().surface, {palette().line, 1});
        const bool steps = hand_.directions.size() == kDirections.size();
        if (steps && layout_.view.low) {
            draw_steps(page_, {sheet.m_x, sheet.m_y, kSheetWidth, sheet.m_height}, rules_, state_, hand_, hit_areas_);
            sheet.m_x += kSheetWidth;
            sheet.m_width -= kSheetWidth;
        } else if (steps && height_ > kLeastForSteps) {
            const double tall = draw_steps(page_, sheet, rules_, state_, hand_, hit_areas_);
            sheet.m_y += tall;
            sheet.m_height -= tall;
        }
        draw_columns(page_, sheet, rules_, now_, after_ != nullptr, hit_areas_);
    }

    void draw_squares() const {
        const std::vector<Square> squares = grid_.squares();
        for (std::size_t i = 0; i < squares.size() && squares.size() <= kMostSquares; ++i) {
            page_.frame(grid_.inner(squares[i]), 6, {palette().line, 1, 2, 3});
        }
    }

    /// Draws the squares that the power of the chosen tile reaches, after the step or before it.
    void draw_reach() const {
        if (!hand_.dancer || state_.tiles[*hand_.dancer].face_down || hand_.before == true) {
            return draw_area(state_, palette().glow);
        }
        const std::optional<StepOutcome> made = step();
        if (!made) {
            return draw_area(state_, palette().glow);
        }
        // Both are shown: highlighted where the power reaches after the step, dotted where it would reach before.
        State then = rules_.after_step(state_, *made);
        draw_area(then, palette().glow);
        if (!hand_.before) {
            draw_area(state_, wxColour());
        }
    }
    void draw_area(const State& table, const wxColour& light) const {
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
            if (light.IsOk()) {
                page_.box(grid_.cell(at), 6, light, {palette().lampink, on_dark() ? 1.0 : 0.0});
            } else {
                page_.frame(grid_.inner(at), 6, {palette().lampink, 1.4, 3, 4});
            }
        }
    }

    void draw_from() const {
        const Square from = state_.tiles[*hand_.dancer].at;
        const wxRect2DDouble square = grid_.inner(from);
        page_.dots(square, 6, 2.6, 6, palette().lampink);
        draw_in_square(page_, _("from here"), square, grid_.pitch(), palette().text);
    }

    /// Draws the tiles row by row: where rows lie close, a tile covers the lower edge of the one above it. A frame
    /// goes around the visible part.
    void draw_tiles() {
        std::vector<std::size_t> order(now_.tiles.size());
        std::iota(order.begin(), order.end(), 0U);
        std::ranges::stable_sort(order, {}, [this](std::size_t index) { return now_.tiles[index].at.y; });
        for (const std::size_t index : order) {
            if (grid_.in_sight(now_.tiles[index].at)) {
                draw_one(index);
            }
        }
        for (const std::size_t index : order) {
            if (grid_.in_sight(now_.tiles[index].at)) {
                draw_frame(page_, seen_of(index), frame_of(index));
                draw_change(page_, grid_.tile(now_.tiles[index].at), change_of(index));
            }
        }
        for (std::size_t i = 0; i < now_.tiles.size(); ++i) {
            if (grid_.in_sight(now_.tiles[i].at)) {
                hit_areas_.push_back(
                    {PlaceId(now_.tiles[i].id), page_.area(seen_of(i)), tile_words(now_.tiles[i], i)});
            }
        }
        if (!grid_.whole()) {
            draw_overview(
                page_, layout_.grid, rules_, now_, grid_,
                [this](std::size_t index) { return tile_words(now_.tiles[index], index); }, hit_areas_);
        }
    }
    /// Returns the part of a tile that no other tile covers.
    wxRect2DDouble seen_of(std::size_t index) const {
        wxRect2DDouble seen = grid_.tile(now_.tiles[index].at);
        const Square below = next(now_.tiles[index].at, Direction::south);
        if (std::ranges::find(now_.tiles, below, &Tile::at) != now_.tiles.end()) {
            seen.m_height = std::min(seen.m_height, grid_.tile(below).m_y - seen.m_y);
        }
        return seen;
    }
    void draw_one(std::size_t index) const {
        const Tile& tile = now_.tiles[index];
        TileShown shown;
        shown.tile = tile;
        shown.name = tile.muse ? words(text_of(*tile.muse)) : tile.owner ? owner_words(*tile.owner) : _("neutral");
        constexpr Face kBrief{11, true, false};
        shown.brief = !tile.muse && tile.owner
                          ? fitting_name(page_, rules_.names, *tile.owner, kBrief, grid_.side() - 5)
                          : shown.name.Left(3);
        shown.face = tile.muse ? rules_.face(*tile.muse) : TileFace{};
        if (tile.muse) {
            shown.face.suns = rules_.suns_of(now_, *tile.muse);
        }
        draw_tile(page_, grid_.tile(tile.at), shown);
    }
    /// Returns what the entry in hand does to the die.
    int change_of(std::size_t index) const {
        const int die = now_.tiles[index].die;
        return index < state_.tiles.size() && die > 0 ? die - state_.tiles[index].die : 0;
    }
    TileShown::Frame frame_of(std::size_t index) const {
        using Frame = TileShown::Frame;
        if (index >= state_.tiles.size() || hand_.dancer == index) {
            return Frame::chosen;
        }
        const std::optional<StepOutcome> made = step();
        if (made && !made->cut.empty() && std::ranges::find(made->cut, index) != made->cut.end()) {
            return Frame::cut;
        }
        const auto target = std::ranges::find(hand_.targets, PlaceId(state_.tiles[index].id), &EntryMark::place);
        if (target != hand_.targets.end() && target->kind == EntryMark::Kind::chosen) {
            return Frame::moved;
        }
        if (target != hand_.targets.end() && target->kind == EntryMark::Kind::legal) {
            return Frame::legal;
        }
        if (after_ != nullptr && state_.tiles[index].at != after_->tiles[index].at) {
            return Frame::moved;
        }
        const auto mark = std::ranges::find(focus_.marks, PlaceId(state_.tiles[index].id), &EntryMark::place);
        const bool open = !hand_.dancer && mark != focus_.marks.end() && mark->kind == EntryMark::Kind::legal;
        return open ? Frame::legal : Frame::none;
    }
    wxString owner_words(Seat seat) const { return wxString::Format(_(L"%s\u2019s"), words(rules_.who(seat))); }
    wxString tile_words(const Tile& tile, std::size_t index) const {
        wxString told = wxString::Format(
            tile.face_down ? _("%s, face down, %s die %d, %d short of 6") : _("%s, %s die %d, %d short of 6"),
            words(rules_.tile_text(tile)), words(text_of(tile.colour)), tile.die, 6 - tile.die);
        if (index >= state_.tiles.size()) {
            told += ", " + _("not entered yet");
        }
        const auto mark = std::ranges::find(focus_.marks, PlaceId(tile.id), &EntryMark::place);
        return mark == focus_.marks.end() || mark->kind != EntryMark::Kind::barred
                   ? told
                   : told + ", " + words(mark->reason);
    }

    /// Draws an arrow between the tiles that a step moves.
    void draw_arrows() const {
        const std::optional<StepOutcome> made = step();
        for (const std::size_t moved : made->moved) {
            draw_arrow(state_.tiles[moved].at, *hand_.to, true);
        }
    }
    /// Returns where the ring of a step lies: on the edge of the square, a little above it, because names stand at
    /// the top of the tiles. At the very edge of the board it lies at a corner of the tile, beside the words.
    wxPoint2DDouble ring_at(Square from, Direction to) const {
        constexpr double kRaised = 5, kShift = 1, kBeside = 9;
        wxPoint2DDouble edge = grid_.edge(from, to);
        const bool upright = to == Direction::north || to == Direction::south;
        edge.m_y -= upright ? kRaised : 0;
        const wxPoint2DDouble within{std::clamp(edge.m_x, kArrow + 1, width_ - kArrow - 1),
                                     std::clamp(edge.m_y, kArrow + 1, height_ - kArrow - 1)};
        if (!upright || std::abs(within.m_y - edge.m_y) < kShift) {
            return within;
        }
        const wxRect2DDouble tile = grid_.tile(from);
        const bool taken = std::ranges::find(now_.tiles, next(from, Direction::west), &Tile::at) != now_.tiles.end();
        return {taken ? tile.GetRight() + kBeside : tile.m_x - kBeside, within.m_y};
    }
    void draw_arrow(Square at, Direction to, bool chosen) const {
        const wxPoint2DDouble ring = ring_at(at, to);
        draw_step_ring(page_, ring.m_x, ring.m_y, to, chosen);
    }

    /// Draws the squares where a tile can be laid.
    void draw_places() {
        for (const EntryMark& mark : focus_.marks) {
            const std::optional<Square> marked = square_of(mark.place);
            if (!marked || !grid_.in_sight(*marked)) {
                continue;
            }
            const Square at = *marked;
            const wxRect2DDouble square = grid_.inner(at);
            const bool laid = after_ != nullptr && mark.kind == EntryMark::Kind::chosen;
            if (mark.kind == EntryMark::Kind::refused) {
                page_.frame(square, 7, {palette().refusal, 4});
            } else if (mark.kind == EntryMark::Kind::chosen && !laid) {
                page_.frame(square, 7, {palette().lampink, 5});
                page_.frame(square, 7, {palette().lamp, 3});
            } else if (mark.kind == EntryMark::Kind::legal) {
                page_.dots(square, 7, 2.6, 6, palette().lampink);
            }
            if (!laid) {
                page_.text(wxString::Format("%d, %d", at.x, at.y), square.m_x + square.m_width / 2,
                           square.m_y + square.m_height / 2 + 5, {12.5, false, false}, palette().secondary,
                           Align::centre, square.m_width - 4);
            }
            wxString told = wxString::Format(_("Square %d, %d"), at.x, at.y);
            if (!mark.reason.empty()) {
                told += ", " + words(mark.reason);
            }
            hit_areas_.push_back({mark.place, page_.area(square), told});
        }
    }

    /// Draws the four steps of the chosen tile: what each step pushes, the numbers of the dice after it, or the tile
    /// that it would cut off.
    void draw_directions() {
        for (const EntryMark& mark : hand_.directions) {
            const Direction to = *direction_of(mark.place.text());
            const Square from = state_.tiles[*hand_.dancer].at, ahead = next(from, to);
            const bool barred = mark.kind == EntryMark::Kind::barred || mark.kind == EntryMark::Kind::refused;
            // So little is seen of a square at the very edge that only the arrow stands for it.
            const bool empty =
                std::ranges::find(state_.tiles, ahead, &Tile::at) == state_.tiles.end() && grid_.in_sight(ahead);
            const wxString told = wxString::Format(_("Step %s: %s"), direction_words(to), words(mark.reason));
            if (after_ == nullptr) {
                draw_direction(mark, from, to, empty);
            }
            if (grid_.in_sight(ahead)) {
                hit_areas_.push_back({mark.place, page_.area(grid_.inner(ahead)), told, true});
            }
            if (empty) {
                hit_areas_.push_back({mark.place, page_.area(grid_.inner(ahead)), told});
                continue;
            }
            const wxPoint2DDouble edge = ring_at(from, to);
            const double strip = std::max(2 * kArrow, grid_.pitch() * 0.3);
            wxRect2DDouble hit{edge.m_x - strip / 2, edge.m_y - strip / 2, strip, strip};
            hit.Intersect({0, 0, width_, height_});
            hit_areas_.push_back({mark.place, page_.area(hit), told});
            if (!grid_.in_sight(ahead)) {
                hit_areas_.push_back({mark.place, page_.area(hit), told, true});
            }
            if (barred && after_ == nullptr) {
                // It has a background of its own, because it could not be seen between two tiles.
                page_.ring(edge.m_x, edge.m_y, kArrow, palette().refusalfill, {palette().refusal, 1.4});
                page_.mark("mark-cut", edge.m_x, edge.m_y, kArrow * 1.4, palette().refusal);
            }
        }
    }
    void draw_direction(const EntryMark& mark, Square from, Direction to, bool empty) const {
        const bool barred = mark.kind == EntryMark::Kind::barred || mark.kind == EntryMark::Kind::refused;
        const bool chosen = mark.kind == EntryMark::Kind::chosen;
        if (empty) {
            const wxRect2DDouble square = grid_.inner(next(from, to));
            if (barred) {
                page_.box(square, 7, palette().refusalfill, {palette().refusal, 1.6, 4, 4});
            } else {
                page_.box(square, 7, chosen ? palette().glow : palette().surface);
                page_.dots(square, 7, 2.2, 5, palette().lampink);
            }
            draw_in_square(page_, words(mark.reason), square, grid_.pitch(),
                           barred ? palette().refusal : palette().text);
        }
        if (!barred) {
            draw_arrow(from, to, chosen);
        }
    }
    const BoardFocus& focus_;
    const PlaythroughOf<Rules>& playthrough_;
    const Rules& rules_;
    const State& state_;
    const State* after_;
    const State& now_;
    Pen page_;
    double width_, height_;
    InHand hand_;
    TableLayout layout_;
    Grid grid_;
    std::vector<HitArea> hit_areas_;
};

}  // namespace

std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus) {
    fill_ground(gc, area, palette().table);
    if (playthrough_of(scene.playthrough) == nullptr) {
        return {};
    }
    return scene.large ? draw_screen(gc, area, scene, *playthrough_of(scene.playthrough))
                       : Table(gc, area, scene, focus).draw();
}

}  // namespace castalia::dance_of_muses
