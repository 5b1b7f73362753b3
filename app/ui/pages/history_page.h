#pragma once

#include <functional>
#include <vector>

#include <wx/dataview.h>
#include <wx/panel.h>

#include "db/store.h"

class wxButton;
class wxChoice;
class wxSearchCtrl;
class wxStaticText;
class wxToggleButton;

namespace castalia {

/// Every session in a sortable native list with a search field and a preview of the one that is chosen.
/// Enter opens it, Delete moves it to the trash, from which it can be brought back.
class HistoryPage : public wxPanel {
public:
    HistoryPage(wxWindow* parent, Store& store, std::function<void(const std::string& id)> open);
    ~HistoryPage() override;

    void refresh();                       ///< Reads the list again.
    void focus_search();

private:
    class Model;
    struct Row {
        Shelved session;
        wxString found;                   ///< The line in which the words of the search stand.
    };

    wxSizer* tools();
    wxWindow* list();
    wxWindow* preview();
    void bind();
    void show_rows();
    void show_chosen();
    void show_sheet(const Session& session);
    const Row* chosen() const;
    void choose(std::size_t row);
    void open_chosen();
    void trash_chosen();
    bool in_trash() const;

    Store& store_;
    std::function<void(const std::string&)> open_;
    std::vector<Row> rows_;
    std::size_t all_ = 0;
    bool sash_moved_ = false;
    std::vector<std::string> games_;      ///< Of the choice, after "All games".
    std::string shown_;                   ///< Whose preview stands there.
    wxObjectDataPtr<Model> model_;

    wxSearchCtrl* search_ = nullptr;
    wxChoice* game_ = nullptr;
    wxToggleButton* trash_view_ = nullptr;
    wxDataViewCtrl* list_ = nullptr;
    wxStaticText* footer_ = nullptr;
    wxPanel* preview_ = nullptr;
    wxStaticText* head_ = nullptr;
    wxStaticText* title_ = nullptr;
    wxStaticText* result_ = nullptr;
    wxStaticText* found_ = nullptr;
    wxDataViewListCtrl* sheet_ = nullptr;
    wxStaticText* remarks_ = nullptr;
    wxButton* look_ = nullptr;
    wxButton* remove_ = nullptr;
};

}  // namespace castalia
