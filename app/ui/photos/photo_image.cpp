#include "app/ui/photos/photo_image.h"

#include <algorithm>

namespace castalia {

wxImage image_of(const Pixels& pixels) {
    wxImage image(pixels.width, pixels.height, false);
    std::ranges::copy(pixels.rgb, image.GetData());
    return image;
}

wxImage image_of(const std::string& bytes) {
    try {
        return bytes.empty() ? wxImage() : image_of(decoded(bytes));
    } catch (const BadPicture&) {
        return {};
    }
}

wxSize fitted_into(wxSize picture, wxSize room) {
    const double scale = std::min(static_cast<double>(room.x) / picture.x, static_cast<double>(room.y) / picture.y);
    return {std::max(1, static_cast<int>(picture.x * scale)), std::max(1, static_cast<int>(picture.y * scale))};
}

}  // namespace castalia
