#include "app/photos/pixels.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <png.h>
#include <webp/decode.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>

#include "app/photos/orientation.h"

namespace castalia {

namespace {

struct Unref {
    void operator()(gpointer object) const { g_object_unref(object); }
};
using Pixbuf = std::unique_ptr<GdkPixbuf, Unref>;

[[noreturn]] void cannot_be_read(std::string_view why) {
    throw BadPicture(say("The picture cannot be read: {why}.", {{"why", literally(std::string(why))}}));
}

[[noreturn]] void cannot_be_read(GError* error) {
    const std::unique_ptr<GError, decltype(&g_error_free)> owned(error, g_error_free);
    cannot_be_read(owned == nullptr ? "" : owned->message);
}

Pixbuf new_pixbuf(bool alpha, int width, int height) {
    constexpr int kBits = 8;
    Pixbuf pixbuf(gdk_pixbuf_new(GDK_COLORSPACE_RGB, alpha, kBits, width, height));
    if (!pixbuf) {
        throw BadPicture(say("There is not enough memory for this picture."));
    }
    return pixbuf;
}

/// Uses libpng, which refuses a file that ends before its last row. GdkPixbuf would show the rest as if it were
/// whole.
Pixbuf decoded_png(std::string_view bytes) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    const std::unique_ptr<png_image, decltype(&png_image_free)> freed(&image, png_image_free);
    if (png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()) == 0) {
        cannot_be_read(image.message);
    }
    image.format = PNG_FORMAT_RGB;
    constexpr png_byte kPaper = 255;
    const png_color white{kPaper, kPaper, kPaper};
    Pixbuf pixbuf = new_pixbuf(false, static_cast<int>(image.width), static_cast<int>(image.height));
    if (png_image_finish_read(&image, &white, gdk_pixbuf_get_pixels(pixbuf.get()),
                              gdk_pixbuf_get_rowstride(pixbuf.get()), nullptr) == 0) {
        cannot_be_read(image.message);
    }
    return pixbuf;
}

/// Decodes a large picture at half, a quarter or an eighth of its size, which saves as much time.
void shrink(GdkPixbufLoader* loader, int width, int height, gpointer most) {
    const int wanted = GPOINTER_TO_INT(most);
    if (const int longest = std::max(width, height); wanted > 0 && longest > wanted) {
        const double scale = static_cast<double>(wanted) / longest;
        gdk_pixbuf_loader_set_size(loader, std::max(1, static_cast<int>(width * scale)),
                                   std::max(1, static_cast<int>(height * scale)));
    }
}

Pixbuf decoded_jpeg(std::string_view bytes, int most) {
    GError* error = nullptr;
    const std::unique_ptr<GdkPixbufLoader, Unref> loader(gdk_pixbuf_loader_new_with_type("jpeg", &error));
    if (!loader) {
        cannot_be_read(error);
    }
    g_signal_connect(loader.get(), "size-prepared", G_CALLBACK(shrink), GINT_TO_POINTER(most));
    const bool written = gdk_pixbuf_loader_write(loader.get(), reinterpret_cast<const guchar*>(bytes.data()),
                                                 bytes.size(), &error) == TRUE;
    const bool closed = gdk_pixbuf_loader_close(loader.get(), written ? &error : nullptr) == TRUE;
    GdkPixbuf* pixbuf = gdk_pixbuf_loader_get_pixbuf(loader.get());
    if (!written || !closed || pixbuf == nullptr) {
        cannot_be_read(error);
    }
    return Pixbuf(gdk_pixbuf_apply_embedded_orientation(pixbuf));
}

Pixbuf decoded_webp(std::string_view bytes, const PictureHeader& header) {
    Pixbuf pixbuf = new_pixbuf(true, header.width, header.height);
    const auto stride = static_cast<std::size_t>(gdk_pixbuf_get_rowstride(pixbuf.get()));
    if (WebPDecodeRGBAInto(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(),
                           gdk_pixbuf_get_pixels(pixbuf.get()), stride * static_cast<std::size_t>(header.height),
                           static_cast<int>(stride)) == nullptr) {
        throw BadPicture(say("The picture cannot be read, or ends too early."));
    }
    return pixbuf;
}

/// Turns a picture upright. GdkPixbuf reads the orientation only of a JPEG.
Pixbuf upright(Pixbuf pixbuf, int orientation) {
    gdk_pixbuf_set_option(pixbuf.get(), "orientation", std::to_string(orientation).c_str());
    Pixbuf turned(gdk_pixbuf_apply_embedded_orientation(pixbuf.get()));
    if (!turned) {
        throw BadPicture(say("There is not enough memory for this picture."));
    }
    return turned;
}

Pixbuf fitted(Pixbuf pixbuf, int most) {
    const int width = gdk_pixbuf_get_width(pixbuf.get()), height = gdk_pixbuf_get_height(pixbuf.get());
    const int longest = std::max(width, height);
    if (most == 0 || longest <= most) {
        return pixbuf;
    }
    const auto scaled = [&](int side) {
        return std::max(1, static_cast<int>(std::lround(static_cast<double>(side) * most / longest)));
    };
    Pixbuf small(gdk_pixbuf_scale_simple(pixbuf.get(), scaled(width), scaled(height), GDK_INTERP_BILINEAR));
    if (!small) {
        throw BadPicture(say("There is not enough memory for this picture."));
    }
    return small;
}

/// Returns the ink on white paper, as far as it is transparent.
unsigned char on_paper(unsigned ink, unsigned opacity) {
    constexpr unsigned kFull = 255;
    return static_cast<unsigned char>((ink * opacity + kFull * (kFull - opacity)) / kFull);
}

Pixels pixels_of(const GdkPixbuf* pixbuf) {
    Pixels pixels{gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf), {}};
    const auto channels = static_cast<std::size_t>(gdk_pixbuf_get_n_channels(pixbuf));
    const auto stride = static_cast<std::size_t>(gdk_pixbuf_get_rowstride(pixbuf));
    const guint8* from = gdk_pixbuf_read_pixels(pixbuf);
    const auto width = static_cast<std::size_t>(pixels.width), height = static_cast<std::size_t>(pixels.height);
    pixels.rgb.resize(3 * width * height);
    unsigned char* to = pixels.rgb.data();
    for (std::size_t y = 0; y < height; ++y) {
        const guint8* at = from + y * stride;
        for (std::size_t x = 0; x < width; ++x, at += channels) {
            const unsigned opacity = channels == 4 ? at[3] : 255;
            for (std::size_t i = 0; i < 3; ++i) {
                *to++ = on_paper(at[i], opacity);
            }
        }
    }
    return pixels;
}

}  // namespace

Pixels decoded(std::string_view bytes, int most) {
    const PictureHeader header = header_of(bytes);
    Pixbuf pixbuf = header.kind == PictureKind::png    ? decoded_png(bytes)
                    : header.kind == PictureKind::jpeg ? decoded_jpeg(bytes, most)
                                                       : decoded_webp(bytes, header);
    pixbuf = fitted(std::move(pixbuf), most);
    if (const int orientation = orientation_of(bytes, header.kind); orientation != 1) {
        pixbuf = upright(std::move(pixbuf), orientation);
    }
    return pixels_of(pixbuf.get());
}

std::string jpeg_of(const Pixels& pixels) {
    constexpr int kBits = 8, kChannels = 3;
    const Pixbuf pixbuf(gdk_pixbuf_new_from_data(pixels.rgb.data(), GDK_COLORSPACE_RGB, FALSE, kBits, pixels.width,
                                                 pixels.height, kChannels * pixels.width, nullptr, nullptr));
    gchar* buffer = nullptr;
    gsize size = 0;
    GError* error = nullptr;
    if (gdk_pixbuf_save_to_buffer(pixbuf.get(), &buffer, &size, "jpeg", &error, "quality", "85", nullptr) == FALSE) {
        cannot_be_read(error);
    }
    const std::unique_ptr<gchar, decltype(&g_free)> owned(buffer, g_free);
    return {buffer, size};
}

}  // namespace castalia
