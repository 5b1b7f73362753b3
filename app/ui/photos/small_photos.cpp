#include "app/ui/photos/small_photos.h"

#include "app/ui/photos/photo_image.h"

namespace castalia {

const wxBitmap& SmallPhotos::fitted(PhotoNumber number, wxSize room) const {
    const auto known = read_already_.find(number);
    if (known != read_already_.end() && known->second.room == room) {
        return known->second.bitmap;
    }
    const wxImage image = image_of(read_ ? read_(number) : std::string());
    wxBitmap bitmap;
    if (image.IsOk()) {
        const wxSize size = fitted_into(image.GetSize(), room);
        bitmap = wxBitmap(image.Scale(size.x, size.y, wxIMAGE_QUALITY_HIGH));
    }
    return read_already_.insert_or_assign(number, Fitted{room, bitmap}).first->second.bitmap;
}

}  // namespace castalia
