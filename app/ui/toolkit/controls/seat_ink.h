#pragma once

#include <cstddef>
#include <string_view>

#include <wx/colour.h>
#include <wx/graphics.h>

namespace castalia {

/// The colours of a seat: for lines and discs, for large areas, and for the words on either. White needs an edge
/// around it.
struct SeatInk {
    wxColour line, on_line, fill, on_fill;
    wxColour edge;  ///< Not set when the colour is visible without an edge.
};
/// Returns the colours of a seat. A seat takes the colour of its pieces ("purple", "orange", "white") when they have
/// one.
SeatInk seat_ink(std::size_t seat, std::string_view pieces = {});

/// Draws a seat: a disc in its colour with the initial. With `on_fill` it is a paper disc with the initial in the
/// seat's colour.
void draw_disc(wxGraphicsContext& gc, double x, double y, double radius, const wxString& name, const SeatInk& ink,
               bool on_fill = false);

}  // namespace castalia
