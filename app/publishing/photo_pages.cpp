#include "app/publishing/photo_pages.h"

#include <cairo.h>

#include "app/photos/taking_photo.h"
#include "db/photos.h"

namespace castalia {

namespace {

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;

Text words_of(const Session& session, const Photo& photo, std::size_t ply) {
    if (ply == 0) {
        return photo.title().empty()
                   ? say("Before the first event")
                   : say("Before the first event: {caption}", {{"caption", literally(photo.title())}});
    }
    return say("After event {number}, {event}: {caption}", {{"number", literally(static_cast<long long>(ply))},
                                                            {"event", session.replay().describe(ply - 1)},
                                                            {"caption", literally(photo.title())}});
}

document::Photo to_show(const Store& store, const Photo& photo) {
    try {
        ShownPhoto shown = shown_photo(Photos(store).bytes(photo.number));
        return {std::move(shown.jpeg), shown.width, shown.height, {}, 0};
    } catch (const BadPicture& bad) {  // The photo could be read when it was attached.
        throw Failure(Failure::Kind::damaged, say("Photo {number} cannot be shown. {why}",
                                                  {{"number", literally(photo.number)}, {"why", bad.text}}));
    }
}

Surface surface_of(const Pixels& pixels) {
    Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels.width, pixels.height),
                    cairo_surface_destroy);
    if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) {
        return surface;
    }
    cairo_surface_flush(surface.get());
    unsigned char* to = cairo_image_surface_get_data(surface.get());
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()));
    const auto width = static_cast<std::size_t>(pixels.width);
    for (std::size_t y = 0; y < static_cast<std::size_t>(pixels.height); ++y) {
        auto* line = reinterpret_cast<std::uint32_t*>(to + y * stride);
        const unsigned char* from = pixels.rgb.data() + 3 * y * width;
        for (std::size_t x = 0; x < width; ++x, from += 3) {
            line[x] = std::uint32_t{from[0]} << 16U | std::uint32_t{from[1]} << 8U | from[2];
        }
    }
    cairo_surface_mark_dirty(surface.get());
    return surface;
}

}  // namespace

std::vector<document::Photo> photos_to_show(const Store& store, const Session& session, const Translate& translate) {
    std::vector<document::Photo> photos;
    std::vector<std::pair<std::size_t, const Photo*>> placed;
    for (const Photo& photo : session.photos) {
        if (const std::optional<std::size_t> ply = ply_after(session, photo.entry)) {
            placed.emplace_back(*ply, &photo);
        }
    }
    // An event that was inserted has a higher number than those after it.
    std::ranges::stable_sort(placed, {}, &std::pair<std::size_t, const Photo*>::first);
    for (const auto& [ply, photo] : placed) {
        photos.push_back(to_show(store, *photo));
        photos.back().words = translate(words_of(session, *photo, ply));
        photos.back().line = ply;
    }
    return photos;
}

namespace publishing {

void draw(cairo_t* context, const document::Photo& photo, double width, double height) {
    const Surface surface = surface_of(decoded(photo.jpeg));
    // A PDF takes the JPEG itself, whose size is a tenth of that of its pixels.
    auto* kept = new std::string(photo.jpeg);
    cairo_surface_set_mime_data(
        surface.get(), CAIRO_MIME_TYPE_JPEG, reinterpret_cast<const unsigned char*>(kept->data()), kept->size(),
        [](void* bytes) { delete static_cast<std::string*>(bytes); }, kept);
    cairo_save(context);
    cairo_scale(context, width / photo.width, height / photo.height);
    cairo_set_source_surface(context, surface.get(), 0, 0);
    cairo_paint(context);
    cairo_restore(context);
}

}  // namespace publishing

}  // namespace castalia
