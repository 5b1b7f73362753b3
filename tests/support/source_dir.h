#pragma once

#include <string>

namespace castalia {

/// Returns the root of this source tree, without a slash at its end.
std::string source_dir();

}  // namespace castalia
