#pragma once

#include <wx/string.h>

namespace castalia {

/// Returns a key such as "Ctrl+Shift+Z" in the words that a keyboard of the user's language shows: "Strg+Umschalt+Z".
wxString key_words(const wxString& key);

}  // namespace castalia
