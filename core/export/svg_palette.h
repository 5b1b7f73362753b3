// Drawings for a web page in the colours of our palettes: each colour is a class, so that one drawing serves all of
// them.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/document/colour.h"

namespace castalia::document {

/// Returns the rules of a style sheet that give the classes of drawings the colours of the light palette, and those
/// of the dark one and of strong contrast where the device asks for them.
std::string palette_style();

/// Returns an element of SVG that shows nothing and defines the outlines that drawings use, each once. `wanted` says
/// of the name of a drawing whether it is among them.
std::string palette_drawings(bool (*wanted)(std::string_view name));

/// Returns the class of something filled with a colour, and of a line in it.
std::string area_class(Colour colour);
std::string line_class(Colour colour);
/// Returns the attribute with those classes that are not empty; nothing where all are.
std::string class_attribute(std::initializer_list<std::string> classes);

/// Returns the ids of the outlines. A bead fills a square of this side.
std::string art_id(std::string_view name);
std::string bead_id(std::size_t suit, bool bare);
inline constexpr double kBeadSide = 32;

}  // namespace castalia::document
