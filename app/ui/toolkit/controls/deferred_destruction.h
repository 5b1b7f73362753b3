#pragma once

#include <deque>

#include <wx/timer.h>
#include <wx/weakref.h>
#include <wx/window.h>

namespace castalia {

/// Destroys windows that were replaced. They are hidden at once and destroyed a few at a time after the new windows
/// have been painted, because destroying a page takes about as long as making one.
class DeferredDestruction final : public wxTimer {
public:
    void destroy_later(wxWindow* window);
    bool is_leaving(const wxWindow* window) const;

private:
    void Notify() override;

    std::deque<wxWeakRef<wxWindow>> leaving_;
};

}  // namespace castalia
