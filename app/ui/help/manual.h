#pragma once

#include <wx/gdicmn.h>

#include <optional>
#include <string>

class wxCmdLineParser;

namespace castalia {

/// Declares the options of the program.
void declare_command_line(wxCmdLineParser& parser);

/// Returns whether each option has a value that it can have, and says on standard error which one has not.
bool values_fit(const wxCmdLineParser& parser);
/// Returns the size that is written as 1280x800; nothing if the text is no size.
std::optional<wxSize> size_of(const wxString& text);

/// Returns the man page of the program in the language that the windows speak, made of the same options.
std::string manual();

}  // namespace castalia
