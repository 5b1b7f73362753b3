#pragma once

#include <string>
#include <vector>

#include "app/ui/session/pen.h"
#include "app/ui/toolkit/controls/seat_ink.h"

namespace castalia {

// Sizes and drawings of the table view. Lengths are pixels of a screen of 1920 × 1080, on which lower-case letters,
// capitals and figures are at least 24 pixels high, so that they can be read across a room.

inline constexpr double kScreenWide = 1920, kScreenHigh = 1080;
inline constexpr double kScreenLetters = 24;

/// Returns the smallest face in which words can be read on the screen.
Face screen_words(bool bold = false, bool book = false);
/// Returns the smallest face in which figures and capitals can be read on the screen.
Face screen_figures(bool bold = true, bool book = true);

/// Draws a seat as a disc. Its letter is never smaller than figures are.
void screen_disc(const Pen& pen, double x, double y, double radius, const wxString& name, const SeatInk& ink);

/// Draws lines of words from this first baseline down. Returns the baseline of the next one.
double screen_lines(const Pen& pen, const std::vector<wxString>& lines, double x, double baseline, const Face& face,
                    const wxColour& ink, Align align = Align::left);
inline constexpr double kScreenLine = 1.16;  ///< The distance of two lines of words, in sizes of their type.

/// Returns the name of a player as it fits into `room`: whole, as the player is called, or shortened so that no two
/// look alike.
wxString fitting_name(const Pen& pen, const std::vector<std::string>& names, Seat seat, const Face& face,
                      double room);

}  // namespace castalia
