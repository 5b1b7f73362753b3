#pragma once

#include <optional>

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// Asks for dice outside the game's rules, rolled at the table or by the program. Returns a dice event; nothing when
/// the user cancels.
std::optional<Json> ask_for_dice(wxWindow* parent, Recorder& recorder);

}  // namespace castalia
