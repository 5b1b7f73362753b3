#include "core/session/photo.h"

namespace castalia {

std::string_view ending_of(PictureKind kind) {
    return kind == PictureKind::png ? "png" : kind == PictureKind::jpeg ? "jpg" : "webp";
}

std::string_view media_type(PictureKind kind) {
    return kind == PictureKind::png ? "image/png" : kind == PictureKind::jpeg ? "image/jpeg" : "image/webp";
}

Text photo_text(const Photo& photo) {
    return photo.title().empty() ? say("Photo") : say("Photo: {caption}", {{"caption", literally(photo.title())}});
}

}  // namespace castalia
