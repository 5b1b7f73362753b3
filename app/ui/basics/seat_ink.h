#pragma once

#include <cstddef>
#include <string_view>

#include <wx/colour.h>
#include <wx/graphics.h>

namespace castalia {

/// What shows whose something is: lines and discs, large areas, and the words on either. White needs an edge around
/// it.
struct SeatInk {
    wxColour line, on_line, fill, on_fill;
    wxColour edge;  ///< Not set where the colour stands out by itself.
};
/// The ink of a seat; pieces with a colour of their own ("purple", "orange", "white") lend it to their seat.
SeatInk seat_ink(std::size_t seat, std::string_view pieces = {});

/// A seat: disc in its colour with the initial. `on_fill`: paper disc with the initial in the seat's colour.
void draw_disc(wxGraphicsContext& gc, double x, double y, double radius, const wxString& name, const SeatInk& ink,
               bool on_fill = false);

}  // namespace castalia
