#include "app/ui/toolkit/accessibility/tab_order.h"

#include <wx/choice.h>
#include <wx/textctrl.h>

namespace castalia {

std::vector<wxWindow*> fields_in_tab_order(const wxWindow& window) {
    std::vector<wxWindow*> fields;
    for (wxWindow* inside : window.GetChildren()) {
        const auto* text = dynamic_cast<wxTextCtrl*>(inside);
        const bool field = (text != nullptr && text->IsSingleLine()) || dynamic_cast<wxChoice*>(inside) != nullptr;
        if (field && inside->IsShownOnScreen() && inside->IsEnabled()) {
            fields.push_back(inside);
        } else if (inside->IsShown()) {
            const std::vector<wxWindow*> deeper = fields_in_tab_order(*inside);
            fields.insert(fields.end(), deeper.begin(), deeper.end());
        }
    }
    return fields;
}

}  // namespace castalia
