#pragma once

#include <optional>
#include <string>

#include "db/store.h"

class wxWindow;

namespace castalia {

/// Shows the throws that the table has under names of its own, with their keys, and the last ones that were made.
/// Throws are kept and removed here. Returns the line of the chosen throw; nothing when the user cancels.
std::optional<std::string> ask_for_throw(wxWindow* parent, Store& store);

}  // namespace castalia
