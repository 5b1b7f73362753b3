#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/export/document.h"

namespace castalia {

/// A QR code as a square of dark and light modules, without its quiet zone.
struct QrCode {
    int side = 0;
    std::vector<bool> dark;  ///< Row by row.

    bool at(int x, int y) const {
        return dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(side) + static_cast<std::size_t>(x)];
    }
};

/// Nothing when the words are too many for one.
std::optional<QrCode> qr_of(const std::string& words);

/// As a drawing with the quiet zone that readers want; `across` in points.
document::Figure figure_of(const QrCode& code, const std::string& name, double across);

}  // namespace castalia
