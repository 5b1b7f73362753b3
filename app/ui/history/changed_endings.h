#pragma once

#include "db/store.h"

class wxWindow;

namespace castalia {

/// Lists the sessions that end otherwise by the rules of this version than as they were recorded, with both results,
/// and saves what the owner of the library decides about them. Returns whether anything was decided.
bool show_old_evenings(wxWindow* parent, Store& store);

/// Replays all sessions beside the window, with progress, if an older version wrote the lists of the library. Shows
/// the sessions that end otherwise, unless a window has shown them since. The user may stop it; then nothing has been
/// changed, and it is offered again at the next start.
void compare_old_evenings(wxWindow* parent, Store& store);

}  // namespace castalia
