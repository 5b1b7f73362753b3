#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/document/embedded_file.h"

namespace castalia {

/// Returns the drawings of resources/art by name: the name of the file without ".svg".
const std::vector<EmbeddedFile>& art_files();

}  // namespace castalia

namespace castalia::picture {

/// One step of an outline: M, L, C or Z of SVG with absolute numbers.
struct OutlineStep {
    char letter = 'Z';
    std::array<double, 6> at{};  ///< Two numbers for M and L, six for C.
};

/// Reads an outline step by step. A letter holds until the next one.
class OutlineReader {
public:
    explicit OutlineReader(std::string_view outline) : rest_(outline) {}
    /// Returns the next step; nothing at the end, or at a letter that no outline has.
    std::optional<OutlineStep> next();

private:
    double number();

    std::string_view rest_;
    char letter_ = 0;
};

/// One path of a drawing, filled by the even-odd rule.
struct ArtPath {
    std::string_view outline;
    std::optional<std::uint32_t> fill;  ///< Its own colour, 0xAARRGGBB; without one it takes the ink.
    double stroke = 0;                  ///< The width of a line that is not filled.
};

/// A drawing in a square.
struct Art {
    std::vector<ArtPath> paths;
    double side = 32;
};

/// Returns the drawing with this name; null if there is none.
const Art* art_called(std::string_view name);

/// Returns the name of the drawing of a suit (0 to 5: M S W L Y K).
std::string_view suit_art(std::size_t suit);

}  // namespace castalia::picture
