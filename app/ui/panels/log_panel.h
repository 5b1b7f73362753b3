#pragma once

#include <functional>
#include <memory>

#include <wx/panel.h>

#include "app/desk/desk.h"

class wxDataViewCtrl;
class wxDataViewEvent;
class wxSearchCtrl;
class wxStaticText;

namespace castalia {

/// What the log asks for; entries are named by their numbers.
struct LogActions {
    std::function<void(std::size_t ply)> look_at;
    std::function<void()> back_to_now;
    std::function<void(EntryNumber)> correct, insert_before, remove, annotate;
    std::function<void(std::size_t ply)> undo_to;
    std::function<void(const std::string& clause)> show_clause;
};

/// Every event a line, what followed from it indented beneath with its clause. A native list, so that a screen reader
/// reads it. A click looks at the table as it was then.
class LogPanel : public wxPanel {
public:
    LogPanel(wxWindow* parent, LogActions actions);

    void show(const Scene& scene);
    void focus_search();
    void restyle();      ///< After the palette or the text size changed.

private:
    class Model;

    void find_next();
    void picked();
    void open_menu(wxDataViewEvent& event);
    std::optional<std::size_t> chosen_step() const;

    LogActions actions_;
    std::unique_ptr<Model, void (*)(Model*)> model_;
    wxStaticText* count_ = nullptr;
    wxSearchCtrl* search_ = nullptr;
    wxDataViewCtrl* list_ = nullptr;
    std::vector<EntryNumber> numbers_;
    bool showing_ = false;     ///< A selection made by `show` is not a click.
};

}  // namespace castalia
