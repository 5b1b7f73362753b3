// The blank sheet: a score pad for any game.
#include <array>

#include "core/games/open_table/open_table.h"
#include "core/parts/blank_sheet.h"

namespace castalia::open_table {

namespace {

using document::Document;
using document::Sketch;
using Side = document::Shape::Side;

Document drawn(const Translate& translate) {
    SheetDrawing sheet(translate, say("Score pad"), say("Open table"));
    sheet.who_and_when();
    sheet.heading(say("Scores"));
    Sketch pad;
    constexpr int kPlayers = 7, kRounds = 24;
    constexpr double kRound = 60, kRow = 20;
    std::vector<std::pair<std::string, double>> columns{{sheet.translated(say("Round")), kRound}};
    for (int player = 0; player < kPlayers; ++player) {
        columns.emplace_back("", (kSheetWidth - kRound) / kPlayers);
    }
    draw_grid(pad, columns, 14, kRounds + 1, kRow);
    for (int round = 1; round <= kRounds; ++round) {
        pad.words(std::to_string(round), kRound / 2, 14 + (round - 1) * kRow + 14, Side::middle, 8);
    }
    pad.words(sheet.translated(say("Total")), kRound / 2, 14 + kRounds * kRow + 14, Side::middle, 9, true);
    pad.box(0, 14 + kRounds * kRow, kSheetWidth, kRow, 0, 1.4);
    sheet.figure(std::move(pad), 16 + (kRounds + 1) * kRow,
                 say("A column for each player, a row for each round, a total"));
    return sheet.take();
}

}  // namespace

BlankSheet blank_sheet() { return {"open-table", say("Open table: score pad"), drawn}; }

}  // namespace castalia::open_table
