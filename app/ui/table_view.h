#pragma once

#include <functional>
#include <optional>
#include <span>

#include <wx/frame.h>
#include <wx/timer.h>

#include "app/recorder/recorder.h"

namespace castalia {

class BoardCanvas;

/// A second window for the far side of the table: the sentence in the seat's colour, the score, the board very large.
/// It uses only the public state. When the last event can be played step by step, the arrow keys play it. F11 fills
/// the screen, Escape ends full screen, F9 closes the window; every other key is handed on.
class TableWindow : public wxFrame {
public:
    /// `key` gets the keys that the window does not use.
    explicit TableWindow(
        wxWindow* parent, std::function<void(wxKeyEvent&)> key = [](wxKeyEvent& event) { event.Skip(); });

    /// Shows the window without taking the keys. It fills a second screen where there is one.
    void open();

    /// Returns the first of these screens that is not the program's own, which has the number `own`. Returns nothing
    /// where there is only one, or where the program's own is not known.
    static std::optional<wxRect> other_screen(std::span<const wxRect> screens, int own);

    void show(const Scene& scene);
    BoardCanvas& board() { return *board_; }

private:
    class Band;

    void lay_out();

    Band* band_;
    BoardCanvas* board_;
    wxTimer keys_;  ///< It ends when the window manager may give the window the keys.
};

}  // namespace castalia
