#pragma once

#include <wx/frame.h>

#include <array>
#include <memory>

#include "app/recorder/recorder.h"
#include "app/ui/basics/commands.h"
#include "app/ui/basics/farewell.h"

class wxSimplebook;
class wxTimer;

namespace castalia {

class HistoryPage;
class HomePage;
class PeoplePage;
class SessionPage;
class StatusPanel;
class TableWindow;

/// The one window: its places as pages, its commands in menu bar, tool bar and keys.
class MainFrame : public wxFrame {
public:
    enum class Place { home, session, history, people };

    explicit MainFrame(Recorder& recorder);
    ~MainFrame() override;

    void go(Place place);
    Place place() const { return place_; }
    void open_session(const std::string& id);
    /// Makes every control anew: colours and sizes are taken when a control is made.
    void rebuild();
    void rebuild_soon();  ///< When what is going on now is done; once, however often it is asked for.
    const Commands& commands() const { return commands_; }
    SessionPage& session_page();  ///< Made when it is first wanted: start-up pays for home alone.
    HistoryPage& history_page();  ///< The same.
    PeoplePage& people_page();    ///< The same.
    HomePage& home_page() { return *home_; }

private:
    void build();
    void make_commands();
    void make_file_commands();
    void make_session_commands();
    void make_view_commands();
    void make_help_commands();
    void make_toolbar();
    void turn_to(wxWindow& page);
    void show(const Scene& scene);
    void count_sessions();
    void refresh_toolbar();

    void begin_session(const Game& game, const Heading* like = nullptr);
    void enter_or_tell(const Json& event);
    void export_session();
    void import_session();
    void add_sample();
    void toggle_table_view();
    void key_pressed(wxKeyEvent& event);
    bool in_session() const { return place_ == Place::session && recorder_.scene().session != nullptr; }
    bool has_session() const { return recorder_.scene().session != nullptr; }
    void add(Command command) { commands_.add(std::move(command)); }

    Recorder& recorder_;
    Commands commands_;
    std::shared_ptr<void> showing_;
    Place place_ = Place::home;
    wxSimplebook* book_ = nullptr;
    HomePage* home_ = nullptr;
    SessionPage* session_ = nullptr;
    HistoryPage* history_ = nullptr;
    PeoplePage* people_ = nullptr;
    StatusPanel* status_ = nullptr;
    TableWindow* table_ = nullptr;
    std::unique_ptr<wxTimer> clock_;
    bool rebuild_is_due_ = false;
    Farewell farewell_;
    wxString undo_label_, redo_label_;
    int undo_tool_ = wxID_NONE, redo_tool_ = wxID_NONE, table_tool_ = wxID_NONE;
    std::array<int, 4> place_tools_{};
};

}  // namespace castalia
