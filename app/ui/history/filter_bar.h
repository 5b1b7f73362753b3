#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "db/history/history.h"
#include "db/history/people.h"

class wxChoice;
class wxSearchCtrl;
class wxToggleButton;

namespace castalia {

class DayField;

/// The filters of the history: words, game, player, place, dates, status, tag, inclusion, and the trash.
class FilterBar : public wxPanel {
public:
    FilterBar(wxWindow* parent, Store& store, std::function<void()> changed);

    Filter filter() const;
    void show(const Filter& filter);  ///< Makes the filter this one; the call for changes is not made.
    bool in_trash() const;
    /// Fills the lists with the games, players, places and tags of the library. The choices stay.
    void refresh();
    void clear();
    void focus_search();
    /// Sets the calls for Enter and Down in the search field, which lead to what was found.
    void lead_to(std::function<void()> open, std::function<void()> list);
    /// Filters by one person, as the page of people asks for.
    void choose_person(PersonKey person);

private:
    wxChoice* choice(const wxString& any, const wxString& name);
    void fill(wxChoice* choice, const wxString& any, const std::vector<wxString>& names, std::size_t kept);

    Store& store_;
    std::function<void()> changed_;
    std::vector<std::string> games_, places_, tags_;
    std::vector<PersonKey> people_;
    wxSearchCtrl* search_ = nullptr;
    wxChoice* game_ = nullptr;
    wxChoice* player_ = nullptr;
    wxChoice* place_ = nullptr;
    wxChoice* status_ = nullptr;
    wxChoice* tag_ = nullptr;
    wxChoice* counted_ = nullptr;
    DayField* since_ = nullptr;
    DayField* until_ = nullptr;
    wxToggleButton* trash_ = nullptr;
};

}  // namespace castalia
