#pragma once

#include <string>

#include <wx/string.h>

class wxTextCtrl;

namespace castalia {

/// Returns what was typed without the control characters that a key pressed with Ctrl may leave in a field, because
/// no record may hold them. Line breaks and tabs stay.
std::string typed(const wxString& text);
/// Does the same for a name or a title, and removes invisible characters; line breaks and tabs become spaces.
std::string typed_name(wxString text);

/// Removes the invisible characters from a field for a name. Returns a sentence about them; empty when there were
/// none.
wxString clear_of_unseen(wxTextCtrl& field);

}  // namespace castalia
