#pragma once

#include <wx/window.h>

namespace castalia {

/// Speaks through the screen reader, whatever has the focus. Screen readers are silent about a changed name of a
/// label or a canvas, but read a notification that appears.
class Announcer {
public:
    /// Speaks in the name of `window`. Nothing is spoken for empty words.
    void announce(const wxWindow& window, const wxString& sentences);
    /// Speaks the last words again.
    void repeat(const wxWindow& window);
    const wxString& last() const { return last_; }

private:
    wxString last_;
};

}  // namespace castalia
