// The common parts of drawings of a table.
#pragma once

#include "core/document/sketch.h"
#include "core/parts/decktet.h"
#include "core/rules/game/game.h"

namespace castalia {

inline constexpr double kDrawingWidth = 480;

/// Returns the sketch as the drawing of a table. Its description stays empty, because the forms that show it describe
/// the table.
document::Figure table_figure(document::Sketch sketch, double height, bool over, const Translate& translate);

namespace decktet {

inline constexpr double kDrawnCard = 41, kDrawnCardTall = 36;

/// Returns what the corner of a card says.
std::string rank_word(Card card, const Translate& translate);
/// Draws a card with its rank and, beside it, its suits with their letters.
void draw_card(document::Sketch& sketch, Card card, double x, double y, const Translate& translate);
/// Draws how many there are of each suit, in a row that ends at `right`.
void draw_purse(document::Sketch& sketch, const Purse& purse, double right, double baseline);

}  // namespace decktet

}  // namespace castalia
