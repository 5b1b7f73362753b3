// The blank sheet: three floors of six spaces, with tokens between them.
#include <array>

#include "core/games/musee/table.h"
#include "core/parts/blank_sheet.h"

namespace castalia::musee {

namespace {

using document::Document;
using document::Shape;
using document::Sketch;
using Side = Shape::Side;

void floors(SheetDrawing& sheet, const Translate& translate) {
    Rules rules;
    rules.names = {""};
    const picture::AnyFont letters;
    sheet.figure(table(rules, State{}, {picture::Detail::blank, {0, 0, kSheetWidth, 0}, letters, translate}),
                 say("Three floors of six spaces with the tokens between them"));
}

/// Draws a row for each kind of points, and for each game a column for each of the two Musées.
void points(SheetDrawing& sheet) {
    Sketch sketch;
    constexpr double kKinds = 156, kColumn = 54, kRow = 16, kTop = 24;
    constexpr int kGames = 3, kRows = 5;
    std::vector<std::pair<std::string, double>> columns{{"", kKinds}};
    const std::array<Text, kGames> games{say("Game 1"), say("Game 2"), say("Game 3")};
    for (std::size_t game = 0; game < games.size(); ++game) {
        sketch.words(sheet.translated(games.at(game)), kKinds + 2 * kColumn * static_cast<double>(game) + 3,
                     kTop - 14, Side::left, 7.5, true);
        for (int museum = 0; museum < 2; ++museum) {
            columns.emplace_back(sheet.translated(say("Owner")), kColumn);
        }
    }
    draw_grid(sketch, columns, kTop, kRows, kRow);
    double y = kTop + 11.5;
    for (const Text& kind : {say("Paintings, 1 each"), say("Neighbours, 2 a pair"), say("Staircases, 3 each"),
                             say("Galleries first filled, 4 each"), say("Total")}) {
        sketch.words(sheet.translated(kind), 4, y, Side::left, 8.5);
        y += kRow;
    }
    sheet.heading(say("Points"));
    sheet.figure(std::move(sketch), kTop + kRows * kRow + 2, say("Points by kind, for three games of two Musées"));
}

Document drawn(const Translate& translate) {
    SheetDrawing sheet(translate, say("Two Musées"), say("Musée"));
    sheet.who_and_when();
    for (int museum = 0; museum < 2; ++museum) {
        sheet.heading(say("Owner"));
        floors(sheet, translate);
    }
    sheet.small(say("Mark each round as staircase or chandelier. The dashed space is not used with three players."));
    points(sheet);
    return sheet.take();
}

}  // namespace

BlankSheet blank_sheet() { return {"musee", say("Musée: three floors"), drawn}; }

}  // namespace castalia::musee
