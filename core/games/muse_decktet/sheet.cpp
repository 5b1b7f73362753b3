// The sheets to print: an action square for each player, and a round-by-round sheet to fill in by hand.
#include <array>

#include "core/games/muse_decktet/muse_decktet.h"
#include "core/parts/blank_sheet.h"
#include "core/picture/kit.h"

namespace castalia::muse_decktet {

namespace {

using document::Document;
using document::Role;
using document::Sketch;
using Side = document::Shape::Side;

/// Returns four squares to cut out. A card covers three of the actions and leaves the chosen one visible; their blank
/// backs hide both until everybody reveals.
Document squares(const Translate& translate) {
    SheetDrawing sheet(translate, say("Four action squares"), say("Muse, the Decktet game"));
    sheet.small(
        say("Cut out one square for each player; its back stays blank. To choose an action, lay the card face up "
            "and aslant over the other three, then turn square and card over together. Everybody turns them back "
            "at once; a card to be discarded lies on a corner of the square."));
    constexpr double kSquare = 230, kGap = kSheetWidth - 2 * kSquare, kHalf = kSquare / 2;
    const picture::AnyFont letters;
    const picture::Viewport viewport{picture::Detail::blank, {0, 0, kSheetWidth, 0}, letters, translate};
    picture::Drawing drawing(viewport, 0, 0, 1);
    const picture::Edge cut{{Role::cardedge}, 0.6, 4, 3};
    const std::array<std::pair<Text, Text>, 4> actions{{{say("Sketch"), say("a coin of each suit")},
                                                        {say("Paint"), say("costs the rank")},
                                                        {say("Patron"), say("buys the biggest painting")},
                                                        {say("Palace"), say("takes the biggest painting")}}};
    for (int square = 0; square < 4; ++square) {
        const double x = square % 2 * (kSquare + kGap), y = square / 2 * (kSquare + kGap);
        drawing.box({x, y, kSquare, kSquare}, 6, {}, {{Role::cardedge}, 1.2});
        drawing.line(x, y + kHalf, x + kSquare, y + kHalf, cut);
        drawing.line(x + kHalf, y, x + kHalf, y + kSquare, cut);
        for (std::size_t action = 0; action < actions.size(); ++action) {
            const double middle = x + kHalf / 2 + (action % 2 == 0 ? 0 : kHalf);
            const double baseline = y + kHalf / 2 + (action < 2 ? 0 : kHalf);
            const std::string name = drawing.translated(actions.at(action).first);
            drawing.text(name, middle, baseline, picture::fitting_face(drawing, name, {17, true}, 7.5, kHalf - 8),
                         {Role::text}, Side::middle);
            picture::write_lines(drawing, drawing.translated(actions.at(action).second), middle, baseline + 13.3,
                                 kHalf - 8, {7.5}, {Role::text});
        }
    }
    sheet.figure(drawing.take(kSheetWidth, 2 * kSquare + kGap),
                 say("Four squares with the actions Sketch, Paint, Patron and Palace"));
    return sheet.take();
}

void rounds(SheetDrawing& sheet) {
    Sketch sketch;
    constexpr int kRounds = 11;
    constexpr double kTop = 22, kRow = 16;  // In some languages a column's name has two lines.
    std::vector<std::pair<std::string, double>> columns{{sheet.translated(say("Round")), 32}};
    for (int player = 0; player < 4; ++player) {
        columns.emplace_back(sheet.translated(say("Card and action, discard")), 112);
    }
    draw_grid(sketch, columns, kTop, kRounds, kRow);
    for (int round = 0; round < kRounds; ++round) {
        sketch.words(std::to_string(round + 1), 16, kTop + 12 + round * kRow, Side::middle, 10, true);
    }
    sheet.figure(std::move(sketch), kTop + 2 + kRounds * kRow, say("A row for each round, a column for each player"));
}

void economy(SheetDrawing& sheet) {
    Sketch sketch;
    constexpr double kRow = 18;
    draw_grid(sketch,
              {{"", 90},
               {sheet.translated(say("Economy")), 78},
               {sheet.translated(say("Player")), 78},
               {sheet.translated(say("Player")), 78},
               {sheet.translated(say("Player")), 78},
               {sheet.translated(say("Player")), 78}},
              14, 6, kRow);
    double y = 27;
    for (const Suit suit : decktet::kSuits) {
        sketch.words(sheet.translated(decktet::suit_name(suit)), 4, y, Side::left, 9, true);
        y += kRow;
    }
    sheet.figure(std::move(sketch), 16 + 6 * kRow, say("Coins of each suit, in the economy and with each player"));
}

void result(SheetDrawing& sheet) {
    Sketch sketch;
    constexpr double kRow = 16;
    draw_grid(sketch,
              {{sheet.translated(say("How it is decided")), 160},
               {sheet.translated(say("Player")), 80},
               {sheet.translated(say("Player")), 80},
               {sheet.translated(say("Player")), 80},
               {sheet.translated(say("Player")), 80}},
              14, 3, kRow);
    double y = 26;
    for (const Text& step :
         {say("1. Paintings in the palace"), say("2. Paintings in the studio"), say("3. Coins of all suits")}) {
        sketch.words(sheet.translated(step), 5, y, Side::left, 9);
        y += kRow;
    }
    sheet.figure(std::move(sketch), 16 + 3 * kRow, say("The three steps that decide"));
}

Document log_sheet(const Translate& translate) {
    SheetDrawing sheet(translate, say("Rounds and coins"), say("Muse, the Decktet game"));
    sheet.who_and_when();
    sheet.heading(say("Rounds"));
    rounds(sheet);
    sheet.small(
        say("Write the card with the first letters of the action, such as 7SK Pal, and a discarded card after "
            "it. The biggest card resolves first."));
    sheet.heading(say("Coins"));
    economy(sheet);
    sheet.heading(say("Result"));
    result(sheet);
    return sheet.take();
}

}  // namespace

std::vector<BlankSheet> blank_sheets() {
    return {{"muse-decktet", say("Muse, the Decktet game: rounds and coins"), log_sheet},
            {"muse-decktet-actions", say("Muse, the Decktet game: action squares"), squares}};
}

}  // namespace castalia::muse_decktet
