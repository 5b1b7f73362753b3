// The cards as they are seen across a room and on paper.
#include <algorithm>
#include <span>

#include "core/games/open_table/table_parts.h"

namespace castalia::open_table {

using document::Role;

namespace {

constexpr double kSeenFar = 78;  ///< What is seen at least of a card beneath another one.

/// Returns how many cards of this height lie on top of each other in the width.
std::size_t far_cards_in(double width, double high) {
    return 1 + static_cast<std::size_t>(std::max(0.0, (width - high * kFaceWide / kFaceHigh) / kSeenFar));
}

/// Draws a card of this height for each that lies open, as many of the last as have room, from the left.
void draw_far_laid(const Sight& sight, const Rect& at, const Text& where, std::span<const Laid> cards) {
    const double wide = at.height * kFaceWide / kFaceHigh;
    if (cards.empty()) {
        sight.drawing.box({at.x, at.y, wide, at.height}, 12, {}, {{Role::cardedge}, 2, 4, 6});
        return;
    }
    const std::size_t shown = std::min(far_cards_in(at.width, at.height), cards.size());
    const double step = shown > 1 ? std::min(wide + 10, (at.width - wide) / static_cast<double>(shown - 1)) : 0;
    for (std::size_t i = 0; i < shown; ++i) {
        const Laid& laid = cards[cards.size() - shown + i];
        const Rect face{at.x + step * static_cast<double>(i), at.y, wide, at.height};
        const double seen = i + 1 == shown ? wide : std::min(step, wide);
        const std::size_t first = sight.drawing.drawn();
        draw_face(sight.drawing, face, laid.card, seen);
        sight.drawing.piece({}, {face.x, face.y, seen, face.height}, laid_in_words(sight, where, laid), first);
    }
}

/// The looks of how many cards of a deck lie where.
struct DeckRow {
    double type = 14, pile = 1;     ///< The size of words, and the scale of the piles.
    double inset = 10, apart = 60;  ///< The distance of the piles.
    double corner = 8, line = 1;
};

/// Draws a deck with the piles of its cards that are not seen yet, and that are discarded.
void draw_deck_row(const Sight& sight, const Rect& at, std::size_t deck, const DeckRow& look) {
    Drawing& drawing = sight.drawing;
    const std::size_t first = drawing.drawn();
    drawing.box(at, look.corner, {Role::tray}, {{Role::line}, look.line});
    const double wide = 26 * look.pile, high = 38 * look.pile, piles = at.right() - look.inset - wide - look.apart;
    const Face face{look.type};
    const DeckKind kind = sight.rules.setup.decks[deck];
    const std::vector<std::string> lines =
        drawing.wrapped(capitalised(drawing.translated(deck_name(kind))), face, piles - at.x - 2 * look.inset);
    const double line = 1.16 * face.size, middle = at.y + at.height / 2;
    double baseline = middle + 0.36 * face.size - line * static_cast<double>(lines.size() - 1) / 2;
    for (const std::string& one : lines) {
        drawing.text(one, at.x + look.inset, baseline, face, {Role::text});
        baseline += line;
    }
    const double top = middle - high / 2 + 2 * look.pile;
    picture::draw_pile(drawing, piles, top,
                       {static_cast<int>(sight.now.in_deck[deck]), true, "", look.type, look.pile});
    picture::draw_pile(drawing, piles + look.apart, top,
                       {static_cast<int>(sight.now.in_discard[deck]), false, "", look.type, look.pile});
    drawing.piece(PlaceId("deck") / deck_word(kind), at, deck_in_words(sight, deck), first);
}

/// Draws cards in rows, side by side or each on top of the one before it. Returns the height.
double draw_card_rows(const Sight& sight, const Rect& at, const Text& where, const std::vector<Laid>& cards,
                      bool fanned, double type) {
    Drawing& drawing = sight.drawing;
    const double high = 4.9 * type, wide = high * kFaceWide / kFaceHigh;
    const double step = fanned ? 0.56 * wide : wide + 0.4 * type;
    const Text fewer = fanned ? say("Discarded") : where;
    drawing.text(picture::first_that_fits(drawing, {drawing.translated(where), drawing.translated(fewer)},
                                          {type, true}, at.width),
                 at.x, at.y + 1.05 * type, {type, true}, {Role::text});
    double x = at.x + 0.6, y = at.y + 1.55 * type;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (x + wide > at.right()) {
            x = at.x + 0.6;
            y += high + 0.5 * type;
        }
        const bool whole = !fanned || i + 1 == cards.size() || x + step + wide > at.right();
        const std::size_t first = drawing.drawn();
        // Paper covers nothing, so a card beneath another one is only as wide as it is seen.
        const Rect seen{x, y, whole ? wide : step, high};
        constexpr double kCovered = 0.1;
        draw_face(drawing, seen, cards[i].card, whole ? wide : step - kCovered);
        drawing.piece({}, seen, laid_in_words(sight, where, cards[i]), first);
        x += step;
    }
    return y + high - at.y;
}

}  // namespace

void draw_far_decks(const Sight& sight, const Rect& at) {
    Drawing& drawing = sight.drawing;
    constexpr double kCardHigh = 154, kMostRow = 150, kBetweenRows = 12, kAboveDecks = 22;
    const double type = picture::screen_words_size(sight.viewport.measure);
    const double wide = kCardHigh * kFaceWide / kFaceHigh;
    const std::string discarded = drawing.translated(say("Discarded"));
    const double right = at.right() - std::max(wide, drawing.width(discarded, {type})), top = at.y + 1.4 * type;
    const std::size_t decks = sight.rules.setup.decks.size();
    // Where there is room above the decks, the cards on the table lie in several rows.
    const Text where = say("On the table");
    const std::span<const Laid> table(sight.now.table);
    const double room = right - at.x - 16, row = kCardHigh + kBetweenRows;
    const double spare = at.bottom() - top - kCardHigh - kAboveDecks - kMostRow * static_cast<double>(decks);
    const std::size_t across = far_cards_in(room, kCardHigh),
                      most = across * (1 + static_cast<std::size_t>(std::max(0.0, spare / row)));
    const std::span<const Laid> shown = table.last(std::min(most, table.size()));
    const std::size_t rows = std::max<std::size_t>(1, (shown.size() + across - 1) / across);
    const std::vector<Fill> part{{"where", where},
                                 {"n", literally(static_cast<long long>(shown.size()))},
                                 {"all", literally(static_cast<long long>(table.size()))}};
    const bool all = shown.size() == table.size();
    drawing.text(
        picture::first_that_fits(drawing,
                                 {drawing.translated(all ? where : say("{where}: the last {n} of {all}", part)),
                                  drawing.translated(all ? where : say("{n} of {all}", part)), ""},
                                 {type}, right - at.x - type / 2),
        at.x, at.y + type, {type}, {Role::text});
    drawing.text(discarded, right, at.y + type, {type}, {Role::text});
    for (std::size_t i = 0; i < rows; ++i) {
        const std::size_t first = i * across;
        draw_far_laid(sight, {at.x, top + row * static_cast<double>(i), room, kCardHigh}, where,
                      shown.subspan(first, std::min(across, shown.size() - first)));
    }
    std::vector<Laid> uppermost;
    if (!sight.now.discard.empty()) {
        uppermost.push_back(sight.now.discard.back());
    }
    draw_far_laid(sight, {right, top, wide, kCardHigh}, say("Discarded"), uppermost);
    double y = top + row * static_cast<double>(rows - 1) + kCardHigh + kAboveDecks;
    const double tall = std::min(kMostRow, (at.bottom() - y) / static_cast<double>(decks));
    for (std::size_t deck = 0; deck < decks; ++deck, y += tall) {
        draw_deck_row(sight, {at.x, y, at.width, tall - 10}, deck, {type, 2.1, 18, 96, 12, 1.6});
    }
}

double draw_printed_cards(const Sight& sight, const Rect& at, double type, bool piled) {
    double y = at.y;
    const auto rows = [&](const Text& where, const std::vector<Laid>& cards, bool fanned) {
        if (!cards.empty()) {
            y += (y > at.y ? type : 0);
            y += draw_card_rows(sight, {at.x, y, at.width, 0}, where, cards, fanned, type);
        }
    };
    rows(say("On the table"), sight.now.table, false);
    rows(say("Discard pile, the last card uppermost"), sight.now.discard, true);
    for (std::size_t deck = 0; piled && deck < sight.rules.setup.decks.size(); ++deck) {
        constexpr double kDeckHigh = 58;
        y += y > at.y ? 0.8 * type : 0;
        draw_deck_row(sight, {at.x + 0.6, y, at.width - 1.2, kDeckHigh}, deck, {type, 1.15, 12, 56, 8, 1});
        y += kDeckHigh;
    }
    return y - at.y;
}

}  // namespace castalia::open_table
