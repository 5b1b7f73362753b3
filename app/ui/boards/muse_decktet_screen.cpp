// The table view of Muse: the cards of the round or the step in sight, the economy, and each player's coins, studio
// and palace, very large.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/called_names.h"
#include "app/ui/boards/decktet_cards.h"
#include "app/ui/boards/muse_decktet_parts.h"
#include "app/ui/boards/screen_type.h"

namespace castalia::muse_decktet {

namespace {

constexpr double kLeastHeight = 874, kScreenMargin = 14, kScreenGap = 12, kScreenBand = 118, kMarket = 300,
                 kScreenRow = 58, kSlot = 150;
constexpr double kBead = 19, kNext = 51;

class Screen {
public:
    Screen(wxGraphicsContext& gc, const wxRect2DDouble& area, const Moment& moment)
        : moment_(moment),
          rules_(moment.rules),
          state_(moment.state),
          pen_(screen_pen(gc, area, kLeastHeight)),
          width_(area.m_width / pen_.scale()),
          height_(area.m_height / pen_.scale()) {}

    std::vector<HitArea> draw() {
        draw_band();
        const double top = kScreenMargin + kScreenBand + kScreenGap, tall = height_ - top - kScreenMargin;
        draw_market({kScreenMargin, top, kMarket, tall});
        const auto seats = static_cast<double>(rules_.seats());
        const double left = kScreenMargin + kMarket + kScreenGap,
                     wide = (width_ - kScreenMargin - left - kScreenGap * (seats - 1)) / seats;
        for (std::size_t seat = 0; seat < rules_.seats(); ++seat) {
            draw_player(seat, {left + (wide + kScreenGap) * static_cast<double>(seat), top, wide, tall});
        }
        return std::move(hit_areas_);
    }

private:
    /// Draws the suits of a card, each with its letter. Returns the right end.
    double suits(double left, double middle, Card card, const wxColour& ink, double radius = kBead) const {
        return draw_suits(pen_, left, middle, radius, card, letter_.size, ink);
    }
    double suits_width(Card card, double radius = kBead) const {
        double wide = 0;
        for (const Suit suit : decktet::suits(card)) {
            wide += 2.5 * radius + 2 + pen_.width(suit_letter(suit), letter_);
        }
        return wide;
    }

    /// Draws the step in sight in words, or else the cards of the round, biggest first.
    void draw_band() {
        const Palette& colours = palette();
        const wxRect2DDouble at{kScreenMargin, kScreenMargin, width_ - 2 * kScreenMargin, kScreenBand};
        const ResolutionStep* step = moment_.shown_step();
        pen_.box(at, 12, step != nullptr ? colours.lampfill : colours.surface, {colours.line, 1.6});
        if (step != nullptr) {
            const wxString told = wxString::Format(_("Step %zu of %zu"), moment_.step, moment_.steps.size()) + ": " +
                                  words(rules_.told(*step).text);
            tell(told, at, colours.onlampfill);
            hit_areas_.push_back({"story", pen_.area(at), told});
        } else if (!state_.round_cards.empty()) {
            draw_round(at);
        } else if (!moment_.steps.empty()) {
            const wxString told =
                wxString::Format(wxPLURAL("The round resolved in %zu step", "The round resolved in %zu steps",
                                          static_cast<unsigned>(moment_.steps.size())),
                                 moment_.steps.size());
            tell(told + wxString::FromUTF8(" (→)"), at, colours.text);
            hit_areas_.push_back({"story", pen_.area(at), told});
        } else {
            tell_waiting(at);
        }
        offer_steps(at);
    }
    void tell(const wxString& told, const wxRect2DDouble& at, const wxColour& ink) const {
        const std::vector<wxString> lines = pen_.wrapped(told, words_, at.m_width - 48);
        const double block = kScreenLine * words_.size * static_cast<double>(std::min<std::size_t>(lines.size(), 2));
        const double first = at.m_y + (at.m_height - block) / 2 + 0.92 * words_.size;
        screen_lines(pen_, {lines.begin(), lines.begin() + std::min<std::ptrdiff_t>(2, std::ssize(lines))},
                     at.m_x + 24, first, words_, ink);
    }
    void tell_waiting(const wxRect2DDouble& at) {
        const std::vector<Seat> waiting = rules_.waiting(state_);
        if (waiting.empty()) {
            tell(state_.stage == Stage::over ? wxString(_("The game is over")) : wxString(), at, palette().text);
            return;
        }
        tell(_("Still to reveal:"), at, palette().text);
        wxString told = _("Still to reveal:");
        double x = at.m_x + 60 + pen_.width(told, words_);
        for (const Seat seat : waiting) {
            screen_disc(pen_, x + 34, at.m_y + at.m_height / 2, 34, moment_.name(seat),
                        seat_ink(static_cast<std::size_t>(seat.index)));
            told += " " + moment_.name(seat);
            x += 84;
        }
        hit_areas_.push_back({"waiting", pen_.area(at), told});
    }
    /// Adds the steps as hit areas, among which the arrow keys look for them.
    void offer_steps(const wxRect2DDouble& at) {
        using Way = PlaceId::Told::Way;
        const wxRect2DDouble half{at.m_x, at.m_y, at.m_width / 2, at.m_height},
            other{at.m_x + at.m_width / 2, at.m_y, at.m_width / 2, at.m_height};
        if (moment_.steps.empty()) {
            return;
        }
        if (moment_.step == 0) {
            hit_areas_.push_back(
                {PlaceId::telling({Way::on, 1}), pen_.area(other), _("Play the round step by step")});
            return;
        }
        const bool last = moment_.step == moment_.steps.size();
        hit_areas_.push_back(
            {PlaceId::telling(last ? PlaceId::Told{Way::on} : PlaceId::Told{Way::on, moment_.step + 1}),
             pen_.area(other), last ? _("To the end of the round") : _("Next step")});
        if (moment_.step > 1) {
            hit_areas_.push_back(
                {PlaceId::telling({Way::back, moment_.step - 1}), pen_.area(half), _("Previous step")});
        } else {
            hit_areas_.push_back({PlaceId::telling({Way::all}), pen_.area(half), _("To the end of the round")});
        }
    }
    void draw_round(const wxRect2DDouble& at) const {
        const std::vector<RoundCard> cards = rules_.in_order(state_);
        const double pitch =
            (at.m_width - 24) / static_cast<double>(std::max<std::size_t>(rules_.seats(), cards.size()));
        double x = at.m_x + 20;
        const double middle = at.m_y + at.m_height / 2;
        for (const RoundCard& entry : cards) {
            const bool due = state_.unpaid && *state_.unpaid == entry;
            pen_.box({x, at.m_y + 12, pitch - 12, at.m_height - 24}, 10, due ? palette().lampfill : palette().card,
                     {due ? palette().lampink : palette().cardedge, due ? 4.0 : 1.6});
            const wxColour& ink = due ? palette().onlampfill : palette().text;
            screen_disc(pen_, x + 40, middle, 30, moment_.name(entry.player),
                        seat_ink(static_cast<std::size_t>(entry.player.index)));
            draw_rank(pen_, x + 98, middle + 17, 46, entry.card, ink);
            const double end = suits(x + 124, middle, entry.card, ink);
            const wxString use = entry.use == Use::discard ? wxString(_("discarded")) : words(use_name(entry.use));
            if (pen_.width(use, words_) <= x + pitch - 24 - end) {
                pen_.text(use, end + 6, middle + 0.36 * words_.size, words_, ink);
            }
            x += pitch;
        }
    }

    void draw_market(const wxRect2DDouble& at) {
        const Palette& colours = palette();
        pen_.box(at, 12, colours.surface, {colours.line, 1.6});
        const double right = at.GetRight() - 20;
        double y = at.m_y + 1.2 * title_.size;
        pen_.text(_("Economy"), at.m_x + 18, y, title_, colours.text);
        y += 14;
        const double step = (at.GetBottom() - y - 4 * kNext - 1.6 * kScreenRow) / 6;
        for (const Suit suit : decktet::kSuits) {
            const double middle = y + step / 2;
            draw_suit_and_letter(pen_, at.m_x + 24, middle, 22, suit, letter_.size);
            pen_.text(wxString::Format("%d", state_.economy[suit]), at.m_x + 190, middle + 0.33 * number_.size,
                      number_, colours.text, Align::right);
            hit_areas_.push_back(
                {PlaceId("economy") / std::string(1, decktet::letter(suit)),
                 pen_.area({at.m_x + 4, y, at.m_width - 8, step}),
                 words(say("Economy: {coins}", {{"coins", decktet::counted_suit(suit, state_.economy[suit])}}))});
            y += step;
        }
        const ResolutionStep* shown = moment_.shown_step();
        const std::vector<Look>& looks = shown != nullptr && !shown->looks.empty() ? shown->looks : moment_.looks;
        const bool sold = !looks.empty() && looks.back().sold();
        const wxRect2DDouble next{at.m_x + 18, y, right - at.m_x - 18, 2 * kNext};
        draw_next(next, false, sold ? std::optional(looks.back().painting) : std::nullopt);
        y += 2 * kNext;
        draw_next({next.m_x, y, next.m_width, next.m_height}, true,
                  moment_.palace ? std::optional(moment_.palace->second) : std::nullopt);
        y += 2 * kNext + 0.35 * kScreenRow;
        draw_count({at.m_x + 18, y, 130, kScreenRow}, state_.draw_pile, true);
        draw_count({at.m_x + 158, y, 130, kScreenRow}, state_.discard_pile, false);
    }
    /// Draws which painting a Patron would buy or a Palace would move now.
    void draw_next(const wxRect2DDouble& at, bool palace, const std::optional<Card>& card) {
        const wxString title = words(use_name(palace ? Use::palace : Use::patron));
        const double middle = at.m_y + 1.42 * kNext;
        pen_.text(title, at.m_x, at.m_y + 0.84 * kNext, words_, palette().secondary);
        if (card) {
            draw_rank(pen_, at.m_x + 24, middle + 15, 42, *card);
            suits(at.m_x + 50, middle, *card, palette().text, decktet::suits(*card).size() > 2 ? 15 : kBead);
        } else {
            pen_.text(wxString::FromUTF8("–"), at.m_x + 12, middle + 0.36 * words_.size, words_, palette().secondary);
        }
        const wxString none = palace ? _("A Palace would move nothing now") : _("A Patron would buy nothing now");
        hit_areas_.push_back(
            {palace ? "palace" : "patron", pen_.area(at), card ? title + ": " + card_name(*card) : none});
    }
    void draw_count(const wxRect2DDouble& at, int count, bool face_down) {
        draw_pile(pen_, at.m_x, at.m_y - 8, {count, face_down, {}, words_.size, 2.15});
        hit_areas_.push_back(
            {face_down ? "draw_pile" : "discard_pile", pen_.area({at.m_x, at.m_y - 6, at.m_width, at.m_height}),
             face_down
                 ? wxString::Format(wxPLURAL("Draw pile, %d card", "Draw pile, %d cards", count), count)
                 : wxString::Format(wxPLURAL("Discard pile, %d card", "Discard pile, %d cards", count), count)});
    }

    void draw_player(std::size_t s, const wxRect2DDouble& at) {
        const Palette& colours = palette();
        const Seat seat{static_cast<int>(s)};
        const std::vector<Card> studio = rules_.studio(state_, seat), hung = rules_.palace(state_, seat);
        hit_areas_.push_back(
            {PlaceId(rules_.names[s]), pen_.area(at),
             wxString::Format(_("%s: coins %s; %zu in the studio, %zu of %d in the palace, %d in hand"),
                              moment_.name(seat), words(decktet::purse_text(state_.coins[s])), studio.size(),
                              hung.size(), kPalaceEnds, state_.hand[s])});
        pen_.box(at, 12, colours.tray, {colours.line, 1.6});
        const std::vector<Seat> waiting = rules_.waiting(state_);
        if (moment_.step == 0 && std::ranges::find(waiting, seat) != waiting.end()) {
            pen_.ring(at.m_x + 46, at.m_y + 44, 38, colours.lamp, {colours.lampink, 2});
        }
        screen_disc(pen_, at.m_x + 46, at.m_y + 44, 31, moment_.name(seat), seat_ink(s));
        pen_.text(fitting_name(pen_, rules_.names, seat, bold_, at.m_width - 104), at.m_x + 92, at.m_y + 60, bold_,
                  colours.text);
        const double coins = draw_coins(s, {at.m_x + 12, at.m_y + 90, at.m_width - 24, 0});
        const double top = at.m_y + 90 + coins + 10, bottom = at.GetBottom() - kSlot - 16;
        pen_.line(at.m_x + 12, top - 5, at.GetRight() - 12, top - 5, {colours.line, 2});
        draw_studio(studio, seat, {at.m_x + 10, top + 4, at.m_width - 20, bottom - top - 12});
        draw_palace(hung, seat, {at.m_x + 10, bottom, at.m_width - 20, kSlot});
    }
    /// Draws the coins in two columns. Returns the height, which is the same for all players.
    double draw_coins(std::size_t s, const wxRect2DDouble& at) const {
        std::size_t most = 1, shown = 0;
        for (std::size_t seat = 0; seat < rules_.seats(); ++seat) {
            const auto suits = std::ranges::count_if(state_.coins[seat].of, [](int coins) { return coins > 0; });
            most = std::max(most, static_cast<std::size_t>(suits));
        }
        constexpr std::size_t kColumns = 2;
        for (const Suit suit : decktet::kSuits) {
            if (const int coins = state_.coins[s][suit]; coins > 0) {
                const double x = at.m_x + at.m_width / kColumns * static_cast<double>(shown % kColumns);
                const double y = at.m_y + 54 * (static_cast<double>(shown / kColumns) + 0.5);
                pen_.text(wxString::Format("%d", coins), x + 62, y + 0.33 * number_.size, number_, palette().text,
                          Align::right);
                draw_suit_and_letter(pen_, x + 74, y, kBead, suit, letter_.size);
                ++shown;
            }
        }
        return 54 * static_cast<double>((most + kColumns - 1) / kColumns);
    }
    /// Draws each painting in a row with what it fetches; where they are too many, two stand in a row.
    void draw_studio(const std::vector<Card>& studio, Seat seat, const wxRect2DDouble& at) {
        const auto rows = static_cast<std::size_t>(std::max(1.0, at.m_height / kScreenRow));
        const std::size_t across = studio.size() > rows ? 2 : 1;
        const std::size_t used = (studio.size() + across - 1) / across;
        const double tall =
            std::min(kScreenRow + 8, at.m_height / static_cast<double>(std::max<std::size_t>(used, 1)));
        const double wide = at.m_width / static_cast<double>(across);
        for (std::size_t i = 0; i < studio.size(); ++i) {
            const wxRect2DDouble place{at.m_x + wide * static_cast<double>(i % across),
                                       at.m_y + tall * static_cast<double>(i / across), wide - (across > 1 ? 6 : 0),
                                       tall - std::min(6.0, 0.1 * tall)};
            draw_one(studio[i], seat, place, across == 1);
        }
    }
    void draw_one(Card card, Seat seat, const wxRect2DDouble& at, bool told) {
        const Palette& colours = palette();
        const ResolutionStep* step = moment_.shown_step();
        const bool looked_at = step != nullptr ? step->painting == card && step->kind == ResolutionStep::Kind::bought
                                               : !moment_.looks.empty() && moment_.looks.back().sold() &&
                                                     moment_.looks.back().painting == card;
        pen_.box(at, 8, colours.card, {looked_at ? colours.lampink : colours.cardedge, looked_at ? 5.0 : 1.6});
        const double middle = at.m_y + at.m_height / 2;
        const bool many = decktet::suits(card).size() > 2;
        draw_rank(pen_, at.m_x + (told ? 30 : 22), middle + 15, told ? 44 : 40, card);
        const double radius = told ? (many ? 14 : kBead) : many ? 3 : 10;
        const double end = suits(at.m_x + (told ? 58 : 42), middle, card, colours.text, radius);
        const Look look = rules_.fetches(state_, seat, card);
        if (told && look.sold()) {
            const wxString price = wxString::Format("%d", look.price);
            const double wide = pen_.width(price, number_) + 6 + 2 * 15 + 2 +
                                pen_.width(suit_letter(look.tills.back().suit), letter_);
            if (at.GetRight() - 10 - wide > end + 8) {
                const double left = at.GetRight() - 10 - wide;
                pen_.text(price, left, middle + 0.33 * number_.size, number_, colours.secondary);
                draw_suit_and_letter(pen_, left + pen_.width(price, number_) + 6, middle, 15, look.tills.back().suit,
                                     letter_.size, colours.secondary);
            }
        }
        hit_areas_.push_back(
            {PlaceId(decktet::code(card)), pen_.area(at),
             wxString::Format(_("%s in %s’s studio, %s"), card_name(card), moment_.name(seat), fetching(look))});
    }
    void draw_palace(const std::vector<Card>& hung, Seat seat, const wxRect2DDouble& at) {
        const auto places = std::max<std::size_t>(kPalaceEnds, hung.size());
        const double pitch = (at.m_width + 6) / static_cast<double>(places);
        for (std::size_t i = 0; i < places; ++i) {
            const wxRect2DDouble place{at.m_x + pitch * static_cast<double>(i), at.m_y, pitch - 6, at.m_height};
            if (i >= hung.size()) {
                pen_.frame(place, 8, {palette().cardedge, 1.6, 4, 6});
                continue;
            }
            pen_.box(place, 8, palette().card, {palette().cardedge, 1.6});
            draw_rank(pen_, place.m_x + place.m_width / 2, place.m_y + 38, 42, hung[i]);
            const auto shown = decktet::suits(hung[i]);
            const double line = std::min(46.0, (place.m_height - 48) / static_cast<double>(shown.size()));
            double y = place.m_y + 46 + line / 2;
            for (const Suit suit : shown) {
                const double letter = pen_.width(suit_letter(suit), letter_);
                const double radius = std::min({15.0, line / 2 - 2, (place.m_width - letter - 8) / 2});
                draw_suit_and_letter(pen_, place.m_x + (place.m_width - 2 * radius - 2 - letter) / 2, y, radius, suit,
                                     letter_.size);
                y += line;
            }
            hit_areas_.push_back({PlaceId(decktet::code(hung[i])), pen_.area(place),
                                  wxString::Format(_("%s in %s’s palace"), card_name(hung[i]), moment_.name(seat))});
        }
    }

    const Moment& moment_;
    const Rules& rules_;
    const State& state_;
    Pen pen_;
    double width_, height_;
    Face words_ = screen_words(), bold_ = screen_words(true), title_ = screen_words(true, true);
    Face letter_ = screen_figures(true, false), number_ = {46, true, true};
    std::vector<HitArea> hit_areas_;
};

}  // namespace

std::vector<HitArea> draw_screen(wxGraphicsContext& gc, const wxRect2DDouble& area, const Moment& moment) {
    return Screen(gc, area, moment).draw();
}

}  // namespace castalia::muse_decktet
