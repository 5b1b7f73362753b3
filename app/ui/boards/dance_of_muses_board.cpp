// The grid of Dance of Muses.
#include "app/ui/boards/dance_of_muses_board.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/dance_of_muses_parts.h"

namespace castalia::dance_of_muses {

namespace {

constexpr double kWidth = 944, kHeight = 526;  ///< The board of a window of 1280 × 800, in pixels.
constexpr double kSheetWidth = 290, kLowSheet = 290, kMargin = 10, kCaption = 22;
constexpr double kLeastWidth = 560;        ///< What is narrower is drawn smaller.
constexpr std::size_t kMostSquares = 400;  ///< Beyond that the empty squares are not drawn one by one.

double scale_for(const wxRect2DDouble& area) {
    return std::min(std::max(1.0, std::min(area.m_width / kWidth, area.m_height / kHeight)),
                    std::max(0.2, area.m_width / kLeastWidth));
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
        : scene_(scene),
          focus_(focus),
          playthrough_(*playthrough_of(scene.playthrough)),
          rules_(playthrough_.rules()),
          state_(playthrough_.at(scene.ply)),
          after_(state_after()),
          now_(after_ != nullptr ? *after_ : state_),
          page_(gc, area.m_x, area.m_y, scale_for(area)),
          width_(area.m_width / page_.scale()),
          height_(area.m_height / page_.scale()),
          hand_(in_hand(focus.marks, rules_, state_)),
          layout_(best_layout()),
          grid_(playthrough_, scene.ply, after_, layout_.grid, layout_.beneath) {}

    std::vector<HitArea> draw() {
        draw_squares();
        draw_reach();
        if (after_ != nullptr && step()) {
            draw_from();
        }
        for (std::size_t i = 0; i < now_.tiles.size(); ++i) {
            draw_one(i);
        }
        draw_places();
        draw_directions();
        if (after_ != nullptr && step()) {
            draw_arrows();
        }
        const Face small{12.5, false, false};
        if (const wxString told = caption_of(rules_, state_, hand_);
            layout_.captioned && page_.width(told, small) < layout_.sheet.m_x - 2 * kMargin) {
            page_.text(told, kMargin, height_ - 8, small, palette().text);
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
    /// Where grid and sheet lie.
    struct Layout {
        wxRect2DDouble grid, sheet;
        bool beneath = false;    ///< The sheet lies beneath a wide dance.
        bool captioned = false;  ///< A line of words stands beneath the grid.
    };
    /// Returns the first layout in which tiles can be read, else the one in which they are largest. The sheet lies
    /// beneath only where the width is what makes tiles small, for a dance grows in height, too.
    Layout best_layout() const {
        const double beside = width_ - kSheetWidth - 2 * kMargin - 8, across = width_ - 2 * kMargin;
        const wxRect2DDouble sheet{width_ - kSheetWidth - kMargin, kMargin, kSheetWidth, height_ - 2 * kMargin};
        std::vector<Layout> layouts{{{kMargin, 1, beside, height_ - kCaption}, sheet, false, true},
                                    {{kMargin, 1, beside, height_ - 2}, sheet}};
        const double whole = pitch_in({kMargin, 1, across, height_ - 2}, false);
        const bool too_narrow = pitch_in(layouts.back().grid, false) < whole - 0.01;
        if (height_ > kLeastForSteps && too_narrow) {
            layouts.push_back({{kMargin, 1, across, height_ - kLowSheet - 2 * kMargin},
                               {kMargin, height_ - kLowSheet - kMargin, across, kLowSheet},
                               true});
        }
        Layout best = layouts.front();
        double most = 0;
        for (const Layout& layout : layouts) {
            const double pitch = pitch_in(layout.grid, layout.beneath);
            if (pitch > std::min(most, kReadablePitch - 0.01) && most < kReadablePitch - 0.01) {
                best = layout;
                most = pitch;
            }
        }
        return best;
    }
    double pitch_in(const wxRect2DDouble& room, bool low) const {
        return Grid(playthrough_, scene_.ply, after_, room, low).pitch();
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
        if (steps && layout_.beneath) {
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
        draw_tile(page_, grid_.inner(tile.at), shown);
        hit_areas_.push_back({PlaceId(tile.id), page_.area(grid_.inner(tile.at)), tile_words(tile, index)});
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
    /// Returns the point at which a ring lies on the board.
    wxPoint2DDouble within(const wxPoint2DDouble& at) const {
        return {std::clamp(at.m_x, kArrow + 1, width_ - kArrow - 1),
                std::clamp(at.m_y, kArrow + 1, height_ - kArrow - 1)};
    }
    /// Draws an arrow in a ring on the edge of a square, pointing outward; a little above it, for names stand at the
    /// top of the tiles.
    void draw_arrow(Square at, Direction to, bool chosen) const {
        const Square ahead = kOffsets[2 * static_cast<std::size_t>(to)];
        wxPoint2DDouble edge = grid_.edge(at, to);
        edge.m_y -= ahead.y != 0 ? kRaised : 0;
        edge = within(edge);
        const wxColour ink = chosen ? palette().card : palette().lampink;
        page_.ring(edge.m_x, edge.m_y, kArrow, chosen ? palette().lampink : palette().card, {palette().lampink, 1.4});
        constexpr double kLong = 5.5, kBarb = 4;
        const double tip_x = edge.m_x + ahead.x * kLong, tip_y = edge.m_y + ahead.y * kLong;
        page_.line(edge.m_x - ahead.x * kLong, edge.m_y - ahead.y * kLong, tip_x, tip_y, {ink, 1.8});
        for (const double side : {-1.0, 1.0}) {
            page_.line(tip_x - ahead.x * kBarb + ahead.y * side * kBarb,
                       tip_y - ahead.y * kBarb + ahead.x * side * kBarb, tip_x, tip_y, {ink, 1.8});
        }
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
            // Of a square at the very edge so little is seen that the arrow alone stands for it.
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
            const wxPoint2DDouble edge = within(grid_.edge(from, to));
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
            draw_wrapped(words(mark.reason), square, barred ? palette().refusal : palette().text);
        }
        if (!barred) {
            draw_arrow(from, to, chosen);
        }
    }
    /// Draws a few words in the middle of a square, on as many lines as fit.
    void draw_wrapped(const wxString& text, const wxRect2DDouble& square, const wxColour& ink) const {
        const Face face{std::clamp(grid_.pitch() * 0.15, 11.0, 14.0), false, false};
        const double step = face.size * 1.25;
        std::vector<wxString> lines = page_.wrapped(text, face, square.m_width - 2 * kArrow + 8);
        if (static_cast<double>(lines.size()) * step > square.m_height - 4) {
            lines = page_.wrapped(text, face, square.m_width - 4);
        }
        const auto most = static_cast<std::size_t>(std::max(1.0, std::floor((square.m_height - 2) / step)));
        lines.resize(std::min(lines.size(), most));
        double y =
            square.m_y + square.m_height / 2 + face.size * 0.36 - step * (static_cast<double>(lines.size()) - 1) / 2;
        for (const wxString& line : lines) {
            page_.text(line, square.m_x + square.m_width / 2, y, face, ink, Align::centre, square.m_width - 2);
            y += step;
        }
    }

    static constexpr double kArrow = 9.5, kRaised = 5, kLeastForSteps = 430;

    const BoardScene& scene_;
    const BoardFocus& focus_;
    const PlaythroughOf<Rules>& playthrough_;
    const Rules& rules_;
    const State& state_;
    const State* after_;
    const State& now_;
    Pen page_;
    double width_, height_;
    InHand hand_;
    Layout layout_;
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
