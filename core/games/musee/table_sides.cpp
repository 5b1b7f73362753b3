// What lies around the museums: what is left of each theme, all numbers, and on a plan what is dealt.
#include <algorithm>

#include "core/games/musee/table_parts.h"

namespace castalia::musee {

namespace {

using document::Role;
using picture::Face;
using Ends = document::Shape::Side;

constexpr double kBeneath = 26;  ///< The distance of the words about what is unseen from the signs beneath them.

}  // namespace

double Surroundings::themes_width(double left, const Face& face, double numeral) const {
    double all = left + (measure_.counted ? 97 : 0) + face.size;
    for (const ThemeLook& look : ground_.looks) {
        all += (measure_.counted ? 53 + numeral : 20 + face.size) + drawing_.width(look.name, face);
    }
    return all;
}

std::array<int, kThemes> Surroundings::list_unseen() {
    std::array<int, kThemes> counts{};
    for (const int card : ground_.unseen) {
        ++counts.at(at(theme(card)));
    }
    drawing_.zone(say("Numbers not seen yet"), Zone::Shape::track, std::nullopt);
    for (int index = 1; index <= kThemes; ++index) {
        const int which = index % kThemes;
        drawing_.counts("", theme_name(which), counts.at(at(which))).art = theme_art(which);
    }
    drawing_.zone(say("Draw pile"), Zone::Shape::pile, std::nullopt);
    drawing_.lies("draw_pile", say("cards to draw"), state_.draw_pile,
                  say_count("{n} to draw", "{n} to draw", state_.draw_pile));
    return counts;
}

void Surroundings::draw_unseen() {
    const std::array<int, kThemes> counts = list_unseen();
    const bool legend = drawing_.detail() == picture::Detail::paper;
    const bool beneath = drawing_.detail() == picture::Detail::page;  // The signs stand beneath the words.
    if (!measure_.counted && !legend) {
        return;
    }
    const Place first = ground_.place_of(0);
    const double base = legend ? ground_.fit.height - 4
                        : beneath
                            ? ground_.fit.height - 8
                            : std::min(ground_.fit.height - ground_.numbers_height() - (measure_.brief ? 9 : 12),
                                       first.floor_top(kGalleries - 1) + first.floor + 22);
    const Face face{std::max(measure_.type, measure_.words)};
    const Face numeral{std::max(measure_.count, measure_.figures), true, true};
    double x = measure_.margin + (legend ? 0 : 4);
    if (measure_.counted) {
        const std::string title = drawing_.translated(say("Not yet seen"));
        drawing_.text(title, x, base - (beneath ? kBeneath : 0), face, {Role::secondary});
        x += beneath ? 0 : drawing_.width(title, face) + 18;
    }
    // On a narrow board the signs stand for the names.
    const bool named = themes_width(x, face, numeral.size) < ground_.width - measure_.margin;
    for (int index = 1; index <= kThemes; ++index) {
        const int which = index % kThemes;
        const ThemeLook& look = ground_.looks.at(at(which));
        const std::size_t shapes = drawing_.drawn();
        const double from = x;
        drawing_.art(look.art, x + numeral.size / 2, base - 0.29 * numeral.size, numeral.size, look.ink);
        x += numeral.size + 4;
        if (measure_.counted) {
            const std::string number = std::to_string(counts.at(at(which)));
            drawing_.text(number, x, base, numeral, {Role::text});
            x += drawing_.width(number, numeral) + 7;
        }
        if (named) {
            drawing_.text(look.name, x, base, face, {Role::text});
            x += drawing_.width(look.name, face);
        }
        drawing_.piece(PlaceId("theme") / at(which),
                       {from - (legend ? 0 : 4), base - 20, x - from + 8, legend ? 23.0 : 28},
                       say_count("{theme}: {n} number not seen yet", "{theme}: {n} numbers not seen yet",
                                 counts.at(at(which)), {{"theme", theme_name(which)}}),
                       shapes);
        x = beneath ? from + ground_.width / kThemes : x + 22;
    }
    if (measure_.counted) {
        draw_pile(base - (beneath ? kBeneath : 0), face);
    }
}

void Surroundings::draw_pile(double base, const Face& face) {
    const std::size_t first = drawing_.drawn();
    const Text pile = say_count("{n} to draw", "{n} to draw", state_.draw_pile);
    const double right = ground_.width - measure_.margin - 4, wide = drawing_.width(drawing_.translated(pile), face);
    drawing_.text(drawing_.translated(pile), right, base, face, {Role::text}, Ends::right);
    drawing_.piece("draw_pile", {right - 4 - wide, base - 20, wide + 8, 28}, pile, first);
}

/// Draws all numbers in two rows, so that one can be picked with the mouse: framed while nobody has seen it, quiet
/// when it fits nowhere in this museum, and struck when it hangs.
void Surroundings::draw_numbers() {
    if (ground_.numbers_height() <= 0) {
        return;
    }
    constexpr int kRows = 2;
    const Rect at{measure_.margin, ground_.fit.height - ground_.numbers_height() - 3,
                  ground_.width - 2 * measure_.margin, ground_.numbers_height()};
    const int columns = (rules_.cards() + kRows - 1) / kRows, museum = rules_.museum_of(ground_.actor);
    const double pitch = at.width / columns, step = at.height / kRows;
    const std::vector<Rules::Position> empty = rules_.empty_spaces(state_, museum);
    for (int card = 1; card <= rules_.cards(); ++card) {
        const auto places = static_cast<int>(std::ranges::count_if(empty, [&](const Rules::Position& place) {
            return !rules_.obstacle(state_.museums[castalia::musee::at(museum)], card, place.gallery, place.space);
        }));
        draw_number({at.x + pitch * ((card - 1) % columns) + 1.5, at.y + step * ((card - 1) / columns) + 1.5,
                     pitch - 3, step - 3},
                    card, places);
    }
}

void Surroundings::draw_number(const Rect& cell, int card, int places) {
    const double middle = cell.x + cell.width / 2, baseline = cell.y + cell.height / 2 + 4.5;
    const std::string number = std::to_string(card);
    if (!std::ranges::binary_search(ground_.unseen, card)) {
        drawing_.text(number, middle, baseline, {11.5}, {Role::secondary}, Ends::middle);
        drawing_.line(middle - 9, baseline - 4, middle + 9, baseline - 4, {{Role::secondary}, 1.2});
        return;
    }
    const std::size_t first = drawing_.drawn();
    const ThemeLook& look = ground_.looks.at(at(theme(card)));
    const bool fits = places > 0;
    drawing_.box(cell, 3, {fits ? Role::card : Role::tray}, {{fits ? Role::cardedge : Role::line}, 1.1});
    drawing_.box({cell.x + 2, cell.y + 2, 3.5, cell.height - 4}, 1.5, look.ink);
    drawing_.text(number, middle + 2, baseline, {13, fits, true}, {fits ? Role::text : Role::secondary},
                  Ends::middle);
    drawing_.piece(
        PlaceId::of("card", card), cell,
        listed({literally(card), theme_name(theme(card)),
                fits ? say_count("fits in {n} space", "fits in {n} spaces", places) : say("fits nowhere")}),
        first);
}

/// Draws the pile, the hands and the bonus cards above the museums of a plan, with the numbers of the steps.
void Surroundings::draw_deal() {
    constexpr double kTop = 20, kWide = 53, kHigh = 74, kApart = 61, kMiddle = kTop + kHigh / 2 + 5;
    constexpr double kPile = 38, kHand = 240, kBonus = 760, kBeside = 15, kLegend = 545;
    const int step = ground_.deal->first_step;
    picture::draw_backs(drawing_, {kPile, kTop, kWide, kHigh}, 3);
    picture::write_on_plan(drawing_, kPile + kWide + 2 * kBeside, kMiddle,
                           say("Pile {n}", {{"n", literally(ground_.deal->pile)}}));
    for (int card = 0; card < ground_.deal->hand; ++card) {
        picture::draw_backs(drawing_, {kHand + kApart * card, kTop, kWide, kHigh}, 1);
    }
    picture::write_on_plan(drawing_, kHand + kApart * ground_.deal->hand + kBeside, kMiddle, say("5 each, hidden"));
    for (int bonus = 0; bonus < kGalleries; ++bonus) {
        const Rect card{kBonus + kApart * bonus, kTop, kWide, kHigh};
        drawing_.box(card, 5, {Role::card}, {{Role::cardedge}, 1.2});
        drawing_.text(std::to_string(kGallery), card.x + kWide / 2, kMiddle, {19, true, true}, {Role::text},
                      Ends::middle);
    }
    picture::write_on_plan(drawing_, kBonus + kApart * kGalleries + kBeside - 8, kMiddle, say("bonus"));
    const Place place = ground_.place_of(0);
    picture::draw_step(drawing_, place.left, place.token_y(0), step);
    picture::draw_step(drawing_, place.left, place.token_y(1), step + 1);
    picture::draw_step(drawing_, kHand - 12, kTop, step + 2);
    picture::draw_step(drawing_, kPile - 8, kTop, step + 3);
    picture::draw_step(drawing_, kBonus - 12, kTop, step + 4);
    double x = place.left;
    for (const auto& [art, ink, words] : {std::tuple("token-stairs", Role::text, say("staircase")),
                                          std::tuple("token-chandelier", Role::secondary, say("chandelier"))}) {
        drawing_.art(art, x + 9, kLegend - 5, 18, {ink});
        picture::write_on_plan(drawing_, x + 24, kLegend, words);
        x += 54 + drawing_.width(drawing_.translated(words), {picture::kPlanType});
    }
}

}  // namespace castalia::musee
