#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/photos/picture_header.h"

namespace castalia {

/// A decoded picture: three bytes a pixel, red first, row by row without gaps. What was transparent is white.
struct Pixels {
    int width = 0, height = 0;
    std::vector<unsigned char> rgb;
};

/// Decodes a picture, upright, no wider and no higher than `most`, where 0 stands for its own size. Throws BadPicture
/// as `header_of` does, and for a picture that is not whole or that no decoder reads.
Pixels decoded(std::string_view bytes, int most = 0);

/// Returns the bytes of a JPEG that holds nothing but the picture: neither where nor by what it was taken.
std::string jpeg_of(const Pixels& pixels);

}  // namespace castalia
