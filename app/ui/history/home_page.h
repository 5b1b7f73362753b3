#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/text/type.h"
#include "db/history/session_summary.h"
#include "db/store.h"

class wxButton;
class wxGridSizer;
class wxStaticText;

namespace castalia {

/// The first page of the program: the session to go on with, a tile for each game in the catalogue, other open
/// sessions and the last results. Enter continues; a digit begins a session of the game that bears it.
class HomePage : public ScrolledArea {
public:
    struct Calls {
        std::function<void(const std::string& id)> open;  ///< Opens a session at the table, to go on.
        std::function<void(const std::string& id)> look;  ///< Opens a session at its first event, to look through it.
        std::function<void(const std::string& game)> begin;
        std::function<void()> history;
        std::function<void()> remove_samples, add_sample, import;
        std::function<std::string()> at_table = nullptr;  ///< Returns the session that was left; may be empty.
    };
    HomePage(wxWindow* parent, Store& store, Calls calls);

    void refresh();                     ///< Reads the library again and lays everything out anew.
    bool key(const wxKeyEvent& event);  ///< Takes Enter or a digit that no control has taken.
    const std::string& continued() const { return continued_; }

private:
    wxSizer* continue_card(const SessionSummary& summary);
    wxSizer* tiles();
    int tiles_in_row(TypeStep step, int room) const;
    void share_room();
    wxString fitting_players(int room) const;
    bool narrow() const;
    wxSize thumbnail() const;  ///< Returns the size of the picture of the open session.
    static wxSize tile();      ///< Returns the size of the picture of a game.
    int side_width() const;
    wxSizer* rows_of(const std::vector<SessionSummary>& sessions, bool results);
    wxSizer* samples(const std::vector<SessionSummary>& sessions);
    wxSizer* first_steps(bool empty);

    Store& store_;
    Calls calls_;
    std::string continued_;
    bool laid_narrow_ = false;        ///< The page was laid out for a narrow window.
    wxStaticText* title_ = nullptr;   ///< The title of the open session.
    wxStaticText* stands_ = nullptr;  ///< How the open session stands, or what to begin with.
    wxStaticText* who_ = nullptr;     ///< The game and the players of the open session.
    wxString title_text_, stands_text_, players_title_;
    std::vector<wxString> players_;
    wxGridSizer* grid_ = nullptr;
    std::vector<wxButton*> names_;  ///< The names of the games on their tiles.
};

}  // namespace castalia
