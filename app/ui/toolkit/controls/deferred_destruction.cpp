#include "app/ui/toolkit/controls/deferred_destruction.h"

#include <algorithm>

#include <wx/stopwatch.h>

namespace castalia {

namespace {

// In milliseconds.
constexpr int kSoon = 1;    ///< In the next round of the event loop.
constexpr long kFrame = 8;  ///< After this time, the next window waits for the next round.

}  // namespace

void DeferredDestruction::destroy_later(wxWindow* window) {
    window->Hide();
    leaving_.emplace_back(window);
    StartOnce(kSoon);
}

bool DeferredDestruction::is_leaving(const wxWindow* window) const {
    return std::ranges::find(leaving_, window, &wxWeakRef<wxWindow>::get) != leaving_.end();
}

void DeferredDestruction::Notify() {
    const wxStopWatch passed;
    while (!leaving_.empty() && passed.Time() < kFrame) {
        if (wxWindow* window = leaving_.front()) {
            window->Destroy();
        }
        leaving_.pop_front();
    }
    if (!leaving_.empty()) {
        StartOnce(kSoon);
    }
}

}  // namespace castalia
