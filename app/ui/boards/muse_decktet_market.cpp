// The left part of the board: six wires of coins, and what a Patron and a Palace would do now.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/decktet_cards.h"
#include "app/ui/boards/muse_decktet_parts.h"

namespace castalia::muse_decktet {

namespace {

constexpr double kCorner = 8, kHead = 27, kRow = 40, kFoot = 24, kChange = 34;
constexpr double kLeastWire = 19, kMostWire = 26, kGap = 6;

wxString change_words(int change) {
    return change == 0 ? wxString() : wxString::Format(change > 0 ? L"+%d" : L"−%d", std::abs(change));
}

void draw_economy(const Pen& pen, const wxRect2DDouble& at, const Market& market, std::vector<HitArea>& hit_areas) {
    const Palette& colours = palette();
    pen.box(at, kCorner, colours.surface, {colours.line, 1});
    pen.text(_("Economy"), at.m_x + 14, at.m_y + 20, {17, true, true}, colours.text);
    const int left = std::max(0, kGrowths - market.state.exhaustions);
    pen.text(wxString::Format(_("%d of %d growths left"), left, kGrowths), at.m_x + at.m_width - 14, at.m_y + 20,
             {13, false, false}, colours.secondary, Align::right);
    const double step = (at.m_height - kHead - 5) / 6;
    for (const Suit suit : decktet::kSuits) {
        const double y = at.m_y + kHead + step * (static_cast<double>(decktet::index(suit)) + 0.5);
        const int coins = market.state.economy[suit], change = coins - market.state.economy_before[suit];
        const double right = at.m_x + at.m_width - kChange;
        draw_wire(pen, at.m_x - 13, right, y, {suit, coins, false, 12.5, 1, 13});
        if (change != 0) {
            pen.text(change_words(change), at.m_x + at.m_width - 12, y + 4.8, {13, true, false},
                     change > 0 ? colours.good : colours.warning, Align::right);
        }
        wxString name = wxString::Format(_("Economy: %d %s"), coins, words(decktet::suit_name(suit)));
        if (change != 0) {
            name += wxString::Format(_(", %s in the last round"), change_words(change));
        }
        hit_areas.push_back({PlaceId("economy") / std::string(1, decktet::letter(suit)),
                             pen.area({at.m_x + 4, y - step / 2, at.m_width - 8, step}), name});
    }
}

/// Returns for each suit how much there is and how much is missing. Beside the price that is paid, "enough" is left
/// out.
wxString till_words(const Look& look, bool spoken) {
    wxString all;
    for (const Look::Till& till : look.tills) {
        all += all.empty() ? wxString() : wxString(L" · ");
        all += suit_letter(till.suit) + wxString::Format(" %d", till.holds);
        if (till.lacks > 0) {
            all += wxString::Format(_(", short %d"), till.lacks);
        } else if (spoken) {
            all += _(", enough");
        }
    }
    return all;
}

void draw_look(const Pen& pen, const wxRect2DDouble& at, const Look& look) {
    const Palette& colours = palette();
    const double middle = at.m_y + at.m_height / 2;
    if (look.sold()) {
        pen.box(at, 7, colours.lampfill, {colours.lampink, 1.6});
    }
    const wxColour& ink = look.sold() ? colours.onlampfill : colours.text;
    draw_rank(pen, at.m_x + 20, middle + 8.5, 24, look.painting, ink);
    draw_suits(pen, at.m_x + 38, middle, decktet::suits(look.painting).size() > 2 ? 6 : 8, look.painting, 0);
    double right = at.m_x + at.m_width - 10;
    if (look.sold()) {
        const Suit suit = look.tills.back().suit;
        pen.text(suit_letter(suit), right, middle + 5, {13.5, true, false}, ink, Align::right);
        pen.bead(right - 24, middle, 9, decktet::index(suit));
        const wxString sum = wxString::Format("%d", look.price);
        pen.text(sum, right - 38, middle + 7, {20, true, true}, ink, Align::right);
        right -= 44 + pen.width(sum, {20, true, true});
    }
    const double text = at.m_x + 92, most = right - text;
    // The price of a painting that is sold stands at the right. A long name becomes smaller so that it is not cut.
    const wxString name =
        look.sold() ? card_name(look.painting) : wxString::Format("%s, %d", card_name(look.painting), look.price);
    Face face{13.5, true, false};
    while (face.size > 11.5 && pen.width(name, face) > most) {
        face.size -= 0.5;
    }
    pen.text(name, text, middle - 3, face, ink, Align::left, most);
    pen.text(till_words(look, false), text, middle + 13, {13, false, false}, look.sold() ? ink : colours.secondary,
             Align::left, most);
}

/// Draws the search of the Patron. When there is no room for all paintings, the last one is kept, because it sells.
void draw_patron(const Pen& pen, const wxRect2DDouble& at, const Market& market, std::vector<HitArea>& hit_areas) {
    const Palette& colours = palette();
    pen.box(at, kCorner, colours.surface, {colours.line, 1});
    const std::vector<Look>& looks = market.looks;
    const bool sold = !looks.empty() && looks.back().sold();
    const wxString title = sold            ? _("A Patron would buy now")
                           : looks.empty() ? _("A Patron would find no painting now")
                                           : _("A Patron would buy nothing now");
    pen.text(title, at.m_x + 14, at.m_y + 20, {16, true, true}, colours.text, Align::left, at.m_width - 24);
    const auto room = static_cast<std::size_t>(std::max(1.0, (at.m_height - kHead - kFoot) / kRow));
    const std::size_t left_out = looks.size() > room ? looks.size() - room : 0;
    if (left_out > 0) {
        pen.text(wxString::Format(_("after %zu more"), left_out), at.m_x + at.m_width - 14, at.m_y + 20,
                 {13, false, false}, colours.secondary, Align::right);
    }
    for (std::size_t i = left_out; i < looks.size(); ++i) {
        const wxRect2DDouble row{at.m_x + 6, at.m_y + kHead + kRow * static_cast<double>(i - left_out),
                                 at.m_width - 12, kRow - 3};
        draw_look(pen, row, looks[i]);
        hit_areas.push_back({PlaceId("patron") / decktet::code(looks[i].painting), pen.area(row),
                             wxString::Format(_("Patron: %s by %s, price %d: %s"), card_name(looks[i].painting),
                                              player_name(market.rules, looks[i].painter), looks[i].price,
                                              till_words(looks[i], true))});
    }
    const double foot = at.m_y + at.m_height - 8;
    const wxString palace =
        market.palace ? wxString::Format(_("A Palace would move %s now, %s"), card_name(market.palace->second),
                                         player_name(market.rules, market.palace->first))
                      : _("A Palace would move nothing now");
    pen.mark("rank-crown", at.m_x + 20, foot - 4.5, 13, colours.text);
    const wxString brief = market.palace ? wxString::Format(_("Palace now: %s, %s"), card_name(market.palace->second),
                                                            player_name(market.rules, market.palace->first))
                                         : palace;
    pen.text(brief, at.m_x + 32, foot, {13, false, false}, colours.text, Align::left, at.m_width - 40);
    hit_areas.push_back({"palace", pen.area({at.m_x + 4, foot - 16, at.m_width - 8, 20}), palace});
}

}  // namespace

void draw_market(const Pen& pen, const wxRect2DDouble& at, const Market& market, std::vector<HitArea>& hit_areas) {
    const double wire =
        std::clamp((at.m_height - 2 * kHead - kFoot - 3 * kRow - kGap - 5) / 6, kLeastWire, kMostWire);
    const double economy = kHead + 6 * wire + 5;
    draw_economy(pen, {at.m_x, at.m_y, at.m_width, economy}, market, hit_areas);
    draw_patron(pen, {at.m_x, at.m_y + economy + kGap, at.m_width, at.m_height - economy - kGap}, market, hit_areas);
}

}  // namespace castalia::muse_decktet
