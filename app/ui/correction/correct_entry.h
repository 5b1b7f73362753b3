#pragma once

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// Shows an entry with its controls filled in, what a correction would change, and what would no longer fit.
/// Accepting records one correction; cancelling changes nothing. Returns whether something was recorded.
bool correct_entry(wxWindow* parent, Recorder& recorder, EntryNumber entry);
/// Does the same for a new event before an entry (0: after the last).
bool insert_entry(wxWindow* parent, Recorder& recorder, EntryNumber before);

/// Deletes an entry. What it would change is shown first, as in a correction.
bool delete_entry(wxWindow* parent, Recorder& recorder, EntryNumber entry);

}  // namespace castalia
