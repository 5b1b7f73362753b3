#pragma once

#include <wx/window.h>

#include "app/recorder/recorder.h"
#include "app/recorder/session_log.h"
#include "app/ui/log/log_panel.h"
#include "db/photos.h"

namespace castalia {

/// The commands for an event of the log, and those that go from event to event. "Here" is the event before the moment
/// that is looked at; where there is none, nothing is done.
class EventCommands {
public:
    /// `window` is the parent of the dialogs.
    EventCommands(wxWindow* window, Recorder& recorder, const SessionLog& log)
        : window_(window), recorder_(recorder), log_(log) {}

    void correct(std::size_t step);
    void insert_before(std::size_t step);
    void remove(std::size_t step);
    void annotate(std::size_t step);
    void undo_to(std::size_t step);
    void look_at(std::size_t ply) { recorder_.look_at(ply); }
    std::size_t ply() const { return recorder_.scene().ply; }

    void correct_here();
    void insert_here();
    void remove_here();
    void annotate_here();
    void undo_to_here();

    void open_photo(PhotoNumber number);
    std::string small_photo(PhotoNumber number) const { return Photos(recorder_.store()).small(number); }

    void step_event(int by);
    void step_turn(int by);

private:
    EntryNumber entry_at(std::size_t step) const;

    wxWindow* window_;
    Recorder& recorder_;
    const SessionLog& log_;
};

/// Returns the calls of a log that run these commands. `events` need not exist before the first call. `branch` goes
/// to the branches that begin at a moment.
LogPanel::Calls log_calls(EventCommands& events, std::function<void(std::size_t ply)> branch);

}  // namespace castalia
