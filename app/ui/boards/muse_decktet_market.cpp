// The left part of the board: six wires of coins, and what a Patron and a Palace would do now.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/decktet_cards.h"
#include "app/ui/boards/muse_decktet_parts.h"

namespace castalia::muse_decktet {

namespace {

constexpr double kPanelCorner = 8, kHead = 27, kMarketRow = 42, kFoot = 24, kChange = 34;
constexpr double kLeastWire = 19, kMostWire = 28, kMarketGap = 6;

wxString change_words(int change) {
    return change == 0 ? wxString() : wxString::Format(change > 0 ? L"+%d" : L"−%d", std::abs(change));
}

void draw_economy(const Pen& pen, const wxRect2DDouble& at, const Market& market, std::vector<HitArea>& hit_areas) {
    const Palette& colours = palette();
    pen.box(at, kPanelCorner, colours.surface, {colours.line, 1});
    pen.text(_("Economy"), at.m_x + 14, at.m_y + 20, {17, true, true}, colours.text);
    const int left = std::max(0, kGrowths - market.state.exhaustions);
    const double room = at.m_width - 44 - pen.width(_("Economy"), {17, true, true});
    const wxString growths = wxString::Format(_("%d of %d growths left"), left, kGrowths);
    const bool whole = pen.width(growths, {12.5, false, false}) <= room;
    pen.text(whole ? growths : wxString::Format(_("%d growths"), left), at.m_x + at.m_width - 14, at.m_y + 20,
             {12.5, false, false}, colours.secondary, Align::right, room);
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
        wxString name = words(say("Economy: {coins}", {{"coins", decktet::counted_suit(suit, coins)}}));
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

/// Draws for each suit its shape and letter, how much there is and how much is missing, as far as there is room.
void draw_tills(const Pen& pen, double left, double right, double middle, const Look& look, const wxColour& ink) {
    const Face face{12, false, false};
    double x = left;
    for (const Look::Till& till : look.tills) {
        const wxString lacks = till.lacks > 0 ? wxString::Format(_("%d, short %d"), till.holds, till.lacks)
                                              : wxString::Format("%d", till.holds);
        const wxString brief = wxString::Format("%d/%d", till.holds, look.price);
        const double rest = right - x - 28;
        const bool whole = pen.width(lacks, face) * static_cast<double>(look.tills.size()) +
                               36 * static_cast<double>(look.tills.size()) <=
                           right - left;
        const wxString& told = whole || look.tills.size() == 1 ? lacks : brief;
        if (pen.width(told, face) > rest) {
            return;
        }
        x = draw_suit_and_letter(pen, x, middle, 5.5, till.suit, 11.5, ink) + 4;
        pen.text(told, x, middle + 4.3, face, ink);
        x += pen.width(told, face) + 8;
    }
}

void draw_look(const Pen& pen, const wxRect2DDouble& at, const Look& look) {
    const Palette& colours = palette();
    const double middle = at.m_y + at.m_height / 2;
    if (look.sold()) {
        pen.box(at, 7, colours.lampfill, {colours.lampink, 1.6});
    }
    const wxColour& ink = look.sold() ? colours.onlampfill : colours.text;
    draw_rank(pen, at.m_x + 20, middle + 8.5, 24, look.painting, ink);
    const bool three = decktet::suits(look.painting).size() > 2;
    const double suits_end = draw_suits(pen, at.m_x + 33, middle, three ? 5.5 : 8, look.painting, 11.5, ink);
    double right = at.m_x + at.m_width - 8;
    if (look.sold()) {
        const Suit suit = look.tills.back().suit;
        draw_suit_and_letter(pen, right - 30, middle, 8.5, suit, 11.5, ink);
        const wxString sum = wxString::Format("%d", look.price);
        pen.text(sum, right - 34, middle + 7, {20, true, true}, ink, Align::right);
        right -= 40 + pen.width(sum, {20, true, true});
    }
    const double text = std::max(suits_end + 3, at.m_x + 94), most = right - text;
    // The price of a painting that is sold stands at the right. A long name is left out before it is cut.
    wxString name = utf8(decktet::code(look.painting)) + " " + words(decktet::short_name(look.painting));
    const wxString price = look.sold() ? wxString() : wxString::Format(", %d", look.price);
    Face face{13, true, false};
    while (face.size > 11 && pen.width(name + price, face) > most) {
        face.size -= 0.5;
    }
    if (pen.width(name + price, face) > most) {
        name = words(decktet::short_name(look.painting));
    }
    if (pen.width(name + price, face) > most) {
        name = utf8(decktet::code(look.painting));
    }
    pen.text(name + price, text, middle - 4, face, ink);
    draw_tills(pen, text, right, middle + 10, look, look.sold() ? ink : colours.secondary);
}

/// Draws the search of the Patron. When there is no room for all paintings, the last one is kept, because it sells.
void draw_patron(const Pen& pen, const wxRect2DDouble& at, const Market& market, std::vector<HitArea>& hit_areas) {
    const Palette& colours = palette();
    pen.box(at, kPanelCorner, colours.surface, {colours.line, 1});
    const std::vector<Look>& looks = market.looks;
    const bool sold = !looks.empty() && looks.back().sold();
    const wxString title = sold            ? _("A Patron would buy now")
                           : looks.empty() ? _("A Patron would find no painting now")
                                           : _("A Patron would buy nothing now");
    const double width = at.m_width - 24;
    Face heading{16, true, true};
    while (heading.size > 12 && pen.width(title, heading) > width) {
        heading.size -= 0.5;
    }
    const std::vector<wxString> lines = pen.wrapped(title, heading, width);
    const double line_height = heading.size + 3, head = kHead + line_height * static_cast<double>(lines.size() - 1);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        pen.text(lines[i], at.m_x + 14, at.m_y + 20 + line_height * static_cast<double>(i), heading, colours.text,
                 Align::left, width);
    }
    const auto room = static_cast<std::size_t>(std::max(1.0, (at.m_height - head - kFoot) / kMarketRow));
    const std::size_t left_out = looks.size() > room ? looks.size() - room : 0;
    if (const wxString more = wxString::Format(_("after %zu more"), left_out);
        left_out > 0 && pen.width(title, heading) + pen.width(more, {13, false, false}) < at.m_width - 40) {
        pen.text(more, at.m_x + at.m_width - 14, at.m_y + 20, {13, false, false}, colours.secondary, Align::right);
    }
    for (std::size_t i = left_out; i < looks.size(); ++i) {
        const wxRect2DDouble row{at.m_x + 6, at.m_y + head + kMarketRow * static_cast<double>(i - left_out),
                                 at.m_width - 12, kMarketRow - 3};
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
    const bool whole = pen.width(palace, {13, false, false}) <= at.m_width - 40;
    wxString brief = market.palace || whole ? palace : wxString(_("Palace now: nothing"));
    if (market.palace) {
        const Card card = market.palace->second;
        const wxString who = player_name(market.rules, market.palace->first);
        for (const wxString& shorter : {wxString::Format(_("Palace now: %s, %s"), card_name(card), who),
                                        wxString::Format(_("Palace now: %s"), card_name(card)),
                                        wxString::Format(_("Palace now: %s"), utf8(decktet::code(card)))}) {
            if (pen.width(brief, {13, false, false}) > at.m_width - 40) {
                brief = shorter;
            }
        }
    }
    pen.text(brief, at.m_x + 32, foot, {13, false, false}, colours.text, Align::left, at.m_width - 36);
    hit_areas.push_back({"palace", pen.area({at.m_x + 4, foot - 16, at.m_width - 8, 20}), palace});
}

}  // namespace

void draw_market(const Pen& pen, const wxRect2DDouble& at, const Market& market, std::vector<HitArea>& hit_areas) {
    const double wire =
        std::clamp((at.m_height - 2 * kHead - kFoot - 3 * kMarketRow - kMarketGap - 5) / 6, kLeastWire, kMostWire);
    const double economy = kHead + 6 * wire + 5;
    draw_economy(pen, {at.m_x, at.m_y, at.m_width, economy}, market, hit_areas);
    draw_patron(pen, {at.m_x, at.m_y + economy + kMarketGap, at.m_width, at.m_height - economy - kMarketGap}, market,
                hit_areas);
}

}  // namespace castalia::muse_decktet
