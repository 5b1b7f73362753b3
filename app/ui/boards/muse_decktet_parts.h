#pragma once

#include <string>
#include <vector>

#include "app/ui/boards/board.h"
#include "app/ui/boards/pen.h"
#include "core/games/muse_decktet/muse_decktet.h"

namespace castalia::muse_decktet {

/// The layout of the board, in the units of the drawing: those of a window of 1280 × 800. Spare height
/// goes to the studios.
inline constexpr double kWidth = 928, kHeight = 400;

/// A painting as a board shows it.
struct Painting {
    Card card;
    Look fetches;
    bool coming = false;     ///< Not there yet: the entry in the making would hang it.
    bool looked_at = false;  ///< The one that a Patron would buy, or that the step in sight is about.
    bool next = false;       ///< The one that a Palace would move.
};

/// Draws a horizontal card: rank, suits, and what it fetches. A flat card has all of it on one line.
void draw_painting(const Pen& pen, const wxRect2DDouble& at, const Painting& painting);
/// Draw a vertical card of a palace, and a place for one.
void draw_hung(const Pen& pen, const wxRect2DDouble& at, Card card, bool coming);
void draw_slot(const Pen& pen, const wxRect2DDouble& at);
/// Draws rank and beads, small, for chips and rows. Returns the right end.
double draw_suits(const Pen& pen, double left, double middle, double radius, Card card, double letter);

/// The market: the economy, what it can buy, and which painting a Palace would move.
struct Market {
    const Rules& rules;
    const State& state;
    const std::vector<Look>& looks;  ///< The paintings that the Patron looks at now, or has looked at in a step.
    std::optional<std::pair<Seat, Card>> palace;
};
void draw_market(const Pen& pen, const wxRect2DDouble& at, const Market& market, std::vector<HitArea>& hit_areas);

wxString player_name(const Rules& rules, Seat seat);
wxString card_name(Card card);        ///< "6LK Market"
wxString fetching(const Look& look);  ///< "fetches 8 L", "no buyer now"

}  // namespace castalia::muse_decktet
