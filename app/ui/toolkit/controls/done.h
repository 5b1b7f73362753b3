#pragma once

#include <wx/event.h>

class wxWindow;

namespace castalia {

/// What a dialog has done, in a sentence (GetString). The window beneath all dialogs hears it.
wxDECLARE_EVENT(EVT_DONE, wxCommandEvent);

/// Says in a sentence what was done, in the window beneath all dialogs: the one that did it may close at once.
void say_done(wxWindow& from, const wxString& sentence);

}  // namespace castalia
