#pragma once

#include <functional>

#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/window.h>

namespace castalia {

/// Adds a choice behind its caption to a row of choices and returns it. `chosen` is called whenever another item is
/// chosen.
wxChoice* add_captioned_choice(wxWindow* parent, wxSizer& across, const wxString& caption,
                               const std::function<void()>& chosen);

}  // namespace castalia
