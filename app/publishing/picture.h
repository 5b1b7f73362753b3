#pragma once

#include <string>

#include "core/export/document.h"

namespace castalia {

/// Returns the bytes of a PNG file with a figure, black on white, with `scale` pixels to a unit of the figure. Throws
/// Failure when cairo cannot write it.
std::string write_png(const document::Figure& figure, double scale = 3);

}  // namespace castalia
