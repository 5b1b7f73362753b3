// The grid of Dance of Muses.
#include "app/ui/boards/dance_of_muses_board.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/dance_of_muses_parts.h"

namespace castalia::dance_of_muses {

namespace {

constexpr double kWidth = 928, kHeight = 416, kSheetWidth = 330, kMargin = 8, kCaption = 26;
constexpr double kTop = 10;  ///< Leaves room for the tag of a tile in the uppermost row.
constexpr double kLargest = 1.35, kGap = (kCellStep - kTileSide) / 2;
constexpr int kMostCells = 30;  ///< Beyond that the empty squares are not drawn one by one.

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
        : gc_(gc),
          scene_(scene),
          focus_(focus),
          playthrough_(*playthrough_of(scene.playthrough)),
          rules_(playthrough_.rules()),
          state_(playthrough_.at(scene.ply)),
          after_(state_after()),
          now_(after_ != nullptr ? *after_ : state_),
          scale_(std::min(area.m_width / kWidth, area.m_height / kHeight)),
          page_(gc, area.m_x, area.m_y, scale_),
          width_(area.m_width / scale_),
          height_(area.m_height / scale_),
          hand_(in_hand(focus.marks, rules_, state_)) {
        // The grid is centred in its part, with a spare square on every side.
        const Bounds bounds = bounds_of(state_);
        columns_ = bounds.right - bounds.left + 3;
        rows_ = bounds.bottom - bounds.top + 3;
        const double wide = width_ - kSheetWidth - 2 * kMargin - 6, high = height_ - kCaption - kTop;
        cell_ = std::min({kCellStep * kLargest, wide / columns_, high / rows_});
        origin_x_ = kMargin + (wide - cell_ * columns_) / 2 - cell_ * (bounds.left - 1);
        origin_y_ = kTop + (high - cell_ * rows_) / 2 - cell_ * (bounds.top - 1);
        corner_ = {bounds.left - 1, bounds.top - 1};
    }

    std::vector<HitArea> draw() {
        draw_squares();
        draw_reach();
        if (after_ != nullptr && step()) {
            draw_from();
        }
        for (std::size_t i = 0; i < now_.tiles.size(); ++i) {
            draw_one(i);
        }
        if (after_ != nullptr && step()) {
            draw_chevrons();
        }
        draw_places();
        draw_directions();
        page_.text(caption(), kMargin + 4, height_ - 9, {13, false, false}, palette().text, Align::left,
                   width_ - kSheetWidth - 3 * kMargin);
        draw_columns(page_, {width_ - kSheetWidth - kMargin, kMargin, kSheetWidth, height_ - 2 * kMargin}, rules_,
                     now_, after_ != nullptr, hit_areas_);
        return std::move(hit_areas_);
    }

private:
    const State* state_after() const {
        const PlaythroughOf<Rules>* after =
            focus_.after == nullptr ? nullptr : playthrough_of(&focus_.after->playthrough());
        return after != nullptr && after != &playthrough_ ? &after->at(after->plies()) : nullptr;
    }
    /// Returns what the chosen step would do.
    std::optional<StepOutcome> step() const {
        return hand_.dancer && hand_.to ? std::optional(rules_.step_outcome(state_, *hand_.dancer, *hand_.to))
                                        : std::nullopt;
    }

    wxRect2DDouble cell(Square at) const {
        return {origin_x_ + cell_ * at.x, origin_y_ + cell_ * at.y, cell_, cell_};
    }
    wxRect2DDouble inner(Square at) const {
        const wxRect2DDouble whole = cell(at);
        const double gap = kGap * cell_ / kCellStep;
        return {whole.m_x + gap, whole.m_y + gap, cell_ - 2 * gap, cell_ - 2 * gap};
    }
    /// Returns a pen whose units are those of one tile.
    Pen tile_pen(Square at) const {
        const wxRect2DDouble square = inner(at);
        return {gc_, page_.x(square.m_x), page_.y(square.m_y), scale_ * square.m_width / kTileSide};
    }
    bool in_sight(Square at) const {
        return at.x >= corner_.x && at.x < corner_.x + columns_ && at.y >= corner_.y && at.y < corner_.y + rows_;
    }

    void draw_squares() const {
        if (columns_ > kMostCells || rows_ > kMostCells) {
            return;
        }
        for (int y = corner_.y; y < corner_.y + rows_; ++y) {
            for (int x = corner_.x; x < corner_.x + columns_; ++x) {
                page_.frame(inner({x, y}), 6 * cell_ / kCellStep, {palette().plaque, 1, 2, 3});
            }
        }
    }

    /// Returns the squares that the power of the chosen tile reaches, after the step or before it.
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
            if (power == Power::none || !reaches(rules_.area_of(tile), tile.at, at) || !in_sight(at)) {
                continue;
            }
            if (light.IsOk()) {
                page_.box(cell(at), 6, light, {palette().lampink, on_dark() ? 1.0 : 0.0});
            } else {
                page_.frame(inner(at), 6, {palette().lampink, 1.4, 3, 4});
            }
        }
    }

    void draw_from() const {
        const Square from = state_.tiles[*hand_.dancer].at;
        const wxRect2DDouble square = inner(from);
        page_.dots(square, 6, 2.6, 6, palette().lampink);
        draw_wrapped(_("from here"), square, palette().text);
    }

    void draw_one(std::size_t index) {
        const Tile& tile = now_.tiles[index];
        TileShown shown;
        shown.tile = tile;
        shown.name = tile.muse ? words(text_of(*tile.muse)) : tile.owner ? owner_words(*tile.owner) : _("neutral");
        shown.face = tile.muse ? rules_.face(*tile.muse) : TileFace{};
        if (tile.muse) {
            shown.face.suns = rules_.suns_of(now_, *tile.muse);
        }
        const bool known_before = index < state_.tiles.size();
        shown.change = known_before && tile.die > 0 ? tile.die - state_.tiles[index].die : 0;
        shown.frame = frame_of(index);
        draw_tile(tile_pen(tile.at), shown);
        hit_areas_.push_back({PlaceId(tile.id), page_.area(inner(tile.at)), tile_words(tile, index)});
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

    /// Draws a chevron between the tiles that a step moves.
    void draw_chevrons() const {
        const std::optional<StepOutcome> made = step();
        for (const std::size_t moved : made->moved) {
            draw_chevron(state_.tiles[moved].at, *hand_.to, palette().lampink);
        }
    }
    /// Draws a chevron on the edge of a square, pointing outward.
    void draw_chevron(Square at, Direction to, const wxColour& ink) const {
        const wxPoint2DDouble edge = edge_of(at, to);
        const double along = cell_ / kCellStep * 10;
        const Square ahead = kOffsets[2 * static_cast<std::size_t>(to)];
        const double tip_x = edge.m_x + ahead.x * along * 0.5, tip_y = edge.m_y + ahead.y * along * 0.5;
        for (const double side : {-1.0, 1.0}) {
            page_.line(tip_x - ahead.x * along + ahead.y * side * along,
                       tip_y - ahead.y * along + ahead.x * side * along, tip_x, tip_y, {ink, 3.6});
        }
    }
    wxPoint2DDouble edge_of(Square at, Direction to) const {
        const wxRect2DDouble square = cell(at);
        const Square ahead = kOffsets[2 * static_cast<std::size_t>(to)];
        return {square.m_x + cell_ / 2 + ahead.x * cell_ / 2, square.m_y + cell_ / 2 + ahead.y * cell_ / 2};
    }

    /// Draws the squares where a tile can be laid.
    void draw_places() {
        for (const EntryMark& mark : focus_.marks) {
            const std::optional<Square> marked = square_of(mark.place);
            if (!marked || !in_sight(*marked)) {
                continue;
            }
            const Square at = *marked;
            const wxRect2DDouble square = inner(at);
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
                           square.m_y + square.m_height / 2 + 5, {13, false, false}, palette().secondary,
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
            const bool empty = std::ranges::find(state_.tiles, ahead, &Tile::at) == state_.tiles.end();
            const wxString told = wxString::Format(_("Step %s: %s"), direction_words(to), words(mark.reason));
            if (after_ == nullptr) {
                draw_direction(mark, from, to, empty);
            }
            hit_areas_.push_back({mark.place, page_.area(inner(ahead)), told, true});
            if (empty) {
                hit_areas_.push_back({mark.place, page_.area(inner(ahead)), told});
                continue;
            }
            const wxPoint2DDouble edge = edge_of(from, to);
            const double strip = cell_ * 0.3;
            hit_areas_.push_back(
                {mark.place, page_.area({edge.m_x - strip / 2, edge.m_y - strip / 2, strip, strip}), told});
            if (barred && after_ == nullptr) {
                // It has a background of its own, because it could not be seen between two tiles.
                page_.ring(edge.m_x, edge.m_y, cell_ * 0.14, palette().refusalfill, {palette().refusal, 1.4});
                page_.mark("mark-cut", edge.m_x, edge.m_y, cell_ * 0.2, palette().refusal);
            }
        }
    }
    void draw_direction(const EntryMark& mark, Square from, Direction to, bool empty) const {
        const bool barred = mark.kind == EntryMark::Kind::barred || mark.kind == EntryMark::Kind::refused;
        const wxColour ink = barred ? palette().refusal : palette().lampink;
        if (!barred) {
            draw_chevron(from, to, ink);
        }
        if (!empty) {
            return;
        }
        const wxRect2DDouble square = inner(next(from, to));
        if (barred) {
            page_.frame(square, 7, {ink, 1.6, 4, 4});
            page_.mark("mark-cut", square.m_x + square.m_width / 2, square.m_y + square.m_height * 0.28, cell_ * 0.2,
                       ink);
        } else {
            page_.dots(square, 7, 2.6, 6, ink);
        }
        draw_wrapped(words(mark.reason), square, barred ? palette().refusal : palette().text);
    }
    /// Draws a few words in the lower part of a square, on as many lines as fit.
    void draw_wrapped(const wxString& text, const wxRect2DDouble& square, const wxColour& ink) const {
        const Face face{std::min(12.5, square.m_width / 6.2), false, false};
        wxString line, rest = text;
        double y = square.m_y + square.m_height * 0.52;
        for (int lines = 0; lines < 3 && !rest.empty(); ++lines, y += face.size * 1.25) {
            line = rest.BeforeFirst(' ');
            rest = rest.AfterFirst(' ');
            while (!rest.empty() && page_.width(line + " " + rest.BeforeFirst(' '), face) < square.m_width - 4) {
                line += " " + rest.BeforeFirst(' ');
                rest = rest.AfterFirst(' ');
            }
            page_.text(line, square.m_x + square.m_width / 2, y, face, ink, Align::centre, square.m_width - 2);
        }
    }

    wxString caption() const {
        if (scene_.large) {
            return {};
        }
        if (!hand_.dancer) {
            return state_.phase == Phase::dance
                       ? _("Any tile may take the step: click it or type the start of its name, then an arrow.")
                       : wxString();
        }
        const Tile& tile = state_.tiles[*hand_.dancer];
        const wxString who = words(rules_.tile_text(tile));
        if (tile.face_down) {
            return wxString::Format(_("%s lies face down: it can step but has no power."), who);
        }
        const std::optional<Power> power = rules_.power_of(tile, {});
        if (power == Power::none) {
            return wxString::Format(_("%s has no power."), who);
        }
        if (!hand_.to || hand_.before == true) {
            return wxString::Format(
                power ? _("Before the step %s’s power reaches the lit squares.")
                      : _("Before the step %s’s power, which is not set, may reach the lit squares."),
                who);
        }
        if (hand_.before == false) {
            return wxString::Format(
                power ? _("After the step %s’s power reaches the lit squares.")
                      : _("After the step %s’s power, which is not set, may reach the lit squares."),
                who);
        }
        return wxString::Format(
            power
                ? _("%s’s power reaches the lit squares after the step and the dotted squares before it.")
                : _("%s’s power is not set; it may reach the lit squares after the step and the dotted ones before."),
            who);
    }

    wxGraphicsContext& gc_;
    const BoardScene& scene_;
    const BoardFocus& focus_;
    const PlaythroughOf<Rules>& playthrough_;
    const Rules& rules_;
    const State& state_;
    const State* after_;
    const State& now_;
    double scale_;
    Pen page_;
    double width_, height_, cell_ = 0, origin_x_ = 0, origin_y_ = 0;
    int columns_ = 0, rows_ = 0;
    Square corner_;
    InHand hand_;
    std::vector<HitArea> hit_areas_;
};

}  // namespace

std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus) {
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(palette().table));
    gc.DrawRectangle(area.m_x, area.m_y, area.m_width, area.m_height);
    if (playthrough_of(scene.playthrough) == nullptr) {
        return {};
    }
    return Table(gc, area, scene, focus).draw();
}

}  // namespace castalia::dance_of_muses
