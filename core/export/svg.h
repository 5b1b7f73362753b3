// The painter of drawings for web pages: SVG with real text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/document/document.h"
#include "core/picture/palette.h"

namespace castalia::document {

/// Returns the shapes of a figure as elements of SVG. Lines and words have the colour of the text around them, and
/// areas stay empty. Each part of the figure is a group with its name, for a reader who cannot see it, and its id.
/// All ids begin with `prefix`. With a palette, areas and lines have its colours, as values.
std::string svg_shapes(const Figure& figure, const std::string& prefix = {},
                       std::optional<picture::Scheme> scheme = {});

/// Returns whether the figure has symbols. They are used by XLink, whose namespace an XML file has to declare.
bool has_symbols(const Figure& figure);
/// Returns the figure as an element of SVG that has the colours of a palette, for a page whose style has
/// `palette_style` and that holds `palette_drawings`.
std::string svg_in_palette(const Figure& figure);

/// Returns whether the figure has suits, whose colours `dark_suit_style` sets on a dark page.
bool has_suits(const Figure& figure);
/// Returns the rules of a style sheet that give suits the colours of a dark page.
std::string dark_suit_style();

/// Returns a colour, 0xRRGGBB, as "#646B82".
std::string hex_of(std::uint32_t colour);
/// Returns a number with a decimal point in every language, and no more digits than a drawing needs.
std::string svg_number(double value);

}  // namespace castalia::document
