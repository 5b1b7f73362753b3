// The tiles of the Muses, and the dice.
#include <algorithm>
#include <cmath>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/dance_of_muses_parts.h"

namespace castalia::dance_of_muses {

namespace {

constexpr double kLeast = 11;   ///< Smaller letters cannot be read.
constexpr double kFoot = 0.82;  ///< The place of the foot of a tile; a tile below may cover the rest.

wxColour on_face_down() { return on_dark() ? palette().text : palette().card; }

/// Draws the foot of a tile that lies face up: the power at the left and the Suns at the right, or that neither is
/// set.
void draw_foot(const Pen& pen, const wxRect2DDouble& at, const TileFace& face) {
    const Palette& colours = palette();
    const double side = at.m_width, y = at.m_y + side * kFoot;
    if (!face.power && !face.suns) {
        const wxString words = _("not set");
        if (pen.width(words, {kLeast, false, false}) < side - 4) {
            pen.text(words, at.m_x + side / 2, y + 3, {std::max(kLeast, side * 0.15), false, false},
                     colours.secondary, Align::centre, side - 4);
        }
        return;
    }
    const double mark = std::max(11.0, side * 0.18);
    if (face.power && *face.power != Power::none) {
        pen.mark("power-" + std::string(word_of(*face.power)), at.m_x + side * 0.18, y, mark, colours.text);
    }
    if (face.suns) {
        pen.mark("suit-suns", at.GetRight() - side * 0.34, y, mark, colours.lampink);
        pen.text(wxString::Format("%d", *face.suns), at.GetRight() - side * 0.14, y + side * 0.06,
                 {std::max(kLeast + 1, side * 0.19), true, true}, colours.text, Align::centre);
    }
}

/// Draws the name whole where the letters can be read that way, otherwise in brief.
void draw_name(const Pen& pen, const wxRect2DDouble& at, const wxString& name, const wxString& brief,
               const wxColour& ink) {
    const double side = at.m_width, room = side - 5;
    Face face{std::clamp(side * 0.165, kLeast, 17.0), true, false};
    while (face.size > kLeast && pen.width(name, face) > room) {
        face.size = std::max(kLeast, face.size - 0.5);
    }
    const wxString shown = pen.width(name, face) <= room ? name : brief;
    pen.text(shown, at.m_x + side / 2, at.m_y + side * 0.145 + face.size * 0.36, face, ink, Align::centre);
}

}  // namespace

void draw_frame(const Pen& pen, const wxRect2DDouble& at, TileShown::Frame frame) {
    const Palette& colours = palette();
    const double corner = at.m_width * 0.08;
    wxRect2DDouble around = at;
    around.Inset(-1, -1);
    switch (frame) {
        case TileShown::Frame::chosen:
            pen.frame(around, corner, {colours.lampink, 5});
            pen.frame(around, corner, {colours.lamp, 2.6});
            break;
        case TileShown::Frame::moved: pen.frame(around, corner, {colours.lampink, 2.4}); break;
        case TileShown::Frame::legal: pen.dots(around, corner, 2.4, 5, colours.lampink); break;
        case TileShown::Frame::cut: pen.frame(around, corner, {colours.refusal, 3.6, 8, 6}); break;
        case TileShown::Frame::barred:
        case TileShown::Frame::none: break;
    }
}

void draw_change(const Pen& pen, const wxRect2DDouble& tile, int change) {
    constexpr double kTagWidth = 28;
    if (change == 0) {
        return;
    }
    const Palette& colours = palette();
    const wxString words =
        change > 0 ? wxString::Format("+%d", change) : wxString::FromUTF8("−") + wxString::Format("%d", -change);
    const wxRect2DDouble at{tile.GetRight() - kTagWidth + 3, tile.m_y + tile.m_height * 0.5 - 10, kTagWidth, 20};
    pen.box(at, 4, change < 0 ? colours.lamp : colours.card, {colours.lampink, 1.8});
    pen.text(words, at.m_x + kTagWidth / 2, at.m_y + 15, {13, true, false},
             change < 0 ? colours.onlamp : colours.lampink, Align::centre);
}

void draw_die(const Pen& pen, double middle_x, double middle_y, double side, Colour colour, int value) {
    if (value < 1) {
        return;
    }
    const Palette& colours = palette();
    const wxColour body = colour == Colour::purple   ? colours.purple
                          : colour == Colour::orange ? colours.orange
                                                     : colours.white;
    const wxColour pips = on_dark() || colour == Colour::white ? colours.onglass : colours.card;
    // The drawing has holes for the pips, through which the background shows.
    const double inner = side * 28 / 32;
    pen.box({middle_x - inner / 2, middle_y - inner / 2, inner, inner}, side * 6 / 32, pips);
    pen.mark("die-" + std::to_string(std::min(value, 6)), middle_x, middle_y, side, body);
    // Dark in every palette, so that a bright body stands out from a lit ground as well.
    pen.frame({middle_x - inner / 2, middle_y - inner / 2, inner, inner}, side * 6 / 32,
              {on_dark() ? colours.onglass : colours.text, 1.4});
}

void draw_tile(const Pen& pen, const wxRect2DDouble& at, const TileShown& shown) {
    const Palette& colours = palette();
    const bool down = shown.tile.face_down;
    const double side = at.m_width, middle = at.m_x + side / 2, die = side * 0.44;
    pen.box(at, side * 0.08, down ? colours.facedown : colours.card, {colours.cardedge, 1.3});
    const wxColour ink = down ? on_face_down() : colours.text;
    draw_name(pen, at, shown.name, shown.brief, ink);
    const double die_y = at.m_y + side * 0.5;
    constexpr int kOneShort = 5;  // After one more step the dance ends.
    if (shown.tile.die == kOneShort) {
        const double around = die + 3;
        pen.box({middle - around / 2, die_y - around / 2, around, around}, around * 0.22, colours.lamp,
                {down ? ink : colours.lampink, 2});
    }
    draw_die(pen, middle, die_y, die, shown.tile.colour, shown.tile.die);
    if (!down) {
        draw_foot(pen, at, shown.face);
    } else if (pen.width(_("face down"), {kLeast, false, false}) < side - 4) {
        const Face face{std::clamp(side * 0.15, kLeast, 16.0), false, false};
        pen.text(_("face down"), middle, at.m_y + side * kFoot + 3, face, ink, Align::centre, side - 2);
    }
}

void draw_in_square(const Pen& pen, const wxString& text, const wxRect2DDouble& square, double pitch,
                    const wxColour& ink) {
    const Face face{std::clamp(pitch * 0.15, kLeast, 14.0), false, false};
    const double step = face.size * 1.25;
    std::vector<wxString> lines = pen.wrapped(text, face, square.m_width - 2 * kArrow + 8);
    if (static_cast<double>(lines.size()) * step > square.m_height - 4) {
        lines = pen.wrapped(text, face, square.m_width - 4);
    }
    const auto most = static_cast<std::size_t>(std::max(1.0, std::floor((square.m_height - 2) / step)));
    lines.resize(std::min(lines.size(), most));
    double y =
        square.m_y + square.m_height / 2 + face.size * 0.36 - step * (static_cast<double>(lines.size()) - 1) / 2;
    for (const wxString& line : lines) {
        pen.text(line, square.m_x + square.m_width / 2, y, face, ink, Align::centre, square.m_width - 2);
        y += step;
    }
}

void draw_step_ring(const Pen& pen, double x, double y, Direction to, bool chosen) {
    constexpr double kLong = 5.5, kBarb = 4;
    const Square ahead = kOffsets[2 * static_cast<std::size_t>(to)];
    const wxColour ink = chosen ? palette().card : palette().lampink;
    pen.ring(x, y, kArrow, chosen ? palette().lampink : palette().card, {palette().lampink, 1.4});
    const double tip_x = x + ahead.x * kLong, tip_y = y + ahead.y * kLong;
    pen.line(x - ahead.x * kLong, y - ahead.y * kLong, tip_x, tip_y, {ink, 1.8});
    for (const double side : {-1.0, 1.0}) {
        pen.line(tip_x - ahead.x * kBarb + ahead.y * side * kBarb, tip_y - ahead.y * kBarb + ahead.x * side * kBarb,
                 tip_x, tip_y, {ink, 1.8});
    }
}

std::optional<Square> square_of(const PlaceId& place) {
    const std::optional<Json> at = place.value_of("square");
    return at && at->is_array() && at->size() == 2 ? std::optional(Square{at->at(0).get<int>(), at->at(1).get<int>()})
                                                   : std::nullopt;
}

InHand in_hand(const std::vector<EntryMark>& marks, const Rules& rules, const State& state) {
    InHand hand;
    // The marks are in the order of the slots: tiles, directions, when, then the tiles that the power could reach.
    bool targets = false;
    for (const EntryMark& mark : marks) {
        const bool chosen = mark.kind == EntryMark::Kind::chosen || mark.kind == EntryMark::Kind::refused;
        if (const std::optional<Direction> to = direction_of(mark.place.text())) {
            hand.directions.push_back(mark);
            hand.to = chosen ? to : hand.to;
        } else if (mark.place == "before" || mark.place == "after") {
            targets = true;
            hand.before = chosen ? std::optional(mark.place == "before") : hand.before;
        } else if (const std::optional<std::size_t> tile = rules.find(state, mark.place.text())) {
            if (targets) {
                hand.targets.push_back(mark);
            } else if (chosen) {
                hand.dancer = tile;
            }
        }
    }
    if (!hand.dancer) {
        hand.directions.clear();
        hand.to.reset();
    }
    return hand;
}

}  // namespace castalia::dance_of_muses
