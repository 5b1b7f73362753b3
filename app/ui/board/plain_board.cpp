#include "app/ui/board/plain_board.h"

#include <wx/brush.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "app/ui/board/pen.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

constexpr double kPadding = 10, kGap = 8, kPieceHeight = 30, kTitle = 24, kLeastColumn = 280, kArt = 20;
constexpr Face kName{14, false, false}, kCount{17, true, true}, kHead{14, true, false}, kReason{13, false, false};

/// A piece with its drawing, its name and its count.
struct Chip {
    const Piece* piece;
    double x, y, width;
};

/// One zone, laid out for a width. `height` is that of the whole tray.
struct Tray {
    const Zone* zone;
    std::vector<Chip> chips;
    double height = 0;
};

double chip_width(const Pen& pen, const Piece& piece, bool counts) {
    double width = 22 + pen.width(words(piece.name), kName) + (piece.art.empty() ? 0 : kArt + 4);
    if (counts) {
        width += 8 + pen.width(wxString::Format("%d", piece.count), kCount);
    }
    return width;
}

bool counted(const Zone& zone) {
    return zone.shape == Zone::Shape::track || zone.shape == Zone::Shape::pile ||
           std::ranges::any_of(zone.pieces, [](const Piece& piece) { return piece.count != 1; });
}

Tray lay(const Pen& pen, const Zone& zone, double width) {
    Tray tray{&zone, {}, 0};
    const double room = width - 2 * kPadding;
    const int columns = zone.shape == Zone::Shape::grid ? std::max(1, zone.columns) : 0;
    double x = 0, y = kTitle;
    for (std::size_t i = 0; i < zone.pieces.size(); ++i) {
        const double wide = columns > 0 ? (room - kGap * (columns - 1)) / columns
                                        : std::min(room, chip_width(pen, zone.pieces[i], counted(zone)));
        const bool full =
            columns > 0 ? i > 0 && i % static_cast<std::size_t>(columns) == 0 : x > 0 && x + wide > room;
        if (full) {
            x = 0;
            y += kPieceHeight + kGap;
        }
        tray.chips.push_back({&zone.pieces[i], x, y, wide});
        x += wide + kGap;
    }
    tray.height = y + (zone.pieces.empty() ? kPadding : kPieceHeight) + 2 * kPadding;
    return tray;
}

class PlainTable {
public:
    PlainTable(wxGraphicsContext& gc, const wxRect2DDouble& area, const TableView& view,
               const std::vector<std::string>& names, const BoardFocus& focus)
        : gc_(gc), area_(area), view_(view), names_(names), focus_(focus) {}

    std::vector<HitArea> draw() {
        // Finds the largest scale at which everything fits, with any number of columns.
        for (double scale = 2; scale > 0.35; scale *= 0.92) {
            if (try_at(scale)) {
                break;
            }
        }
        const Pen pen(gc_, area_.m_x, area_.m_y, scale_);
        for (std::size_t i = 0; i < trays_.size(); ++i) {
            draw_tray(pen, trays_[i], places_[i]);
        }
        return std::move(hit_areas_);
    }

private:
    bool try_at(double scale) {
        const Pen pen(gc_, area_.m_x, area_.m_y, scale);
        const double width = area_.m_width / scale, height = area_.m_height / scale;
        const int columns = std::max(1, static_cast<int>((width - kGap) / (kLeastColumn + kGap)));
        width_ = (width - kGap * (columns + 1)) / columns;
        scale_ = scale;
        trays_.clear();
        places_.clear();
        std::vector<double> filled(static_cast<std::size_t>(columns), kGap);
        for (const Zone& zone : view_.zones) {
            trays_.push_back(lay(pen, zone, width_));
            const auto least = std::ranges::min_element(filled);
            places_.emplace_back(kGap + (width_ + kGap) * static_cast<double>(least - filled.begin()), *least);
            *least += trays_.back().height + kGap;
        }
        return *std::ranges::max_element(filled) <= height;
    }

    void draw_tray(const Pen& pen, const Tray& tray, const wxPoint2DDouble& at) {
        const Palette& colours = palette();
        pen.box({at.m_x, at.m_y, width_, tray.height}, 8, colours.tray, {colours.line, 1});
        double left = at.m_x + kPadding;
        const double head = at.m_y + kPadding + 12;
        if (tray.zone->owner && static_cast<std::size_t>(tray.zone->owner->index) < names_.size()) {
            pen.disc(left + 9, head - 5, 9, utf8(names_[static_cast<std::size_t>(tray.zone->owner->index)]),
                     *tray.zone->owner);
            left += 24;
        }
        pen.text(words(tray.zone->title), left, head, kHead, colours.text, Align::left,
                 at.m_x + width_ - kPadding - left);
        if (tray.chips.empty()) {
            pen.text(_("nothing"), at.m_x + kPadding, head + 18, kReason, colours.secondary);
        }
        for (const Chip& chip : tray.chips) {
            draw_chip(pen, *tray.zone, chip,
                      {at.m_x + kPadding + chip.x, at.m_y + kPadding + chip.y, chip.width, kPieceHeight});
        }
    }

    void draw_chip(const Pen& pen, const Zone& zone, const Chip& chip, const wxRect2DDouble& at) {
        const Palette& colours = palette();
        const auto mark = std::ranges::find(focus_.marks, chip.piece->id, &EntryMark::place);
        Pen::Edge edge{colours.cardedge, 1.2};
        if (mark != focus_.marks.end() && mark->kind == EntryMark::Kind::refused) {
            edge = {colours.refusal, 3};
        } else if (mark != focus_.marks.end() && mark->kind == EntryMark::Kind::chosen) {
            edge = {colours.lampink, 3};
        } else if (mark != focus_.marks.end() && mark->kind == EntryMark::Kind::legal) {
            edge = {colours.lampink, 1.6, 3, 3};
        }
        pen.box(at, 5, colours.card, edge);
        double left = at.m_x + 10, right = at.m_x + at.m_width - 10;
        const double baseline = at.m_y + at.m_height / 2 + 5;
        if (!chip.piece->art.empty()) {
            pen.mark(chip.piece->art, left + kArt / 2, at.m_y + at.m_height / 2, kArt, colours.text);
            left += kArt + 4;
        }
        wxString spoken = words(chip.piece->name);
        if (counted(zone)) {
            const wxString count = wxString::Format("%d", chip.piece->count);
            pen.text(count, right, baseline + 1, kCount, colours.text, Align::right);
            right -= pen.width(count, kCount) + 8;
            spoken += " " + count;
        }
        pen.text(words(chip.piece->name), left, baseline, kName, colours.text, Align::left, right - left);
        if (mark != focus_.marks.end() && !mark->reason.empty()) {
            spoken += ", " + words(mark->reason);
        }
        hit_areas_.push_back({chip.piece->id, pen.area(at), spoken});
    }

    wxGraphicsContext& gc_;
    wxRect2DDouble area_;
    const TableView& view_;
    const std::vector<std::string>& names_;
    const BoardFocus& focus_;
    double scale_ = 1, width_ = 0;
    std::vector<Tray> trays_;
    std::vector<wxPoint2DDouble> places_;
    std::vector<HitArea> hit_areas_;
};

void fill_table(wxGraphicsContext& gc, const wxRect2DDouble& area) { fill_ground(gc, area, palette().table); }

}  // namespace

std::vector<HitArea> draw_plain_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                      const BoardFocus& focus) {
    return draw_view(gc, area, scene.playthrough == nullptr ? TableView() : scene.playthrough->view(scene.ply),
                     scene.names, focus);
}

std::vector<HitArea> draw_view(wxGraphicsContext& gc, const wxRect2DDouble& area, const TableView& view,
                               const std::vector<std::string>& names, const BoardFocus& focus) {
    fill_table(gc, area);
    gc.Clip(area.m_x, area.m_y, area.m_width, area.m_height);
    std::vector<HitArea> hit_areas = PlainTable(gc, area, view, names, focus).draw();
    gc.ResetClip();
    return hit_areas;
}

void draw_plain_tile(wxGraphicsContext& gc, const wxRect2DDouble& area) {
    fill_table(gc, area);
    const Pen pen(gc, area.m_x, area.m_y, std::min(area.m_width / 260, area.m_height / 112));
    const Palette& colours = palette();
    for (std::size_t suit = 0; suit < 6; ++suit) {
        const double y = 22 + 13.5 * static_cast<double>(suit);
        pen.line(20, y, 240, y, {colours.control, 1.2});
        const std::size_t beads = 3 + suit * 5 % 7;
        for (std::size_t bead = 0; bead < beads; ++bead) {
            pen.bead(24 + 13 * static_cast<double>(bead), y, 6.4, suit);
        }
    }
}

}  // namespace castalia
