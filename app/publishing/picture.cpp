#include "app/publishing/picture.h"

#include <cairo.h>

#include <cmath>

#include "app/publishing/rows.h"
#include "db/store.h"

namespace castalia {

std::string write_png(const document::Figure& figure, double scale) {
    const auto pixels = [scale](double units) { return static_cast<int>(std::ceil(units * scale)); };
    const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> surface(
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels(figure.width), pixels(figure.height)),
        cairo_surface_destroy);
    {
        const std::unique_ptr<cairo_t, decltype(&cairo_destroy)> context(cairo_create(surface.get()), cairo_destroy);
        cairo_set_source_rgb(context.get(), 1, 1, 1);
        cairo_paint(context.get());
        const publishing::Typesetter typesetter;
        publishing::Row row;
        row.figure = &figure;
        row.scale = scale;
        publishing::draw(context.get(), row, 0, 0, typesetter);
    }
    std::string bytes;
    const cairo_write_func_t keep = [](void* to, const unsigned char* from, unsigned length) {
        static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(from), length);
        return CAIRO_STATUS_SUCCESS;
    };
    const cairo_status_t status = cairo_surface_write_to_png_stream(surface.get(), keep, &bytes);
    if (status != CAIRO_STATUS_SUCCESS) {
        throw Failure(Failure::Kind::other, say("The picture could not be made: {why}.",
                                                {{"why", literally(cairo_status_to_string(status))}}));
    }
    return bytes;
}

}  // namespace castalia
