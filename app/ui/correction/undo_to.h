#pragma once

#include <cstddef>

class wxWindow;

namespace castalia {

class Recorder;

/// Takes back every event after the moment `ply`, once the user has seen which ones. Returns whether it did.
bool undo_to(wxWindow* parent, Recorder& recorder, std::size_t ply);

}  // namespace castalia
