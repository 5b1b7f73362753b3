#pragma once

#include <string_view>

#include "core/session/photo.h"

namespace castalia {

/// A file that is not taken as a photo; the sentence says why.
struct BadPicture : TextError {
    using TextError::TextError;
};

inline constexpr long long kMostPixels = 64'000'000;
inline constexpr int kMostSide = 30'000;

/// What a picture file says about itself before anything of it is decoded.
struct PictureHeader {
    PictureKind kind = PictureKind::png;
    int width = 0, height = 0;
};

/// Recognises a picture by its bytes, whatever its name, and walks through its parts to its end. Throws BadPicture
/// for a file that is no PNG, JPEG or WebP, that ends too early, that has more pixels than are decoded, or that
/// moves.
PictureHeader header_of(std::string_view bytes);

}  // namespace castalia
