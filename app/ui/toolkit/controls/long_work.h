#pragma once

#include <functional>

#include <wx/string.h>

#include "db/store.h"

class wxWindow;

namespace castalia {

struct LongWork {
    wxString title, what;
    /// The progress, with two holes: "%zu of %zu sessions". When it is empty, only the bar shows it.
    wxString progress;
    bool can_stop = true;
};

/// Runs the work on a thread of its own while a window shows its progress. Returns when it is done or was cancelled.
/// Exceptions of the work are thrown here.
void work_beside(wxWindow* parent, const LongWork& about, const std::function<void(const Progress&)>& work);

}  // namespace castalia
