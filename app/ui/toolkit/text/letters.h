#pragma once

#include <chrono>

#include <wx/event.h>

namespace castalia {

/// The letters that somebody types at a choice, one soon after another, to choose an item by its beginning. The
/// toolkit offers this in lists, but not at a closed choice.
class Letters {
public:
    /// Takes a key that was pressed while a choice had the focus, and chooses there the first item that begins with
    /// what was typed since the last pause, or has a word that does. Returns false for keys that are no letters and
    /// where another control has the focus.
    bool key(const wxKeyEvent& event);

private:
    wxString typed_, at_;  ///< What was typed, and the name of the choice.
    std::chrono::steady_clock::time_point last_;
};

}  // namespace castalia
