// The band at the top of the board: the cards of the round or how it resolved, who still has to reveal, the piles.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/decktet_cards.h"
#include "app/ui/boards/muse_decktet_parts.h"

namespace castalia::muse_decktet {

namespace {

constexpr double kBandMargin = 10, kBandRoomy = 800;

wxString use_words(Use use) {
    switch (use) {
        case Use::sketch: return _("Sketch");
        case Use::paint: return _("Paint");
        case Use::patron: return _("Patron");
        case Use::palace: return _("Palace");
        case Use::discard: break;
    }
    return _("discarded");
}

class Band {
public:
    Band(const Pen& pen, const Moment& moment, double width, std::vector<HitArea>& hit_areas)
        : pen_(pen), moment_(moment), width_(width), hit_areas_(hit_areas) {}

    void draw() {
        const double right = width_ - kBandMargin - piles_width() - 12;
        const double buttons = moment_.steps.empty() ? right : draw_story_buttons(right);
        const bool round =
            moment_.shown_step() == nullptr &&
            (!moment_.state.round_cards.empty() || (moment_.after != nullptr && !moment_.after->round_cards.empty()));
        const double told = draw_waiting(buttons, round ? width_of_round() : 0);
        if (moment_.shown_step() != nullptr) {
            draw_step(told - 8);
        } else if (round) {
            draw_round(told - 4);
        } else if (!moment_.steps.empty() || moment_.state.stage == Stage::over) {
            const wxString words =
                moment_.steps.empty()
                    ? wxString(_("The game is over"))
                    : wxString::Format(wxPLURAL("The round resolved in %zu step", "The round resolved in %zu steps",
                                                static_cast<unsigned>(moment_.steps.size())),
                                       moment_.steps.size());
            if (pen_.width(words, {14, false, false}) < told - kBandMargin - 12) {
                pen_.text(words, kBandMargin + 6, 24, {14, false, false}, palette().secondary);
            }
            if (!moment_.steps.empty()) {
                hit_areas_.push_back({"story", pen_.area({kBandMargin, 5, told - 16, 28}), words});
            }
        }
        draw_piles();
    }

private:
    void draw_piles() {
        const double left = width_ - kBandMargin - piles_width();
        const bool told = width_ > kBandRoomy;
        const double step = told ? 72 : 34;
        draw_pile(pen_, left, 7, {moment_.state.draw_pile, true, told ? wxString(_("Pile")) : wxString(), 13, 0.66});
        draw_pile(pen_, left + step, 7,
                  {moment_.state.discard_pile, false, told ? wxString(_("Discarded")) : wxString(), 13, 0.66});
        hit_areas_.push_back(
            {"draw_pile", pen_.area({left - 2, 3, step - 4, 30}),
             wxString::Format(wxPLURAL("Draw pile, %d card", "Draw pile, %d cards", moment_.state.draw_pile),
                              moment_.state.draw_pile)});
        hit_areas_.push_back(
            {"discard_pile", pen_.area({left + step - 2, 3, piles_width() - step, 30}),
             wxString::Format(wxPLURAL("Discard pile, %d card", "Discard pile, %d cards", moment_.state.discard_pile),
                              moment_.state.discard_pile)});
    }
    double piles_width() const { return width_ > kBandRoomy ? 176 : 66; }

    /// Draws who still has to reveal, in words where there is room for them beside the rest, and otherwise only as
    /// discs. Returns where that begins.
    double draw_waiting(double right, double others) {
        const std::vector<Seat> waiting = moment_.rules.waiting(moment_.state);
        if (waiting.empty() || moment_.step > 0) {
            return right;
        }
        constexpr double kStep = 25;
        wxString names = _("Still to reveal:");
        double x = right - kStep * static_cast<double>(waiting.size());
        const double words = pen_.width(names, kQuiet) + 6;
        const bool worded = x - words - 10 > others;
        if (x - 10 < others) {
            return right;
        }
        const double left = worded ? x - words : x;
        if (worded) {
            pen_.text(names, x - 4, 24, kQuiet, palette().secondary, Align::right);
        }
        for (const Seat seat : waiting) {
            pen_.disc(x + kStep / 2, 19, 10.5, moment_.name(seat), seat);
            names += " " + moment_.name(seat);
            x += kStep;
        }
        hit_areas_.push_back({"waiting", pen_.area({left, 5, right - left, 28}), names});
        return left - 10;
    }

    double draw_button(double right, const wxString& label, const PlaceId& id, const wxString& spoken) {
        const Palette& colours = palette();
        const Face face{13.5, true, false};
        const double width = std::max(28.0, pen_.width(label, face) + 18);
        const wxRect2DDouble at{right - width, 6, width, 26};
        pen_.box(at, 6, colours.surface, {colours.control, 1.2});
        pen_.text(label, at.m_x + width / 2, 24, face, colours.text, Align::centre);
        hit_areas_.push_back({id, pen_.area(at), spoken});
        return at.m_x - 5;
    }
    /// Draws the buttons from the right: next step, step before, and all steps. Returns where they begin.
    double draw_story_buttons(double right) {
        using Way = PlaceId::Told::Way;
        const std::size_t last = moment_.steps.size();
        if (moment_.step == 0) {
            right = draw_button(right, width_ > kBandRoomy ? _("Play it step by step") : _("Step by step"),
                                PlaceId::telling({Way::on, 1}), _("Play the round step by step"));
            return right;
        }
        right = draw_button(right, _("All"), PlaceId::telling({Way::all}), _("To the end of the round"));
        if (moment_.step < last) {
            right = draw_button(right, L"›", PlaceId::telling({Way::on, moment_.step + 1}), _("Next step"));
        } else {
            right = draw_button(right, L"›", PlaceId::telling({Way::on}), _("To the end of the round"));
        }
        if (moment_.step > 1) {
            right = draw_button(right, L"‹", PlaceId::telling({Way::back, moment_.step - 1}), _("Previous step"));
        }
        return right;
    }
    void draw_step(double right) {
        const Palette& colours = palette();
        const wxString head = wxString::Format(_("Step %zu of %zu"), moment_.step, moment_.steps.size());
        const wxString told = words(moment_.rules.told(*moment_.shown_step()).text);
        const wxRect2DDouble at{kBandMargin, 5, right - kBandMargin, 28};
        pen_.box(at, 6, colours.lampfill, {colours.lampink, 1.4});
        pen_.text(head, at.m_x + 10, 24, {13.5, true, false}, colours.onlampfill);
        const double left = at.m_x + 20 + pen_.width(head, {13.5, true, false});
        pen_.text(told, left, 24, {14, false, false}, colours.onlampfill, Align::left, right - left - 8);
        hit_areas_.push_back({"story", pen_.area(at), head + ": " + told});
    }

    /// Returns the cards on the table with the one that the entry in the making would lay down, biggest first.
    std::vector<RoundCard> cards_of_round() const {
        std::vector<RoundCard> cards = moment_.state.round_cards;
        for (const RoundCard& entry :
             moment_.after == nullptr ? std::vector<RoundCard>() : moment_.after->round_cards) {
            if (std::ranges::find(cards, entry) == cards.end()) {
                cards.push_back(entry);
            }
        }
        std::ranges::sort(cards, bigger, &RoundCard::card);
        return cards;
    }
    /// Returns the width of the round in its closest form.
    double width_of_round() const {
        double wide = kBandMargin;
        for (const RoundCard& entry : cards_of_round()) {
            wide += chip_width(entry, Chips::tight) + 5;
        }
        return wide;
    }
    /// Draws the cards on the table, biggest first. A card that the entry in the making would lay down is dashed.
    void draw_round(double right) {
        const std::vector<RoundCard> round_cards = cards_of_round();
        // When there is too little room the numbers are left out first, because the chips stand in order, and then
        // the letters stand closer, and what the cards are for is left out at last.
        Chips chips = Chips::numbered;
        for (const Chips fewer : {Chips::plain, Chips::tight, Chips::bare}) {
            double wide = 0;
            for (const RoundCard& entry : round_cards) {
                wide += chip_width(entry, chips) + 5;
            }
            chips = wide > right - kBandMargin ? fewer : chips;
        }
        double left = kBandMargin;
        for (std::size_t i = 0; i < round_cards.size(); ++i) {
            left = draw_chip(left, i + 1, round_cards[i], chips) + 5;
        }
    }
    enum class Chips { numbered, plain, tight, bare };
    static bool is_close(Chips chips) { return chips >= Chips::tight; }
    static wxString use_of(const RoundCard& entry, Chips chips) {
        return chips == Chips::bare ? wxString() : use_words(entry.use);
    }
    static double rank_left(Chips chips) { return chips == Chips::numbered ? 52 : chips == Chips::plain ? 30 : 26; }
    static double suit_width(Chips chips) { return is_close(chips) ? 28.5 : 33; }
    static Face face_of(Chips chips) { return {is_close(chips) ? 11.5 : 13, false, false}; }
    double chip_width(const RoundCard& entry, Chips chips) const {
        const auto suits = static_cast<double>(decktet::suits(entry.card).size());
        return rank_left(chips) + 11 + suits * suit_width(chips) + pen_.width(use_of(entry, chips), face_of(chips)) +
               (is_close(chips) ? 5 : 9);
    }
    double draw_chip(double left, std::size_t number, const RoundCard& entry, Chips chips) {
        const Palette& colours = palette();
        const std::vector<RoundCard>& lying = moment_.state.round_cards;
        const bool coming = std::ranges::find(lying, entry) == lying.end();
        const bool due = moment_.state.unpaid && *moment_.state.unpaid == entry;
        const double width = chip_width(entry, chips);
        const wxRect2DDouble at{left, 5, width, 28};
        pen_.box(at, 6, due ? colours.lampfill : colours.card,
                 coming || due ? Pen::Edge{colours.lampink, 2, coming ? 6.0 : 0, coming ? 4.0 : 0}
                               : Pen::Edge{colours.cardedge, 1.2});
        const wxColour& ink = due ? colours.onlampfill : colours.text;
        if (chips == Chips::numbered) {
            pen_.text(wxString::Format("%zu", number), left + 13, 25, {16, true, true}, ink, Align::centre);
        }
        double x = left + rank_left(chips);
        const auto draw_disc = due ? &Pen::lit_disc : &Pen::disc;
        (pen_.*draw_disc)(x - (is_close(chips) ? 14.5 : 17), 19, 10, moment_.name(entry.player), entry.player);
        draw_rank(pen_, x + 3, 25, 17, entry.card, ink);
        x += 11;
        for (const Suit suit : decktet::suits(entry.card)) {
            draw_suit_and_letter(pen_, x, 19, is_close(chips) ? 5.5 : 7.6, suit, is_close(chips) ? 11 : 11.5, ink);
            x += suit_width(chips);
        }
        pen_.text(use_of(entry, chips), x + 2, 23.5, face_of(chips), ink);
        hit_areas_.push_back({PlaceId("round") / decktet::code(entry.card), pen_.area(at),
                              wxString::Format(_("%zu: %s, %s with %s"), number, moment_.name(entry.player),
                                               use_words(entry.use), card_name(entry.card)) +
                                  (due      ? _(", to be paid now")
                                   : coming ? _(", not entered yet")
                                            : wxString())});
        return left + width;
    }

    static constexpr Face kQuiet{13, false, false};

    const Pen& pen_;
    const Moment& moment_;
    double width_;
    std::vector<HitArea>& hit_areas_;
};

}  // namespace

void draw_band(const Pen& pen, const Moment& moment, double width, std::vector<HitArea>& hit_areas) {
    Band(pen, moment, width, hit_areas).draw();
}

}  // namespace castalia::muse_decktet
