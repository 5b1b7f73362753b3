// The blank sheet: five districts, with a player above and a player below each marker.
#include <array>

#include "core/games/magnate/table.h"
#include "core/parts/blank_sheet.h"

namespace castalia::magnate {

namespace {

using document::Document;
using document::Sketch;
using Side = document::Shape::Side;

void districts(SheetDrawing& sheet, const Translate& translate) {
    const picture::AnyFont letters;
    sheet.figure(table(Rules{}, State{}, {picture::Detail::blank, {0, 0, kSheetWidth, 0}, letters, translate}),
                 say("Five districts with both sides’ properties and totals"));
}

void tokens_and_ladder(SheetDrawing& sheet) {
    Sketch sketch;
    for (int side = 0; side < 2; ++side) {
        const double y = side * 46.0;
        sketch.words(sheet.translated(say("Player")), 0, y + 10);
        sketch.line(32, y + 12, 90, 0);
        double x = 130;
        for (const char* suit : {"M", "S", "W", "L", "Y", "K"}) {
            sketch.words(suit, x + 2, y + 8, Side::left, 9, true);
            sketch.box(x, y + 12, 50, 26);
            x += 58;
        }
    }
    sheet.figure(std::move(sketch), 88, say("Tokens of each suit, for two players"));
    Sketch ladder;
    draw_grid(ladder,
              {{sheet.translated(say("How it is decided")), 200},
               {sheet.translated(say("Player")), 140},
               {sheet.translated(say("Player")), 140}},
              14, 3, 20);
    double y = 28;
    for (const Text& step : {say("1. Districts led"), say("2. Total ranks"), say("3. Tokens left")}) {
        ladder.words(sheet.translated(step), 5, y, Side::left, 9);
        y += 20;
    }
    sheet.figure(std::move(ladder), 76, say("The three steps that decide"));
}

Document drawn(const Translate& translate) {
    SheetDrawing sheet(translate, say("Five districts"), say("Magnate"));
    sheet.who_and_when();
    sheet.heading(say("Properties"));
    districts(sheet, translate);
    sheet.small(say("The corner of each half takes its total; the middle takes the district’s marker."));
    sheet.heading(say("Tokens"));
    tokens_and_ladder(sheet);
    return sheet.take();
}

constexpr double kCardWide = 238, kCardTall = 171;  ///< 88 by 63 mm on A4, a little more on Letter.

/// Returns five districts with places for both players' properties, the pile, sold cards and the bank, on three
/// sheets side by side.
Document mat(const Translate& translate) {
    SheetDrawing sheet(translate, say("A mat for the cards"), say("Magnate"));
    sheet.small(
        say("Print it once and lay the three sheets side by side, with the districts in a row. Each place holds a "
            "card on its side. Both players lay their first property beside the marker and each later one further "
            "out, so that the suits of all stay in sight."));
    const auto district =
        std::to_array<MatPlace>({MatPlace{say("First property"), true, 9}, MatPlace{say("District"), false, 12},
                                 MatPlace{say("First property"), true, 9}});
    const auto supply = std::to_array<MatPlace>(
        {MatPlace{say("Pile"), false}, MatPlace{say("Sold"), false}, MatPlace{say("Bank"), false}});
    const auto headings =
        std::to_array<Text>({say("Districts 1 and 2"), say("Districts 3 and 4"), say("District 5, pile and bank")});
    for (std::size_t page = 0; page < headings.size(); ++page) {
        Sketch sketch;
        for (int side = 0; side < 2; ++side) {
            const int number = static_cast<int>(2 * page) + side + 1;
            const double x = side * (kSheetWidth - kCardWide);
            draw_places(sheet, sketch, x, kCardWide, kCardTall, number > kDistricts ? supply : district,
                        number > kDistricts ? 0 : number);
        }
        sheet.heading(headings.at(page), page > 0);
        sheet.figure(std::move(sketch), 3 * kCardTall + 2 * kPlacesApart,
                     say("Places for properties above and below a marker"));
    }
    return sheet.take();
}

}  // namespace

BlankSheet mat_sheet() { return {"magnate-mat", say("Magnate: a mat for the cards"), mat}; }

BlankSheet blank_sheet() { return {"magnate", say("Magnate: five districts"), drawn}; }

}  // namespace castalia::magnate
