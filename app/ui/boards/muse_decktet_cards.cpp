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

double draw_suit_and_letter(const Pen& pen, double left, double middle, double radius, Suit suit, double letter,
                            const wxColour& ink) {
    // A small bead shows no shape: there the bare shape stands in the colour of the suit.
    constexpr double kLeastBead = 7.5;
    if (radius >= kLeastBead) {
        pen.bead(left + radius, middle, radius, decktet::index(suit));
    } else {
        const bool lit = ink == palette().onlampfill;
        pen.glyph(left + radius, middle, 2 * radius, decktet::index(suit), lit ? ink : wxNullColour);
    }
    if (letter <= 0) {
        return left + 2 * radius;
    }
    const Face face{letter, true, false};
    pen.text(suit_letter(suit), left + 2 * radius + 2, middle + 0.36 * letter, face, ink);
    return left + 2 * radius + 2 + pen.width(suit_letter(suit), face);
}

double draw_suits(const Pen& pen, double left, double middle, double radius, Card card, double letter,
                  const wxColour& ink) {
    double x = left;
    for (const Suit suit : decktet::suits(card)) {
        x = draw_suit_and_letter(pen, x, middle, radius, suit, letter, ink) + 0.5 * radius;
    }
    return x;
}

namespace {

/// Draws what a painting fetches: "fetches 8", then the suit. Where there is little room, without the word.
void draw_fetches(const Pen& pen, double left, double right, double middle, const Look& look, bool worded) {
    const Palette& colours = palette();
    const Face face{12, false, false};
    if (!look.sold()) {
        const wxString told = worded ? wxString(_("no buyer now")) : wxString(L"–");
        const wxString shown = pen.width(told, face) <= right - left ? told : wxString(_("no buyer"));
        pen.text(shown, left, middle + 4.5, face, colours.secondary, Align::left, right - left);
        return;
    }
    const wxString price = wxString::Format("%d", look.price);
    wxString told = worded ? wxString::Format(_("fetches %s"), price) : price;
    constexpr double kSuit = 28;
    told = pen.width(told, face) + kSuit <= right - left ? told : price;
    pen.text(told, left, middle + 4.5, face, colours.secondary);
    draw_suit_and_letter(pen, left + pen.width(told, face) + 4, middle, 6.5, look.tills.back().suit, 11.5,
                         colours.secondary);
}

}  // namespace

void draw_painting(const Pen& pen, const wxRect2DDouble& at, const Painting& painting) {
    const Palette& colours = palette();
    if (painting.looked_at) {
        draw_light(pen, at);
    }
    pen.box(at, kCorner, colours.card, edge_of(painting.coming));
    const double tall = at.m_height, left = at.m_x, right = at.m_x + at.m_width;
    const bool two_lines = tall >= kLeastTwoLines;
    const auto suits = static_cast<double>(decktet::suits(painting.card).size());
    const double size = std::min(at.m_width < 110 ? 30.0 : 40.0, 0.78 * tall), middle = at.m_y + tall / 2;
    const double rank = at.m_width < 110 ? 15 : 22;
    draw_rank(pen, left + rank, middle + 0.35 * size, size, painting.card);
    const double words = left + 2 * rank - (at.m_width < 110 ? 2 : 5);
    // A bead, its letter and the air after it.
    const double letter = 11.5, wide = (right - 3 - words) / suits - 2 - 10;
    if (two_lines) {
        const double radius = std::clamp(wide / 2.5, 5.5, 9.5);
        draw_suits(pen, words, at.m_y + 0.32 * tall, radius, painting.card, letter);
        draw_fetches(pen, words, right - 4, at.m_y + 0.76 * tall, painting.fetches, true);
        if (painting.next) {
            pen.mark("rank-crown", left + 9, at.m_y + 9, 12, colours.text);
        }
        return;
    }
    const double end = draw_suits(pen, words, middle, std::min({std::max(wide / 2.5, 5.0), 8.0, 0.42 * tall}),
                                  painting.card, letter);
    if (constexpr double kFetches = 46; right - end > kFetches) {
        draw_fetches(pen, right - kFetches, right - 3, middle, painting.fetches, false);
    }
    if (painting.next && right - 46 - end > 14) {
        pen.mark("rank-crown", end + 8, middle, 12, colours.text);
    }
}

/// The suits stand beneath each other, each with its shape and letter.
void draw_hung(const Pen& pen, const wxRect2DDouble& at, Card card, bool coming) {
    pen.box(at, 4, palette().card, edge_of(coming));
    const auto suits = decktet::suits(card);
    const double line = std::min(14.5, (at.m_height - 20) / static_cast<double>(suits.size()));
    draw_rank(pen, at.m_x + at.m_width / 2, at.m_y + 17, 18, card);
    const double letter = pen.width("W", {11, true, false});
    const double side = std::min({std::max(at.m_width - letter - 5, 6.0), 12.0, line - 1}), wide = side + 2 + letter;
    double y = at.m_y + 20 + line / 2;
    for (const Suit suit : suits) {
        draw_suit_and_letter(pen, at.m_x + (at.m_width - wide) / 2, y, side / 2, suit, 11);
        y += line;
    }
}

void draw_slot(const Pen& pen, const wxRect2DDouble& at) { pen.frame(at, 4, {palette().cardedge, 1.1, 2.2, 3.3}); }

}  // namespace castalia::muse_decktet
