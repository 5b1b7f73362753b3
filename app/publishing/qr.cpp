#include "app/publishing/qr.h"

#include <qrencode.h>

#include <memory>

namespace castalia {

std::optional<QrCode> qr_of(const std::string& words) {
    // The lowest level of error correction: a screen or a fresh print has no stains, and larger modules are easier to
    // read.
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(
        QRcode_encodeString8bit(words.c_str(), 0, QR_ECLEVEL_L), QRcode_free);
    if (!made) {
        return std::nullopt;
    }
    QrCode code;
    code.side = made->width;
    for (int i = 0; i < made->width * made->width; ++i) {
        code.dark.push_back((made->data[i] & 1U) != 0);
    }
    return code;
}

document::Figure figure_of(const QrCode& code, const std::string& name, double across) {
    constexpr int kQuiet = 4;
    document::Figure figure;
    figure.width = figure.height = across;
    figure.full_width = false;
    figure.name = name;
    const double module = across / (code.side + 2 * kQuiet);
    for (int y = 0; y < code.side; ++y) {
        for (int x = 0; x < code.side;) {
            int end = x;
            while (end < code.side && code.at(end, y)) {
                ++end;
            }
            if (end > x) {  // A run of dark modules is one box, so that no thin lines show between them.
                document::Shape& run = figure.shapes.emplace_back();
                run.kind = document::Shape::Kind::box;
                run.x = (x + kQuiet) * module;
                run.y = (y + kQuiet) * module;
                run.width = (end - x) * module;
                run.height = module * 1.02;
                run.pen = 0;
                run.fill = {document::Role::text};
            }
            x = end + 1;
        }
    }
    return figure;
}

}  // namespace castalia
