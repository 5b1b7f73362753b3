// What lies beside the districts: the players' tokens on their wires, and the piles.
#include <algorithm>

#include "app/ui/basics/words.h"
#include "app/ui/boards/magnate_parts.h"

namespace castalia::magnate {

namespace {

constexpr double kTrayCorner = 8, kLeastName = 52;
constexpr int kMostBeads = 14;   ///< On a wire; the numeral tells the rest.

/// One wire: crown, glyph, letter, thread, beads, numeral.
void draw_wire(const Pen& pen, const Measures& measure, double left, double right, double y, Suit suit, int count,
               bool crowned) {
    const Palette& colours = palette();
    const double wide = measure.bead_scale;
    if (crowned) {
        pen.mark("rank-crown", left + 12 * wide, y, 12 * wide, colours.secondary);
    }
    pen.glyph(left + 29 * wide, y, 16 * wide, decktet::index(suit));
    pen.text(wxString(decktet::letter(suit)), left + 48 * wide, y + 0.36 * measure.letter, {measure.letter, true, false},
             colours.text, Align::centre);
    const double radius = 8 * wide, start = left + 59 * wide, end = right - 32 * wide;
    pen.line(start, y, end, y, {colours.control, 1.3});
    const int beads = std::min(count, kMostBeads);
    const double first = start + radius + 1;
    const double pitch = beads > 1 ? std::min(2 * radius + 1, (end - first - radius) / (beads - 1)) : 0;
    for (int bead = 0; bead < beads; ++bead) {
        pen.bead(first + pitch * bead, y, radius, decktet::index(suit), true);
    }
    // Room for as many digits as there are; a zero is a bare thread and needs no weight.
    const wxString words = wxString::Format("%d", count);
    const double size = (words.length() > 2 ? 15 : count == 0 ? 17 : 20) * wide;
    pen.text(words, right - 19 * wide + (words.length() > 1 ? 4 * wide : 0), y + 0.34 * size, {size, count > 0, true},
             count > 0 ? colours.text : colours.secondary, Align::centre);
}

void draw_stack(const Pen& pen, double left, double top, double scale, int count, bool back, const wxString& label,
                double label_size) {
    const Palette& colours = palette();
    const double width = 26 * scale, height = 38 * scale;
    const wxColour& fill = back ? colours.accent : colours.card;
    const Pen::Edge edge{colours.cardedge, 1.1};
    for (int i = std::clamp(count - 1, 0, 2); i > 0; --i) {
        pen.box({left + 3 * i * scale, top - 2 * i * scale, width, height}, 3 * scale, fill, edge);
    }
    const wxRect2DDouble at{left, top, width, height};
    if (count == 0) {
        pen.frame(at, 3 * scale, {colours.cardedge, 1.1, 2.2, 3.3});
    } else {
        pen.box(at, 3 * scale, fill, edge);
    }
    const wxString words = wxString::Format("%d", count);
    const double size = words.length() > 2 ? 13 * scale : words.length() > 1 ? 17 * scale : 20 * scale;
    pen.text(words, left + width / 2, top + height / 2 + 0.34 * size, {size, true, true},
             count == 0 ? colours.secondary : back ? colours.onaccent : colours.text, Align::centre);
    pen.text(label, left + width + 11 * scale, top + height / 2 + 4.5, {label_size, false, false}, colours.text);
}

}  // namespace

void draw_tray(const Pen& pen, const Measures& measure, const wxRect2DDouble& at, const TrayShown& shown,
               std::vector<Spot>& spots) {
    const Palette& colours = palette();
    pen.box(at, kTrayCorner, colours.surface, {colours.line, 1});
    const double wide = measure.bead_scale, right = at.m_x + at.m_width;
    const long long total = shown.tokens.total();
    pen.disc(at.m_x + 22 * wide, at.m_y + 16.5 * wide, 10 * wide, shown.name, shown.seat);
    const wxString count = wxString::Format(wxPLURAL("%lld token", "%lld tokens", static_cast<unsigned>(total)), total);
    const Face small{measure.count, false, false};
    const double head = at.m_y + 21.5 * wide;
    // A long name takes the room of the sum, which the wires tell too.
    const double whole = at.m_width - 39 * wide - 12;
    double room = whole - pen.width(count, small) - 8;
    if (room < kLeastName * wide && pen.width(shown.name, {measure.head, true, false}) > room) {
        room = whole;
    } else {
        pen.text(count, right - 12, head, small, colours.secondary, Align::right);
    }
    pen.text(shown.name, at.m_x + 39 * wide, head, {measure.head, true, false}, colours.text, Align::left, room);
    for (const Suit suit : decktet::kSuits) {
        const double y = at.m_y + measure.tray_head + measure.wire_step * static_cast<double>(decktet::index(suit));
        const bool crowned = std::ranges::find(shown.crowns, suit) != shown.crowns.end();
        draw_wire(pen, measure, at.m_x, right, y, suit, shown.tokens[suit], crowned);
        spots.push_back({std::string(1, decktet::letter(suit)),
                         pen.area({at.m_x + 2, y - measure.wire_step / 2, at.m_width - 4, measure.wire_step}),
                         wxString::Format(_("%s: %d %s"), shown.name, shown.tokens[suit],
                                          words(decktet::suit_name(suit)))});
    }
}

void draw_piles(const Pen& pen, const Measures& measure, const wxRect2DDouble& at, int pile, int sold,
                std::vector<Spot>& spots) {
    const double scale = measure.bead_scale, half = 72 * scale;
    const double top = at.m_y + (at.m_height - 38 * scale) / 2 + 2 * scale;
    draw_stack(pen, at.m_x + 2, top, scale, pile, true, _("Pile"), measure.count);
    draw_stack(pen, at.m_x + 2 + half, top, scale, sold, false, _("Sold"), measure.count);
    spots.push_back({"draw_pile", pen.area({at.m_x + 1, top - 5, half - 4, 38 * scale + 8}),
                     wxString::Format(wxPLURAL("Draw pile, %d card", "Draw pile, %d cards", pile), pile)});
    spots.push_back({"discard_pile", pen.area({at.m_x + 1 + half, top - 5, half - 4, 38 * scale + 8}),
                     wxString::Format(wxPLURAL("Sold, %d card", "Sold, %d cards", sold), sold)});
}

}  // namespace castalia::magnate
