#pragma once

#include "app/ui/boards/pen.h"
#include "core/parts/playing_cards.h"

namespace castalia {

/// The width of a card divided by its height.
inline constexpr double kPlayingCardRatio = 0.71;

/// Draws a card of the deck of 52 face up: rank and suit in the corner, and a large suit when there is room for it.
void draw_playing_card(const Pen& pen, const wxRect2DDouble& at, playing::Card card);
/// Draws a card that lies face down.
void draw_card_back(const Pen& pen, const wxRect2DDouble& at);
/// Returns the rank as cards show it: "10", "A".
wxString rank_letters(int rank);

}  // namespace castalia
