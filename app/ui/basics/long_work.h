#pragma once

#include <functional>

#include <wx/string.h>

#include "db/store.h"

class wxWindow;

namespace castalia {

struct LongWork {
    wxString title, what;
    wxString told;  ///< How far it is, with two holes: "%zu of %zu sessions".
    bool can_stop = true;
};

/// Works on a thread of its own while the window shows how far it is; returns when it is done or was stopped. What it
/// throws comes out here.
void work_beside(wxWindow* parent, const LongWork& about, const std::function<void(const Progress&)>& work);

}  // namespace castalia
