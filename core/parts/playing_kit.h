// Cards of the deck of 52, as every picture of a table shows them.
#pragma once

#include "core/parts/playing_cards.h"
#include "core/picture/kit.h"

namespace castalia::playing {

/// The width of a card divided by its height.
inline constexpr double kCardRatio = 0.71;

/// Draws a card face up: rank and suit in the corner, and a large suit when there is room for it. In a place that is
/// lower than wide they stand beside each other.
void draw_card(picture::Drawing& drawing, const picture::Rect& at, Card card);
/// Draws a card that lies face down.
void draw_back(picture::Drawing& drawing, const picture::Rect& at);

}  // namespace castalia::playing
