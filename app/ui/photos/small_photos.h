#pragma once

#include <functional>
#include <map>

#include <wx/bitmap.h>

#include "core/session/photo.h"

namespace castalia {

/// The small pictures that a list shows of photos, each read once.
class SmallPhotos {
public:
    /// `read` returns the bytes of a small picture, or nothing.
    explicit SmallPhotos(std::function<std::string(PhotoNumber)> read) : read_(std::move(read)) {}

    /// Returns the picture with as many pixels as fit into `room`; a bitmap that is not ok where it cannot be read.
    const wxBitmap& fitted(PhotoNumber number, wxSize room) const;

private:
    std::function<std::string(PhotoNumber)> read_;
    struct Fitted {
        wxSize room;
        wxBitmap bitmap;
    };
    mutable std::map<PhotoNumber, Fitted> read_already_;
};

}  // namespace castalia
