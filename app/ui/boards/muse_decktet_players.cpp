// The area of a player: coins and what they can paint, the studio, the palace.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/called_names.h"
#include "app/ui/boards/decktet_cards.h"
#include "app/ui/boards/muse_decktet_parts.h"

namespace castalia::muse_decktet {

namespace {

constexpr double kHeader = 54, kCoinRow = 21, kPlayersHung = 62, kLeastHung = 38, kPalaceHead = 30, kPlayersGap = 8;
constexpr double kPainting = 58, kLeastPainting = 11, kPlayersBetween = 5;
constexpr double kKey = 20;             ///< The side of the box with a key.
constexpr double kLowPainting = 24;     ///< The height of a painting that is told in one line.
constexpr long long kHighestRank = 10;  ///< The price of a Crown, Pawn or Court.

class Column {
public:
    Column(const Pen& pen, const Moment& moment, std::size_t seat, std::vector<HitArea>& hit_areas)
        : pen_(pen), moment_(moment), s_(seat), seat_{static_cast<int>(seat)}, hit_areas_(hit_areas) {}

    void draw(const wxRect2DDouble& at) {
        const Palette& colours = palette();
        const PlaceId id(moment_.rules.names[s_]);
        const auto mark = std::ranges::find(moment_.focus.marks, id, &EntryMark::place);
        const bool marked = mark != moment_.focus.marks.end() && moment_.step == 0;
        const std::vector<Card> studio = moment_.rules.studio(moment_.state, seat_),
                                hung = moment_.rules.palace(moment_.state, seat_);
        hit_areas_.push_back({id, pen_.area(at),
                              player_words(studio.size(), hung.size()) +
                                  (marked && !mark->reason.empty() ? ", " + words(mark->reason) : wxString())});
        pen_.box(at, 8, colours.tray, {colours.line, 1});
        if (marked) {
            draw_mark(at, *mark);
        }
        const bool numbered = marked && mark->kind != EntryMark::Kind::barred;
        draw_head(at, numbered && moment_.rules.awaited(moment_.state).size() > 1);
        const double top = at.m_y + kHeader + draw_coins(at) + 6, bottom_most = at.m_y + at.m_height - kPalaceHead;
        // A studio with many paintings takes room from the palace.
        const double wanted = (kLowPainting + kPlayersBetween) * static_cast<double>(studio.size());
        const double hung_tall = std::clamp(bottom_most - top - 4 - wanted, kLeastHung, kPlayersHung),
                     bottom = bottom_most - hung_tall;
        pen_.line(at.m_x + 8, top - 4, at.m_x + at.m_width - 8, top - 4, {colours.line, 1.2});
        const double gap = at.m_width < 125 ? 5 : kPlayersGap;
        draw_studio(studio, {at.m_x + gap, top + 2, at.m_width - 2 * gap, std::max(20.0, bottom - top - 4)});
        draw_palace(hung, {at.m_x + gap, bottom, at.m_width - 2 * gap, kPalaceHead + hung_tall});
    }

private:
    void draw_mark(wxRect2DDouble at, const EntryMark& mark) const {
        const Palette& colours = palette();
        at.Inset(1.5, 1.5);
        switch (mark.kind) {
            case EntryMark::Kind::legal: pen_.dots(at, 7, 2.4, 6, colours.lampink); break;
            case EntryMark::Kind::chosen:
                pen_.frame(at, 7, {colours.lampink, 5});
                pen_.frame(at, 7, {colours.lamp, 2.8});
                break;
            case EntryMark::Kind::refused: pen_.frame(at, 7, {colours.refusal, 3.5}); break;
            case EntryMark::Kind::barred: break;
        }
    }

    /// Draws the head. With `numbered`, the number of the seat picks the player when it is typed.
    void draw_head(const wxRect2DDouble& at, bool numbered) const {
        const Palette& colours = palette();
        const long long total = moment_.state.coins[s_].total();
        const std::vector<Seat> waiting = moment_.rules.waiting(moment_.state);
        const bool awaited = moment_.step == 0 && std::ranges::find(waiting, seat_) != waiting.end();
        if (awaited) {
            pen_.ring(at.m_x + 19, at.m_y + 19, 13.5, colours.lamp, {colours.lampink, 1.4});
        }
        const auto draw_disc = awaited ? &Pen::lit_disc : &Pen::disc;
        (pen_.*draw_disc)(at.m_x + 19, at.m_y + 19, 10.5, moment_.name(seat_), seat_);
        Face face{at.m_width < 125 ? 13.0 : 15.0, true, false};
        const double room = at.m_width - 37 - 8 - (numbered ? kKey + 4 : 0);
        // All names become smaller before one of them is shortened.
        const std::vector<wxString> called = called_names(moment_.rules.names);
        const auto too_wide = [&](const wxString& name) { return pen_.width(name, face) > room; };
        while (face.size > 12.5 && std::ranges::any_of(called, too_wide)) {
            face.size -= 0.5;
        }
        if (numbered) {
            const wxRect2DDouble key{at.GetRight() - kKey - 8, at.m_y + 19 - kKey / 2, kKey, kKey};
            pen_.box(key, 4, colours.card, {colours.control, 1.2});
            pen_.text(wxString::Format("%zu", s_ + 1), key.m_x + kKey / 2, at.m_y + 24, {14, true, true},
                      colours.text, Align::centre);
        }
        const wxString name = fitting_name(pen_, moment_.rules.names, seat_, face, room);
        pen_.text(name, at.m_x + 37, at.m_y + 24, face, colours.text, Align::left, room);
        const wxString paints =
            total <= 0 ? wxString(_("no coin"))
            : total >= kHighestRank
                ? wxString::Format(_("%lld coins, paints any"), total)
                : wxString::Format(wxPLURAL("%lld coin, paints to %lld", "%lld coins, paints to %lld",
                                            static_cast<unsigned>(total)),
                                   total, total);
        const wxString brief = total <= 0              ? paints
                               : total >= kHighestRank ? wxString(_("paints any"))
                                                       : wxString::Format(_("paints to %lld"), total);
        const Face small{12.5, false, false};
        const bool fits = pen_.width(paints, small) <= at.m_width - 18;
        pen_.text(fits ? paints : brief, at.m_x + 10, at.m_y + 47, small, colours.secondary);
    }

    /// Returns the height of as many rows as the player with most suits needs.
    double draw_coins(const wxRect2DDouble& at) const {
        const Palette& colours = palette();
        const Face face{16, true, true};
        double widest = 0;
        std::size_t most = 1, shown = 0;
        for (std::size_t seat = 0; seat < moment_.rules.seats(); ++seat) {
            const auto& purse = moment_.state.coins[seat].of;
            const auto suits = std::ranges::count_if(purse, [](int coins) { return coins > 0; });
            most = std::max(most, static_cast<std::size_t>(suits));
            for (const int coins : purse) {
                widest = std::max(widest, pen_.width(wxString::Format("%d", coins), face));
            }
        }
        // Between the letter of one suit and the number of the next lies more room than within one of them.
        const double cell = widest + 45;
        const auto columns = std::max<std::size_t>(1, static_cast<std::size_t>((at.m_width - 6) / cell));
        for (const Suit suit : decktet::kSuits) {
            const int coins = moment_.state.coins[s_][suit];
            if (coins == 0) {
                continue;
            }
            const std::size_t row = shown / columns, column = shown % columns;
            const double x = at.m_x + 10 + cell * static_cast<double>(column);
            const double y = at.m_y + kHeader + 11 + kCoinRow * static_cast<double>(row);
            pen_.text(wxString::Format("%d", coins), x + widest, y + 5.5, face, colours.text, Align::right);
            draw_suit_and_letter(pen_, x + widest + 4, y, 7.6, suit, 11.5);
            ++shown;
        }
        const std::size_t rows = (most + columns - 1) / columns;
        return kCoinRow * static_cast<double>(rows);
    }

    void draw_studio(const std::vector<Card>& studio, const wxRect2DDouble& at) {
        std::vector<Painting> paintings;
        for (const Card card : studio) {
            paintings.push_back(painting_of(card, false));
        }
        for (const Card card :
             moment_.after == nullptr ? std::vector<Card>() : moment_.rules.studio(*moment_.after, seat_)) {
            if (std::ranges::find(studio, card) == studio.end()) {
                paintings.push_back(painting_of(card, true));
            }
        }
        if (paintings.empty()) {
            return;
        }
        const double room = (at.m_height + kPlayersBetween) / static_cast<double>(paintings.size());
        const double between = std::min(kPlayersBetween, 0.12 * room),
                     tall = std::clamp(room - between, kLeastPainting, kPainting);
        for (std::size_t i = 0; i < paintings.size(); ++i) {
            const wxRect2DDouble place{at.m_x, at.m_y + (tall + between) * static_cast<double>(i), at.m_width, tall};
            draw_painting(pen_, place, paintings[i]);
            hit_areas_.push_back({PlaceId(decktet::code(paintings[i].card)), pen_.area(place),
                                  wxString::Format(_("%s in %s’s studio, %s"), card_name(paintings[i].card),
                                                   moment_.name(seat_), fetching(paintings[i].fetches)) +
                                      (paintings[i].next ? _(", next for the palace") : wxString()) +
                                      (paintings[i].coming ? _(", not entered yet") : wxString())});
        }
    }
    Painting painting_of(Card card, bool coming) const {
        Painting painting{card, moment_.rules.fetches(moment_.state, seat_, card), coming, false,
                          moment_.palace && moment_.palace->second == card};
        painting.looked_at =
            moment_.shown_step() != nullptr
                ? moment_.shown_step()->painting == card && is_about_painting(*moment_.shown_step())
                : !moment_.looks.empty() && moment_.looks.back().sold() && moment_.looks.back().painting == card;
        return painting;
    }
    static bool is_about_painting(const ResolutionStep& step) {
        return step.kind == ResolutionStep::Kind::search || step.kind == ResolutionStep::Kind::bought ||
               step.kind == ResolutionStep::Kind::moved;
    }

    void draw_palace(const std::vector<Card>& hung, const wxRect2DDouble& at) {
        const Palette& colours = palette();
        std::vector<Card> cards = hung;
        for (const Card card :
             moment_.after == nullptr ? std::vector<Card>() : moment_.rules.palace(*moment_.after, seat_)) {
            if (std::ranges::find(hung, card) == hung.end()) {
                cards.push_back(card);
            }
        }
        pen_.mark("rank-crown", at.m_x + 8, at.m_y + 11, 12, colours.secondary);
        const wxString count = wxString::Format(_("Palace %zu of %d"), hung.size(), kPalaceEnds);
        const bool whole = pen_.width(count, {13, false, false}) < at.m_width - 20;
        pen_.text(whole ? count : wxString::Format(_("%zu of %d"), hung.size(), kPalaceEnds), at.m_x + 19,
                  at.m_y + 15.5, {13, false, false}, colours.text);
        // In narrow columns, only the name of the column and the log say it.
        const wxString hand = wxString::Format(_("hand %d"), moment_.state.hand[s_]);
        const Face quiet{12.5, false, false};
        if (pen_.width(hand, quiet) < at.m_width - 108) {
            pen_.text(hand, at.m_x + at.m_width - 2, at.m_y + 15.5, quiet, colours.secondary, Align::right);
        }
        const auto places = std::max<std::size_t>(kPalaceEnds, cards.size());
        const double apart = at.m_width < 120 ? 2 : 4;
        const double pitch = (at.m_width + apart) / static_cast<double>(places),
                     width = std::min(34.0, pitch - apart);
        for (std::size_t i = 0; i < places; ++i) {
            const wxRect2DDouble place{at.m_x + pitch * static_cast<double>(i), at.m_y + 22, width,
                                       at.m_height - kPalaceHead};
            if (i >= cards.size()) {
                draw_slot(pen_, place);
                continue;
            }
            draw_hung(pen_, place, cards[i], i >= hung.size());
            hit_areas_.push_back(
                {PlaceId(decktet::code(cards[i])), pen_.area(place),
                 wxString::Format(_("%s in %s’s palace"), card_name(cards[i]), moment_.name(seat_))});
        }
    }

    wxString player_words(std::size_t studio, std::size_t hung) const {
        return wxString::Format(_("%s: coins %s; %zu in the studio, %zu of %d in the palace, %d in hand"),
                                moment_.name(seat_), words(decktet::purse_text(moment_.state.coins[s_])), studio,
                                hung, kPalaceEnds, moment_.state.hand[s_]);
    }

    const Pen& pen_;
    const Moment& moment_;
    std::size_t s_;
    Seat seat_;
    std::vector<HitArea>& hit_areas_;
};

}  // namespace

void draw_player(const Pen& pen, const Moment& moment, std::size_t seat, const wxRect2DDouble& at,
                 std::vector<HitArea>& hit_areas) {
    Column(pen, moment, seat, hit_areas).draw(at);
}

}  // namespace castalia::muse_decktet
