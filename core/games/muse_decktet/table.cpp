#include "core/games/muse_decktet/table.h"

#include <algorithm>

#include "core/games/muse_decktet/table_parts.h"
#include "core/rules/declaration/game_of.h"
#include "core/rules/game/counting.h"

namespace castalia::muse_decktet {

namespace {

using document::Role;
using picture::Detail;

// Columns of players that are narrower have more lines, and so does their palace.
constexpr double kRoomyColumns = 780, kTallColumns = 336, kLowTable = 284;
constexpr double kRoomyMarket = 900, kMarketPart = 0.295;  ///< On a narrower board the market takes this part.

Measures far_measures(const picture::Measure& letters) {
    Measures far{.width = picture::kScreenWidth, .height = 874, .margin = 14, .gap = 12, .band = 130};
    far.market = 300;
    far.corner = 12;
    far.line = 1.6;
    far.words = far.small = picture::screen_words_size(letters);
    far.name = picture::screen_words_size(letters, true);
    far.title = picture::screen_words_size(letters, true, true);
    far.letter = far.hung_letter = picture::screen_figures_size(letters, true, false);
    far.number = 46;
    far.bead = 19;
    far.disc = std::max(31.0, picture::screen_figures_size(letters) / 1.1);
    far.head = 90;
    far.coin_row = 54;
    far.painting = 66;
    far.least_painting = 30;
    far.between = 6;
    far.palace_head = 0;
    far.hung = far.least_hung = 150;
    far.hung_rank = 42;
    far.far = true;
    return far;
}

Measures measures_of(const picture::Viewport& viewport) {
    switch (viewport.detail) {
        case Detail::window:
            return {.least_width = 700,
                    .least_height = viewport.area.width < kRoomyColumns ? kTallColumns : kLowTable,
                    .market = 300};
        case Detail::screen: return far_measures(viewport.measure);
        case Detail::thumbnail: {
            Measures small{.width = 300, .height = 132, .gap = 6, .band = 0};
            small.bead = 6.5;
            small.palace_head = 0;
            small.hung = 30;
            small.hung_rank = 15;
            small.hung_letter = 0;
            small.painting = 24;
            small.between = 3;
            small.rank = 19;
            return small;
        }
        case Detail::plan: return {.width = 1075, .height = 565, .margin = 13, .gap = 13};
        default: {
            Measures paper{.width = picture::kPaperWidth, .margin = 0.6, .gap = 12, .band = 22, .corner = 4};
            paper.line = 0.7;
            paper.name = 9.5;
            paper.words = 8.5;
            paper.small = 7.5;
            paper.letter = paper.hung_letter = 7.5;
            paper.bead = 4.25;
            paper.head = 19;
            paper.painting = paper.hung = 36;
            paper.between = 3.2;
            paper.hung_rank = 17;
            if (viewport.detail == Detail::page) {
                // A phone shows the same things larger, and those of one player beneath those of another.
                paper.width = 250;
                paper.band = 36;
                paper.abreast = 1;
            }
            return paper;
        }
    }
}

/// Returns how the table lies in the viewport. In one that is too low for it, all of it is drawn smaller.
picture::Fit fit_of(const picture::Viewport& viewport, const Measures& measure, double printed_height) {
    picture::Fit fit = picture::fit(viewport, measure.width, measure.height, printed_height, measure.least_width);
    if (viewport.area.height > 0 && fit.height < measure.least_height) {
        fit.scale = viewport.area.height / measure.least_height;
        fit.height = measure.least_height;
    }
    return fit;
}

std::vector<ResolutionStep> steps_to(const Rules& rules, std::span<const State> states, std::size_t ply) {
    return ply > 0 ? rules.steps_between(states[ply - 1], states[ply]) : std::vector<ResolutionStep>();
}

}  // namespace

Ground::Ground(const Rules& of, std::span<const State> states, std::size_t ply, const picture::Viewport& view)
    : rules(of),
      viewport(view),
      names(view.names.empty() ? of.names : view.names),
      steps(steps_to(of, states, ply)),
      step(view.step && *view.step <= steps.size() ? *view.step : 0),
      state(step > 0 ? steps[step - 1].after : states[ply]),
      after(step > 0 ? nullptr : last_state<Rules>(view.focus.after)),
      looks(of.patron(state)),
      palace(of.palace_now(state)),
      measure(measures_of(view)),
      fit(fit_of(view, measure, printed_height(of, state, measure))),
      width(view.area.width / fit.scale),
      drawing(view, view.area.x, view.area.y, fit.scale) {}

Text Part::economy_title() const {
    return say_count("Economy, {n} growth left", "Economy, {n} growths left",
                     std::max(0, kGrowths - state_.exhaustions));
}

void Part::draw_piles(const Rect& room, double step, bool named) {
    const double scale = measure_.far ? 2.15 : 0.66;
    const auto pile = [&](int count, bool face_down, const Text& label) {
        return picture::Pile{count, face_down, named ? translated(label) : "", measure_.words, scale};
    };
    picture::draw_two_piles(
        drawing_, room, step,
        {{{"draw_pile", say_count("Draw pile, {n} card", "Draw pile, {n} cards", state_.draw_pile),
           pile(state_.draw_pile, true, say("Pile"))},
          {"discard_pile", say_count("Discard pile, {n} card", "Discard pile, {n} cards", state_.discard_pile),
           pile(state_.discard_pile, false, say("Discarded"))}}});
}

void Part::draw_disc(double x, double y, double radius, Seat seat, bool lit) {
    picture::draw_seat(drawing_, x, y, radius, picture::name_of(ground_.names, seat), seat, lit);
}

namespace {

/// Lays the parts out, or the whole on paper.
class TablePicture : Part {
public:
    explicit TablePicture(Ground& ground) : Part(ground) {}
    picture::Picture take(bool plan);

private:
    void draw_table();
    void list_zones();
    void list_coins(const Purse& purse);
};

picture::Picture TablePicture::take(bool plan) {
    list_zones();
    if (plan) {
        Paper(ground_).draw_plan();
    } else if (drawing_.on_paper()) {
        Paper(ground_).draw();
    } else {
        draw_table();
    }
    return drawing_.take(ground_.fit.scale * width_, ground_.fit.scale * ground_.fit.height);
}

void TablePicture::draw_table() {
    const double margin = measure_.margin, gap = measure_.gap;
    if (measure_.far) {
        Band(ground_).draw_far();
    } else if (measure_.band > 0) {
        Band(ground_).draw();
    }
    const bool small = drawing_.detail() == Detail::thumbnail;
    constexpr double kSmall = 118;
    const double top = small          ? std::max(6.0, (ground_.fit.height - kSmall) / 2)
                       : measure_.far ? margin + measure_.band
                                      : measure_.band;
    const double tall = ground_.fit.height - top - (small ? top : margin);
    double left = margin;
    if (measure_.market > 0) {
        const double market =
            width_ > kRoomyMarket ? measure_.market : std::min(measure_.market, width_ * kMarketPart);
        const Rect at{margin, top, market, tall};
        measure_.far ? Market(ground_).draw_far(at) : Market(ground_).draw(at);
        left += market + gap;
    }
    const auto seats = static_cast<double>(rules_.seats());
    const double column = (width_ - margin - left - gap * (seats - 1)) / seats;
    for (std::size_t seat = 0; seat < rules_.seats(); ++seat) {
        PlayerArea(ground_, seat).draw({left + (column + gap) * static_cast<double>(seat), top, column, tall});
    }
}

void TablePicture::list_coins(const Purse& purse) {
    for (const Suit suit : decktet::kSuits) {
        drawing_.lies(PlaceId(decktet::letter(suit)), decktet::suit_name(suit), purse[suit],
                      decktet::counted_suit(suit, purse[suit]));
    }
}

void TablePicture::list_zones() {
    drawing_.zone(economy_title(), Zone::Shape::track, std::nullopt);
    list_coins(state_.economy);
    drawing_.zone(say("The round, biggest first"), Zone::Shape::row, std::nullopt);
    for (const RoundCard& laid : rules_.in_order(state_)) {
        drawing_.lies(PlaceId(decktet::code(laid.card)),
                      say("{who}: {what}", {{"who", who(laid.player)}, {"what", use_of(laid.use, laid.card)}}));
    }
    for (std::size_t s = 0; s < rules_.seats(); ++s) {
        const Seat seat{static_cast<int>(s)};
        const Fill name{"who", who(seat)};
        drawing_.zone(
            say_count("{who}: coins, {n} card in hand", "{who}: coins, {n} cards in hand", state_.hand[s], {name}),
            Zone::Shape::track, seat);
        list_coins(state_.coins[s]);
        drawing_.zone(say("{who}’s studio", {name}), Zone::Shape::row, seat);
        for (const Card card : rules_.studio(state_, seat)) {
            drawing_.lies(
                PlaceId(decktet::code(card)),
                say("{code} {name}, {fetches}", {{"code", code_text(card)},
                                                 {"name", decktet::short_name(card)},
                                                 {"fetches", fetching(rules_.fetches(state_, seat, card))}}));
        }
        drawing_.zone(say("{who}’s palace", {name}), Zone::Shape::row, seat);
        for (const Card card : rules_.palace(state_, seat)) {
            drawing_.lies(PlaceId(decktet::code(card)), code_and_name(card));
        }
    }
    drawing_.zone(say("Piles"), Zone::Shape::pile, std::nullopt);
    drawing_.counts("draw_pile", say("draw pile"), state_.draw_pile);
    drawing_.counts("discard_pile", say("discard pile"), state_.discard_pile);
}

}  // namespace

picture::Picture table(const Rules& rules, std::span<const State> states, std::size_t ply,
                       const picture::Viewport& viewport, bool plan) {
    Ground ground(rules, states, ply, viewport);
    return TablePicture(ground).take(plan);
}

picture::Picture Rules::picture(std::span<const State> states, std::size_t ply,
                                const picture::Viewport& viewport) const {
    return table(*this, states, ply, viewport);
}

picture::Picture Rules::picture(const State& state, const picture::Viewport& viewport) const {
    return table(*this, {&state, 1}, 0, viewport);
}

TableView Rules::view(const State& state) const { return picture::view_of(*this, state); }

picture::Picture tile(const picture::Viewport& viewport) {
    const Rules rules{Setup{}, {"1", "2", "3", "4"}};
    State state = rules.start();
    const auto lay = [&state](int seat, CardZone zone, std::initializer_list<std::string_view> codes) {
        for (const std::string_view code : codes) {
            state.locations[decktet::card_of(code)->id] = {zone, static_cast<std::uint8_t>(seat), state.arrivals++};
        }
    };
    lay(0, CardZone::studio, {"3MW", "2SY"}), lay(0, CardZone::palace, {"9LK"});
    lay(1, CardZone::studio, {"4YK", "7ML"}), lay(1, CardZone::palace, {"2MK", "5SW"});
    lay(2, CardZone::studio, {"CL"});
    lay(3, CardZone::studio, {"6LK", "5YK"}), lay(3, CardZone::palace, {"3LY"});
    return table(rules, {&state, 1}, 0, viewport);
}

}  // namespace castalia::muse_decktet
