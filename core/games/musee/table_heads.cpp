// What stands above the galleries of a museum: its owners, the points of each kind, the sum, and what is still
// possible.
#include <algorithm>

#include "core/document/fitted_names.h"
#include "core/games/musee/table_parts.h"

namespace castalia::musee {

namespace {

using document::Role;
using picture::Detail;
using picture::Face;
using Ends = document::Shape::Side;

constexpr double kLeastFacts = 11.0 / 13, kBetweenFacts = 8, kPoints = 17, kWhat = 13;

Face points_face(double grow) { return {kPoints * grow, true, true}; }
Face what_face(double grow) { return {kWhat * grow}; }

}  // namespace

std::vector<Head::Fact> Head::facts() const {
    // With a plus sign before it nobody takes the points for a count.
    const auto fact = [this](const Text& what, int points) {
        return Fact{drawing_.translated(what), "+" + std::to_string(points)};
    };
    return {fact(say("paintings"), tally_.paintings), fact(say("neighbours"), tally_.adjacent),
            fact(say("stairs"), tally_.stairs), fact(say("galleries"), tally_.bonuses)};
}

double Head::facts_width(std::span<const Fact> all, double grow) const {
    double whole = kBetweenFacts * static_cast<double>(all.size() - 1);
    for (const Fact& fact : all) {
        whole += drawing_.width(fact.what, what_face(grow)) + 4 + drawing_.width(fact.points, points_face(grow));
    }
    return whole;
}

/// Draws the facts so that they end at `right`, smaller where they would begin before `left`.
void Head::draw_facts(std::span<const Fact> all, double left, double right, double baseline) {
    double grow = 1;
    while (grow > kLeastFacts && facts_width(all, grow) > right - left) {
        grow = std::max(kLeastFacts, grow - 0.02);
    }
    double x = right - facts_width(all, grow);
    for (const Fact& fact : all) {
        drawing_.text(fact.what, x, baseline, what_face(grow), {Role::secondary});
        x += drawing_.width(fact.what, what_face(grow)) + 4;
        drawing_.text(fact.points, x, baseline, points_face(grow), {Role::text});
        x += drawing_.width(fact.points, points_face(grow)) + kBetweenFacts;
    }
}

std::string Head::owners(const std::vector<std::string>& names, bool say_stuck) const {
    std::vector<Text> all;
    for (const Seat seat : rules_.owners(museum_)) {
        const auto index = at(seat.index);
        const bool unnamed = ground_.deal != nullptr && (index >= names.size() || names[index].empty());
        const Text one =
            unnamed ? say("Seat {n}", {{"n", literally(seat.index + 1)}}) : literally(picture::name_of(names, seat));
        all.push_back(say_stuck && state_.stuck[index] ? say("{who} (stuck)", {{"who", one}}) : one);
    }
    return drawing_.translated(listed(all));
}

std::string Head::owners_within(Face& face, double room) const {
    const auto fits = [&](const std::string& words) { return drawing_.width(words, face) <= room; };
    const std::vector<std::string> called = picture::called_names(ground_.names);
    const double usual = face.size;
    const bool say_stuck = ground_.say_stuck;
    for (const std::string& words :
         {owners(ground_.names, say_stuck), owners(called, say_stuck), owners(called, false)}) {
        for (face.size = usual; face.size > measure_.least_title && !fits(words); face.size -= 0.5) {
        }
        if (fits(words)) {
            return words;
        }
    }
    const auto count = static_cast<double>(rules_.owners(museum_).size());
    const double each = (room - drawing_.width(", ", face) * (count - 1)) / count;
    return owners(
        document::fitted_names(called, [&](const auto& words) { return drawing_.width(words, face) <= each; }),
        false);
}

bool Head::can_say_stuck(const Place& place) const {
    const Face face{measure_.least_title, true, !ground_.is_printed()};
    const std::vector<std::string> called = picture::called_names(ground_.names);
    const std::string words = owners(called, true);
    return words == owners(called, false) || drawing_.width(words, face) <= room_for_names(place);
}

double Head::names_left(const Place& place) const {
    const double disc = measure_.disc > 0 ? 2 * measure_.disc + 4 : 0;
    return place.left + (ground_.is_printed() ? -4 : 2) + disc * static_cast<double>(rules_.owners(museum_).size());
}

double Head::facts_right(const Place& place) const {
    const double sum = drawing_.width(std::to_string(tally_.total()), {measure_.total, true, true});
    return place.left + place.width - (ground_.is_printed() ? 0 : 6) - (measure_.total > 0 ? sum + 14 : 0);
}

double Head::room_for_names(const Place& place) const {
    const bool beside = measure_.facts && ground_.head_rows == 1;
    return facts_right(place) - names_left(place) - 4 - (beside ? 14 + facts_width(facts(), kLeastFacts) : 0);
}

int Head::rows() const {
    const double facts_wide = facts_width(facts(), kLeastFacts), width = ground_.museum_width();
    const double sum = drawing_.width(std::to_string(tally_.total()), {measure_.total, true, true});
    const double discs = 27.0 * static_cast<double>(rules_.owners(museum_).size());
    const Face title{measure_.least_title, true, true};
    const double name = drawing_.width(owners(picture::called_names(ground_.names), false), title);
    const bool one = facts_wide + sum + discs + name + 46 <= width;
    return one ? 1 : facts_wide <= width - 10 ? 2 : 3;
}

/// Draws the owners, the points of each kind, and the sum.
void Head::draw(const Place& place) {
    if (measure_.title <= 0) {
        return;
    }
    const std::size_t first = drawing_.drawn();
    const bool printed = ground_.is_printed();
    const double top = place.head - ground_.head_height();
    const double base = ground_.deal != nullptr ? place.head - 15 : top + (printed ? 12 : 27);
    const double right = place.left + place.width - (printed ? 0 : 6), radius = measure_.disc;
    double disc = place.left + (printed ? -4 : 2);
    for (const Seat seat : rules_.owners(museum_)) {
        if (radius > 0) {
            picture::draw_seat(drawing_, disc + radius + 0.5, base - 7, radius, picture::name_of(ground_.names, seat),
                               seat);
            disc += 2 * radius + 4;
        }
    }
    if (measure_.total > 0) {
        const std::string total = std::to_string(tally_.total());
        const Face sum{measure_.total, true, true};
        drawing_.text(total, right, base + (printed ? 1 : 2), sum, {Role::text}, Ends::right);
    }
    const std::vector<Fact> all = facts();
    const bool beside = measure_.facts && ground_.head_rows == 1;
    const double room = room_for_names(place), x = names_left(place);
    Face title{measure_.title, true, !printed};
    const std::string shown = owners_within(title, room);
    drawing_.text(shown, x + 4, base - (printed ? 0 : 1), title, {Role::text}, Ends::left, room);
    const std::span<const Fact> those(all);
    if (beside) {
        draw_facts(those, x + 18 + std::min(room, drawing_.width(shown, title)), facts_right(place), base - 1);
    } else if (measure_.facts && ground_.head_rows == 2) {
        draw_facts(those, place.left + 3, right, base + 21);
    } else if (measure_.facts) {
        draw_facts(those.first(2), place.left + 3, right, base + 19);
        draw_facts(those.last(2), place.left + 3, right, base + 38);
    }
    std::vector<Text> points{
        say_count("{who}: {n} point", "{who}: {n} points", tally_.total(), {{"who", ground_.who(museum_)}})};
    std::ranges::move(points_by_kind(tally_), std::back_inserter(points));
    const double height = printed || ground_.deal != nullptr ? place.head - top : ground_.head_height() - 6;
    drawing_.piece(PlaceId("museum") / at(museum_), {place.left, top + (printed ? 0 : 4), place.width, height - 4},
                   listed(points), first);
    draw_outlook(place);
}

/// Tells what is still possible in a museum.
void Head::draw_outlook(const Place& place) {
    if (measure_.outlook <= 0 || state_.phase != Phase::play) {
        return;
    }
    const std::size_t first = drawing_.drawn();
    const int fit = rules_.fitting_anywhere(state_, museum_), most = rules_.most_possible(state_, museum_);
    const Fill unseen{"unseen", literally(static_cast<long long>(ground_.unseen.size()))};
    const Text whole = say_count("{n} of {unseen} unseen numbers fits, at most {points}",
                                 "{n} of {unseen} unseen numbers fit, at most {points}", fit,
                                 {unseen, {"points", say_count("{n} point", "{n} points", most)}});
    const Text brief = say_count("{n} of {unseen} fits, at most {points}", "{n} of {unseen} fit, at most {points}",
                                 fit, {unseen, {"points", literally(most)}});
    const double room = place.width - 6, top = place.head - measure_.outlook - 1;
    const Face face{std::max(12.5, measure_.words)};
    for (const Text& words : {whole, brief}) {
        if (drawing_.width(drawing_.translated(words), face) <= room) {
            drawing_.text(drawing_.translated(words), place.left + 3, place.head - (measure_.brief ? 9 : 7), face,
                          {Role::secondary}, Ends::left, room);
            break;
        }
    }
    drawing_.piece(PlaceId("museum") / at(museum_) / "outlook", {place.left, top - 2, place.width, measure_.outlook},
                   listed({ground_.who(museum_), whole}), first);
}

}  // namespace castalia::musee
