#pragma once

#include <vector>

#include <wx/window.h>

namespace castalia {

/// Returns the fields of one line and the choices below a window that can be used now, in the order of Tab.
std::vector<wxWindow*> fields_in_tab_order(const wxWindow& window);

}  // namespace castalia
