#pragma once

#include <string>

namespace castalia::document {

/// Returns the words escaped for a man page, so that roff takes none of them for a command.
std::string roff(const std::string& words);

}  // namespace castalia::document
