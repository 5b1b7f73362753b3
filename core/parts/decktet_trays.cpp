// The tokens and coins of a player: on the wires of a tray, or in one row.
#include <algorithm>

#include "core/parts/decktet_kit.h"
#include "core/picture/art.h"

namespace castalia::decktet {

namespace {

using document::Role;
using Ends = document::Shape::Side;

constexpr double kRowBead = 0.56;  ///< The radius of a bead in a row, in sizes of the type.

bool has_crown(const Tray& tray, Suit suit) { return std::ranges::find(tray.crowns, suit) != tray.crowns.end(); }

Text tokens_in_words(const Tray& tray, Suit suit) {
    const std::vector<Fill> fills{{"who", literally(tray.head.name)},
                                  {"tokens", counted_suit(suit, tray.tokens[suit])}};
    return has_crown(tray, suit) ? say("{who}: {tokens}, and its Crown", fills) : say("{who}: {tokens}", fills);
}

}  // namespace

void draw_tray(Drawing& drawing, const Rect& at, const Tray& tray) {
    drawing.box(at, 8, {Role::surface}, {{Role::line}, 1});
    picture::draw_head(drawing, at, tray.head);
    for (const Suit suit : kSuits) {
        const double y = at.y + tray.first + tray.step * static_cast<double>(index(suit));
        const std::size_t first = drawing.drawn();
        draw_wire(drawing, at.x, at.right(), y,
                  {suit, tray.tokens[suit], has_crown(tray, suit), tray.letter, tray.head.scale});
        drawing.piece(PlaceId(letter(suit)), {at.x + 2, y - tray.step / 2, at.width - 4, tray.step},
                      tokens_in_words(tray, suit), first);
    }
}

namespace {

void draw_in_row(Drawing& drawing, double x, double middle, Suit suit, int count, double type) {
    const double radius = kRowBead * type;
    drawing.bead(x + radius, middle, radius, index(suit));
    drawing.text(std::to_string(count), x + 2 * radius + 0.24 * type, middle + 0.35 * type, {type, count > 0},
                 {count > 0 ? Role::text : Role::secondary});
}

}  // namespace

void draw_purse(Drawing& drawing, double left, double middle, double width, const Purse& purse, double type) {
    for (const Suit suit : kSuits) {
        draw_in_row(drawing, left + width / kSuits.size() * static_cast<double>(index(suit)), middle, suit,
                    purse[suit], type);
    }
}

void draw_token_row(Drawing& drawing, double left, double middle, const Tray& tray) {
    constexpr double kType = 17, kStep = kTokenRow / kSuits.size(), kHigh = 2 * kRowBead * kType;
    for (const Suit suit : kSuits) {
        const double x = left + 4 + kStep * static_cast<double>(index(suit));
        const std::size_t first = drawing.drawn();
        draw_in_row(drawing, x, middle, suit, tray.tokens[suit], kType);
        drawing.piece("", {x, middle - kHigh / 2, kStep - 4, kHigh}, tokens_in_words(tray, suit), first);
    }
}

void draw_wire(Drawing& drawing, double left, double right, double y, const Wire& wire) {
    const double wide = wire.scale;
    if (wire.crowned) {
        drawing.art("rank-crown", left + 12 * wide, y, 12 * wide, {Role::secondary});
    }
    drawing.art(picture::suit_art(index(wire.suit)), left + 29 * wide, y, 16 * wide,
                {Role::suit, static_cast<std::uint8_t>(index(wire.suit))});
    drawing.text(std::string(1, letter(wire.suit)), left + 48 * wide, y + 0.36 * wire.letter,
                 {wire.letter, true, false}, {Role::text}, Ends::middle);
    const double radius = 8 * wide, start = left + 59 * wide, end = right - 32 * wide;
    drawing.line(start, y, end, y, {{Role::control}, 1.3});
    const int beads = std::min(wire.count, wire.most);
    const double first = start + radius + 1;
    const double pitch = beads > 1 ? std::min(2 * radius + 1, (end - first - radius) / (beads - 1)) : 0;
    for (int bead = 0; bead < beads; ++bead) {
        drawing.bead(first + pitch * bead, y, radius, index(wire.suit), true);
    }
    // The room depends on the number of digits. A zero is drawn as a bare thread, not in bold.
    const std::string words = std::to_string(wire.count);
    const double size = (words.size() > 2 ? 15 : wire.count == 0 ? 17 : 20) * wide;
    drawing.text(words, right - 19 * wide + (words.size() > 1 ? 4 * wide : 0), y + 0.34 * size,
                 {size, wire.count > 0, true}, {wire.count > 0 ? Role::text : Role::secondary}, Ends::middle);
}

}  // namespace castalia::decktet
