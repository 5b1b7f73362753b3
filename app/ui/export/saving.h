#pragma once

#include <wx/string.h>
#include <functional>
#include <string>

class wxWindow;

namespace castalia {

/// Asks for a file, then asks for the bytes and writes all of them. Replaces an existing file only when the user has
/// agreed. Says where it was saved. Returns false when the user cancelled, or when it failed and the user has been
/// informed.
bool save_bytes(wxWindow* parent, const wxString& title, const std::string& name, const std::string& ending,
                const std::function<std::string()>& bytes);

/// Copies the words to the clipboard. They stay there after the program has ended if the desktop keeps them, as it
/// does with those of other programs. Throws Failure where the desktop does not take them.
void copy_words(const std::string& words);

}  // namespace castalia
