// Draws the table: the districts with their cards, with the higher total of each in a box.
#include <algorithm>

#include "core/document/fitted_names.h"
#include "core/document/sketch.h"
#include "core/games/magnate/magnate.h"
#include "core/parts/table_drawing.h"

namespace castalia::magnate {

namespace {

using decktet::face;
using document::Shape;
using document::Sketch;
using Side = Shape::Side;

constexpr double kWidth = 480, kCard = 91, kColumnGap = 6.25;
constexpr double kTall = 47, kStrip = 17, kMarker = 36, kBetween = 4, kTop = 14;

class TableDrawing {
public:
    TableDrawing(const Rules& rules, const State& state, const Tell& tell)
        : rules_(rules), state_(state), tell_(tell) {}

    document::Figure figure() {
        const double above = height_of(Seat{1}), below = height_of(Seat{0});
        marker_ = kTop + above + kBetween;
        caption(Seat{1}, kTop - 5);
        for (int district = 0; district < kDistricts; ++district) {
            left_ = district * (kCard + kColumnGap);
            marker(district);
            column(Seat{1}, district);
            column(Seat{0}, district);
        }
        const double end = marker_ + kMarker + kBetween + below;
        caption(Seat{0}, end + 10);
        document::Figure figure;
        figure.width = kWidth;
        figure.height = end + kTop;
        figure.shapes = std::move(sketch_.shapes);
        figure.name = tell_(state_.stage == Stage::over ? say("The table at the end") : say("The table"));
        figure.in_words = tell_(listed(told_));
        return figure;
    }

private:
    /// Returns the height of the longest column.
    double height_of(Seat seat) const {
        std::size_t most = 1;
        for (int district = 0; district < kDistricts; ++district) {
            most = std::max(most, rules_.column(state_, seat, district).size());
        }
        return kTall + kStrip * static_cast<double>(most - 1);
    }

    void caption(Seat seat, double y) {
        constexpr double kSize = 8.5;
        const std::vector<std::string> names = document::fitted_names(rules_.names, kWidth, kSize);
        sketch_.words(names[static_cast<std::size_t>(seat.index)], 0, y, Side::left, kSize, true);
    }

    void marker(int district) {
        const std::optional<Card> card = rules_.setup.districts[static_cast<std::size_t>(district)];
        sketch_.box(left_, marker_, kCard, kMarker, 3, 0.8);
        sketch_.words(std::to_string(district + 1), left_ + 5, marker_ + 22, Side::left, 11, true);
        if (card && !decktet::suits(*card).empty()) {
            double x = left_ + 15;
            for (const Suit suit : decktet::suits(*card)) {
                sketch_.suit(decktet::index(suit), x, marker_ + 6, 13);
                sketch_.words(std::string(1, decktet::letter(suit)), x + 6.5, marker_ + 30, Side::middle, 7.5, true);
                x += 16;
            }
        } else {
            sketch_.words(tell_(say("any card")), left_ + 17, marker_ + 22, Side::left, 8);
        }
        const long long upper = rules_.district_total(state_, Seat{1}, district),
                        lower = rules_.district_total(state_, Seat{0}, district);
        total(upper, marker_ + 14, upper > lower);
        total(lower, marker_ + 31, lower > upper);
        told_.push_back(
            say("district {district}, {one} to {other}",
                {{"district", literally(district + 1)}, {"one", literally(upper)}, {"other", literally(lower)}}));
    }

    void total(long long number, double baseline, bool higher) {
        const double x = left_ + kCard - 12;
        if (higher) {
            sketch_.box(x - 9, baseline - 11, 18, 14.5, 2, 1.2);
        }
        sketch_.words(std::to_string(number), x, baseline, Side::middle, 10.5, higher);
    }

    /// Draws the cards from the marker outward. The outermost is whole, and of the others a strip shows.
    void column(Seat seat, int district) {
        const std::vector<Card> cards = rules_.column(state_, seat, district);
        const bool up = seat.index == 1;
        double edge = up ? marker_ - kBetween : marker_ + kMarker + kBetween;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const double high = i + 1 == cards.size() ? kTall : kStrip;
            card(cards[i], up ? edge - high : edge, high);
            edge += up ? -high : high;
        }
    }

    void card(Card card, double y, double high) {
        const CardState& known = state_.cards[card.id];
        const bool whole = high == kTall;
        Shape& edge = sketch_.box(left_, y, kCard, high, whole ? 3.5 : 1.5, 0.7);
        if (!known.developed) {
            edge.dashes = {3, 2};
        }
        const std::string word = decktet::rank_word(card, tell_);
        const bool long_word = document::display_width(word) > 2;
        sketch_.words(word, left_ + 7, y + (whole ? 31 : 12.5), Side::left,
                      long_word ? (whole ? 11 : 9)
                      : whole   ? 23
                                : 11,
                      true);
        suits(card, y, whole);
        if (!known.developed && whole) {
            sketch_.words(tell_(say("{spent} of {price}", {{"spent", literally(known.spent_in_all())},
                                                           {"price", literally(rules_.price(card))}})),
                          left_ + 7, y + kTall - 5, Side::left, 7);
        }
    }

    void suits(Card card, double y, bool whole) {
        const auto shown = decktet::suits(card);
        const double across = whole ? 16 : 10, pitch = whole ? 21 : 23;
        double x = left_ + kCard - 5 - pitch * static_cast<double>(shown.size());
        for (const Suit suit : shown) {
            const std::string letter(1, decktet::letter(suit));
            if (whole) {
                sketch_.suit(decktet::index(suit), x + 3, y + 10, across);
                sketch_.words(letter, x + 3 + across / 2, y + 37, Side::middle, 8, true);
            } else {
                sketch_.words(letter, x + 9, y + 11.8, Side::right, 8, true);
                sketch_.suit(decktet::index(suit), x + 11, y + 3.5, across);
            }
            x += pitch;
        }
    }

    const Rules& rules_;
    const State& state_;
    const Tell& tell_;
    double left_ = 0, marker_ = 0;
    Sketch sketch_;
    std::vector<Text> told_;
};

}  // namespace

document::Figure drawn_table(const Rules& rules, const State& state, const Tell& tell) {
    return TableDrawing(rules, state, tell).figure();
}

}  // namespace castalia::magnate
