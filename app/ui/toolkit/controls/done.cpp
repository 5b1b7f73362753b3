#include "app/ui/toolkit/controls/done.h"

#include <wx/window.h>

namespace castalia {

wxDEFINE_EVENT(EVT_DONE, wxCommandEvent);

void say_done(wxWindow& from, const wxString& sentence) {
    wxWindow* beneath = &from;
    while (beneath->GetParent() != nullptr) {
        beneath = beneath->GetParent();
    }
    auto* done = new wxCommandEvent(EVT_DONE);
    done->SetString(sentence);
    beneath->GetEventHandler()->QueueEvent(done);
}

}  // namespace castalia
