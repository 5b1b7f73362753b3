#pragma once

#include <string>

#include <wx/string.h>

namespace castalia {

/// What somebody typed, without the control characters that a key pressed with Ctrl may leave in a field, for no
/// record holds them. Playthrough breaks and tabs stay.
std::string typed(const wxString& text);
/// The same for a name or a title, in which line breaks and tabs become spaces.
std::string typed_name(wxString text);

}  // namespace castalia
