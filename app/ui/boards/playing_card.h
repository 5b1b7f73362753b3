#pragma once

#include "app/ui/boards/pen.h"
#include "core/parts/playing_cards.h"

namespace castalia {

/// How wide a card of a height is.
inline constexpr double kPlayingCardRatio = 0.71;

/// A card of the deck of 52, face up: rank and suit in the corner, the suit large where there is room for it.
void draw_playing_card(const Pen& pen, const wxRect2DDouble& at, playing::Card card);
/// A card that lies face down.
void draw_card_back(const Pen& pen, const wxRect2DDouble& at);
/// The rank as cards show it: "10", "A".
wxString rank_letters(int rank);

}  // namespace castalia
