// The part beside the districts: the players' tokens on their wires, and the piles.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/decktet_cards.h"
#include "app/ui/boards/magnate_parts.h"

namespace castalia::magnate {

namespace {

constexpr double kTrayCorner = 8;

}  // namespace

void draw_tray(const Pen& pen, const Measures& measure, const wxRect2DDouble& at, const TrayShown& shown,
               std::vector<HitArea>& hit_areas) {
    const Palette& colours = palette();
    pen.box(at, kTrayCorner, colours.surface, {colours.line, 1});
    const double wide = measure.bead_scale, right = at.m_x + at.m_width;
    const long long total = shown.tokens.total();
    pen.disc(at.m_x + 22 * wide, at.m_y + 16.5 * wide, measure.disc, shown.name, shown.seat);
    const wxString count =
        wxString::Format(wxPLURAL("%lld token", "%lld tokens", static_cast<unsigned>(total)), total);
    Face small{measure.count, false, false}, large{measure.head, true, false};
    const double head = at.m_y + 21.5 * wide;
    // Both become smaller first. When there is still too little room, the sum is left out, because the wires show it
    // too, and then the player has the short name of the table.
    const double whole = at.m_width - 39 * wide - 12;
    wxString name = shown.name;
    for (int step = 0; step < 4 && pen.width(name, large) + 8 + pen.width(count, small) > whole; ++step) {
        small.size *= measure.shrinks;
        large.size *= measure.shrinks;
    }
    if (pen.width(name, large) > whole) {
        name = shown.called;
    }
    const double beside = whole - pen.width(count, small) - 8;
    const bool counted = pen.width(name, large) <= beside;
    if (counted) {
        pen.text(count, right - 12, head, small, colours.secondary, Align::right);
    }
    pen.text(name, at.m_x + 39 * wide, head, large, colours.text, Align::left, counted ? beside : whole);
    for (const Suit suit : decktet::kSuits) {
        const double y = at.m_y + measure.tray_head + measure.wire_step * static_cast<double>(decktet::index(suit));
        const bool crowned = std::ranges::find(shown.crowns, suit) != shown.crowns.end();
        draw_wire(pen, at.m_x, right, y, {suit, shown.tokens[suit], crowned, measure.letter, measure.bead_scale});
        hit_areas.push_back({PlaceId(decktet::letter(suit)),
                             pen.area({at.m_x + 2, y - measure.wire_step / 2, at.m_width - 4, measure.wire_step}),
                             words(say(crowned ? "{who}: {tokens}, and its Crown" : "{who}: {tokens}",
                                       {{"who", literally(utf8(shown.name))},
                                        {"tokens", decktet::counted_suit(suit, shown.tokens[suit])}}))});
    }
}

void draw_piles(const Pen& pen, const Measures& measure, const wxRect2DDouble& at, int pile, int sold,
                std::vector<HitArea>& hit_areas) {
    const double scale = measure.bead_scale, card = (26 + 9) * scale;
    const double top = at.m_y + (at.m_height - 38 * scale) / 2 + 2 * scale;
    // A longer word in another language moves the second pile, as far as its own word leaves room for that.
    const Face label{measure.count, false, false};
    constexpr double kGap = 8;
    const double wanted = card + pen.width(_("Pile"), label) + kGap,
                 spare = at.m_width - 2 - card - pen.width(_("Sold"), label);
    const double half = std::max(measure.pile_step, std::min(wanted, spare));
    draw_pile(pen, at.m_x + 2, top, {pile, true, _("Pile"), measure.count, scale, half - card - 2});
    draw_pile(pen, at.m_x + 2 + half, top,
              {sold, false, _("Sold"), measure.count, scale, at.m_width - half - card - 2});
    hit_areas.push_back({"draw_pile", pen.area({at.m_x + 1, top - 5, half - 4, 38 * scale + 8}),
                         wxString::Format(wxPLURAL("Draw pile, %d card", "Draw pile, %d cards", pile), pile)});
    hit_areas.push_back({"discard_pile", pen.area({at.m_x + 1 + half, top - 5, half - 4, 38 * scale + 8}),
                         wxString::Format(wxPLURAL("Sold, %d card", "Sold, %d cards", sold), sold)});
}

}  // namespace castalia::magnate
