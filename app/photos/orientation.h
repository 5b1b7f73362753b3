#pragma once

#include <string_view>

#include "core/session/photo.h"

namespace castalia {

/// Returns how a camera was held, as Exif numbers it from 1 to 8, from the bytes of a whole PNG or WebP: 6 for a
/// telephone that was held upright. Returns 1, for a picture that is shown as it is stored, where the file tells
/// nothing that can be read. The decoder of a JPEG reads its orientation itself.
int orientation_of(std::string_view bytes, PictureKind kind);

}  // namespace castalia
