#include "app/painting/png.h"

#include <cairo.h>

#include <cmath>
#include <memory>
#include <stdexcept>

#include "app/painting/letters.h"
#include "app/painting/painter.h"
#include "core/picture/plain_table.h"

namespace castalia::painting {

std::string png_of(int width, int height, const std::function<void(cairo_t*)>& draw) {
    const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> surface(
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height), cairo_surface_destroy);
    {
        const std::unique_ptr<cairo_t, decltype(&cairo_destroy)> context(cairo_create(surface.get()), cairo_destroy);
        cairo_set_source_rgb(context.get(), 1, 1, 1);
        cairo_paint(context.get());
        draw(context.get());
    }
    std::string bytes;
    const cairo_write_func_t keep = [](void* to, const unsigned char* from, unsigned length) {
        static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(from), length);
        return CAIRO_STATUS_SUCCESS;
    };
    if (const cairo_status_t status = cairo_surface_write_to_png_stream(surface.get(), keep, &bytes);
        status != CAIRO_STATUS_SUCCESS) {
        throw std::runtime_error(cairo_status_to_string(status));
    }
    return bytes;
}

namespace {

constexpr int kScale = 2;

void paint_picture(cairo_t* context, const picture::Rect& area, const picture::Picture& picture,
                   picture::Scheme scheme) {
    const ScreenInks inks(scheme);
    fill_ground(context, area, inks.line({document::Role::table}));
    paint(context, picture.shapes, inks, ScreenLetters());
}

}  // namespace

std::string png_of_chart(const picture::Chart& chart, int width, int height, const Translate& translate,
                         picture::Scheme scheme) {
    const picture::AnyFont letters;  // None are wider, so the rows have room in any font.
    picture::Rect area{0, 0, static_cast<double>(width), static_cast<double>(height)};
    area.height = std::ceil(picture::drawn_chart(chart, {picture::Detail::window, area, letters, translate}).height);
    return png_of(kScale * width, kScale * static_cast<int>(area.height), [&](cairo_t* context) {
        cairo_scale(context, kScale, kScale);
        const ContextMeasure measure(context);
        paint_picture(context, area, picture::drawn_chart(chart, {picture::Detail::window, area, measure, translate}),
                      scheme);
    });
}

std::string png_of_table(const Playthrough& playthrough, std::size_t ply, const std::vector<std::string>& names,
                         const Translate& translate, picture::Scheme scheme) {
    constexpr int kWide = 960, kHigh = 600;
    return png_of(kScale * kWide, kScale * kHigh, [&](cairo_t* context) {
        cairo_scale(context, kScale, kScale);
        const picture::Rect area{0, 0, kWide, kHigh};
        const ContextMeasure measure(context);
        const auto picture =
            picture::shown_table(playthrough, ply, {picture::Detail::window, area, measure, translate, names});
        paint_picture(context, area, *picture, scheme);
    });
}

}  // namespace castalia::painting
