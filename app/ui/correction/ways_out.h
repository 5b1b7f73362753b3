#pragma once

#include <wx/string.h>

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// The result of a search for a way out.
enum class WayTaken {
    none,      ///< Nothing was changed.
    entered,   ///< The record was corrected, and the event was entered after it.
    possible,  ///< The record was corrected, and the event is still to be entered.
};

/// Shows what the record would need for an event that is refused as impossible: an earlier entry corrected or struck,
/// another one entered, a count adjusted, each with what it would change. A way that is accepted is recorded together
/// with the event as one correction.
WayTaken find_way_out(wxWindow* parent, Recorder& recorder, const EventPtr& event);

/// Returns a sentence about the entry that made the event impossible; empty where none did.
wxString impossible_since_words(const Session& session, const EventPtr& event);

}  // namespace castalia
