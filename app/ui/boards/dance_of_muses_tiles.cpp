// The tiles of the Muses, and the dice.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/dance_of_muses_parts.h"

namespace castalia::dance_of_muses {

namespace {

constexpr double kCorner = 7;

wxColour on_face_down() { return on_dark() ? palette().text : palette().card; }

void draw_frame(const Pen& pen, TileShown::Frame frame) {
    const Palette& colours = palette();
    const wxRect2DDouble around{-2.5, -2.5, kTileSide + 5, kTileSide + 5};
    switch (frame) {
        case TileShown::Frame::chosen:
            pen.frame(around, kCorner + 2, {colours.lampink, 6});
            pen.frame(around, kCorner + 2, {colours.lamp, 3.4});
            break;
        case TileShown::Frame::moved: pen.frame(around, kCorner + 2, {colours.lampink, 2.4}); break;
        case TileShown::Frame::legal: pen.dots(around, kCorner + 2, 2.6, 6, colours.lampink); break;
        case TileShown::Frame::cut: pen.frame(around, kCorner + 2, {colours.refusal, 4, 8, 6}); break;
        case TileShown::Frame::barred:
        case TileShown::Frame::none: break;
    }
}

/// Draws the change, such as "+1", on the upper right corner.
void draw_change(const Pen& pen, int change) {
    const Palette& colours = palette();
    const wxString words =
        change > 0 ? wxString::Format("+%d", change) : wxString::FromUTF8("−") + wxString::Format("%d", -change);
    const wxRect2DDouble at{kTileSide - 24, -9, 30, 23};
    pen.box(at, 3, colours.card, {colours.lampink, 1.8});
    pen.text(words, at.m_x + 15, at.m_y + 17, {15, true, false}, colours.lampink, Align::centre);
}

/// Draws the foot of a tile that lies face up: the power at the left and the Suns at the right, or that nothing is
/// set.
void draw_foot(const Pen& pen, const TileFace& face) {
    const Palette& colours = palette();
    constexpr double y = 73;
    if (!face.power && !face.suns) {
        pen.text(_("not set"), kTileSide / 2, y + 4, {12, false, false}, colours.secondary, Align::centre,
                 kTileSide - 6);
        return;
    }
    if (face.power && *face.power != Power::none) {
        pen.mark("power-" + std::string(word_of(*face.power)), 17, y, 15, colours.text);
    }
    if (face.suns) {
        pen.mark("suit-suns", kTileSide - 29, y, 14, colours.lampink);
        pen.text(wxString::Format("%d", *face.suns), kTileSide - 14, y + 6, {17, true, true}, colours.text,
                 Align::centre);
    }
}

/// Returns a face whose letters can be read on small tiles too.
Face name_face(const Pen& pen, const wxString& name, double room) {
    constexpr double kLeast = 10.5, kReadable = 11.5;
    Face face{std::clamp(kReadable / pen.scale(), 13.0, 17.0), true, false};
    while (face.size > kLeast && pen.width(name, face) > room) {
        face.size -= 0.5;
    }
    return face;
}

}  // namespace

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
    pen.frame({middle_x - inner / 2, middle_y - inner / 2, inner, inner}, side * 6 / 32, {colours.text, 1.4});
}

void draw_tile(const Pen& pen, const TileShown& shown) {
    const Palette& colours = palette();
    const wxRect2DDouble whole{0, 0, kTileSide, kTileSide};
    const bool down = shown.tile.face_down;
    pen.box(whole, kCorner, down ? colours.facedown : colours.card, {colours.cardedge, 1.3});
    draw_frame(pen, shown.frame);
    const wxColour ink = down ? on_face_down() : colours.text;
    // A tag on the corner leaves less room for the name. A long name becomes smaller so that it is not cut.
    const double room = kTileSide - (shown.change != 0 ? 22 : 6);
    pen.text(shown.name, kTileSide / 2 - (shown.change != 0 ? 6 : 0), 19, name_face(pen, shown.name, room), ink,
             Align::centre, room);
    draw_die(pen, kTileSide / 2, 44, 40, shown.tile.colour, shown.tile.die);
    if (down) {
        pen.text(_("face down"), kTileSide / 2, 78, {12, false, false}, ink, Align::centre, kTileSide - 6);
    } else {
        draw_foot(pen, shown.face);
    }
    if (shown.change != 0) {
        draw_change(pen, shown.change);
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
