#include "core/games/magnate/table.h"

#include <algorithm>

#include "core/games/magnate/table_parts.h"
#include "core/rules/declaration/game_of.h"

namespace castalia::magnate {

namespace {

using document::Role;
using picture::Detail;
using picture::Face;
using picture::Mark;
using Ends = document::Shape::Side;

constexpr double kMargin = 5, kTuck = 14, kRim = 4;
constexpr double kHalfLine = 0.6;  ///< The part of an edge that lies outside its box, which paper has no room for.
constexpr double kPrinted = 742 + 2 * kHalfLine;

Measures screen_measures(const picture::Measure& measure) {
    const double half = picture::kScreenWidth / 960;
    const double words = picture::screen_words_size(measure) / half;
    Measures screen{.width = 960, .height = 442, .columns_left = 226, .column_step = 147, .card_width = 138};
    screen.card_height = 139;
    screen.least_edge = 18;
    screen.grows = 24;
    screen.marker_height = 62;
    screen.gap = 7;
    screen.reason_band = 6;
    screen.empty = 64;
    screen.type.letter = screen.type.least_letter = picture::screen_figures_size(measure, true, false) / half;
    screen.type.least_numeral = picture::screen_figures_size(measure, false) / half;
    screen.type.name = screen.count = screen.least_word = words;
    screen.head = picture::screen_words_size(measure, true) / half;
    screen.tray_width = 208;
    screen.tray_height = 183;
    screen.tray_head = 46.5;
    screen.wire_step = 24;
    screen.bead_scale = 1.22;
    screen.disc = 16.5;
    screen.pile_step = 102;
    return screen;
}

Measures measures_of(const picture::Viewport& viewport) {
    switch (viewport.detail) {
        case Detail::window:
            return {.width = 928,
                    .columns_left = 178,
                    .grows = 24,
                    .reason_band = 24,
                    .empty = 64,
                    .shrinks = 0.95,
                    .tray_width = 154};
        case Detail::screen: return screen_measures(viewport.measure);
        case Detail::thumbnail:
            return {.width = 820,
                    .height = 361,
                    .columns_left = 27.3,
                    .column_step = 155.8,
                    .card_height = 88,
                    .edge = 54.6,
                    .least_edge = 4,
                    .marker_height = 74,
                    .gap = 8};
        case Detail::plan:
            return {.width = 1075,
                    .height = 565,
                    .columns_left = 165,
                    .column_step = 152,
                    .marker_height = 94,
                    .gap = 10,
                    .margin = 0,
                    .empty = 56};
        case Detail::blank:
            return {.width = kPrinted,
                    .columns_left = kHalfLine,
                    .card_height = 185,
                    .marker_height = 65,
                    .gap = 7.7,
                    .margin = 0,
                    .empty = 185};
        case Detail::page:
            return {.width = 480 + 2 * kHalfLine,
                    .columns_left = kHalfLine,
                    .column_step = 98,
                    .card_width = 88,
                    .card_height = 104,
                    .edge = 30,
                    .marker_height = 80,
                    .margin = 0,
                    .named = true,
                    .counted = true,
                    .name = 20,
                    .type = {.letter = 14}};
        default:
            return {.width = kPrinted,
                    .columns_left = kHalfLine,
                    .card_height = 72.6,
                    .edge = 26.3,
                    .margin = 0,
                    .named = true};
    }
}

std::span<const Suit> suits_of(const std::optional<Card>& marker) {
    return marker ? decktet::suits(*marker) : std::span<const Suit>();
}

/// Returns the name of a district's marker with its suits, of which a card there needs one.
Text marker_in_words(const std::optional<Card>& marker) {
    if (!marker) {
        return say("unrestricted");
    }
    const std::vector<Text> suits = decktet::suit_names(suits_of(marker));
    return suits.empty() ? say("{marker} (any card)", {{"marker", decktet::short_name(*marker)}})
                         : say("{marker} ({suits})",
                               {{"marker", decktet::short_name(*marker)}, {"suits", listed_with_and(suits)}});
}

Seat asked_in(const Rules& rules, const State& state, const picture::Focus& focus) {
    const std::vector<Seat> asked =
        focus.seat || focus.marks.empty() ? std::vector<Seat>() : rules.prompt(state).seats;
    return focus.seat.value_or(asked.empty() ? state.active : asked.front());
}

}  // namespace

TablePicture::TablePicture(const Rules& rules, const State& state, const picture::Viewport& viewport,
                           const Deal* deal)
    : rules_(rules),
      state_(state),
      after_(last_state<Rules>(viewport.focus.after)),
      viewport_(viewport),
      names_(viewport.names.empty() ? rules.names : viewport.names),
      deal_(deal),
      measure_(measures_of(viewport)),
      fit_(picture::fit(
          viewport, measure_.width, measure_.height,
          2 * (head() + measure_.gap) + height_of(Seat{1}) + measure_.marker_height + height_of(Seat{0}))),
      drawing_(viewport, fit_.left, viewport.area.y, fit_.scale),
      marker_top_(viewport.area.height > 0 ? (fit_.height - measure_.marker_height) / 2
                                           : head() + height_of(Seat{1}) + measure_.gap),
      marker_bottom_(marker_top_ + measure_.marker_height),
      full_card_(measure_.card_height + std::clamp((fit_.height - measure_.height) / 4, 0.0, measure_.grows)),
      actor_(asked_in(rules, state, viewport.focus)) {}

picture::Picture TablePicture::take() {
    for (const Seat seat : {Seat{1}, Seat{0}}) {
        draw_side(seat);
    }
    for (int district = 0; district < kDistricts; ++district) {
        draw_district(district);
    }
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        draw_tokens(seat);
    }
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        drawing_.zone(say("Crowns of {who}", {{"who", who(seat)}}), Zone::Shape::row, seat);
        for (const Suit suit : rules_.setup.crowns[static_cast<std::size_t>(seat.index)]) {
            drawing_.lies("", decktet::suit_name(suit));
        }
    }
    draw_piles();
    return drawing_.take(drawing_.scale() * measure_.width, drawing_.scale() * fit_.height);
}

double TablePicture::head() const {
    const bool bounded = viewport_.area.height > 0;
    return measure_.named ? measure_.name + 8 : bounded ? 0 : kHalfLine;
}

double TablePicture::height_of(Seat seat) const {
    std::size_t most = 1;
    for (int district = 0; district < kDistricts; ++district) {
        most = std::max(most, rules_.column(state_, seat, district).size());
    }
    return measure_.card_height + measure_.edge * static_cast<double>(most - 1);
}

double TablePicture::lower_bottom() const {
    return fit_.height - head() - (measure_.margin > 0 ? measure_.reason_band + 1 : 0);
}

Rect TablePicture::place_of(double left) const {
    const bool below = actor_.index == 0;
    const double top = below ? marker_top_ - kRim : kMargin;
    const double bottom = below ? fit_.height - kMargin : marker_bottom_ + kRim;
    return {left - kRim, top, measure_.card_width + 2 * kRim, bottom - top};
}

const std::optional<Card>& TablePicture::marker(int district) const {
    return rules_.setup.districts[static_cast<std::size_t>(district)];
}

std::vector<decktet::CardShown> TablePicture::column(Seat seat, int district) const {
    std::vector<decktet::CardShown> cards;
    const auto add = [&](Card card, const CardState& known, bool coming) {
        cards.push_back({card, known.developed, known.spent, rules_.price(card), coming});
    };
    for (const Card card : rules_.column(state_, seat, district)) {
        const CardState &now = state_.cards[card.id], &then = after_ == nullptr ? now : after_->cards[card.id];
        const bool changes =
            then.zone == CardZone::column && (then.developed != now.developed || then.spent != now.spent);
        add(card, changes ? then : now, changes);
    }
    if (after_ != nullptr) {
        for (const Card card : rules_.column(*after_, seat, district)) {
            if (std::ranges::find(cards, card, &decktet::CardShown::card) == cards.end()) {
                add(card, after_->cards[card.id], true);
            }
        }
    }
    return cards;
}

Text TablePicture::district_in_words(int district, const std::array<long long, 2>& totals, const Mark* mark) const {
    const std::vector<Text> suits = decktet::suit_names(suits_of(marker(district)));
    const Text place = say("District {n} for {suits}: {who} {total}, {other} {more}",
                           {{"n", literally(district + 1)},
                            {"suits", suits.empty() ? say("any card") : listed_with_and(suits)},
                            {"who", who(Seat{0})},
                            {"total", literally(totals[0])},
                            {"other", who(Seat{1})},
                            {"more", literally(totals[1])}});
    return mark == nullptr || mark->reason.empty() ? place : listed({place, mark->reason});
}

void TablePicture::draw_district(int district) {
    const double left = left_of(district), around = measure_.margin;
    const PlaceId id = PlaceId::of("district", district + 1);
    const Mark* mark = viewport_.focus.at(id);
    const std::array<long long, 2> totals{rules_.district_total(state_, Seat{0}, district),
                                          rules_.district_total(state_, Seat{1}, district)};
    if (mark != nullptr) {
        picture::draw_rim(drawing_, place_of(left), *mark);
    }
    const std::size_t first = drawing_.drawn();
    decktet::draw_marker(drawing_, {left, marker_top_, measure_.card_width, measure_.marker_height},
                         {.number = district + 1,
                          .shown = drawing_.detail() != Detail::blank,
                          .card = marker(district),
                          .named = deal_ != nullptr,
                          .totals = totals},
                         measure_.type, measure_.count);
    drawing_.piece(id, {left - around, around, measure_.card_width + 2 * around, fit_.height - 2 * around},
                   district_in_words(district, totals, mark), first);
    draw_column(Seat{1}, district, totals[1]);
    draw_column(Seat{0}, district, totals[0]);
    if (mark != nullptr && !mark->reason.empty() && measure_.reason_band >= 20) {
        picture::draw_reason(drawing_, left, actor_.index == 0 ? fit_.height - 11.5 : kMargin + 17,
                             measure_.card_width, *mark);
    }
}

void TablePicture::draw_column(Seat seat, int district, long long total) {
    drawing_.zone(
        say("District {district}, {marker}: {who}, {total} in all", {{"district", literally(district + 1)},
                                                                     {"marker", marker_in_words(marker(district))},
                                                                     {"who", who(seat)},
                                                                     {"total", literally(total)}}),
        Zone::Shape::row, seat);
    const std::vector<decktet::CardShown> cards = column(seat, district);
    if (cards.empty() && measure_.empty > 0) {
        const double top = seat.index == 0 ? lower_top() : upper_bottom() - measure_.empty;
        draw_empty({left_of(district), top, measure_.card_width, measure_.empty}, seat, district);
    }
    draw_cards(seat, district, cards);
}

void TablePicture::draw_cards(Seat seat, int district, const std::vector<decktet::CardShown>& cards) {
    const double left = left_of(district), width = measure_.card_width;
    const bool below = seat.index == 0;
    const picture::Overlap stack =
        picture::overlapped(cards.size(), below ? lower_bottom() - lower_top() : upper_bottom() - upper_top(),
                            full_card_, measure_.edge, measure_.least_edge);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const decktet::CardShown& shown = cards[i];
        const double off = stack.edge * static_cast<double>(i);
        const bool open = i + 1 == cards.size();
        const double height = open ? stack.open : stack.edge;
        const Rect seen{left, below ? lower_top() + off : upper_bottom() - off - height, width, height};
        const std::size_t first = drawing_.drawn();
        if (open) {
            decktet::draw_card(drawing_, seen, shown, measure_.type);
        } else {
            const double tuck = drawing_.on_paper() ? 0 : kTuck;
            decktet::draw_card_edge(drawing_, {left, seen.y - (below ? 0 : tuck), width, height + tuck}, seen, shown,
                                    measure_.type);
        }
        const PlaceId id(decktet::code(shown.card));
        const Text card = card_in_words(shown.card, (shown.coming ? *after_ : state_).cards[shown.card.id]);
        drawing_.lies(id, card);
        const std::vector<Fill> fills{{"card", card}, {"who", who(seat)}, {"n", literally(district + 1)}};
        const Text words = shown.coming ? say("{card}, {who} in district {n}, not entered yet", fills)
                                        : say("{card}, {who} in district {n}", fills);
        drawing_.piece(id, seen, words, first).coming = shown.coming;
    }
}

void TablePicture::draw_empty(const Rect& at, Seat seat, int district) {
    if (drawing_.detail() == Detail::blank) {
        return picture::draw_lined_place(drawing_, at, seat.index == 0);
    }
    picture::draw_empty_place(drawing_, {at.x + 1, at.y, at.width - 2, at.height}, 7);
    if (deal_ != nullptr && district == 0) {
        drawing_.text(drawing_.translated(say("{who} builds", {{"who", who(seat)}})), at.x + at.width / 2,
                      at.y + at.height / 2 + 5, {picture::kPlanType}, {Role::secondary}, Ends::middle, at.width - 10);
    }
}

Text card_in_words(Card card, const CardState& known) {
    const Text name = code_and_name(card);
    if (known.developed) {
        return name;
    }
    const std::vector<Text> tokens = decktet::counted_suits(known.spent);
    return tokens.empty()
               ? say("deed {card}, no token on it", {{"card", name}})
               : say_count("deed {card}, {n} token on it, {suits}", "deed {card}, {n} tokens on it, {suits}",
                           known.spent_in_all(), {{"card", name}, {"suits", listed(tokens)}});
}

picture::Picture table(const Rules& rules, const State& state, const picture::Viewport& viewport, const Deal* deal) {
    return TablePicture(rules, state, viewport, deal).take();
}

picture::Picture Rules::picture(const State& state, const picture::Viewport& viewport) const {
    return table(*this, state, viewport);
}

}  // namespace castalia::magnate
