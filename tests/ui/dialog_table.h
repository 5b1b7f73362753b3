#pragma once

#include <algorithm>
#include <cstdlib>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/frame.h>
#include <wx/slider.h>
#include <wx/spinctrl.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/type.h"
#include "tests/recorder/table.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/wanted_look.h"

namespace castalia {

/// A table with a session of Magnate, and a window above which dialogs open.
class Dialogs : public ::testing::Test {
protected:
    Dialogs() {
        name = take_wanted_look(table.store);
        std::ranges::replace(name, ' ', '-');
        frame = new wxFrame(nullptr, wxID_ANY, "table", wxPoint(), wxSize(1280, 800));
        frame->Show();
        settle_windows();
    }
    ~Dialogs() override {
        frame->Destroy();
        settle_windows(20);
    }
    void keep(wxWindow& window, const std::string& what) { keep_picture(window, what + "-" + name); }

    Table table;
    wxFrame* frame;
    std::string name;
};

/// Expects that every field that can have the focus has a name for people who do not see it.
inline void expect_names(wxWindow& above) {
    for (wxWindow* control : all_of<wxWindow>(above)) {
        const bool field =
            dynamic_cast<wxTextCtrl*>(control) != nullptr || dynamic_cast<wxChoice*>(control) != nullptr ||
            dynamic_cast<wxSpinCtrl*>(control) != nullptr || dynamic_cast<wxSlider*>(control) != nullptr;
        if (field && control->IsShownOnScreen()) {
            EXPECT_FALSE(accessible_name(control).empty())
                << control->GetClassInfo()->GetClassName() << " at " << control->GetPosition().y;
        }
    }
}

inline wxButton& button(wxWindow& above, const wxString& name) {
    for (wxButton* one : all_of<wxButton>(above)) {
        if (accessible_name(one) == name) {
            return *one;
        }
    }
    throw std::runtime_error("no button is called " + name.utf8_string());
}

}  // namespace castalia
