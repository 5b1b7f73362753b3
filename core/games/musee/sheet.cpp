// The blank sheet: three floors of six spaces, tokens between them.
#include <array>

#include "core/games/musee/musee.h"
#include "core/parts/blank_sheet.h"

namespace castalia::musee {

namespace {

using document::Document;
using document::Shape;
using document::Sketch;
using Side = Shape::Side;

void floors(SheetDrawing& sheet) {
    Sketch sketch;
    constexpr double kLeft = 60, kSpace = 44, kGap = 24, kTall = 37, kBetween = 22;
    const std::array<std::string, 3> names{sheet.told(say("Upper")), sheet.told(say("Middle")),
                                           sheet.told(say("Lower"))};
    for (std::size_t floor = 0; floor < names.size(); ++floor) {
        const double y = static_cast<double>(floor) * (kTall + kBetween);
        sketch.words(names[floor], 0, y + 20, Side::left, 9, true);
        sketch.words(sheet.told(say("first: 4")), 0, y + 31, Side::left, 7.5);
        for (int space = 0; space < 6; ++space) {
            const double x = kLeft + space * (kSpace + kGap);
            Shape& box = sketch.box(x, y, kSpace, kTall, 4);
            if (space == 5) {
                box.dashes = {3, 2};
            }
            if (floor < 2) {
                sketch.disc(x + kSpace / 2 - 8, y + kTall + 3, 16, 0.5);
            }
        }
    }
    sheet.figure(std::move(sketch), 3 * kTall + 2 * kBetween + 2,
                 say("Three floors of six spaces with the tokens between them"));
}

Document drawn(const Tell& tell) {
    SheetDrawing sheet(tell, say("Two Musées"), say("Musée"));
    sheet.who_and_when();
    for (int museum = 0; museum < 2; ++museum) {
        sheet.heading(say("Owner"));
        floors(sheet);
    }
    sheet.small(say("Mark each round as staircase or chandelier. The dashed space is not used with three players."));
    Sketch points;
    draw_grid(points,
              {{"", 150},
               {sheet.told(say("Game 1")), 110},
               {sheet.told(say("Game 2")), 110},
               {sheet.told(say("Game 3")), 110}},
              14, 5, 18);
    double y = 27;
    for (const Text& kind : {say("Paintings, 1 each"), say("Neighbours, 2 a pair"), say("Staircases, 3 each"),
                             say("Galleries first filled, 4 each"), say("Total")}) {
        points.words(sheet.told(kind), 4, y, Side::left, 8.5);
        y += 18;
    }
    sheet.heading(say("Points"));
    sheet.figure(std::move(points), 108, say("Points by kind, for three games"));
    return sheet.take();
}

}  // namespace

BlankSheet blank_sheet() { return {"musee", say("Musée: three floors"), drawn}; }

}  // namespace castalia::musee
