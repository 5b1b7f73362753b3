#pragma once

#include <string>

namespace castalia::document {

/// Returns words as a man page writes them: roff, which shows man pages, takes nothing in them for its own.
std::string roff(const std::string& words);

}  // namespace castalia::document
