#pragma once

#include <functional>

#include <wx/panel.h>

#include "app/recorder/templates.h"

class wxButton;
class wxChoice;

namespace castalia {

/// Setups that the table saved under a name: choose one to begin with it, save what is agreed now, drop one.
class TemplatesField : public wxPanel {
public:
    struct Calls {
        std::function<void(const Json& setup)> chosen;
        std::function<Json()> agreed;  ///< What is worth keeping of the form as it stands.
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
