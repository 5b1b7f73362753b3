#pragma once

#include <string>

#include <wx/string.h>

class wxTextCtrl;

namespace castalia {

/// Returns what was typed without the control characters that a key pressed with Ctrl may leave in a field, because
/// no record may hold them. Line breaks and tabs stay.
std::string typed(const wxString& text);
/// Does the same for a name or a title, without anything that nobody can see; line breaks and tabs become spaces.
std::string typed_name(wxString text);

/// Takes out of a field what nobody can see in a name. Returns a sentence about it; empty when there was nothing.
wxString clear_of_unseen(wxTextCtrl& field);

}  // namespace castalia
