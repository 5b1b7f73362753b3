#pragma once

#include <string>

#include <wx/string.h>

namespace castalia {

/// Returns what was typed without the control characters that a key pressed with Ctrl may leave in a field, because
/// no record may hold them. Line breaks and tabs stay.
std::string typed(const wxString& text);
/// Does the same for a name or a title; line breaks and tabs become spaces.
std::string typed_name(wxString text);

}  // namespace castalia
