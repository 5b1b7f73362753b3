// Draws the table: the cards on it and the counters of the players. The score pad is the table of the points.
#include <algorithm>

#include "core/document/fitted_names.h"
#include "core/games/open_table/open_table.h"
#include "core/parts/playing_cards.h"
#include "core/parts/table_drawing.h"

namespace castalia::open_table {

namespace {

using document::Shape;
using Side = Shape::Side;

constexpr double kCard = 29, kCardTall = 40, kPitch = 32.2, kFan = 17, kSize = 8.5;
constexpr double kCaption = 13, kBelow = 9;

class TableDrawing {
public:
    TableDrawing(const Rules& rules, const State& state, const Translate& translate)
        : rules_(rules), state_(state), translate_(translate) {}

    /// Returns an empty drawing if there are neither cards nor counters.
    document::Figure figure() {
        if (!state_.table.empty()) {
            row(say("On the table"), state_.table, false);
        }
        if (!state_.discard.empty()) {
            row(say("Discard pile, the last card uppermost"), state_.discard, true);
        }
        counters();
        return table_figure(std::move(sketch_), std::max(1.0, y_ - kBelow), state_.over, translate_);
    }

private:
    /// Draws the cards side by side, or each on top of the one before it.
    void row(const Text& caption, const std::vector<Laid>& cards, bool fanned) {
        sketch_.words(translate_(caption), 0, y_ + 9, Side::left, kSize, true);
        y_ += kCaption;
        const double pitch = fanned ? kFan : kPitch;
        double x = 0;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const bool whole = !fanned || i + 1 == cards.size();
            if (x + kCard > kDrawingWidth) {
                x = 0;
                y_ += kCardTall + 4;
            }
            card(cards[i].card, x, whole);
            x += pitch;
        }
        y_ += kCardTall + kBelow;
    }

    void card(Card card, double x, bool whole) {
        sketch_.box(x + 0.5, y_, whole ? kCard : kFan, kCardTall, 3, 0.7);
        const double middle = x + 0.5 + (whole ? kCard : kFan) / 2;
        if (card.id >= kFirstDecktet) {
            decktet_card({static_cast<std::uint8_t>(card.id - kFirstDecktet)}, middle, whole);
            return;
        }
        if (card.id >= kFirstJoker) {
            sketch_.words(code(card), middle, y_ + 24, Side::middle, whole ? 11 : 7, true);
            return;
        }
        const playing::Card shown{card.id};
        sketch_.words(std::string(playing::rank_code(shown)), middle, y_ + 17, Side::middle, whole ? 14 : 10, true);
        sketch_.words(std::string(playing::sign(playing::suit(shown))), middle, y_ + 33, Side::middle,
                      whole ? 14 : 11);
    }

    void decktet_card(decktet::Card card, double middle, bool whole) {
        const std::string rank = decktet::rank_word(card, translate_);
        const bool is_long = document::display_width(rank) > 2;
        sketch_.words(is_long ? document::cut_to(rank, whole ? 7 : 3) : rank, middle, y_ + 16, Side::middle,
                      is_long ? 7
                      : whole ? 14
                              : 10,
                      true);
        const auto shown = decktet::suits(card);
        const double across = whole ? 8 : 5;
        double x = middle - (across + 0.5) * static_cast<double>(shown.size()) / 2;
        for (const decktet::Suit suit : shown) {
            sketch_.suit(decktet::index(suit), x, y_ + 25, across);
            x += across + 0.5;
        }
    }

    /// Draws a row for each player, with a chip for each counter. Counters that do not fit beside the names go into
    /// further rows.
    void counters() {
        constexpr double kNames = 90, kChip = 78, kHigh = 20;
        constexpr std::size_t kAcross = 5, kCounterLetters = 15;
        const std::vector<std::string> names = document::fitted_names(rules_.names, kNames + 12, kSize);
        for (std::size_t first = 0; first < rules_.setup.counters.size(); first += kAcross) {
            const std::size_t end = std::min(first + kAcross, rules_.setup.counters.size());
            for (std::size_t i = first; i < end; ++i) {
                sketch_.words(document::cut_to(rules_.setup.counters[i].name, kCounterLetters),
                              kNames + kChip * (static_cast<double>(i - first) + 0.5), y_ + 9, Side::middle, kSize);
            }
            y_ += kCaption;
            for (std::size_t seat = 0; seat < rules_.names.size(); ++seat) {
                sketch_.words(names[seat], 0, y_ + 13, Side::left, kSize, true);
                for (std::size_t i = first; i < end; ++i) {
                    chip(rules_.counter(state_, Seat{static_cast<int>(seat)}, i),
                         kNames + kChip * (static_cast<double>(i - first) + 0.5));
                }
                y_ += kHigh;
            }
            y_ += kBelow;
        }
    }

    /// Draws a number in an edge that is round if the number is short.
    void chip(long long number, double middle) {
        const std::string digits = (number < 0 ? "−" : "") + std::to_string(std::abs(number));
        const double wide = std::max(17.0, 6.0 * static_cast<double>(document::display_width(digits)) + 6);
        sketch_.box(middle - wide / 2, y_ + 1, wide, 17, 8.5, 0.9);
        sketch_.words(digits, middle, y_ + 13, Side::middle, 9.5, true);
    }

    const Rules& rules_;
    const State& state_;
    const Translate& translate_;
    double y_ = 1;
    document::Sketch sketch_;
};

}  // namespace

document::Figure drawn_table(const Rules& rules, const State& state, const Translate& translate) {
    return TableDrawing(rules, state, translate).figure();
}

}  // namespace castalia::open_table
