#pragma once

#include <functional>
#include <vector>

#include <wx/string.h>

namespace castalia {

/// Returns the names, in their order, as they fit where they are drawn. A name that fits stays whole. A name that
/// does not fit is shortened with an ellipsis, at its end or in its middle, so that two different names never look
/// alike while there is room for a letter on each side of the ellipsis. `fits` tells whether a text is narrow enough.
std::vector<wxString> short_names(const std::vector<wxString>& names,
                                  const std::function<bool(const wxString& text)>& fits);

}  // namespace castalia
