#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <wx/frame.h>
#include <wx/timer.h>

#include "app/recorder/recorder.h"
#include "app/ui/toolkit/gtk/screens.h"

namespace castalia {

class BoardCanvas;

/// A second window for the far side of the table: the sentence in the seat's colour, the score, the board very large.
/// It uses only the public state. When the last event can be played step by step, the arrow keys play it. F11 fills
/// the screen, Escape ends full screen, F9 closes the window; every other key is handed on.
class TableWindow : public wxFrame {
public:
    /// Gets a key that is pressed at the table view, and returns whether it was used.
    using OtherKey = std::function<bool(wxKeyEvent&)>;

    /// `key` gets the keys that the window does not use. A Space that goes on with a line belongs to it, too.
    explicit TableWindow(
        wxWindow* parent, OtherKey key = [](wxKeyEvent& event) {
            event.Skip();
            return false;
        });

    /// Where it is when it opens: on a screen of its own, or beside the main window.
    static constexpr const char* kNoScreen = "none";

    /// Shows the window without taking the focus. It fills the screen that had this name (Screen::name) if that is
    /// not the program's own, or otherwise another one where there is one; with kNoScreen it fills none. When its
    /// screen is unplugged, it becomes a window until a screen comes back.
    void open(const std::string& screen = {});

    /// Returns the screen to fill: the wanted one unless it is the program's own, which has the number `own`, or
    /// otherwise the first of the others. Returns nothing where there is no other one, or where the program's own is
    /// not known.
    static std::optional<Screen> screen_to_fill(const std::vector<Screen>& screens, std::optional<int> own,
                                                const std::string& wanted);

    void show(const Scene& scene);
    BoardCanvas& board() { return *board_; }

private:
    class Band;

    void lay_out();
    void key_pressed(wxKeyEvent& event, const OtherKey& other);
    void full_screen(bool full);
    /// Fills the screen that is to be filled now, if it does not do so already.
    void find_screen();
    /// Leaves its screen if the program turns out to be there.
    void give_way();

    Band* band_;
    BoardCanvas* board_;
    wxTimer focus_timer_;  ///< It ends when the desktop may give the window the focus.
    wxTimer looks_;        ///< It runs while the desktop may still be putting the program in its place.
    int looks_left_ = 0;
    std::string wanted_;         ///< The name of the screen to fill.
    bool fills_ = false;         ///< Whether it is to fill a screen of its own where there is one.
    std::optional<int> filled_;  ///< The number of the screen that it fills.
    std::shared_ptr<void> watching_;
};

}  // namespace castalia
