#pragma once

#include <string>
#include <vector>

#include <wx/string.h>

namespace castalia {

/// Returns the names as players call each other: the first word, or where two share it the initial and the last word
/// ("B. Ellen", "B. Klein"), or the whole name.
std::vector<wxString> called_names(const std::vector<std::string>& names);

}  // namespace castalia
