#pragma once

#include <functional>
#include <vector>

#include <wx/string.h>

namespace castalia {

/// Returns the text in at most `most` lines, broken at its spaces where the next word would be wider than `room`. The
/// last line holds all that is left, so it may be too wide. `width` measures a line, in the unit of `room`.
std::vector<wxString> lines_of(const wxString& text, std::size_t most, double room,
                               const std::function<double(const wxString& line)>& width);

}  // namespace castalia
