#include "core/picture/plain_table.h"

#include <algorithm>

#include "core/picture/kit.h"
#include "core/rules/game/game.h"

namespace castalia::picture {

namespace {

using Ends = Shape::Side;

constexpr double kPadding = 10, kGap = 8, kPieceHeight = 30, kTitle = 24, kLeastColumn = 280, kArt = 20;
constexpr Face kName{14}, kCount{17, true, true}, kHead{14, true}, kNothing{13};

/// A piece with its drawing, its name and its count.
struct Chip {
    const castalia::Piece* piece;
    double x, y, width;
};

/// One zone, laid out for a width. `height` is that of the whole tray.
struct Tray {
    const Zone* zone;
    std::vector<Chip> chips;
    double height = 0;
    double x = 0, y = 0;
};

bool is_counted(const Zone& zone) {
    return zone.shape == Zone::Shape::track || zone.shape == Zone::Shape::pile ||
           std::ranges::any_of(zone.pieces, [](const castalia::Piece& piece) { return piece.count != 1; });
}

double chip_width(const Drawing& drawing, const castalia::Piece& piece, bool counts) {
    double width = 22 + drawing.width(drawing.translated(piece.name), kName) + (piece.art.empty() ? 0 : kArt + 4);
    if (counts) {
        width += 8 + drawing.width(std::to_string(piece.count), kCount);
    }
    return width;
}

Tray lay(const Drawing& drawing, const Zone& zone, double width) {
    Tray tray{&zone, {}, 0};
    const double room = width - 2 * kPadding;
    const int columns = zone.shape == Zone::Shape::grid ? std::max(1, zone.columns) : 0;
    double x = 0, y = kTitle;
    for (std::size_t i = 0; i < zone.pieces.size(); ++i) {
        const double wide = columns > 0 ? (room - kGap * (columns - 1)) / columns
                                        : std::min(room, chip_width(drawing, zone.pieces[i], is_counted(zone)));
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
    PlainTable(const TableView& view, const Viewport& viewport)
        : view_(view), viewport_(viewport), drawing_(viewport, viewport.area.x, viewport.area.y, 1) {}

    Picture take() {
        // Finds the largest scale at which everything fits, with any number of columns.
        constexpr double kMost = 2, kLeast = 0.35, kSmaller = 0.92;
        for (double scale = kMost; scale > kLeast; scale *= kSmaller) {
            if (try_at(scale)) {
                break;
            }
        }
        for (const Tray& tray : trays_) {
            draw_tray(tray);
        }
        Picture picture = drawing_.take(viewport_.area.width, viewport_.area.height);
        picture.zones = view_.zones;
        return picture;
    }

private:
    bool try_at(double scale) {
        drawing_.go_on_at(viewport_.area.x, viewport_.area.y, scale);
        const double width = viewport_.area.width / scale, height = viewport_.area.height / scale;
        const int columns = std::max(1, static_cast<int>((width - kGap) / (kLeastColumn + kGap)));
        width_ = (width - kGap * (columns + 1)) / columns;
        trays_.clear();
        std::vector<double> filled(static_cast<std::size_t>(columns), kGap);
        for (const Zone& zone : view_.zones) {
            Tray& tray = trays_.emplace_back(lay(drawing_, zone, width_));
            const auto least = std::ranges::min_element(filled);
            tray.x = kGap + (width_ + kGap) * static_cast<double>(least - filled.begin());
            tray.y = *least;
            *least += tray.height + kGap;
        }
        return *std::ranges::max_element(filled) <= height;
    }

    void draw_tray(const Tray& tray) {
        drawing_.box({tray.x, tray.y, width_, tray.height}, 8, {Role::tray}, {{Role::line}, 1});
        double left = tray.x + kPadding;
        const double head = tray.y + kPadding + 12;
        if (const std::optional<Seat> owner = tray.zone->owner;
            owner && static_cast<std::size_t>(owner->index) < viewport_.names.size()) {
            draw_seat(drawing_, left + 9, head - 5, 9, name_of(viewport_.names, *owner), *owner);
            left += 24;
        }
        drawing_.text(drawing_.translated(tray.zone->title), left, head, kHead, {Role::text}, Ends::left,
                      tray.x + width_ - kPadding - left);
        if (tray.chips.empty()) {
            drawing_.text(drawing_.translated(say("nothing")), tray.x + kPadding, head + 18, kNothing,
                          {Role::secondary});
        }
        for (const Chip& chip : tray.chips) {
            draw_chip(*tray.zone, chip,
                      {tray.x + kPadding + chip.x, tray.y + kPadding + chip.y, chip.width, kPieceHeight});
        }
    }

    static Edge edge_of(const Mark* mark) {
        if (mark == nullptr || mark->kind == Mark::Kind::barred) {
            return {{Role::cardedge}, 1.2};
        }
        return mark->kind == Mark::Kind::refused  ? Edge{{Role::refusal}, 3}
               : mark->kind == Mark::Kind::chosen ? Edge{{Role::lampink}, 3}
                                                  : Edge{{Role::lampink}, 1.6, 3, 3};
    }

    void draw_chip(const Zone& zone, const Chip& chip, const Rect& at) {
        const castalia::Piece& piece = *chip.piece;
        const Mark* mark = viewport_.focus.at(piece.id);
        const std::size_t first = drawing_.drawn();
        drawing_.box(at, 5, {Role::card}, edge_of(mark));
        double left = at.x + 10, right = at.right() - 10;
        const double middle = at.y + at.height / 2, baseline = middle + 5;
        if (!piece.art.empty()) {
            drawing_.art(piece.art, left + kArt / 2, middle, kArt, {Role::text});
            left += kArt + 4;
        }
        Text spoken = piece.name;
        if (is_counted(zone)) {
            const std::string count = std::to_string(piece.count);
            drawing_.text(count, right, baseline + 1, kCount, {Role::text}, Ends::right);
            right -= drawing_.width(count, kCount) + 8;
            spoken = say("{what} {count}", {{"what", spoken}, {"count", literally(count)}});
        }
        drawing_.text(drawing_.translated(piece.name), left, baseline, kName, {Role::text}, Ends::left, right - left);
        if (mark != nullptr && !mark->reason.empty()) {
            spoken = listed({spoken, mark->reason});
        }
        drawing_.piece(piece.id, at, spoken, first);
    }

    const TableView& view_;
    const Viewport& viewport_;
    Drawing drawing_;
    double width_ = 0;
    std::vector<Tray> trays_;
};

}  // namespace

Picture plain_table(const TableView& view, const Viewport& viewport) { return PlainTable(view, viewport).take(); }

Picture plain_tile(const Viewport& viewport) {
    constexpr double kWide = 260, kHigh = 112;
    const Fit fit = picture::fit(viewport, kWide, kHigh, kHigh);
    Drawing drawing(viewport, fit.left, viewport.area.y, fit.scale);
    for (std::size_t suit = 0; suit < 6; ++suit) {
        const double y = 22 + 13.5 * static_cast<double>(suit);
        drawing.line(20, y, 240, y, {{Role::control}, 1.2});
        const std::size_t beads = 3 + suit * 5 % 7;
        for (std::size_t bead = 0; bead < beads; ++bead) {
            drawing.bead(24 + 13 * static_cast<double>(bead), y, 6.4, suit);
        }
    }
    return drawing.take(fit.scale * kWide, fit.scale * kHigh);
}

std::shared_ptr<const Picture> shown_table(const Playthrough& playthrough, std::size_t ply,
                                           const Viewport& viewport) {
    auto picture = playthrough.picture(ply, viewport);
    return picture != nullptr ? picture
                              : std::make_shared<const Picture>(plain_table(playthrough.view(ply), viewport));
}

}  // namespace castalia::picture
