#pragma once

#include <wx/string.h>

namespace castalia {

/// Returns a number of whole parts as people write it: -3 halves are "−1.5", with a minus sign
/// and the decimal mark of the language.
wxString shown_number(long long number, int parts = 1);
/// Returns the decimal mark of the language in use.
char decimal_mark();

}  // namespace castalia
