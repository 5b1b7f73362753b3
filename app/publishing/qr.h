#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/export/document.h"

namespace castalia {

/// A QR code as a square of dark and light modules, without its quiet zone.
struct QrCode {
    int side = 0;
    std::vector<bool> dark;  ///< The modules row by row; true is dark.

    bool at(int x, int y) const {
        return dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(side) + static_cast<std::size_t>(x)];
    }
};

/// Returns the QR code of a text; nothing when the text is too long for one.
std::optional<QrCode> qr_of(const std::string& words);

/// Returns the code as a drawing with the quiet zone that readers need. `across` is its width in points.
document::Figure figure_of(const QrCode& code, const std::string& name, double across);

}  // namespace castalia
