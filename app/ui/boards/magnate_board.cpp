#include "app/ui/boards/magnate_board.h"

#include <wx/brush.h>

#include <algorithm>
#include <cmath>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/called_names.h"
#include "app/ui/boards/magnate_parts.h"
#include "app/ui/boards/screen_type.h"

namespace castalia::magnate {

const Measures& measures(bool large) {
    static const Measures window{.width = 928,
                                 .height = 416,
                                 .tray_left = 8,
                                 .tray_width = 154,
                                 .tray_height = 173,
                                 .tray_head = 40,
                                 .wire_step = 23.5,
                                 .columns_left = 178,
                                 .column_step = 150,
                                 .card_width = 142,
                                 .card_height = 118,
                                 .marker_height = 58,
                                 .gap = 6,
                                 .letter = 12.5,
                                 .name = 14,
                                 .head = 15,
                                 .count = 13,
                                 .least_letter = 0,
                                 .least_numeral = 0,
                                 .shrinks = 0.95,
                                 .bead_scale = 1,
                                 .disc = 10,
                                 .pile_step = 72,
                                 .reason_band = 24,
                                 .least_edge = 22};
    static const double half = kScreenWide / 960;
    static const Measures screen{.width = 960,
                                 .height = 442,
                                 .tray_left = 8,
                                 .tray_width = 208,
                                 .tray_height = 183,
                                 .tray_head = 45,
                                 .wire_step = 24.2,
                                 .columns_left = 226,
                                 .column_step = 147,
                                 .card_width = 138,
                                 .card_height = 139,
                                 .marker_height = 62,
                                 .gap = 7,
                                 .letter = screen_figures(true, false).size / half,
                                 .name = screen_words().size / half,
                                 .head = screen_words(true).size / half,
                                 .count = screen_words().size / half,
                                 .least_letter = screen_figures(true, false).size / half,
                                 .least_numeral = screen_figures(false).size / half,
                                 .shrinks = 1,
                                 .bead_scale = 1.22,
                                 .disc = 17,
                                 .pile_step = 102,
                                 .reason_band = 6,
                                 .least_edge = 18};
    return large ? screen : window;
}

namespace {

constexpr double kEdge = 32, kLeastCard = 70, kTuck = 14;
constexpr double kEmpty = 64, kMargin = 5, kRim = 5;
constexpr double kMostGrowth = 24;  ///< How much taller than usual an open card may be when there is room.

const PlaythroughOf<Rules>* playthrough_of(const Playthrough* playthrough) {
    return dynamic_cast<const PlaythroughOf<Rules>*>(playthrough);
}

/// How the cards of one column share the room: first the edges shrink, then the open card, then the edges again.
struct Stack {
    double edge = kEdge, card = 0;
};
Stack stack_of(std::size_t cards, double room, double full, double least_edge) {
    const double covered = cards > 1 ? static_cast<double>(cards - 1) : 0;
    if (covered == 0) {
        return {kEdge, std::min(full, room)};
    }
    Stack stack{std::clamp((room - full) / covered, least_edge, kEdge), 0};
    stack.card = std::clamp(room - covered * stack.edge, kLeastCard, full);
    stack.edge = std::min(stack.edge, (room - stack.card) / covered);
    return stack;
}

class Table {
public:
    Table(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene, const BoardFocus& focus)
        : scene_(scene),
          focus_(focus),
          measure_(measures(scene.large)),
          playthrough_(*playthrough_of(scene.playthrough)),
          state_(playthrough_.at(scene.ply)),
          after_(state_after(focus, playthrough_)),
          scale_(std::min(area.m_width / measure_.width, area.m_height / measure_.height)),
          pen_(gc, area.m_x + (area.m_width - scale_ * measure_.width) / 2, area.m_y, scale_),
          height_(area.m_height / scale_) {
        const double spare = (height_ - measure_.height) / 2;
        marker_top_ = (scene.large ? 190 : 179) + spare;
        marker_bottom_ = marker_top_ + measure_.marker_height;
        full_card_ = measure_.card_height + std::min(kMostGrowth, spare / 2);
        actor_ = focus.seat.value_or(playthrough_.rules().prompt(state_).seats.empty()
                                         ? state_.active
                                         : playthrough_.rules().prompt(state_).seats.front());
    }

    std::vector<HitArea> draw() {
        for (int district = 0; district < kDistricts; ++district) {
            draw_district(district);
        }
        draw_sides();
        return std::move(hit_areas_);
    }

private:
    static const State* state_after(const BoardFocus& focus, const PlaythroughOf<Rules>& playthrough) {
        const PlaythroughOf<Rules>* after =
            focus.after == nullptr ? nullptr : playthrough_of(&focus.after->playthrough());
        return after != nullptr && after != &playthrough ? &after->at(after->plies()) : nullptr;
    }

    double left_of(int district) const { return measure_.columns_left + measure_.column_step * district; }
    double upper_top() const { return measure_.reason_band + kMargin; }
    double upper_bottom() const { return marker_top_ - measure_.gap; }
    double lower_top() const { return marker_bottom_ + measure_.gap; }
    double lower_bottom() const { return height_ - measure_.reason_band - 1; }

    std::vector<Shown> column(Seat seat, int district) const {
        std::vector<Shown> cards;
        for (const Card card : playthrough_.rules().column(state_, seat, district)) {
            const CardState& known = state_.cards[card.id];
            cards.push_back({card, known, false});
            if (after_ != nullptr) {
                const CardState& then = after_->cards[card.id];
                if (then.zone == CardZone::column &&
                    (then.developed != known.developed || then.spent != known.spent)) {
                    cards.back() = {card, then, true};
                }
            }
        }
        if (after_ != nullptr) {
            for (const Card card : playthrough_.rules().column(*after_, seat, district)) {
                if (std::ranges::find(cards, card, &Shown::card) == cards.end()) {
                    cards.push_back({card, after_->cards[card.id], true});
                }
            }
        }
        return cards;
    }

    void draw_district(int district) {
        const double left = left_of(district);
        const PlaceId id = PlaceId::of("district", district + 1);
        const auto mark = std::ranges::find(focus_.marks, id, &EntryMark::place);
        const std::optional<Card> card = playthrough_.rules().setup.districts[static_cast<std::size_t>(district)];
        MarkerShown marker{district + 1,
                           card,
                           {playthrough_.rules().district_total(state_, Seat{0}, district),
                            playthrough_.rules().district_total(state_, Seat{1}, district)}};
        hit_areas_.push_back(
            {id, pen_.area({left - kMargin, kMargin, measure_.card_width + 2 * kMargin, height_ - 2 * kMargin}),
             district_words(marker)});
        if (mark != focus_.marks.end()) {
            draw_rim(left, *mark);
        }
        const wxRect2DDouble at{left, marker_top_, measure_.card_width, measure_.marker_height};
        draw_marker(pen_, measure_, at, marker);
        draw_column(Seat{1}, district);
        draw_column(Seat{0}, district);
        if (mark != focus_.marks.end()) {
            draw_reason(left, *mark);
        }
    }

    void draw_column(Seat seat, int district) {
        const std::vector<Shown> cards = column(seat, district);
        const double left = left_of(district), width = measure_.card_width;
        const bool below = seat.index == 0;
        const double room = below ? lower_bottom() - lower_top() : upper_bottom() - upper_top();
        if (cards.empty()) {
            const double top = below ? lower_top() : upper_bottom() - kEmpty;
            pen_.frame({left + 1, top, width - 2, kEmpty}, 7, {palette().cardedge, 1.2, 2.4, 3.6});
            return;
        }
        const Stack stack = stack_of(cards.size(), room, full_card_, measure_.least_edge);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const double off = stack.edge * static_cast<double>(i);
            const bool open = i + 1 == cards.size();
            const double height = open ? stack.card : stack.edge;
            const wxRect2DDouble seen{left, below ? lower_top() + off : upper_bottom() - off - height, width, height};
            if (open) {
                draw_card(pen_, measure_, seen, cards[i], playthrough_.rules().price(cards[i].card));
            } else {
                wxRect2DDouble whole = seen;
                whole.m_height += kTuck;
                whole.m_y -= below ? 0 : kTuck;
                draw_edge(pen_, measure_, whole, seen, cards[i]);
            }
            hit_areas_.push_back(
                {PlaceId(decktet::code(cards[i].card)), pen_.area(seen), card_words(cards[i], seat, district)});
        }
    }

    /// Returns the area of a place that is highlighted or dotted: the marker and the actor's side of the column.
    wxRect2DDouble place_of(double left) const {
        const double rim = kRim - 1;
        const bool below = actor_.index == 0;
        const double top = below ? marker_top_ - rim : kMargin;
        const double bottom = below ? height_ - kMargin : marker_bottom_ + rim;
        return {left - rim, top, measure_.card_width + 2 * rim, bottom - top};
    }

    void draw_rim(double left, const EntryMark& mark) const {
        const Palette& colours = palette();
        const wxRect2DDouble place = place_of(left);
        switch (mark.kind) {
            case EntryMark::Kind::legal: pen_.dots(place, 8, 2.6, 6, colours.lampink); break;
            case EntryMark::Kind::chosen:
                pen_.frame(place, 8, {colours.lampink, 5.5});
                pen_.frame(place, 8, {colours.lamp, 3});
                break;
            case EntryMark::Kind::refused: pen_.frame(place, 8, {colours.refusal, 4}); break;
            case EntryMark::Kind::barred: break;
        }
    }

    void draw_reason(double left, const EntryMark& mark) const {
        const wxString reason = words(mark.reason);
        if (reason.empty() || measure_.reason_band < 20) {
            return;
        }
        const Palette& colours = palette();
        const bool below = actor_.index == 0;
        const double baseline = below ? height_ - 11.5 : kMargin + 17, middle = baseline - 4.8;
        const bool barred = mark.kind == EntryMark::Kind::barred, refused = mark.kind == EntryMark::Kind::refused;
        const bool strong = refused || mark.kind == EntryMark::Kind::chosen;
        if (barred || refused) {
            pen_.mark("mark-refusal", left + 11, middle, 13, refused ? colours.refusal : colours.secondary);
        } else {
            pen_.ring(left + 11, middle, 5.6, wxNullColour, {colours.lampink, 1.5});
            pen_.ring(left + 11, middle, 2.2, colours.lampink, {{}, 0});
        }
        pen_.text(reason, left + 23, baseline, {13, strong, false}, barred ? colours.secondary : colours.text,
                  Align::left, measure_.card_width - 25);
    }

    void draw_sides() {
        for (const Seat seat : {Seat{1}, Seat{0}}) {
            const auto s = static_cast<std::size_t>(seat.index);
            const double top = seat.index == 0 ? std::min(lower_top() - 1, height_ - measure_.tray_height - 1)
                                               : marker_top_ - measure_.tray_height;
            draw_tray(pen_, measure_, {measure_.tray_left, top, measure_.tray_width, measure_.tray_height},
                      {seat, name(seat), called_names(scene_.names)[s], state_.tokens[s],
                       playthrough_.rules().setup.crowns[s]},
                      hit_areas_);
        }
        draw_piles(pen_, measure_,
                   {measure_.tray_left, marker_top_, measure_.tray_width, measure_.marker_height + measure_.gap},
                   state_.draw_pile, state_.discard_pile, hit_areas_);
    }

    wxString name(Seat seat) const {
        const auto index = static_cast<std::size_t>(seat.index);
        return index < scene_.names.size() ? utf8(scene_.names[index]) : wxString::Format("%d", seat.index + 1);
    }
    wxString district_words(const MarkerShown& marker) const {
        std::vector<Text> suits;
        for (const Suit suit : marker.card ? decktet::suits(*marker.card) : std::span<const Suit>()) {
            suits.push_back(decktet::suit_name(suit));
        }
        const wxString place = words(say("District {n} for {suits}: {who} {total}, {other} {more}",
                                         {{"n", literally(marker.number)},
                                          {"suits", suits.empty() ? say("any card") : listed_with_and(suits)},
                                          {"who", literally(utf8(name(Seat{0})))},
                                          {"total", literally(marker.totals[0])},
                                          {"other", literally(utf8(name(Seat{1})))},
                                          {"more", literally(marker.totals[1])}}));
        const PlaceId id = PlaceId::of("district", marker.number);
        const auto mark = std::ranges::find(focus_.marks, id, &EntryMark::place);
        return mark == focus_.marks.end() || mark->reason.empty() ? place : place + ", " + words(mark->reason);
    }
    wxString card_words(const Shown& shown, Seat seat, int district) const {
        const Text card = decktet::code_and_name(shown.card), who = literally(utf8(name(seat))),
                   where = literally(district + 1);
        if (shown.coming) {
            return words(
                say("{card}, {who} in district {n}, not entered yet", {{"card", card}, {"who", who}, {"n", where}}));
        }
        if (shown.known.developed) {
            return words(say("{card}, {who} in district {n}", {{"card", card}, {"who", who}, {"n", where}}));
        }
        std::vector<Text> spent;
        for (const Suit suit : decktet::kSuits) {
            if (const int tokens = shown.known.spent[decktet::index(suit)]; tokens > 0) {
                spent.push_back(decktet::counted_suit(suit, tokens));
            }
        }
        return words(say("Deed {card}, {who} in district {n}, on it {tokens}",
                         {{"card", card},
                          {"who", who},
                          {"n", where},
                          {"tokens", spent.empty() ? say("no token") : listed_with_and(spent)}}));
    }

    const BoardScene& scene_;
    const BoardFocus& focus_;
    const Measures& measure_;
    const PlaythroughOf<Rules>& playthrough_;
    const State& state_;
    const State* after_;
    double scale_;
    Pen pen_;
    double height_, marker_top_ = 0, marker_bottom_ = 0, full_card_ = 0;
    Seat actor_;
    std::vector<HitArea> hit_areas_;
};

}  // namespace

std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus) {
    fill_ground(gc, area, palette().table);
    if (playthrough_of(scene.playthrough) == nullptr) {
        return {};
    }
    return Table(gc, area, scene, focus).draw();
}

void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene* scene) {
    constexpr double width = 300, height = 180, history_height = 132;
    SmallTable table;
    const auto put = [&table](std::size_t seat, std::size_t district, std::string_view code, bool developed = true) {
        Shown shown{*decktet::card_of(code), {}, false};
        shown.known.developed = developed;
        table.columns[seat][district].push_back(shown);
    };
    const PlaythroughOf<Rules>* playthrough = scene == nullptr ? nullptr : playthrough_of(scene->playthrough);
    if (playthrough == nullptr) {
        const std::array<std::string_view, kDistricts> markers{"PMSL", "PMYK", "X", "PSWK", "PWLY"};
        std::ranges::transform(markers, table.markers.begin(), decktet::card_of);
        put(1, 0, "5SW"), put(1, 2, "7ML"), put(1, 3, "5YK"), put(1, 4, "8WL");
        put(0, 0, "AM"), put(0, 1, "4YK"), put(0, 2, "9MS"), put(0, 3, "AW"), put(0, 4, "AL");
    } else {
        const State& state = playthrough->at(scene->ply);
        table.markers = playthrough->rules().setup.districts;
        table.totals.emplace();
        for (int district = 0; district < kDistricts; ++district) {
            for (const Seat seat : {Seat{0}, Seat{1}}) {
                const auto s = static_cast<std::size_t>(seat.index), d = static_cast<std::size_t>(district);
                (*table.totals)[d][s] = playthrough->rules().district_total(state, seat, district);
                for (const Card card : playthrough->rules().column(state, seat, district)) {
                    table.columns[s][d].push_back({card, state.cards[card.id], false});
                }
            }
        }
    }
    fill_ground(gc, area, palette().table);
    const double tall = playthrough == nullptr ? history_height : height;
    const double scale = std::min(area.m_width / width, area.m_height / tall);
    draw_small(Pen(gc, area.m_x + (area.m_width - scale * width) / 2, area.m_y + (area.m_height - scale * height) / 2,
                   scale),
               table);
}

}  // namespace castalia::magnate
