#include "app/ui/boards/decktet_cards.h"

#include <algorithm>

namespace castalia {

namespace {

wxString numeral(decktet::Rank rank) {
    if (rank == decktet::Rank::ace) {
        return "A";
    }
    return rank <= decktet::Rank::nine ? wxString::Format("%d", static_cast<int>(rank)) : wxString();
}

std::string_view rank_mark(decktet::Rank rank) {
    switch (rank) {
        case decktet::Rank::pawn: return "rank-pawn";
        case decktet::Rank::court: return "rank-court";
        case decktet::Rank::crown: return "rank-crown";
        case decktet::Rank::excuse: return "rank-excuse";
        default: return {};
    }
}

}  // namespace

void draw_rank(const Pen& pen, double centre, double baseline, double size, decktet::Card card, const wxColour& ink) {
    const decktet::Rank rank = decktet::face(card).rank;
    if (const wxString digit = numeral(rank); !digit.empty()) {
        pen.text(digit, centre, baseline, {size, true, true}, ink, Align::centre);
    } else {
        pen.mark(rank_mark(rank), centre, baseline - 0.34 * size, 0.62 * size, ink);
    }
}

wxString suit_letter(decktet::Suit suit) { return wxString(decktet::letter(suit)); }

void draw_wire(const Pen& pen, double left, double right, double y, const Wire& wire) {
    const Palette& colours = palette();
    const double wide = wire.scale;
    if (wire.crowned) {
        pen.mark("rank-crown", left + 12 * wide, y, 12 * wide, colours.secondary);
    }
    pen.glyph(left + 29 * wide, y, 16 * wide, decktet::index(wire.suit));
    pen.text(suit_letter(wire.suit), left + 48 * wide, y + 0.36 * wire.letter, {wire.letter, true, false},
             colours.text, Align::centre);
    const double radius = 8 * wide, start = left + 59 * wide, end = right - 32 * wide;
    pen.line(start, y, end, y, {colours.control, 1.3});
    const int beads = std::min(wire.count, wire.most);
    const double first = start + radius + 1;
    const double pitch = beads > 1 ? std::min(2 * radius + 1, (end - first - radius) / (beads - 1)) : 0;
    for (int bead = 0; bead < beads; ++bead) {
        pen.bead(first + pitch * bead, y, radius, decktet::index(wire.suit), true);
    }
    // The room depends on the number of digits. A zero is drawn as a bare thread, not in bold.
    const wxString words = wxString::Format("%d", wire.count);
    const double size = (words.length() > 2 ? 15 : wire.count == 0 ? 17 : 20) * wide;
    pen.text(words, right - 19 * wide + (words.length() > 1 ? 4 * wide : 0), y + 0.34 * size,
             {size, wire.count > 0, true}, wire.count > 0 ? colours.text : colours.secondary, Align::centre);
}

void draw_pile(const Pen& pen, double left, double top, const CardPile& pile) {
    const Palette& colours = palette();
    const double width = 26 * pile.scale, height = 38 * pile.scale, scale = pile.scale;
    const wxColour& fill = pile.face_down ? colours.accent : colours.card;
    const Pen::Edge edge{colours.cardedge, 1.1};
    for (int i = std::clamp(pile.count - 1, 0, 2); i > 0; --i) {
        pen.box({left + 3 * i * scale, top - 2 * i * scale, width, height}, 3 * scale, fill, edge);
    }
    const wxRect2DDouble at{left, top, width, height};
    if (pile.count == 0) {
        pen.frame(at, 3 * scale, {colours.cardedge, 1.1, 2.2, 3.3});
    } else {
        pen.box(at, 3 * scale, fill, edge);
    }
    const wxString words = wxString::Format("%d", pile.count);
    const double size = words.length() > 2 ? 13 * scale : words.length() > 1 ? 17 * scale : 20 * scale;
    const wxColour& ink = pile.count == 0 ? colours.secondary : pile.face_down ? colours.onaccent : colours.text;
    pen.text(words, left + width / 2, top + height / 2 + 0.34 * size, {size, true, true}, ink, Align::centre);
    constexpr double kLeastLabel = 11, kSmaller = 0.5;
    Face label{pile.label_size, false, false};
    while (label.size > kLeastLabel && pen.width(pile.label, label) > pile.label_room) {
        label.size = std::max(kLeastLabel, label.size - kSmaller);
    }
    pen.text(pile.label, left + width + 9 * scale, top + height / 2 + 4.5, label, colours.text);
}

}  // namespace castalia
