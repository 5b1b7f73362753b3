#pragma once

#include <string>
#include <string_view>

#include <wx/string.h>

namespace castalia {

/// Returns words in which each part that runs from right to left keeps to itself, so that what stands around it keeps
/// its order, and the line runs from left to right whatever it begins with. Other words are returned as they are.
std::string kept_in_order(std::string words);

/// Returns a name or a title, ready to stand in a sentence of the program.
wxString named(std::string_view name);

}  // namespace castalia
