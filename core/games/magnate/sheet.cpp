// The blank sheet: five districts, with a player above and a player below each marker.
#include <array>

#include "core/games/magnate/magnate.h"
#include "core/parts/blank_sheet.h"

namespace castalia::magnate {

namespace {

using document::Document;
using document::Sketch;
using Side = document::Shape::Side;

void districts(SheetDrawing& sheet) {
    Sketch sketch;
    constexpr double kColumn = 92, kGap = 5, kTall = 120, kMarker = 42;
    for (int i = 0; i < 5; ++i) {
        const double x = i * (kColumn + kGap);
        sketch.box(x, 0, kColumn, kTall, 3);
        sketch.box(x, kTall + kGap, kColumn, kMarker, 3, 1.1);
        sketch.words(std::to_string(i + 1), x + 5, kTall + kGap + 14, Side::left, 12, true);
        sketch.box(x, kTall + 2 * kGap + kMarker, kColumn, kTall, 3);
        for (const double corner : {0.0, kTall + 2 * kGap + kMarker + kTall - 20}) {
            sketch.box(x + kColumn - 28, corner, 28, 20, 0, 0.5);
        }
        for (int line = 1; line <= 6; ++line) {
            sketch.line(x + 5, 14.0 + line * 16, kColumn - 10, 0, 0.25);
            sketch.line(x + 5, kTall + 2 * kGap + kMarker + line * 16 - 3, kColumn - 10, 0, 0.25);
        }
    }
    sheet.figure(std::move(sketch), 2 * kTall + 2 * kGap + kMarker,
                 say("Five districts with both sides' properties and totals"));
}

void tokens_and_ladder(SheetDrawing& sheet) {
    Sketch sketch;
    for (int side = 0; side < 2; ++side) {
        const double y = side * 46.0;
        sketch.words(sheet.told(say("Player")), 0, y + 10);
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
              {{sheet.told(say("How it is decided")), 200},
               {sheet.told(say("Player")), 140},
               {sheet.told(say("Player")), 140}},
              14, 3, 20);
    double y = 28;
    for (const Text& step : {say("1. Districts led"), say("2. Total ranks"), say("3. Tokens left")}) {
        ladder.words(sheet.told(step), 5, y, Side::left, 9);
        y += 20;
    }
    sheet.figure(std::move(ladder), 76, say("The three steps that decide"));
}

Document drawn(const Tell& tell) {
    SheetDrawing sheet(tell, say("Five districts"), say("Magnate"));
    sheet.who_and_when();
    sheet.heading(say("Properties"));
    districts(sheet);
    sheet.small(say("The corner of each half takes its total; the middle takes the district's marker."));
    sheet.heading(say("Tokens"));
    tokens_and_ladder(sheet);
    return sheet.take();
}

/// A place as large as a card that lies on its side, with a word in it.
struct MatPlace {
    Text word;
    bool dashed = false;
    double size = 18;
};

constexpr double kCardWide = 238, kCardTall = 171;  ///< 88 by 63 mm on A4, a little more on Letter.

/// Draws three places below each other, the middle one with a number in its corner unless that is 0.
void draw_column(SheetDrawing& sheet, Sketch& sketch, double x, const std::array<MatPlace, 3>& places, int number) {
    constexpr double kGap = 8;
    double y = 0;
    for (const MatPlace& place : places) {
        document::Shape& box = sketch.box(x, y, kCardWide, kCardTall, 8, place.dashed ? 1 : 1.4);
        if (place.dashed) {
            box.dashes = {6, 4};
        }
        sketch.words(sheet.told(place.word), x + kCardWide / 2, y + kCardTall / 2, Side::middle, place.size,
                     !place.dashed);
        y += kCardTall + kGap;
    }
    if (number > 0) {
        sketch.words(std::to_string(number), x + 14, kCardTall + kGap + 34, Side::left, 26, true);
    }
}

/// Returns five districts with places for both players' properties, the pile, sold cards and the bank, on three
/// sheets side by side.
Document mat(const Tell& tell) {
    SheetDrawing sheet(tell, say("A mat for the cards"), say("Magnate"));
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
    constexpr int kDistricts = 5;
    for (std::size_t page = 0; page < headings.size(); ++page) {
        Sketch sketch;
        for (int side = 0; side < 2; ++side) {
            const int number = static_cast<int>(2 * page) + side + 1;
            const double x = side * (kSheetWidth - kCardWide);
            number > kDistricts ? draw_column(sheet, sketch, x, supply, 0)
                                : draw_column(sheet, sketch, x, district, number);
        }
        sheet.heading(headings.at(page), page > 0);
        sheet.figure(std::move(sketch), 3 * kCardTall + 2 * 8, say("Places for properties above and below a marker"));
    }
    return sheet.take();
}

}  // namespace

BlankSheet mat_sheet() { return {"magnate-mat", say("Magnate: a mat for the cards"), mat}; }

BlankSheet blank_sheet() { return {"magnate", say("Magnate: five districts"), drawn}; }

}  // namespace castalia::magnate
