#pragma once

#include <wx/frame.h>

#include "app/recorder/recorder.h"

namespace castalia {

class BoardCanvas;

/// A second window for the far side of the table: the sentence in the seat's colour, the score, the board very large.
/// It uses the public state alone. When the last event can be played step by step, the arrow keys play it. F11
/// fills the screen, Escape ends full screen, F9 closes the window.
class TableWindow : public wxFrame {
public:
    explicit TableWindow(wxWindow* parent);

    void show(const Scene& scene);
    BoardCanvas& board() { return *board_; }

private:
    class Band;

    Band* band_;
    BoardCanvas* board_;
};

}  // namespace castalia
