#pragma once

#include <cstddef>
#include <optional>

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// Shows the scoresheet at the ply of the scene: every point with its source and the events that made it, and the
/// tie-breaks. Returns the ply after the event that the user wants to go to, if any.
std::optional<std::size_t> show_scoresheet(wxWindow* parent, const Scene& scene);

}  // namespace castalia
