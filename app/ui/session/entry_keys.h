#pragma once

#include <functional>

#include <wx/event.h>

#include "app/recorder/entry_composer.h"

namespace castalia {

class BoardCanvas;
class EntryPanel;
class PromptPages;

/// Keys of the session that no command has: digits for the dice, verb keys, arrows of the board, the beginning of an
/// entry.
class EntryKeys {
public:
    struct Parts {
        Recorder& recorder;
        EntryComposer& composer;
        EntryPanel& line;
        PromptPages& prompts;
        BoardCanvas& board;
    };
    struct Calls {
        std::function<void()> confirm, complete;
        std::function<void(int verb)> choose;
        std::function<void(const PlaceId& place)> pick;
    };
    EntryKeys(Parts parts, Calls calls) : parts_(parts), calls_(std::move(calls)) {}

    /// Returns whether the key was used.
    bool key(const wxKeyEvent& event);

private:
    bool complete();
    bool begin_entry(const wxKeyEvent& event);
    bool goes_on(const wxKeyEvent& event);
    bool confirms(const wxKeyEvent& event) const;
    bool verb_key(const wxKeyEvent& event);
    bool helped_key(const wxKeyEvent& event);
    bool type_on_board(wxChar typed);
    bool step_by_arrow(int key);

    Parts parts_;
    Calls calls_;
};

}  // namespace castalia
