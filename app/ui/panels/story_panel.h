#pragma once

#include <functional>
#include <optional>

#include <wx/panel.h>

#include "app/recorder/recorder.h"

class wxButton;
class wxStaticText;
class wxTextCtrl;

namespace castalia {

/// What somebody tells, written down at leisure while the game goes on: for games in which words are an event of
/// their own. Whoever narrated when the writing began is who told it. A clock tells how long the turn lasts; a table
/// that has agreed on a limit is told quietly, by the colour and words of the clock, when it is reached.
class StoryPanel : public wxPanel {
public:
    /// `told`: the event with its words, and the ply at which the writing began.
    using Tell = std::function<bool(const Json& event, std::size_t ply)>;

    /// The limit is kept among the settings of the library.
    StoryPanel(wxWindow* parent, Store& store, Tell tell);

    /// Hides itself where the game has no words to tell.
    void show(const Scene& scene);
    void show_clock(const Scene& scene);
    /// Enters what is written; what is refused stays in the field.
    void tell();
    wxTextCtrl* field() { return field_; }
    /// Sets the minutes that a turn may last; 0: no limit.
    void limit_turns(int minutes);
    wxButton* clock() { return clock_; }

private:
    struct Telling {
        Json draft;       ///< Type and player.
        FieldPath field;  ///< Where the words go.
        std::size_t ply = 0;
    };
    static std::optional<Telling> telling_now(const Scene& scene);
    void written();
    void ask_for_limit();

    Store& store_;
    Tell tell_;
    int limit_ = 0;                       ///< In minutes; 0: none.
    std::optional<Telling> now_, begun_;  ///< Who would tell now; who told when the field was begun.
    Text turn_;
    std::chrono::milliseconds turn_began_{};
    std::string session_;
    wxStaticText* head_ = nullptr;
    wxButton* clock_ = nullptr;
    wxTextCtrl* field_ = nullptr;
    wxButton* button_ = nullptr;
};

}  // namespace castalia
