#pragma once

#include <functional>

#include <wx/panel.h>

#include "app/recorder/templates.h"

class wxButton;
class wxChoice;

namespace castalia {

/// Setups that were saved under a name: the user chooses one to begin with, saves the present one, or deletes one.
class TemplatesField : public wxPanel {
public:
    struct Calls {
        std::function<void(const Json& setup)> chosen;
        std::function<Json()> agreed;  ///< Returns the part of the form that is worth saving.
    };
    TemplatesField(wxWindow* parent, Store& store, std::string game, Calls calls);

    void save();
    void drop();

private:
    void fill(const std::string& selected);

    Store& store_;
    std::string game_;
    Calls calls_;
    wxChoice* choice_ = nullptr;
    wxButton* drop_ = nullptr;
    std::vector<SetupTemplate> templates_;
};

}  // namespace castalia
