// The blank sheet: the columns of dice, and the print on the tiles.
#include <array>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/parts/blank_sheet.h"
#include "core/rules/text/wording.h"

namespace castalia::dance_of_muses {

namespace {

using document::Document;
using document::Shape;
using document::Sketch;
using Side = Shape::Side;

/// Writes a power beneath its circle, or draws its sign where the word has no room.
void draw_power(Sketch& tiles, const std::string& word, const char* art, double middle, double baseline) {
    constexpr double kRoom = 31, kType = 7.5, kSign = 9;
    if (picture::AnyFont().width(word, {kType}) <= kRoom) {
        tiles.words(word, middle, baseline, Side::middle, kType);
    } else if (*art != 0) {
        Shape& sign = tiles.box(middle - kSign / 2, baseline - kSign + 1, kSign, kSign, 0, 0);
        sign.kind = Shape::Kind::art;
        sign.words = art;
    }
}

Document drawn(const Translate& translate) {
    SheetDrawing sheet(translate, say("Score columns and tiles"), say("Dance of Muses"));
    sheet.who_and_when();
    sheet.heading(say("Dice in falling order"));
    Sketch columns;
    draw_grid(columns,
              {{sheet.translated(say("Company")), 130},
               {"1", 55},
               {"2", 55},
               {"3", 55},
               {"4", 55},
               {sheet.translated(say("Suns")), 65},
               {sheet.translated(say("Silver")), 65}},
              14, 3, 32);
    sheet.figure(std::move(columns), 114, say("A row for each company, a column for each die"));
    sheet.small(say(
        "Ring the strictly highest die of each column: a Sun. The leftmost column that was won is the Silver Sun."));
    sheet.heading(say("The tiles"));
    Sketch tiles;
    constexpr double kTall = 34;
    draw_grid(tiles,
              {{sheet.translated(say("Tile")), 92},
               {sheet.translated(say("Suns")), 50},
               {sheet.translated(say("Power")), 130},
               {sheet.translated(say("Area")), 50},
               {sheet.translated(say("Company and last die")), 158}},
              14, 10, kTall);
    double y = 14;
    for (std::size_t tile = 0; tile < kMuses; ++tile) {
        tiles.words(sheet.translated(text_of(static_cast<Muse>(tile))), 6, y + 21, Side::left, 10, true);
        double x = 155;
        for (const auto& [power, art] :
             {std::pair(say("none"), ""), std::pair(say("raise"), "power-raise"),
              std::pair(say_in("a power", "lower"), "power-lower"), std::pair(say("swap"), "power-swap")}) {
            tiles.disc(x, y + 10, 7, 0.5);
            draw_power(tiles, sheet.translated(power), art, x + 3.5, y + 26);
            x += 32;
        }
        for (int square = 0; square < 9; ++square) {
            const int row = square / 3, column = square % 3;
            Shape& box = tiles.box(282 + 10.0 * column, y + 2 + 10.0 * row, 10, 10, 0, 0.4);
            box.fill = {square == 4 ? document::Role::text : document::Role::none};
        }
        y += kTall;
    }
    sheet.figure(std::move(tiles), 16 + 10 * kTall, say("A row for each tile: Suns, power, area, company and die"));
    return sheet.take();
}

}  // namespace

BlankSheet blank_sheet() { return {"dance-of-muses", say("Dance of Muses: score columns and tiles"), drawn}; }

}  // namespace castalia::dance_of_muses
