#pragma once

#include <string>
#include <vector>

#include "app/ui/board/pen.h"

namespace castalia {

/// Returns the names as players call each other: the first word, or where two share it the initial and the last word
/// ("B. Ellen", "B. Klein"), or the whole name.
std::vector<wxString> called_names(const std::vector<std::string>& names);

/// Returns the name of a player as it fits into `room`: whole, as the player is called, or shortened so that no two
/// look alike.
wxString fitting_name(const Pen& pen, const std::vector<std::string>& names, Seat seat, const Face& face,
                      double room);

}  // namespace castalia
