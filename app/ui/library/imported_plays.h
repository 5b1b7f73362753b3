#pragma once

#include "app/publishing/taking.h"

class wxWindow;

namespace castalia {

/// Tells what became of plays that were imported: how many were added and, each with its reason, which ones differ
/// from what the library holds, which lie in the trash and which could not be read.
void show_imported_plays(wxWindow* parent, const TakenPlays& taken);

/// Asks whether plays take the place of those in the history from which they differ, where nothing says when they
/// were changed. Returns false without asking if there are none.
bool wants_theirs(wxWindow* parent, const TakenPlays& taken);

}  // namespace castalia
