#pragma once

#include <cairo.h>

#include <cstdint>
#include <memory>

namespace castalia {

/// A picture in memory, with a context to paint on it.
class Sheet {
public:
    Sheet(int width, int height)
        : surface_(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height)),
          context_(cairo_create(surface_.get())) {}

    cairo_t* context() const { return context_.get(); }
    bool holds(int x, int y) const {
        return x >= 0 && y >= 0 && x < cairo_image_surface_get_width(surface_.get()) &&
               y < cairo_image_surface_get_height(surface_.get());
    }
    /// Returns the colour of a pixel, 0xRRGGBB.
    std::uint32_t pixel(int x, int y) const {
        cairo_surface_flush(surface_.get());
        const unsigned char* row = cairo_image_surface_get_data(surface_.get()) +
                                   std::ptrdiff_t{y} * cairo_image_surface_get_stride(surface_.get());
        return reinterpret_cast<const std::uint32_t*>(row)[x] & 0xFFFFFFU;
    }

private:
    struct Destroy {
        void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
        void operator()(cairo_t* context) const { cairo_destroy(context); }
    };
    std::unique_ptr<cairo_surface_t, Destroy> surface_;
    std::unique_ptr<cairo_t, Destroy> context_;
};

}  // namespace castalia
