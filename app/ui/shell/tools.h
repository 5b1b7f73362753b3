#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/string.h>

#include "app/ui/shell/place.h"
#include "core/rules/text/text.h"

class wxFrame;
class wxToolBar;

namespace castalia {

/// The tools in the tool bar of a window: its places, undo, redo and the table view.
class Tools {
public:
    struct Calls {
        std::function<void(Place)> go;             ///< Goes to a place; empty for a window that has only one.
        std::function<void(const wxString&)> run;  ///< Runs the command of that name.
    };
    /// What the tools offer.
    struct Offer {
        std::optional<Text> undo, redo;  ///< What can be undone and redone.
        std::vector<std::string> names;  ///< The players of the session.
        bool session = false;            ///< Whether a session is open.
        Place place = Place::home;
    };

    /// Makes the tool bar of the window. Assumes that the window outlives this.
    Tools(wxFrame& window, Calls calls);

    /// Names what can be undone and redone, in as many words as leave every tool its place in the bar.
    void show(const Offer& offer);

private:
    void word(const Offer& offer);

    wxFrame& window_;
    wxToolBar* bar_;
    Calls calls_;
    wxString worded_;                  ///< What the tools say, and the room that they have for it.
    std::optional<Place> styled_for_;  ///< The place for which the bar has its letters.
    int undo_ = 0, redo_ = 0, table_ = 0;
    std::array<int, 5> places_{};  ///< The tool of each place.
};

}  // namespace castalia
