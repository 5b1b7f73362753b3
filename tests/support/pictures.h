// Pictures as cameras and programs write them, made from a seed.
#pragma once

#include <string>

#include "core/session/photo.h"

namespace castalia::testing {

/// A picture of this size: a red quarter at the top left, the rest blue. With `noise` every pixel is random, so that
/// nothing of it can be packed.
struct Painted {
    int width = 24, height = 16;
    bool noise = false;
    unsigned seed = 1;
};
std::string png_file(const Painted& painted = {});
std::string jpeg_file(const Painted& painted = {});
std::string webp_file(const Painted& painted = {});

/// Returns the same JPEG with what a telephone writes into it: that it was held upright (6), and where it was.
std::string jpeg_of_telephone(const Painted& painted = {});
/// Return the same WebP or PNG with the same Exif block, as converters copy it: from the highest byte or from the
/// lowest.
std::string webp_of_telephone(const Painted& painted = {}, bool lowest_first = false);
std::string png_of_telephone(const Painted& painted = {}, bool lowest_first = false);
/// Returns a PNG that has all its parts, but whose packed rows end after the first of them.
std::string png_that_ends_early(const Painted& painted = {});
/// Returns a PNG of one colour that claims this size: a few kilobytes for any number of pixels.
std::string png_header_of_size(unsigned width, unsigned height);

/// Returns a photo for a library. Its bytes need not be a picture.
NewPhoto some_photo(const std::string& bytes, const std::string& caption = "The last round", EntryNumber entry = 0);

}  // namespace castalia::testing
