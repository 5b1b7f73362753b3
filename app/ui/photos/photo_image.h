#pragma once

#include <string>

#include <wx/image.h>

#include "app/photos/pixels.h"

namespace castalia {

wxImage image_of(const Pixels& pixels);
/// Decodes a picture; an image that is not ok stands for one that cannot be read.
wxImage image_of(const std::string& bytes);

/// Returns the largest size of the same shape that fits into the room, at least one pixel wide and high.
wxSize fitted_into(wxSize picture, wxSize room);

}  // namespace castalia
