#include "core/games/musee/table.h"

#include <algorithm>

#include "core/games/musee/table_parts.h"
#include "core/rules/declaration/game_of.h"
#include "core/rules/text/mapped.h"

namespace castalia::musee {

namespace {

using document::Role;
using picture::Detail;

constexpr double kMore = 21, kMostMore = 38;  ///< The height of a second row of the head, and of two more rows.
constexpr double kNumbers = 54, kLeastForNumbers = 330, kMostSmall = 140;

Measures screen_measures(const picture::Measure& measure) {
    Measures screen{.width = 960, .height = 436, .widest = 1510, .outlook = 28, .labels = 36};
    const double half = picture::kScreenWidth / screen.width;
    screen.disc = 17;
    screen.title = screen.least_title = picture::screen_words_size(measure, true, true) / half;
    screen.total = 29;
    screen.words = screen.type = picture::screen_words_size(measure) / half;
    screen.figures = screen.count = picture::screen_figures_size(measure) / half;
    screen.link = 13;
    screen.link_height = 20;
    screen.stairs = 34;
    screen.brief = true;
    return screen;
}

Measures paper_measures() {
    constexpr double kHalfLine = 0.6;  ///< The part of an edge that lies outside its box.
    Measures paper{.width = picture::kPaperWidth, .margin = kHalfLine, .gap = 16, .abreast = 2, .head = 24};
    paper.floor = 36;
    paper.between = 15;
    paper.foot = 24;
    paper.labels = 38;
    paper.inset = 0;
    paper.token = 10;
    paper.fits = 0;
    paper.title = 11;
    paper.least_title = 8.5;
    paper.total = 13;
    paper.label = 8;
    paper.words = paper.figures = 8;
    paper.link = 9;
    paper.stairs = 23;
    paper.link_height = 11;
    paper.type = 8;
    paper.count = 0;
    paper.trays = paper.counted = false;
    return paper;
}

/// Returns the measures for the width of a phone: the museums lie beneath each other.
Measures page_measures() {
    Measures page{.width = picture::kPaperWidth, .margin = 1, .below = 16, .abreast = 1, .head = 36, .outlook = 22};
    page.floor = 70;
    page.between = 26;
    page.foot = 56;
    page.labels = 36;
    page.aspect = 0.68;
    page.disc = 12;
    page.title = 17;
    page.total = 25;
    page.words = page.figures = page.link = 13;
    page.link_height = 18;
    page.stairs = 34;
    page.type = 14;
    page.brief = true;
    return page;
}

Measures window_measures(const picture::Viewport& viewport, int museums) {
    constexpr int kMuseumsWithRoom = 2;
    constexpr double kLow = 300;
    Measures window{.least_width = 640, .outlook = 18};
    window.labels = museums <= kMuseumsWithRoom ? 61 : 48;
    window.disc = 11.5;
    window.title = 18;
    window.total = 29;
    window.label = 13.5;
    window.facts = window.numbers = true;
    // In a low window the paintings have the room: of what stands above them only names and sums are left.
    if (viewport.area.height < kLow * std::min(1.0, viewport.area.width / window.least_width)) {
        window.outlook = 0;
        window.between = 20;
        window.token = 15;
        window.facts = false;
    }
    return window;
}

Measures measures_of(const picture::Viewport& viewport, int museums) {
    switch (viewport.detail) {
        case Detail::window: return window_measures(viewport, museums);
        case Detail::screen: return screen_measures(viewport.measure);
        case Detail::page: return page_measures();
        case Detail::thumbnail: {
            Measures small{.width = 300, .height = 132, .widest = 480, .margin = 8, .gap = 12, .head = 0};
            small.between = 9;
            small.inset = 0;
            small.part = 0.91;
            small.aspect = 2;
            small.token = 8;
            small.numeral = 32;
            small.fits = 0;
            small.trays = small.chandeliers = small.counted = false;
            return small;
        }
        case Detail::plan: {
            Measures plan{.width = 1075, .height = 565, .widest = 1075, .margin = 15, .gap = 20, .head = 142};
            plan.floor = 89;
            plan.between = 38;
            plan.inset = 0;
            plan.part = 0.92;
            plan.aspect = 2;
            plan.fits = 0;
            plan.disc = 13;
            plan.title = 19;
            plan.trays = plan.counted = false;
            return plan;
        }
        case Detail::blank: {
            Measures blank = paper_measures();
            blank.head = 0;
            blank.floor = 37;
            blank.between = 22;
            blank.foot = 1;
            blank.labels = 66;
            blank.part = 0.72;
            blank.aspect = 2;
            blank.title = blank.total = 0;
            blank.label = 9;
            return blank;
        }
        default: return paper_measures();
    }
}

/// Returns the table after the entry in the making; null if it begins a new game, whose table is another one.
const State* after_in_game(const picture::Focus& focus, const State& state) {
    const State* after = last_state<Rules>(focus.after);
    return after != nullptr && after->game == state.game ? after : nullptr;
}

}  // namespace

Ground::Ground(const Rules& of, const State& shown, const picture::Viewport& view, const Deal* dealt)
    : rules(of),
      state(shown),
      after(after_in_game(view.focus, shown)),
      viewport(view),
      names(view.names.empty() ? of.names : view.names),
      deal(dealt),
      measure(measures_of(view, of.museums())),
      fit(picture::fit(view, measure.width, measure.height, needed(), measure.least_width)),
      width(std::min(view.area.width / fit.scale, measure.widest)),
      drawing(view, view.area.x + (view.area.width - fit.scale * width) / 2, view.area.y, fit.scale),
      actor(view.focus.seat.value_or(shown.active)),
      unseen(of.unseen(shown)) {
    for (int theme = 0; theme < kThemes; ++theme) {
        looks.at(at(theme)) = look_of(theme);
    }
    for (int museum = 0; measure.facts && museum < rules.museums(); ++museum) {
        head_rows = std::max(head_rows, Head(*this, museum).rows());
    }
    for (int museum = 0; measure.title > 0 && museum < rules.museums(); ++museum) {
        say_stuck = say_stuck && Head(*this, museum).can_say_stuck(place_of(museum));
    }
}

double Ground::needed() const {
    const int rows = (rules.museums() + columns() - 1) / columns();
    const double head = measure.head + (state.phase == Phase::play ? measure.outlook : 0);
    return rows * (head + kGalleries * measure.floor + (kGalleries - 1) * measure.between) +
           (rows - 1) * measure.below + measure.foot;
}

int Ground::columns() const {
    const bool pair = measure.abreast == 2 && viewport.detail != Detail::blank;
    return pair ? 2 : std::min(measure.abreast, rules.museums());
}

double Ground::numbers_height() const {
    return measure.numbers && state.phase == Phase::play && fit.height >= kLeastForNumbers ? kNumbers : 0;
}

double Ground::head_height() const {
    if (viewport.detail == Detail::thumbnail) {
        return (fit.height - std::min(fit.height - 12, kMostSmall)) / 2;
    }
    const double rows = head_rows == 1 ? 0 : head_rows == 2 ? kMore : kMostMore;
    return measure.head + rows + (state.phase == Phase::play ? measure.outlook : 0);
}

double Ground::floor_height() const {
    if (measure.floor > 0) {
        return measure.floor;
    }
    const double head = head_height(), foot = viewport.detail == Detail::thumbnail ? head : measure.foot;
    const double floors = fit.height - head - foot - numbers_height() - (kGalleries - 1) * measure.between;
    return std::min(measure.most_floor, floors / kGalleries);
}

double Ground::museum_width() const {
    return (width - 2 * measure.margin - measure.gap * (columns() - 1)) / columns();
}

double Ground::museum_height() const {
    return head_height() + kGalleries * floor_height() + (kGalleries - 1) * measure.between;
}

Place Ground::place_of(int museum) const {
    Place place;
    place.width = museum_width();
    place.left = measure.margin + museum % columns() * (place.width + measure.gap);
    place.head = head_height() + museum / columns() * (museum_height() + measure.below);
    const double widest = widest_label(least_label());
    place.labels = widest > 0 ? std::max(measure.labels, widest + 2 * label_left()) : measure.labels;
    place.between = measure.between;
    place.floor = floor_height();
    place.inset = measure.inset;
    constexpr double kEnd = 3;
    place.pitch = (place.width - place.labels - (place.labels > 0 ? kEnd : 0)) / rules.spaces();
    place.card_width = std::min(measure.part * place.pitch, measure.aspect * (place.floor - 2 * place.inset));
    return place;
}

double Ground::widest_label(double size) const {
    double widest = 0;
    for (int gallery = 0; measure.label > 0 && gallery < kGalleries; ++gallery) {
        widest = std::max(widest, drawing.width(drawing.translated(gallery_name(gallery)), {size, true}));
    }
    return widest;
}

ThemeLook Ground::look_of(int theme) const {
    const std::string name = drawing.translated(theme_name(theme));
    int like = theme;
    for (int other = 0; viewport.shipped != nullptr && other < kThemes; ++other) {
        like = name == (*viewport.shipped)(theme_name(other)) ? other : like;
    }
    // This is the order of the palette, from the Landscapes to the Animals.
    return {name, theme_art(like), {Role::theme, static_cast<std::uint8_t>((like + kThemes - 1) % kThemes)}};
}

Text Ground::who(int museum) const {
    return listed_with_and(
        mapped(rules.owners(museum), [&](Seat owner) { return literally(picture::name_of(names, owner)); }));
}

picture::Picture table(const Rules& rules, const State& state, const picture::Viewport& viewport, const Deal* deal) {
    Ground ground(rules, state, viewport, deal);
    for (int museum = 0; museum < rules.museums(); ++museum) {
        Galleries(ground, museum).draw();
    }
    Surroundings around(ground);
    around.draw_unseen();
    around.draw_numbers();
    if (deal != nullptr) {
        around.draw_deal();
    }
    return ground.drawing.take(ground.fit.scale * ground.width, ground.fit.scale * ground.fit.height);
}

picture::Picture Rules::picture(const State& state, const picture::Viewport& viewport) const {
    return table(*this, state, viewport);
}

picture::Picture tile(const picture::Viewport& viewport) {
    Rules rules;
    rules.names = {"1"};
    State state;
    state.stairs = first_pattern(2);
    state.museums[0] = {{{6, 13, 18, 33, 48, 49}, {2, 12, 0, 28, 39, 44}, {0, 7, 22, 0, 0, 45}}};
    return table(rules, state, viewport);
}

}  // namespace castalia::musee
