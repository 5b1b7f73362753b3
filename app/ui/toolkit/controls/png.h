#pragma once

#include <string>

#include <wx/image.h>

namespace castalia {

/// Returns the image as the bytes of a PNG file.
std::string png_of(const wxImage& image);

}  // namespace castalia
