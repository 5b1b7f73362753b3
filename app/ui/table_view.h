#pragma once

#include <wx/frame.h>

#include "app/recorder/recorder.h"

namespace castalia {

class BoardCanvas;

/// A second window for the far side of the table: the sentence in the seat's colour, the score, the board very large.
/// It is made of the public state alone. Where the last event can be played step by step the arrows play it. F11
/// fills the screen, Escape leaves it, F9 closes it.
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
