#pragma once

#include <optional>

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// Asks for a count of the table that replaces ours. Returns an adjust event; nothing when the user cancels.
std::optional<Json> ask_for_count(wxWindow* parent, const Recorder& recorder);

}  // namespace castalia
