#include "app/publishing/picture.h"

#include <cmath>

#include "app/painting/png.h"
#include "app/publishing/rows.h"
#include "db/store.h"

namespace castalia {

std::string write_png(const document::Figure& figure, double scale) {
    const auto pixels = [scale](double units) { return static_cast<int>(std::ceil(units * scale)); };
    try {
        return painting::png_of(pixels(figure.width), pixels(figure.height), [&](cairo_t* context) {
            const publishing::Typesetter typesetter;
            publishing::Row row;
            row.figure = &figure;
            row.scale = scale;
            publishing::draw(context, row, 0, 0, typesetter);
        });
    } catch (const std::runtime_error& failed) {
        throw Failure(Failure::Kind::other,
                      say("The picture could not be made: {why}.", {{"why", literally(failed.what())}}));
    }
}

}  // namespace castalia
