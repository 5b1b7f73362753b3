#include "app/ui/boards/muse_decktet_board.h"

#include <wx/brush.h>

#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/decktet_cards.h"
#include "app/ui/boards/muse_decktet_parts.h"

namespace castalia::muse_decktet {

namespace {

constexpr double kMargin = 8, kBand = 34, kMarket = 304, kGap = 8, kPiles = 176;
constexpr double kHeader = 36, kCoinRow = 21, kPalace = 66, kHung = 40;
constexpr double kPainting = 58, kLeastPainting = 15, kBetween = 5;

using Playthrough = PlaythroughOf<Rules>;
const Playthrough* playthrough_of(const castalia::Playthrough* line) {
    return dynamic_cast<const Playthrough*>(line);
}

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

class Table {
public:
    Table(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene, const BoardFocus& focus)
        : playthrough_(*playthrough_of(scene.playthrough)),
          rules_(playthrough_.rules()),
          focus_(focus),
          steps_(scene.ply > 0 ? rules_.steps_between(playthrough_.at(scene.ply - 1), playthrough_.at(scene.ply))
                               : std::vector<ResolutionStep>()),
          step_(scene.step && *scene.step >= 1 && *scene.step <= steps_.size() ? *scene.step : 0),
          state_(step_ > 0 ? steps_[step_ - 1].after : playthrough_.at(scene.ply)),
          after_(state_after(focus)),
          scale_(std::min(area.m_width / kWidth, area.m_height / kHeight)),
          pen_(gc, area.m_x + (area.m_width - scale_ * kWidth) / 2, area.m_y, scale_),
          height_(area.m_height / scale_) {}

    std::vector<HitArea> draw() {
        looks_ = rules_.patron(state_);
        palace_ = rules_.palace_now(state_);
        draw_band();
        draw_market(pen_, {kMargin, kBand + kMargin, kMarket, height_ - kBand - 2 * kMargin},
                    {rules_, state_, shown_looks(), palace_}, hit_areas_);
        const auto seats = static_cast<double>(rules_.seats());
        const double left = kMargin + kMarket + kGap, width = (kWidth - kMargin - left - kGap * (seats - 1)) / seats;
        for (std::size_t seat = 0; seat < rules_.seats(); ++seat) {
            draw_player(seat, {left + (width + kGap) * static_cast<double>(seat), kBand + kMargin, width,
                               height_ - kBand - 2 * kMargin});
        }
        return std::move(hit_areas_);
    }

private:
    const State* state_after(const BoardFocus& focus) const {
        const Playthrough* after =
            focus.after == nullptr || step_ > 0 ? nullptr : playthrough_of(&focus.after->playthrough());
        return after != nullptr && after != &playthrough_ ? &after->at(after->plies()) : nullptr;
    }
    const ResolutionStep* step() const { return step_ > 0 ? &steps_[step_ - 1] : nullptr; }
    /// During a search the current look is shown.
    const std::vector<Look>& shown_looks() const {
        return step() != nullptr && !step()->looks.empty() ? step()->looks : looks_;
    }
    wxString name(Seat seat) const { return player_name(rules_, seat); }

    // The band at the top: the cards of the round, the story of the last round, and the piles.
    void draw_band() {
        const double right = kWidth - kMargin - kPiles - 14;
        const double told = steps_.empty() ? right : draw_story_buttons(right);
        if (step() != nullptr) {
            draw_step(told - 8);
        } else if (!state_.round_cards.empty() || (after_ != nullptr && !after_->round_cards.empty())) {
            draw_round(told - 8);
        } else {
            const wxString words =
                steps_.empty()
                    ? state_.stage == Stage::over ? _("The game is over") : _("Nobody has revealed a card yet")
                    : wxString::Format(wxPLURAL("The round resolved in %zu step", "The round resolved in %zu steps",
                                                static_cast<unsigned>(steps_.size())),
                                       steps_.size());
            pen_.text(words, kMargin + 6, 24, {14, false, false}, palette().secondary, Align::left, told - 24);
            if (!steps_.empty()) {
                hit_areas_.push_back({"story", pen_.area({kMargin, 5, told - 16, 28}), words});
            }
        }
        draw_piles();
    }

    void draw_piles() {
        const double left = kWidth - kMargin - kPiles;
        draw_pile(pen_, left, 7, {state_.draw_pile, true, _("Pile"), 13, 0.66});
        draw_pile(pen_, left + 72, 7, {state_.discard_pile, false, _("Discarded"), 13, 0.66});
        hit_areas_.push_back(
            {"draw_pile", pen_.area({left - 2, 3, 68, 30}),
             wxString::Format(wxPLURAL("Draw pile, %d card", "Draw pile, %d cards", state_.draw_pile),
                              state_.draw_pile)});
        hit_areas_.push_back(
            {"discard_pile", pen_.area({left + 70, 3, kPiles - 72, 30}),
             wxString::Format(wxPLURAL("Discard pile, %d card", "Discard pile, %d cards", state_.discard_pile),
                              state_.discard_pile)});
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
        const std::size_t last = steps_.size();
        if (step_ == 0) {
            right = draw_button(right, _("Play it step by step"), PlaceId::telling({Way::on, 1}),
                                _("Play the round step by step"));
            return right;
        }
        right = draw_button(right, _("All"), PlaceId::telling({Way::all}), _("To the end of the round"));
        if (step_ < last) {
            right = draw_button(right, L"›", PlaceId::telling({Way::on, step_ + 1}), _("Next step"));
        } else {
            right = draw_button(right, L"›", PlaceId::telling({Way::on}), _("To the end of the round"));
        }
        if (step_ > 1) {
            right = draw_button(right, L"‹", PlaceId::telling({Way::back, step_ - 1}), _("Previous step"));
        }
        return right;
    }
    void draw_step(double right) {
        const Palette& colours = palette();
        const wxString head = wxString::Format(_("Step %zu of %zu"), step_, steps_.size());
        const wxString told = words(rules_.told(*step()).text);
        const wxRect2DDouble at{kMargin, 5, right - kMargin, 28};
        pen_.box(at, 6, colours.lampfill, {colours.lampink, 1.4});
        pen_.text(head, at.m_x + 10, 24, {13.5, true, false}, colours.onlampfill);
        const double left = at.m_x + 20 + pen_.width(head, {13.5, true, false});
        pen_.text(told, left, 24, {14, false, false}, colours.onlampfill, Align::left, right - left - 8);
        hit_areas_.push_back({"story", pen_.area(at), head + ": " + told});
    }

    /// Draws the cards on the table, biggest first. A card that the entry in the making would lay down is dashed.
    void draw_round(double right) {
        std::vector<RoundCard> round_cards = state_.round_cards;
        for (const RoundCard& entry : after_ == nullptr ? std::vector<RoundCard>() : after_->round_cards) {
            if (std::ranges::find(round_cards, entry) == round_cards.end()) {
                round_cards.push_back(entry);
            }
        }
        std::ranges::sort(round_cards, bigger, &RoundCard::card);
        double left = kMargin;
        const wxString head = _("Biggest first");
        pen_.text(head, left + 6, 24, {13, false, false}, palette().secondary);
        left += 16 + pen_.width(head, {13, false, false});
        // When there is too little room the numbers are left out first, because the chips stand in order, and then
        // the uses of the cards.
        Chips chips = Chips::numbered;
        for (const Chips fewer : {Chips::plain, Chips::codes}) {
            double wide = 0;
            for (const RoundCard& entry : round_cards) {
                wide += chip_width(entry, chips) + 6;
            }
            chips = wide > right - left ? fewer : chips;
        }
        for (std::size_t i = 0; i < round_cards.size(); ++i) {
            left = draw_chip(left, i + 1, round_cards[i], chips) + 6;
        }
    }
    enum class Chips { numbered, plain, codes };
    static constexpr Face kChip{13.5, false, false};
    static wxString chip_words(const RoundCard& entry, Chips chips) {
        const wxString code = utf8(decktet::code(entry.card));
        return chips == Chips::codes ? code : code + " " + use_words(entry.use);
    }
    static double chip_text(Chips chips) { return chips == Chips::numbered ? 45 : 25; }
    double chip_width(const RoundCard& entry, Chips chips) const {
        return chip_text(chips) + 8 + pen_.width(chip_words(entry, chips), kChip);
    }
    double draw_chip(double left, std::size_t number, const RoundCard& entry, Chips chips) {
        const Palette& colours = palette();
        const bool coming = std::ranges::find(state_.round_cards, entry) == state_.round_cards.end();
        const bool due = state_.unpaid && *state_.unpaid == entry;
        const double width = chip_width(entry, chips), text = chip_text(chips);
        const wxRect2DDouble at{left, 6, width, 26};
        pen_.box(at, 6, due ? colours.lampfill : colours.card,
                 coming || due ? Pen::Edge{colours.lampink, 2, coming ? 6.0 : 0, coming ? 4.0 : 0}
                               : Pen::Edge{colours.cardedge, 1.2});
        const wxColour& ink = due ? colours.onlampfill : colours.text;
        if (chips == Chips::numbered) {
            pen_.text(wxString::Format("%zu", number), left + 13, 25, {16, true, true}, ink, Align::centre);
        }
        pen_.disc(left + text - 13, 19, 8.5, name(entry.player), entry.player);
        pen_.text(chip_words(entry, chips), left + text, 24, kChip, ink);
        hit_areas_.push_back({PlaceId("round") / decktet::code(entry.card), pen_.area(at),
                              wxString::Format(_("%zu: %s, %s with %s"), number, name(entry.player),
                                               use_words(entry.use), card_name(entry.card)) +
                                  (due      ? _(", to be paid now")
                                   : coming ? _(", not entered yet")
                                            : wxString())});
        return left + width;
    }

    // The area of a player: coins, studio and palace.
    void draw_player(std::size_t s, const wxRect2DDouble& at) {
        const Palette& colours = palette();
        const Seat seat{static_cast<int>(s)};
        const auto mark = std::ranges::find(focus_.marks, PlaceId(rules_.names[s]), &EntryMark::place);
        const bool marked = mark != focus_.marks.end() && step_ == 0;
        const std::vector<Card> studio = rules_.studio(state_, seat), hung = rules_.palace(state_, seat);
        hit_areas_.push_back({PlaceId(rules_.names[s]), pen_.area(at),
                              player_words(s, studio.size(), hung.size()) +
                                  (marked && !mark->reason.empty() ? ", " + words(mark->reason) : wxString())});
        pen_.box(at, 8, colours.tray, {colours.line, 1});
        if (marked) {
            draw_mark(at, *mark);
        }
        draw_head(s, at);
        const double rows = draw_coins(s, at);
        const double top = at.m_y + kHeader + rows + 6, bottom = at.m_y + at.m_height - kPalace;
        pen_.line(at.m_x + 8, top - 4, at.m_x + at.m_width - 8, top - 4, {colours.line, 1.2});
        draw_studio(seat, studio, {at.m_x + kGap, top + 2, at.m_width - 2 * kGap, bottom - top - 4});
        draw_palace(seat, hung, {at.m_x + kGap, bottom, at.m_width - 2 * kGap, kPalace});
    }

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

    void draw_head(std::size_t s, const wxRect2DDouble& at) const {
        const Palette& colours = palette();
        const Seat seat{static_cast<int>(s)};
        const long long total = state_.coins[s].total();
        const wxString count =
            wxString::Format(wxPLURAL("%lld coin", "%lld coins", static_cast<unsigned>(total)), total);
        const Face small{13, false, false};
        pen_.disc(at.m_x + 19, at.m_y + 19, 10, name(seat), seat);
        pen_.text(count, at.m_x + at.m_width - 10, at.m_y + 24, small, colours.secondary, Align::right);
        pen_.text(name(seat), at.m_x + 35, at.m_y + 24, {15.5, true, false}, colours.text, Align::left,
                  at.m_width - 51 - pen_.width(count, small));
    }

    /// Returns the height of as many rows as the player with most suits needs.
    double draw_coins(std::size_t s, const wxRect2DDouble& at) {
        const Palette& colours = palette();
        constexpr double kCell = 42;
        const auto columns = std::max<std::size_t>(1, static_cast<std::size_t>((at.m_width - 14) / kCell));
        std::size_t most = 1, shown = 0;
        for (std::size_t seat = 0; seat < rules_.seats(); ++seat) {
            const auto suits = std::ranges::count_if(state_.coins[seat].of, [](int coins) { return coins > 0; });
            most = std::max(most, static_cast<std::size_t>(suits));
        }
        for (const Suit suit : decktet::kSuits) {
            const int coins = state_.coins[s][suit];
            if (coins == 0) {
                continue;
            }
            const std::size_t row = shown / columns, column = shown % columns;
            const double x = at.m_x + 10 + kCell * static_cast<double>(column);
            const double y = at.m_y + kHeader + 10 + kCoinRow * static_cast<double>(row);
            pen_.text(wxString::Format("%d", coins), x + 7.5, y + 5.5, {coins > 99 ? 11.0 : 16, true, true},
                      colours.text, Align::centre);
            pen_.bead(x + 21.5, y, 6.4, decktet::index(suit), true);
            pen_.text(suit_letter(suit), x + 28.5, y + 4.5, {12, true, false}, colours.text);
            ++shown;
        }
        const std::size_t rows = (most + columns - 1) / columns;
        return kCoinRow * static_cast<double>(rows);
    }

    void draw_studio(Seat seat, const std::vector<Card>& studio, const wxRect2DDouble& at) {
        std::vector<Painting> paintings;
        for (const Card card : studio) {
            paintings.push_back(painting_of(seat, card, false));
        }
        for (const Card card : after_ == nullptr ? std::vector<Card>() : rules_.studio(*after_, seat)) {
            if (std::ranges::find(studio, card) == studio.end()) {
                paintings.push_back(painting_of(seat, card, true));
            }
        }
        if (paintings.empty()) {
            return;
        }
        const double room = (at.m_height + kBetween) / static_cast<double>(paintings.size());
        const double between = std::min(kBetween, 0.12 * room),
                     tall = std::clamp(room - between, kLeastPainting, kPainting);
        for (std::size_t i = 0; i < paintings.size(); ++i) {
            const wxRect2DDouble place{at.m_x, at.m_y + (tall + between) * static_cast<double>(i), at.m_width, tall};
            draw_painting(pen_, place, paintings[i]);
            hit_areas_.push_back({PlaceId(decktet::code(paintings[i].card)), pen_.area(place),
                                  wxString::Format(_("%s in %s’s studio, %s"), card_name(paintings[i].card),
                                                   name(seat), fetching(paintings[i].fetches)) +
                                      (paintings[i].next ? _(", next for the palace") : wxString()) +
                                      (paintings[i].coming ? _(", not entered yet") : wxString())});
        }
    }
    Painting painting_of(Seat seat, Card card, bool coming) const {
        Painting painting{card, rules_.fetches(state_, seat, card), coming, false,
                          palace_ && palace_->second == card};
        painting.looked_at = step() != nullptr
                                 ? step()->painting == card && is_about_painting(*step())
                                 : !looks_.empty() && looks_.back().sold() && looks_.back().painting == card;
        return painting;
    }
    static bool is_about_painting(const ResolutionStep& step) {
        return step.kind == ResolutionStep::Kind::search || step.kind == ResolutionStep::Kind::bought ||
               step.kind == ResolutionStep::Kind::moved;
    }

    void draw_palace(Seat seat, const std::vector<Card>& hung, const wxRect2DDouble& at) {
        const Palette& colours = palette();
        std::vector<Card> cards = hung;
        for (const Card card : after_ == nullptr ? std::vector<Card>() : rules_.palace(*after_, seat)) {
            if (std::ranges::find(hung, card) == hung.end()) {
                cards.push_back(card);
            }
        }
        const auto s = static_cast<std::size_t>(seat.index);
        pen_.mark("rank-crown", at.m_x + 8, at.m_y + 11, 12, colours.secondary);
        pen_.text(wxString::Format(_("Palace %zu of %d"), hung.size(), kPalaceEnds), at.m_x + 19, at.m_y + 15.5,
                  {13, false, false}, colours.text);
        // In narrow columns only the name of the column and the log say it.
        const wxString hand = wxString::Format(_("hand %d"), state_.hand[s]);
        const Face quiet{12.5, false, false};
        if (pen_.width(hand, quiet) < at.m_width - 108) {
            pen_.text(hand, at.m_x + at.m_width - 2, at.m_y + 15.5, quiet, colours.secondary, Align::right);
        }
        const auto places = std::max<std::size_t>(kPalaceEnds, cards.size());
        const double pitch = (at.m_width + 4) / static_cast<double>(places), width = std::min(34.0, pitch - 4);
        for (std::size_t i = 0; i < places; ++i) {
            const wxRect2DDouble place{at.m_x + pitch * static_cast<double>(i), at.m_y + 21, width, kHung};
            if (i >= cards.size()) {
                draw_slot(pen_, place);
                continue;
            }
            draw_hung(pen_, place, cards[i], i >= hung.size());
            hit_areas_.push_back({PlaceId(decktet::code(cards[i])), pen_.area(place),
                                  wxString::Format(_("%s in %s’s palace"), card_name(cards[i]), name(seat))});
        }
    }

    wxString player_words(std::size_t s, std::size_t studio, std::size_t hung) const {
        return wxString::Format(_("%s: coins %s; %zu in the studio, %zu of %d in the palace, %d in hand"),
                                name(Seat{static_cast<int>(s)}), words(decktet::purse_text(state_.coins[s])), studio,
                                hung, kPalaceEnds, state_.hand[s]);
    }

    const Playthrough& playthrough_;
    const Rules& rules_;
    const BoardFocus& focus_;
    std::vector<ResolutionStep> steps_;  ///< The steps of the last event, when a round resolved in it.
    std::size_t step_;                   ///< The step that is shown, from 1; 0 shows the table after all steps.
    const State& state_;
    const State* after_;
    double scale_;
    Pen pen_;
    double height_;
    std::vector<Look> looks_;
    std::optional<std::pair<Seat, Card>> palace_;
    std::vector<HitArea> hit_areas_;
};

}  // namespace

std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus) {
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(palette().table));
    gc.DrawRectangle(area.m_x, area.m_y, area.m_width, area.m_height);
    if (playthrough_of(scene.playthrough) == nullptr) {
        return {};
    }
    return Table(gc, area, scene, focus).draw();
}

}  // namespace castalia::muse_decktet
