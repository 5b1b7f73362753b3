#pragma once

#include <functional>
#include <optional>

#include <wx/panel.h>
#include <wx/timer.h>

#include "app/recorder/recorder.h"

class wxButton;
class wxStaticText;
class wxTextCtrl;

namespace castalia {

/// The words that somebody tells, written down at leisure while the game goes on, for games in which words are an
/// event. They belong to the player who narrated when the writing began. A clock shows how long the turn has lasted;
/// if the table has agreed on a limit, the colour and words of the clock say quietly that it is reached.
class StoryPanel : public wxPanel {
public:
    /// Gets the event with its words, and the ply at which the writing began. Returns false when it is refused.
    using Narrate = std::function<bool(const Json& event, std::size_t ply)>;

    /// The limit is kept among the settings of the library. `tick` shows the clock as it is now, each second while it
    /// is seen.
    StoryPanel(wxWindow* parent, Store& store, Narrate narrate, std::function<void()> tick);

    /// Hides the panel where the game has no story.
    void show(const Scene& scene);
    void show_clock(const Scene& scene);
    /// Enters the words; those that are refused stay in the field.
    void enter_words();
    void keep_words();  ///< Keeps in the library what nobody has entered yet.
    /// Returns the field; null until a session has had a story.
    wxTextCtrl* field() { return field_; }
    /// Sets the minutes that a turn may last; 0 sets no limit.
    void limit_turns(int minutes);
    /// Returns the clock; null as long as the field is.
    wxButton* clock() { return clock_; }

private:
    struct Telling {
        Json draft;       ///< The type and the player.
        FieldPath field;  ///< The field of the words.
        std::size_t ply = 0;
    };
    void make_controls();
    static std::optional<Telling> telling_now(const Scene& scene);
    void written();
    void take_up_words(const Scene& scene);
    void ask_for_limit();

    Store& store_;
    Narrate narrate_;
    int limit_ = 0;                       ///< The minutes of a turn; 0 for no limit.
    std::optional<Telling> now_, begun_;  ///< The telling at present; the telling when the field was begun.
    Text turn_;
    std::chrono::milliseconds turn_began_{};
    std::string session_;
    std::string kept_;  ///< The words of this session that the library keeps.
    wxTimer second_;
    wxStaticText* head_ = nullptr;
    wxButton* clock_ = nullptr;
    wxTextCtrl* field_ = nullptr;
    wxButton* button_ = nullptr;
};

}  // namespace castalia
