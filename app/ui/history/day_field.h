#pragma once

#include <functional>
#include <optional>

#include <wx/datectrl.h>

#include "core/session/event.h"

namespace castalia {

/// Makes a field for a day that may stay empty.
wxDatePickerCtrl* day_field(wxWindow* parent, const wxString& name, std::function<void()> changed);
/// Places a word before its field, so that a line break does not separate them.
wxSizer* with_word(const wxString& word, wxWindow* field);
/// Returns the beginning of the chosen day; nothing when none is chosen.
std::optional<Moment> since_of(const wxDatePickerCtrl& field);
/// Returns the end of the chosen day; nothing when none is chosen.
std::optional<Moment> until_of(const wxDatePickerCtrl& field);

}  // namespace castalia
