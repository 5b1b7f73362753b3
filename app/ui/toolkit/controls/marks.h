#pragma once

#include <wx/geometry.h>
#include <wx/graphics.h>

#include "core/rules/text/text.h"

namespace castalia {

/// Returns the first letter of a name in upper case.
wxString initial(const wxString& name);

/// Draws a seat: a disc in its colour with the initial. With `on_fill` it is a paper disc with the initial in the
/// seat's colour.
void draw_disc(wxGraphicsContext& gc, double x, double y, double radius, const wxString& name, Seat seat,
               bool on_fill = false);

/// Draws the dots with which proofreaders mark words that stand: here under an event that stands by a ruling.
void draw_stet(wxGraphicsContext& gc, double x, double y, double width);

/// Draws "§ deed.fee", without the game's own prefix, so that it ends at `right`. Returns its width. Draws nothing
/// and returns 0 when it would be wider than `most`, because the log leaves out a clause before it shortens a
/// sentence.
double draw_clause(wxGraphicsContext& gc, const wxString& clause, double right, double baseline, double most,
                   const wxColour& colour);

/// Draws a glass bead with its glyph (no glyph under radius 7.5, no highlight under 7). With `counts` it stands on a
/// labelled wire or rail, and has no glyph at any size.
void draw_bead(wxGraphicsContext& gc, double x, double y, double radius, std::size_t suit, bool counts = false);

/// Fills the whole area, as the ground of a drawing.
void fill_ground(wxGraphicsContext& gc, const wxRect2DDouble& area, const wxColour& colour);

/// Draws the ring that every canvas shows when it has the focus: inside its edge, 2 px, in the accent colour.
void draw_focus_ring(wxGraphicsContext& gc, const wxRect2DDouble& area);

}  // namespace castalia
