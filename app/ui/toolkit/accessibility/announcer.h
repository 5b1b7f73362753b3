#pragma once

#include <wx/window.h>

namespace castalia {

/// The amount of speech that nobody asked for. Refusals and mistakes are always spoken.
enum class Speech {
    all,    ///< What was recorded, what followed from it, and who is asked what next.
    brief,  ///< The same without what followed.
    asked,  ///< Nothing, until a key asks for it.
};
void choose_speech(Speech speech);
Speech chosen_speech();

/// Speaks through the screen reader, whatever has the focus. Screen readers are silent about a changed name of a
/// label or a canvas, but read a notification that appears.
class Announcer {
public:
    /// Speaks in the name of `window`. Nothing is spoken for empty words.
    void announce(const wxWindow& window, const wxString& sentences);
    /// Speaks the words unless the user chose `asked`. `repeat` speaks them in any case.
    void mention(const wxWindow& window, const wxString& sentences);
    /// Speaks the last words again.
    void repeat(const wxWindow& window);
    const wxString& last() const { return last_; }

private:
    wxString last_;
};

}  // namespace castalia
