#include "core/parts/table_drawing.h"

namespace castalia {

using Side = document::Shape::Side;

document::Figure table_figure(document::Sketch sketch, double height, bool over, const Translate& translate) {
    document::Figure figure;
    figure.width = kDrawingWidth;
    figure.height = height;
    figure.shapes = std::move(sketch.shapes);
    figure.name = translate(over ? say("The table at the end") : say("The table"));
    return figure;
}

namespace decktet {

std::string rank_word(Card card, const Translate& translate) {
    switch (face(card).rank) {
        case Rank::ace: return "A";
        case Rank::pawn: return translate(say("Pawn"));
        case Rank::court: return translate(say("Court"));
        case Rank::crown: return translate(say("Crown"));
        case Rank::excuse: return translate(say("Excuse"));
        default: return std::to_string(static_cast<int>(face(card).rank));
    }
}

void draw_card(document::Sketch& sketch, Card card, double x, double y, const Translate& translate) {
    constexpr double kRankLeft = 5, kSuitsLeft = 20, kSuit = 8.5, kPitch = 10.5;
    sketch.box(x, y, kDrawnCard, kDrawnCardTall, 3, 0.7);
    const std::string word = rank_word(card, translate);
    const bool is_long = document::display_width(word) > 2;
    const double middle = y + kDrawnCardTall / 2;
    const auto shown = suits(card);
    // A word stands above its suits, which then lie side by side.
    sketch.words(word, is_long ? x + kDrawnCard / 2 : x + kRankLeft, is_long ? y + 14 : middle + 6,
                 is_long ? Side::middle : Side::left, is_long ? 9 : 17, true);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const std::string letter(1, decktet::letter(shown[i]));
        if (is_long) {
            constexpr double kWordPitch = 13.2;
            const double left =
                x + kDrawnCard / 2 + kWordPitch * (static_cast<double>(i) - static_cast<double>(shown.size()) / 2);
            sketch.suit(index(shown[i]), left, y + 21, 7);
            sketch.words(letter, left + 7.4, y + 27, Side::left, 6.5, true);
            continue;
        }
        const double top = middle + kPitch * (static_cast<double>(i) - static_cast<double>(shown.size()) / 2);
        sketch.suit(index(shown[i]), x + kSuitsLeft, top + 1, kSuit);
        sketch.words(letter, x + kSuitsLeft + kSuit + 2, top + 8, Side::left, 7.5, true);
    }
}

void draw_purse(document::Sketch& sketch, const Purse& purse, double right, double baseline) {
    constexpr double kPitch = 24, kSuit = 8.5;
    double x = right - kPitch * static_cast<double>(kSuits.size());
    for (const Suit suit : kSuits) {
        sketch.suit(index(suit), x, baseline - 7.6, kSuit);
        sketch.words(std::to_string(purse[suit]), x + kSuit + 1.5, baseline, Side::left, 8.5, true);
        x += kPitch;
    }
}

}  // namespace decktet

}  // namespace castalia
