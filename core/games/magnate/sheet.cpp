// The blank sheet: five districts, a player above and a player below each marker.
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

/// The mat of one player, two districts a sheet and the bank on the last: the sheets lie side by side.
Document mat(const Tell& tell) {
    SheetDrawing sheet(tell, say("A mat for the cards"), say("Magnate"));
    sheet.small(
        say("Print it once and lay the three sheets side by side: a column for each district, the properties of "
            "both players above and below its marker, so that the last card lies open."));
    constexpr double kWide = 218, kGap = 24, kTall = 215, kMarker = 80;
    for (int page = 0; page < 3; ++page) {
        Sketch sketch;
        for (int side = 0; side < 2; ++side) {
            const double x = side * (kWide + kGap);
            const int district = 2 * page + side;
            if (district == 5) {
                sketch.box(x, 0, kWide, kTall, 8, 1).dashes = {6, 4};
                sketch.words(sheet.told(say("Pile")), x + kWide / 2, kTall / 2, Side::middle, 18, true);
                sketch.box(x, kTall + 10, kWide, kMarker, 8, 1.2);
                sketch.words(sheet.told(say("Sold")), x + kWide / 2, kTall + 10 + kMarker / 2, Side::middle, 18,
                             true);
                sketch.box(x, kTall + kMarker + 20, kWide, kTall, 8, 1).dashes = {6, 4};
                sketch.words(sheet.told(say("Bank")), x + kWide / 2, 1.5 * kTall + kMarker + 20, Side::middle, 18,
                             true);
                continue;
            }
            for (const double y : {0.0, kTall + kMarker + 20}) {
                sketch.box(x, y, kWide, kTall, 8, 1).dashes = {6, 4};
            }
            sketch.box(x, kTall + 10, kWide, kMarker, 8, 1.4);
            sketch.words(std::to_string(district + 1), x + 14, kTall + 44, Side::left, 26, true);
            sketch.words(sheet.told(say("District")), x + kWide / 2, kTall + 10 + kMarker / 2, Side::middle, 12);
        }
        if (page > 0) {
            sheet.heading(page == 1 ? say("Districts 3 and 4") : say("District 5, pile and bank"), true);
        } else {
            sheet.heading(say("Districts 1 and 2"));
        }
        sheet.figure(std::move(sketch), 2 * kTall + kMarker + 20,
                     say("Places for properties above and below a marker"));
    }
    return sheet.take();
}

}  // namespace

BlankSheet mat_sheet() { return {"magnate-mat", say("Magnate: a mat for the cards"), mat}; }

BlankSheet blank_sheet() { return {"magnate", say("Magnate: five districts"), drawn}; }

}  // namespace castalia::magnate
