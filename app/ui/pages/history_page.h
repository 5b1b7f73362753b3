#pragma once

#include <functional>

#include <wx/panel.h>

#include "db/store.h"

class wxDataViewCtrl;
class wxSearchCtrl;

namespace castalia {

/// Every session in a sortable native list with a search field and a preview of the one that is chosen.
/// Enter opens it, Delete moves it to the trash, from which it can be brought back.
class HistoryPage : public wxPanel {
public:
    HistoryPage(wxWindow* parent, Store& store, std::function<void(const std::string& id)> open);

    void refresh();                       ///< Reads the list again.
    void focus_search();

private:
    class Model;

    Store& store_;
    std::function<void(const std::string&)> open_;
};

}  // namespace castalia
