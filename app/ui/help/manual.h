#pragma once

#include <string>

class wxCmdLineParser;

namespace castalia {

/// Declares the options of the program.
void declare_command_line(wxCmdLineParser& parser);

/// Returns the man page of the program in the language that the windows speak, made of the same options.
std::string manual();

}  // namespace castalia
