#pragma once

#include <cstddef>
#include <functional>

#include <wx/string.h>

#include "db/store.h"

class wxWindow;

namespace castalia {

struct LongWork {
    wxString title, what;
    /// Returns how far the work is, in words; empty where only the bar shows it.
    std::function<wxString(std::size_t done, std::size_t all)> progress;
    bool can_stop = true;
};

/// Returns how many of all sessions are done or shown: "1 of 1 session".
wxString sessions_of(std::size_t done, std::size_t all);

/// Runs the work on a thread of its own while a window shows its progress. Returns when it is done or was cancelled.
/// Exceptions of the work are thrown here.
void work_beside(wxWindow* parent, const LongWork& about, const std::function<void(const Progress&)>& work);

}  // namespace castalia
