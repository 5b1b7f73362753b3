#pragma once

#include <functional>

#include <wx/panel.h>

#include "app/ui/log/event_commands.h"
#include "app/ui/session/entry_keys.h"
#include "app/ui/session/prompt_pages.h"
#include "app/ui/session/session_arrangement.h"
#include "app/ui/session/spoken_table.h"
#include "app/ui/toolkit/accessibility/announcer.h"
#include "app/ui/toolkit/accessibility/page_part.h"

namespace castalia {

class BoardCanvas;
class EntryPanel;
class LogPanel;
class StoryPanel;
class PlayerBar;

/// The session: player bar, prompt, board, log and entry line. It shows the entry that the composer makes, and passes
/// on what is typed, filled in and picked.
class SessionPage : public wxPanel {
public:
    /// `run` runs one of the frame's commands.
    SessionPage(wxWindow* parent, Recorder& recorder, std::function<void(const wxString& command)> run);

    void show(const Scene& scene);
    void show_clock(const Scene& scene);

    // These functions are for the commands.
    void confirm();
    void type_line(const wxString& line);  ///< Acts as if the line had been typed.
    void take_line(const wxString& line);  ///< Acts as if the line had been typed and confirmed.
    void take_event(const Json& event);    ///< Does the same with an event that a dialog made.
    void rule();  ///< Asks for a ruling on the entry that was refused, or for a way out where no ruling helps.
    bool may_undo_first() const;  ///< Returns whether the entry in hand is allowed once the last event is undone.
    void undo_first();            ///< Undoes the last event and keeps the entry in hand.
    /// Returns the clause that refuses the entry in hand, or the one about its kind of event; while looking back,
    /// that of the event that is looked at. Returns an empty text where there is none.
    std::string clause_in_hand() const;
    void leave();      ///< Does what Escape does: goes one step back towards a new entry at the end of the session.
    void app_rolls();  ///< Rolls the dice, or chooses where the table leaves it to chance.
    AppHelp app_help() const;
    void focus_entry();
    void focus_form();
    void focus_board();
    void focus_search();
    std::vector<PagePart> parts();  ///< Returns the parts in the order of F6, from the entry line on.
    bool looking_back() const { return recorder_.looking_back(); }
    bool refused() const { return composer_.composition().state == EntryState::refused; }
    // For people who play by ear.
    void repeat_announcement() { announcer_.repeat(*this); }
    void speak_question();
    void speak_counts();
    void speak_story();  ///< Speaks the last event and what followed from it.
    void end_motion();   ///< Moves everything that still slides to its place at once.
    /// Takes a key that no command has: digits, verb keys, the beginning of an entry. Returns whether it was used.
    bool key(const wxKeyEvent& event) { return keys_.key(event); }

    /// Returns whether the entry line holds words that somebody typed; it may hold those of the form instead.
    bool typed_in_line() const;

    EventCommands& events() { return events_; }
    EntryPanel& entry() { return *entry_; }
    PromptPanel& now() { return prompts_->now(); }
    BoardCanvas& board() { return *board_; }
    LogPanel& log() { return *log_; }
    RefusalPanel& refusal() { return prompts_->refusal(); }
    /// Returns whether that is the field for a ruling.
    bool is_ruling_field(const wxWindow* window) const { return prompts_->is_ruling_field(window); }
    StoryPanel& story() { return *story_; }

private:
    PromptPages::Calls prompt_calls(std::function<void(const wxString& command)> run);
    void point_to_keys(std::size_t plies);
    void show_moment(const Scene& scene);
    void show_entry();
    void keep_keys();
    void show_around_line();
    void show_refusal();
    void typed(const wxString& line);
    void choose(int verb);
    void pick(const PlaceId& place);
    bool narrate(const Json& event, std::size_t ply);
    void done(Composition::Enter entered, bool on_board);
    void find_way_out();

    Recorder& recorder_;
    EntryComposer composer_;
    PlayerBar* player_bar_ = nullptr;
    SidePanel* side_panel_ = nullptr;
    PromptPages* prompts_ = nullptr;
    BoardCanvas* board_ = nullptr;
    LogPanel* log_ = nullptr;
    EntryPanel* entry_ = nullptr;
    StoryPanel* story_ = nullptr;
    EventCommands events_;
    EntryKeys keys_;
    SessionArrangement arrangement_;
    Announcer announcer_;
    SpokenTable spoken_;
};

}  // namespace castalia
