#pragma once

#include <chrono>

#include <wx/event.h>

namespace castalia {

/// The letters that are typed at a choice, one soon after another, to choose what begins so: the toolkit knows this
/// in lists, but not at a choice that is closed.
class Letters {
public:
    /// Takes a key that was pressed while a choice had the focus, and chooses there the first item that begins with
    /// what was typed since the last pause, or has a word that does. Returns false for keys that are no letters and
    /// where another control has the focus.
    bool key(const wxKeyEvent& event);

private:
    wxString typed_, at_;  ///< At the choice of this name.
    std::chrono::steady_clock::time_point last_;
};

}  // namespace castalia
