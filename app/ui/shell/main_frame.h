#pragma once

#include <wx/frame.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/recorder/recorder.h"
#include "app/ui/shell/commands.h"
#include "app/ui/shell/tools.h"
#include "app/ui/toolkit/controls/deferred_destruction.h"

class wxTimer;

namespace castalia {

class EventCommands;
class HistoryPage;
class HomePage;
class PeoplePage;
class QuietBook;
class ReviewPage;
class SessionPage;
class Branch;
class BranchPanel;
class NoticePanel;
class ShownInRoom;
class StatusPanel;
class TableWindow;
class WhatIfFrame;

/// The main window. Its places are pages, and its commands are in the menu bar, the tool bar and the keys.
class MainFrame : public wxFrame {
public:
    using Place = castalia::Place;

    /// Makes the window without a place in it. Call `go` or `open_session` next.
    explicit MainFrame(Recorder& recorder);
    ~MainFrame() override;

    void go(Place place);
    void step_part(int by);  ///< Puts the keys into the next part of the page, or the previous one.
    Place place() const { return place_; }
    void open_session(const std::string& id);
    /// Makes every control again, because a control takes its colours and sizes when it is made.
    void rebuild();
    void place_as_left();  ///< Gives the window the size and the place that it had when it was closed last.
    void rebuild_soon();   ///< Rebuilds after the current event has been handled, once for any number of calls.
    const Commands& commands() const { return commands_; }
    SessionPage& session_page();  ///< Makes the page at the first call, so that the program starts quickly.
    HistoryPage& history_page();  ///< Makes its page at the first call, too.
    PeoplePage& people_page();    ///< Makes its page at the first call, too.
    ReviewPage& review_page();    ///< Makes its page at the first call, too.
    HomePage& home_page() { return *home_; }
    /// Returns the window of the branch that was begun here; null while there is none.
    WhatIfFrame* branch_window() { return branch_window_; }
    void forget_branch_window() { branch_window_ = nullptr; }  ///< Call it when that window closes.
    Recorder& recorder() { return recorder_; }

    // What the commands need (frame_commands.h).
    bool in_review() const { return place_ == Place::review && has_session(); }
    bool in_session() const { return place_ == Place::session && has_session(); }
    bool has_session() const { return recorder_.scene().session != nullptr; }
    bool has_table_view() const { return table_ != nullptr; }
    /// Returns whether sessions can be opened, begun and sent out from this window.
    virtual bool has_library() const { return true; }
    /// Returns whether no event can be undone here, because all of them happened before this window began.
    virtual bool is_settled() const { return false; }
    virtual void change(const std::function<void()>& act) { act(); }  ///< Does what changes an earlier event.
    /// Throws Failure when the library can only be looked at, so that nobody fills in a form in vain.
    void check_it_can_be_changed() const;
    /// Shows a sentence about the library on every page, without taking the keys from an event that is being typed.
    void say_of_library(const wxString& sentence);
    EventCommands& events();  ///< Returns what can be done to events on the page that shows them.
    /// Asks for the session, like that of the heading if there is one, and begins it.
    void begin_session(const Game& game, const Heading* like = nullptr);
    void enter_or_complain(const Json& event);
    void import_session();
    void add_sample();
    void show_rulings();  ///< Shows the ledger of rulings, and then the event that was chosen there.
    void toggle_table_view();
    void choose_table_screen();       ///< Asks where the table view is to be, and opens it there.
    void ask_for_room();              ///< Shows where the room can look at the session.
    void list_keys(wxWindow* above);  ///< Shows the keys and the notation above that window.

protected:
    /// Makes a second window beside `origin` for what this recorder records. The constructor of its class calls
    /// `set_up`.
    MainFrame(MainFrame& origin, Recorder& recorder);
    void set_up();
    void stop_showing() { showing_.reset(); }

    // What the window of a branch does in another way (app/ui/what_if).
    virtual wxWindow* make_band() { return nullptr; }  ///< Makes what stands above the page; null for nothing.
    virtual void make_branch_commands();
    virtual void show_state(const Scene& scene);  ///< Shows in the title and at the foot what is open.
    virtual bool may_close();  ///< Asks about what would be lost. Returns whether the window may close.
    virtual void leave();      ///< Keeps what is to be kept when the window closes.

    void show(const Scene& scene);
    StatusPanel& status() { return *status_; }
    void add(Command command) { commands_.add(std::move(command)); }

private:
    void follow_desktop();      ///< Lays the window out for its width, and looks as the desktop wants it.
    void try_something_else();  ///< Begins a branch in a window of its own.

    void close_asked(wxCloseEvent& event);

    void build();
    void make_commands();
    /// Imports files that were dropped on the window. Pictures become photos of the table.
    void take(const std::vector<std::filesystem::path>& files);
    void keep_place();  ///< Keeps the size and the place that the window has, for the next start.
    void make_tools();
    void turn_to(wxWindow& page);
    void forget_pages();  ///< Forgets the pages, but not what was chosen on them, so that they are made anew.
    void focus_page();
    void keep_writing();  ///< Keeps what is being written in the review or the story before something else is done.
    void count_sessions();
    void show_tools();

    // These functions are for the library (frame_library.cpp).
    void watch_library();
    void follow_library();  ///< Shows what another program wrote in the library since the last look.
    void show_notice();

    void open_table_view();
    void key_pressed(wxKeyEvent& event);
    bool key_at_table_view(wxKeyEvent& event);
    /// Returns whether a key comes from the window of a branch, which hands on what it does not use.
    bool typed_in_branch(const wxKeyEvent& event) const;

    WhatIfFrame* branch_window_ = nullptr;
    wxWindow* band_ = nullptr;  ///< What stands above the page; null for nothing.
    Recorder& recorder_;
    Commands commands_;
    std::shared_ptr<void> showing_;
    Place place_ = Place::home;
    QuietBook* book_ = nullptr;
    HomePage* home_ = nullptr;
    SessionPage* session_ = nullptr;
    HistoryPage* history_ = nullptr;
    PeoplePage* people_ = nullptr;
    ReviewPage* review_ = nullptr;
    std::function<void(HistoryPage&)> choose_in_history_;  ///< What was chosen before the page is made anew.
    std::function<void(PeoplePage&)> choose_in_people_;
    NoticePanel* notice_ = nullptr;
    StatusPanel* status_ = nullptr;
    TableWindow* table_ = nullptr;
    std::shared_ptr<ShownInRoom> room_;  ///< Set when somebody first asked for it.
    std::unique_ptr<wxTimer> clock_;
    std::unique_ptr<wxTimer> looks_;  ///< Looks at the library while another window is used.
    bool home_made_again_ = false;    ///< Home waits for the focus, which is set when somebody comes back.
    bool rebuild_is_due_ = false;
    std::shared_ptr<wxString> damage_ = std::make_shared<wxString>();  ///< The damage that was read last.
    wxString said_of_library_;  ///< What was found wrong with the library beside the window.
    DeferredDestruction leaving_pages_;
    std::optional<Tools> tools_;
};

}  // namespace castalia
