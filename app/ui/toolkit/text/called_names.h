#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/string.h>

namespace castalia {

/// Returns the names as players call each other: the first word, or where two share it the initial and the last word
/// ("B. Ellen", "B. Klein"), or the whole name.
std::vector<wxString> called_names(const std::vector<std::string>& names);

/// Returns a sentence with each of the names as players call each other: a whole name may be longer than a line, and
/// would hide what was done. `called` are the `called_names` of these names.
wxString with_called_names(wxString sentence, const std::vector<std::string>& names,
                           const std::vector<wxString>& called);
wxString with_called_names(wxString sentence, const std::vector<std::string>& names);

/// Returns these names as they fit where `fits` says that words have room, as document::fitted_names shortens them.
std::vector<wxString> fitted_names(const std::vector<wxString>& names,
                                   const std::function<bool(const wxString& words)>& fits);

}  // namespace castalia
