// The structure of a document in its PDF. This header is C++17.
#pragma once

#include <string>

#include "app/publishing/structure.h"

namespace castalia::publishing {

/// Returns a PDF of cairo, in which `marks` were drawn, with the structure and the language of the document. What
/// belongs to no part is an artifact. `height` is that of its pages. Throws std::exception when the file cannot be
/// read or written.
std::string with_structure(const std::string& marked, const Marks& marks, const std::string& language, double height);

}  // namespace castalia::publishing
