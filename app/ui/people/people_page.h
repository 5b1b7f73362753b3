#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>

#include "db/history/figures.h"
#include "db/history/people.h"

class wxButton;
class wxChoice;
class wxDataViewListCtrl;
class wxScrolledWindow;
class wxStaticText;

namespace castalia {

class ChartPanel;
class DayField;

/// Returns a number of sessions as digits.
wxString count_text(std::size_t count);

/// The page of people: a list of players with everybody first, and the figures of the chosen player. Two
/// spellings of one person are merged here, and the displayed name of a person can be changed.
class PeoplePage : public wxPanel {
public:
    PeoplePage(wxWindow* parent, Store& store, std::function<void(PersonKey)> show_history);

    /// What somebody has chosen on the page.
    struct Choices {
        PersonKey person = 0;  ///< 0 for everybody, or for the dice.
        bool dice = false;
        std::string game;  ///< Empty for all games.
        Period period;
        int step = 0;
    };

    void refresh();
    Choices choices() const;
    void choose_again(const Choices& choices);  ///< Shows what was chosen on a page before this one.
    void focus_list();

private:
    void fill(const Choices& chosen);
    wxWindow* side(wxWindow* parent);
    wxWindow* figures(wxWindow* parent);
    void show_chosen();
    void show_person(const Person& person);
    void show_everybody();
    void show_dice();
    bool dice_chosen() const;
    Period period() const;
    std::size_t chosen_step(const std::vector<wxString>& names, std::size_t first = 0);
    void show_table(const std::vector<wxString>& columns, const std::vector<std::vector<wxString>>& rows);
    void show_curves_over_each_other();
    void rename();
    void merge();
    void split();
    const Person* chosen() const;
    std::string game() const;

    Store& store_;
    std::function<void(PersonKey)> show_history_;
    std::vector<Person> people_;      ///< The rows after "Everybody" and "Dice and luck".
    std::vector<std::string> games_;  ///< The items after "All games".

    wxDataViewListCtrl* list_ = nullptr;
    wxButton* curves_ = nullptr;
    wxButton* rename_ = nullptr;
    wxButton* merge_ = nullptr;
    wxButton* split_ = nullptr;
    wxButton* history_ = nullptr;
    wxScrolledWindow* right_ = nullptr;
    wxStaticText* title_ = nullptr;
    wxStaticText* sentence_ = nullptr;
    wxChoice* game_ = nullptr;
    wxChoice* step_ = nullptr;
    DayField* since_ = nullptr;
    DayField* until_ = nullptr;
    ChartPanel* first_ = nullptr;
    ChartPanel* second_ = nullptr;
    ChartPanel* third_ = nullptr;
    wxDataViewListCtrl* table_ = nullptr;
};

}  // namespace castalia
