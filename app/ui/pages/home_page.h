#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/scrolwin.h>

#include "db/store.h"

class wxGridSizer;

namespace castalia {

/// Where the program begins: the session to go on with, a tile for each game in the catalogue, other open sessions
/// and the last results. Enter continues; a digit begins a session of the game that bears it.
class HomePage : public wxScrolledWindow {
public:
    struct Calls {
        std::function<void(const std::string& id)> open;  ///< At the table, to go on.
        std::function<void(const std::string& id)> look;  ///< From its first event, to look through it.
        std::function<void(const std::string& game)> begin;
        std::function<void()> history;
        std::function<void()> remove_samples, add_sample, import;
        std::function<std::string()> at_table = nullptr;  ///< The session that one comes from; may be empty.
    };
    HomePage(wxWindow* parent, Store& store, Calls calls);

    void refresh();      ///< Reads the library again and lays everything out anew.
    bool key(int code);  ///< Enter or a digit, where no control has taken it.
    const std::string& continued() const { return continued_; }

private:
    wxSizer* continue_card(const SessionSummary& summary);
    wxSizer* tiles();
    void share_room();
    bool narrow() const;
    int side_width() const;
    wxSizer* rows_of(const std::vector<SessionSummary>& sessions, bool results);
    wxSizer* samples(const std::vector<SessionSummary>& sessions);
    wxSizer* first_steps(bool empty);

    Store& store_;
    Calls calls_;
    std::string continued_;
    bool laid_narrow_ = false;        ///< The page was laid out for a narrow window.
    wxStaticText* title_ = nullptr;   ///< Of the open session.
    wxStaticText* stands_ = nullptr;  ///< How it stands.
    wxString title_text_, stands_text_;
    wxGridSizer* grid_ = nullptr;
    int widest_tile_ = 1;
};

}  // namespace castalia
