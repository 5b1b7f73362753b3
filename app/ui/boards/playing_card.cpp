#include "app/ui/boards/playing_card.h"

#include <algorithm>

#include "app/ui/basics/wx_text.h"

namespace castalia {

wxString rank_letters(int rank) {
    return utf8(std::string(playing::rank_code(playing::card(rank, playing::Suit::spades))));
}

void draw_playing_card(const Pen& pen, const wxRect2DDouble& at, playing::Card card) {
    const Palette& colours = palette();
    const playing::Suit suit = playing::suit(card);
    const bool red = suit == playing::Suit::hearts || suit == playing::Suit::diamonds;
    const wxColour& ink = red ? colours.poker_red : colours.poker_black;
    const double unit = at.m_height / 104;
    pen.box(at, 6 * unit, colours.card, {colours.cardedge, 1.1});
    pen.text(rank_letters(playing::rank(card)), at.m_x + 9 * unit, at.m_y + 30 * unit, {27 * unit, true, true}, ink);
    pen.mark(playing::art(suit), at.m_x + 20 * unit, at.m_y + 49 * unit, 20 * unit, ink);
    if (at.m_width > 50 * unit) {
        pen.mark(playing::art(suit), at.m_x + at.m_width - 24 * unit, at.m_y + at.m_height - 28 * unit, 37 * unit,
                 ink);
    }
}

void draw_card_back(const Pen& pen, const wxRect2DDouble& at) {
    const Palette& colours = palette();
    const double unit = at.m_height / 104;
    pen.box(at, 6 * unit, colours.facedown, {colours.cardedge, 1.1});
    pen.frame({at.m_x + 6 * unit, at.m_y + 6 * unit, at.m_width - 12 * unit, at.m_height - 12 * unit}, 4 * unit,
              {on_dark() ? colours.cardedge : colours.card, 1.4 * unit});
}

}  // namespace castalia
