// The cards of Muse: paintings in a studio lie across, those in a palace hang upright.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/decktet_cards.h"
#include "app/ui/boards/muse_decktet_parts.h"

namespace castalia::muse_decktet {

namespace {

constexpr double kCorner = 6, kLeastTwoLines = 44;

Pen::Edge edge_of(bool coming) {
    return coming ? Pen::Edge{palette().lampink, 2.2, 6.6, 4.4} : Pen::Edge{palette().cardedge, 1.2};
}

void draw_light(const Pen& pen, wxRect2DDouble at) {
    at.Inset(-2.5, -2.5);
    pen.frame(at, kCorner + 2, {palette().lampink, 4.5});
    pen.frame(at, kCorner + 2, {palette().lamp, 2.4});
}

wxString sum_of(const Look& look) {
    return look.sold() ? wxString::Format("%d %s", look.price, suit_letter(look.tills.back().suit)) : wxString(L"–");
}

}  // namespace

wxString player_name(const Rules& rules, Seat seat) {
    return utf8(rules.names.at(static_cast<std::size_t>(seat.index)));
}

wxString card_name(Card card) { return utf8(decktet::code(card)) + " " + words(decktet::short_name(card)); }

wxString fetching(const Look& look) {
    return look.sold() ? wxString::Format(_("fetches %s"), sum_of(look)) : _("no buyer now");
}

double draw_suits(const Pen& pen, double left, double middle, double radius, Card card, double letter) {
    double x = left;
    for (const Suit suit : decktet::suits(card)) {
        pen.bead(x + radius, middle, radius, decktet::index(suit));
        x += 2 * radius + 0.14 * letter;
        if (letter > 0) {
            const Face face{letter, true, false};
            pen.text(suit_letter(suit), x, middle + 0.36 * letter, face, palette().text);
            x += pen.width(suit_letter(suit), face);
        }
        x += 0.5 * radius;
    }
    return x;
}

void draw_painting(const Pen& pen, const wxRect2DDouble& at, const Painting& painting) {
    const Palette& colours = palette();
    if (painting.looked_at) {
        draw_light(pen, at);
    }
    pen.box(at, kCorner, colours.card, edge_of(painting.coming));
    const double tall = at.m_height, left = at.m_x, right = at.m_x + at.m_width;
    const bool two_lines = tall >= kLeastTwoLines, three = decktet::suits(painting.card).size() > 2;
    const double size = std::min(44.0, 0.78 * tall), middle = at.m_y + tall / 2;
    draw_rank(pen, left + 23, middle + 0.35 * size, size, painting.card);
    const double crown = two_lines ? 12 : std::min(14.0, 0.6 * tall);
    if (two_lines) {
        const double radius = std::min(three ? 8.2 : 10.5, 0.19 * tall);
        draw_suits(pen, left + 46, at.m_y + 0.36 * tall, radius, painting.card, three ? 11 : 13.5);
        pen.text(fetching(painting.fetches), left + 46, at.m_y + tall - 0.19 * tall, {13, false, false},
                 colours.secondary, Align::left, at.m_width - 50);
        if (painting.next) {
            pen.mark("rank-crown", left + 10, at.m_y + 9, crown, colours.text);
        }
        return;
    }
    const double letter = std::min(three ? 11.0 : 13.0, 0.62 * tall);
    const double end =
        draw_suits(pen, left + 42, middle, std::min(three ? 6.5 : 8.5, 0.36 * tall), painting.card, letter);
    pen.text(sum_of(painting.fetches), right - 6, middle + 0.36 * letter, {letter, false, false}, colours.secondary,
             Align::right);
    if (painting.next && right - 40 - end > crown) {
        pen.mark("rank-crown", end + crown / 2 + 2, middle, crown, colours.text);
    }
}

void draw_hung(const Pen& pen, const wxRect2DDouble& at, Card card, bool coming) {
    pen.box(at, 4, palette().card, edge_of(coming));
    const double size = 0.5 * at.m_height;
    draw_rank(pen, at.m_x + at.m_width / 2, at.m_y + 0.47 * at.m_height, size, card);
    const auto suits = decktet::suits(card);
    const double radius = std::min(4.8, (at.m_width - 5) / (2.0 * static_cast<double>(suits.size()) + 0.6));
    const double pitch = 2 * radius + 1;
    for (std::size_t i = 0; i < suits.size(); ++i) {
        const double off = static_cast<double>(i) - (static_cast<double>(suits.size()) - 1) / 2;
        pen.bead(at.m_x + at.m_width / 2 + pitch * off, at.m_y + 0.76 * at.m_height, radius,
                 decktet::index(suits[i]));
    }
}

void draw_slot(const Pen& pen, const wxRect2DDouble& at) { pen.frame(at, 4, {palette().cardedge, 1.1, 2.2, 3.3}); }

}  // namespace castalia::muse_decktet
