#pragma once

#include <functional>
#include <optional>

#include <wx/datectrl.h>

#include "core/session/event.h"

namespace castalia {

/// A day, or none.
wxDatePickerCtrl* day_field(wxWindow* parent, const wxString& name, std::function<void()> changed);
/// A word before its field; the two stay together where a row breaks.
wxSizer* with_word(const wxString& word, wxWindow* field);
/// From the beginning of that day on; nothing where none is chosen.
std::optional<Moment> since_of(const wxDatePickerCtrl& field);
/// Before the end of that day.
std::optional<Moment> until_of(const wxDatePickerCtrl& field);

}  // namespace castalia
