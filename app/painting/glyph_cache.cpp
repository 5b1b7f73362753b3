#include "app/painting/glyph_cache.h"

#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <tuple>

namespace castalia::painting {

namespace {

struct Free {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
using Stamp = std::unique_ptr<cairo_surface_t, Free>;

constexpr double kQuarters = 4, kLargest = 64;
constexpr int kEdge = 2;  ///< Pixels around the square, for lines that lie on it.

/// The place of a square among the pixels of an image.
struct Place {
    double scale = 1;               ///< In pixels per unit.
    double left = 0, top = 0;       ///< In whole pixels.
    int right_by = 0, down_by = 0;  ///< In quarters of a pixel.
    int side = 0;                   ///< In quarters of a pixel.
};

std::optional<Place> place_of(cairo_t* context, const picture::Rect& square) {
    cairo_surface_t* target = cairo_get_target(context);
    if (cairo_surface_get_type(target) != CAIRO_SURFACE_TYPE_IMAGE) {
        return std::nullopt;
    }
    cairo_matrix_t matrix;
    cairo_get_matrix(context, &matrix);
    double across = 1, down = 1;
    cairo_surface_get_device_scale(target, &across, &down);
    if (matrix.xy != 0 || matrix.yx != 0 || matrix.xx != matrix.yy || across != down) {
        return std::nullopt;
    }
    Place place;
    place.scale = matrix.xx * across;
    const double x = (matrix.xx * square.x + matrix.x0) * across, y = (matrix.yy * square.y + matrix.y0) * down;
    const double side = square.width * place.scale;
    if (side > kLargest || side <= 0) {
        return std::nullopt;
    }
    place.left = std::floor(x);
    place.top = std::floor(y);
    place.right_by = static_cast<int>(std::lround((x - place.left) * kQuarters));
    place.down_by = static_cast<int>(std::lround((y - place.top) * kQuarters));
    place.side = static_cast<int>(std::lround(side * kQuarters));
    return place;
}

Stamp stamp_of(const Place& place, const picture::Rect& square, const std::function<void(cairo_t*)>& draw) {
    const int pixels = static_cast<int>(std::ceil(square.width * place.scale)) + 2 * kEdge + 1;
    Stamp stamp(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels, pixels));
    cairo_t* context = cairo_create(stamp.get());
    cairo_translate(context, kEdge + place.right_by / kQuarters - square.x * place.scale,
                    kEdge + place.down_by / kQuarters - square.y * place.scale);
    cairo_scale(context, place.scale, place.scale);
    draw(context);
    cairo_destroy(context);
    return stamp;
}

void put(cairo_t* context, cairo_surface_t* picture, const Place& place) {
    double scale = 1, same = 1;
    cairo_surface_get_device_scale(cairo_get_target(context), &scale, &same);
    cairo_surface_set_device_scale(picture, scale, scale);
    cairo_save(context);
    cairo_identity_matrix(context);
    cairo_set_source_surface(context, picture, (place.left - kEdge) / scale, (place.top - kEdge) / scale);
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST);
    cairo_paint(context);
    cairo_restore(context);
}

}  // namespace

void draw_cached(cairo_t* context, const std::string& name, Argb ink, const picture::Rect& square,
                 const std::function<void(cairo_t*)>& draw) {
    const std::optional<Place> place = place_of(context, square);
    if (!place) {
        draw(context);
        return;
    }
    constexpr std::size_t kMostKept = 2'048;
    thread_local std::map<std::tuple<std::string, Argb, int, int, int, double>, Stamp>
        known;  // Pages are drawn on any thread.
    if (known.size() > kMostKept) {
        known.clear();
    }
    Stamp& stamp = known[{name, ink, place->side, place->right_by, place->down_by, place->scale}];
    if (!stamp) {
        stamp = stamp_of(*place, square, draw);
    }
    put(context, stamp.get(), *place);
}

}  // namespace castalia::painting
