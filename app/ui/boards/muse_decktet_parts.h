#pragma once

#include <string>
#include <vector>

#include "app/ui/boards/board.h"
#include "app/ui/boards/pen.h"
#include "core/games/muse_decktet/muse_decktet.h"

namespace castalia::muse_decktet {

/// The moment that the parts of the board draw. Lengths are pixels of a window of 1280 × 800.
struct Moment {
    const Rules& rules;
    const BoardFocus& focus;
    const std::vector<ResolutionStep>& steps;  ///< The steps of the last event, when a round resolved in it.
    std::size_t step;                          ///< The step that is shown, from 1; 0 shows the table after all steps.
    const State& state;
    const State* after;  ///< The table after the entry in the making; may be null.
    std::vector<Look> looks;
    std::optional<std::pair<Seat, Card>> palace;

    const ResolutionStep* shown_step() const { return step > 0 ? &steps[step - 1] : nullptr; }
    wxString name(Seat seat) const;
};

/// Draws the board of the table view.
std::vector<HitArea> draw_screen(wxGraphicsContext& gc, const wxRect2DDouble& area, const Moment& moment);

/// Draws the band at the top: the cards of the round or the story of the last one, who still has to reveal, and the
/// piles.
void draw_band(const Pen& pen, const Moment& moment, double width, std::vector<HitArea>& hit_areas);
/// Draws the area of a player: coins, studio and palace.
void draw_player(const Pen& pen, const Moment& moment, std::size_t seat, const wxRect2DDouble& at,
                 std::vector<HitArea>& hit_areas);
/// Draws a suit as a bead with its letter beside it; without a letter when its size is 0. Returns the right end.
double draw_suit_and_letter(const Pen& pen, double left, double middle, double radius, Suit suit, double letter,
                            const wxColour& ink = palette().text);

/// A painting as a board shows it.
struct Painting {
    Card card;
    Look fetches;
    bool coming = false;     ///< It is not there yet: the entry in the making would hang it.
    bool looked_at = false;  ///< The one that a Patron would buy, or that the step in sight is about.
    bool next = false;       ///< The one that a Palace would move.
};

/// Draws a horizontal card: rank, suits, and what it fetches. A flat card has all of it on one line.
void draw_painting(const Pen& pen, const wxRect2DDouble& at, const Painting& painting);
/// Draw a vertical card of a palace, and a place for one.
void draw_hung(const Pen& pen, const wxRect2DDouble& at, Card card, bool coming);
void draw_slot(const Pen& pen, const wxRect2DDouble& at);
/// Draws the beads of a card with their letters. Returns the right end.
double draw_suits(const Pen& pen, double left, double middle, double radius, Card card, double letter,
                  const wxColour& ink = palette().text);

/// The market: the economy, what it can buy, and which painting a Palace would move.
struct Market {
    const Rules& rules;
    const State& state;
    const std::vector<Look>& looks;  ///< The paintings that the Patron looks at now, or has looked at in a step.
    std::optional<std::pair<Seat, Card>> palace;
};
void draw_market(const Pen& pen, const wxRect2DDouble& at, const Market& market, std::vector<HitArea>& hit_areas);

wxString player_name(const Rules& rules, Seat seat);
wxString card_name(Card card);        ///< Returns "6LK Market".
wxString fetching(const Look& look);  ///< Returns "fetches 8 L" or "no buyer now".

}  // namespace castalia::muse_decktet
