#pragma once

#include <functional>
#include <optional>

#include <wx/dataview.h>
#include <wx/panel.h>

#include "db/people.h"
#include "db/shelf.h"

class wxButton;
class wxStaticText;

namespace castalia {

class FilterBar;
class HistoryModel;
class SessionPreview;

/// Every session in a native list that reads on as it is scrolled, narrowed by what stands above it, with a preview of
/// the one that is chosen. Enter opens it, at the line that was searched for; Delete moves it to the trash, from which
/// it can be brought back.
class HistoryPage : public wxPanel {
public:
    struct Calls {
        /// With an event: to look at the table as it was after it.
        std::function<void(const std::string& id, std::optional<std::size_t> event)> open;
        std::function<void(const std::string& id)> changed;   ///< Its name, date, tags, place on the shelf.
    };
    HistoryPage(wxWindow* parent, Store& store, Calls calls);
    ~HistoryPage() override;

    void refresh();                       ///< Reads the list again.
    void focus_search();
    void choose_person(PersonKey person);
    SessionPreview& preview() { return *preview_; }

private:
    wxWindow* list(wxWindow* parent);
    wxWindow* side(wxWindow* parent);
    void bind();
    void show_rows();
    void show_footer();
    void show_chosen();
    const Listed* chosen() const;
    void choose(std::size_t row);
    void open_chosen();
    void trash_chosen();
    void edit_chosen();
    void empty_trash();
    void after_change(const std::string& id, std::size_t row);
    std::size_t chosen_row() const;

    Store& store_;
    Calls calls_;
    bool sash_moved_ = false, reading_on_ = false;
    wxObjectDataPtr<HistoryModel> model_;

    FilterBar* filters_ = nullptr;
    wxDataViewCtrl* list_ = nullptr;
    wxStaticText* footer_ = nullptr;
    SessionPreview* preview_ = nullptr;
    wxButton* look_ = nullptr;
    wxButton* edit_ = nullptr;
    wxButton* remove_ = nullptr;
    wxButton* empty_ = nullptr;
};

}  // namespace castalia
