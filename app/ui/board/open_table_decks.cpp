// The decks: the cards on the table, the top of the discard pile, and all cards of each deck with the places where
// they are.
#include <algorithm>
#include <cmath>

#include "app/ui/board/open_table_parts.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia::open_table {

namespace {

constexpr double kDecksCardWide = 44, kDecksCardHigh = 58, kTitle = 22, kGap = 8, kDecksInset = 10, kDeckHead = 30;

bool is_playing(Card card) { return card.id < kFirstJoker; }
bool is_decktet(Card card) { return card.id >= kFirstDecktet; }

wxColour ink_of(Card card) {
    const Palette& colours = palette();
    if (!is_playing(card)) {
        return colours.text;
    }
    const playing::Suit suit = playing::suit({card.id});
    return suit == playing::Suit::hearts || suit == playing::Suit::diamonds ? colours.poker_red : colours.poker_black;
}

/// Returns the code of a card without the letter of its suit, which is drawn beside it.
wxString rank_of(Card card) {
    if (is_playing(card)) {
        return utf8(std::string(playing::rank_code({card.id})));
    }
    std::string word = code(card);
    if (is_decktet(card)) {
        const decktet::Card face{static_cast<std::uint8_t>(card.id - kFirstDecktet)};
        word.erase(word.size() - decktet::suits(face).size());
    }
    return utf8(word);
}

std::size_t columns_of(DeckKind kind) { return kind == DeckKind::decktet || kind == DeckKind::extended ? 9 : 13; }

class Decks {
public:
    Decks(const Pen& pen, const wxRect2DDouble& at, const Sight& sight, std::vector<HitArea>& hit_areas)
        : pen_(pen),
          at_(at),
          sight_(sight),
          rules_(sight.rules),
          now_(sight.after != nullptr ? *sight.after : sight.state),
          hit_areas_(hit_areas) {}

    void draw() {
        double y = at_.m_y;
        draw_laid(y, _("On the table"), now_.table, sight_.state.table, "discard");
        y += kTitle + kDecksCardHigh + kGap;
        draw_laid(y, _("Discarded, last card on top"), now_.discard, sight_.state.discard, "deck");
        y += kTitle + kDecksCardHigh + kGap + 4;
        const double share = (at_.GetBottom() - y) / static_cast<double>(rules_.setup.decks.size());
        for (std::uint8_t deck = 0; deck < rules_.setup.decks.size(); ++deck, y += share) {
            draw_deck(deck, {at_.m_x, y, at_.m_width, share - kGap});
        }
    }

private:
    /// Returns the place of a card. Picking it begins the next step on its way from the deck to the table and to the
    /// discard pile.
    PlaceId play_id(std::uint8_t deck, Card card, std::string_view to) const {
        const auto has = [&](DeckKind kind) { return card_of(kind, code(card)).has_value(); };
        Json id{{"type", "play"},
                {"player", rules_.names.at(static_cast<std::size_t>(now_.turn.index))},
                {"card", code(card)}};
        if (std::ranges::count_if(rules_.setup.decks, has) > 1) {
            id["deck"] = deck_word(rules_.setup.decks[deck]);
        }
        id["to"] = to;
        return PlaceId::beginning(id);
    }

    void draw_laid(double y, const wxString& title, const std::vector<Laid>& cards, const std::vector<Laid>& before,
                   std::string_view onward) {
        const Palette& colours = palette();
        pen_.text(title, at_.m_x, y + 15, {13, true, false}, colours.secondary);
        const double top = y + kTitle;
        if (cards.empty()) {
            pen_.frame({at_.m_x, top, kDecksCardWide, kDecksCardHigh}, 5, {colours.cardedge, 1.2, 2.4, 3.6});
            return;
        }
        // When there are too many cards they overlap, and the last one is shown in full.
        const double room = at_.m_width - kDecksCardWide;
        const double step =
            cards.size() > 1 ? std::min(kDecksCardWide + 5, room / static_cast<double>(cards.size() - 1)) : 0;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const wxRect2DDouble face{at_.m_x + step * static_cast<double>(i), top, kDecksCardWide, kDecksCardHigh};
            const bool coming = std::ranges::find(before, cards[i]) == before.end();
            draw_face(pen_, face, cards[i].card, coming);
            wxRect2DDouble seen = face;
            seen.m_width = i + 1 == cards.size() ? kDecksCardWide : std::min(step, kDecksCardWide);
            const Seat seat{cards[i].seat};
            hit_areas_.push_back(
                {play_id(cards[i].deck, cards[i].card, onward), pen_.area(seen),
                 wxString::Format(_("%s, %s, played by %s"), title, words(name(cards[i].card)), sight_.name(seat))});
        }
    }

    void draw_deck(std::uint8_t deck, const wxRect2DDouble& at) {
        const Palette& colours = palette();
        const DeckKind kind = rules_.setup.decks[deck];
        pen_.box(at, 8, colours.tray, {colours.line, 1});
        const wxString head =
            wxString::Format(_("%lld unseen, %lld discarded"), now_.in_deck[deck], now_.in_discard[deck]);
        wxString title = words(deck_name(kind));
        title = title.Left(1).Upper() + title.Mid(1);
        const double named = std::min(pen_.width(title, {14, true, false}), at.m_width * 0.5);
        pen_.text(title, at.m_x + kDecksInset, at.m_y + 20, {14, true, false}, colours.text, Align::left,
                  at.m_width * 0.5);
        pen_.text(head, at.GetRight() - kDecksInset, at.m_y + 20, {13, false, false}, colours.secondary, Align::right,
                  at.m_width - named - 3 * kDecksInset);
        hit_areas_.push_back({PlaceId("deck") / deck_word(kind),
                              pen_.area({at.m_x, at.m_y, at.m_width, kDeckHead - 2}), title + ": " + head});
        const auto all = cards(kind);
        const std::size_t across = columns_of(kind), rows = (all.size() + across - 1) / across;
        const double wide = (at.m_width - 2 * kDecksInset) / static_cast<double>(across);
        const double high = std::min(27.0, (at.m_height - kDeckHead - 6) / static_cast<double>(rows));
        for (std::size_t i = 0; i < all.size() && high > 8; ++i) {
            const std::size_t row = i / across, column = i % across;
            const wxRect2DDouble cell{at.m_x + kDecksInset + wide * static_cast<double>(column) + 1,
                                      at.m_y + kDeckHead + high * static_cast<double>(row) + 1, wide - 2, high - 2};
            draw_small(deck, all[i], cell);
        }
    }

    /// Draws a card among all of its deck: plain while it has not been seen, highlighted when it is on the table,
    /// struck through when it is on the discard pile.
    void draw_small(std::uint8_t deck, Card card, const wxRect2DDouble& at) {
        const Palette& colours = palette();
        const CardZone zone = rules_.zone_of(now_, deck, card);
        const bool coming = zone != rules_.zone_of(sight_.state, deck, card);
        const bool table = zone == CardZone::table, gone = zone == CardZone::discard;
        pen_.box(at, 3,
                 table  ? colours.lampfill
                 : gone ? colours.tray
                        : colours.card,
                 {coming ? colours.lampink
                  : gone ? colours.line
                         : colours.cardedge,
                  coming ? 2.4 : 0.9});
        const wxColour ink = table ? colours.onlampfill : gone ? colours.secondary : ink_of(card);
        const double middle = at.GetCentre().m_x, size = std::min({14.0, at.m_height * 0.68, at.m_width * 0.46});
        const double base = at.GetCentre().m_y + 0.35 * size;
        if (is_playing(card)) {
            pen_.text(rank_of(card), middle + 0.1 * size, base, {size, table, true}, ink, Align::right);
            pen_.mark(art(card), middle + size * 0.6, at.GetCentre().m_y, size * 0.8, ink);
        } else {
            pen_.text(utf8(code(card)), middle, base, {std::min(size, at.m_width / 2.4), table, false}, ink,
                      Align::centre);
        }
        if (gone) {
            pen_.line(at.m_x + 3, at.GetCentre().m_y, at.GetRight() - 3, at.GetCentre().m_y,
                      {colours.secondary, 1.2});
        }
        const wxString where = table ? _("on the table") : gone ? _("discarded") : _("not seen yet");
        hit_areas_.push_back({play_id(deck, card,
                                      table  ? "discard"
                                      : gone ? "deck"
                                             : "table"),
                              pen_.area(at), words(name(card)) + ", " + where});
    }

    const Pen& pen_;
    wxRect2DDouble at_;
    const Sight& sight_;
    const Rules& rules_;
    const State& now_;
    std::vector<HitArea>& hit_areas_;
};

}  // namespace

void draw_face(const Pen& pen, const wxRect2DDouble& at, Card card, bool lit) {
    const Palette& colours = palette();
    pen.box(at, 5, colours.card, {lit ? colours.lampink : colours.cardedge, lit ? 3.0 : 1.1});
    const wxString rank = rank_of(card);
    const double size = rank.length() > 2 ? 14 : 22;
    pen.text(rank, at.m_x + 5, at.m_y + 0.36 * at.m_height, {size, true, true}, ink_of(card));
    if (is_decktet(card)) {
        const auto suits = decktet::suits({static_cast<std::uint8_t>(card.id - kFirstDecktet)});
        for (std::size_t i = 0; i < suits.size(); ++i) {
            pen.bead(at.GetRight() - 10 - 13 * static_cast<double>(i), at.GetBottom() - 12, 6.5,
                     decktet::index(suits[i]));
        }
    } else if (is_playing(card)) {
        pen.mark(art(card), at.GetRight() - 13, at.GetBottom() - 15, 20, ink_of(card));
    }
}

void draw_decks(const Pen& pen, const wxRect2DDouble& at, const Sight& sight, std::vector<HitArea>& hit_areas) {
    Decks(pen, at, sight, hit_areas).draw();
}

}  // namespace castalia::open_table
