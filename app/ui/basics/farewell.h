#pragma once

#include <deque>

#include <wx/timer.h>
#include <wx/weakref.h>
#include <wx/window.h>

namespace castalia {

/// Windows whose place others have taken. They vanish at once and are destroyed a few at a time when the others have
/// been painted: destroying a page takes about as long as making one.
class Farewell final : public wxTimer {
public:
    void say_to(wxWindow* window);
    bool said_to(const wxWindow* window) const;

private:
    void Notify() override;

    std::deque<wxWeakRef<wxWindow>> leaving_;
};

}  // namespace castalia
