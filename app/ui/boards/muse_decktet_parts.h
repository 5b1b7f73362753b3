#pragma once

#include <string>
#include <vector>

#include "app/ui/boards/board.h"
#include "app/ui/boards/pen.h"
#include "core/games/muse_decktet/muse_decktet.h"

namespace castalia::muse_decktet {

/// Where everything lies, in the units of the drawing: those of a window of 1280 × 800. What is left over in height
/// goes to the studios.
inline constexpr double kWidth = 928, kHeight = 400;

/// A painting as a board shows it.
struct Painting {
    Card card;
    Look fetches;
    bool coming = false;     ///< Not there yet: the entry in hand would hang it.
    bool looked_at = false;  ///< The one that a Patron would buy, or that the step in sight is about.
    bool next = false;       ///< The one that a Palace would move.
};

/// A horizontal card: rank, suits, what it fetches. A flat one has it all on one line.
void draw_painting(const Pen& pen, const wxRect2DDouble& at, const Painting& painting);
/// A vertical card of a palace, and a place for one.
void draw_hung(const Pen& pen, const wxRect2DDouble& at, Card card, bool coming);
void draw_slot(const Pen& pen, const wxRect2DDouble& at);
/// Rank and beads in little, for chips and rows; returns where it ends.
double draw_suits(const Pen& pen, double left, double middle, double radius, Card card, double letter);

/// What is on the market: the economy, what it can buy, and who would be moved.
struct Market {
    const Rules& rules;
    const State& state;
    const std::vector<Look>& looks;  ///< What the Patron looks at now, or has looked at in a step.
    std::optional<std::pair<Seat, Card>> palace;
};
void draw_market(const Pen& pen, const wxRect2DDouble& at, const Market& market, std::vector<HitArea>& hit_areas);

wxString player_name(const Rules& rules, Seat seat);
wxString card_name(Card card);        ///< "6LK Market"
wxString fetching(const Look& look);  ///< "fetches 8 L", "no buyer now"

}  // namespace castalia::muse_decktet
