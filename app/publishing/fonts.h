// The fonts and libraries that paper is set with.
#pragma once

#include <string>
#include <vector>

namespace castalia {

/// A font that makes paper and windows look as they are meant to. Without it another one stands in.
struct WantedFont {
    std::string family;   ///< Its name in the system: "Charis SIL".
    std::string package;  ///< Its package in Debian.
    bool installed = false;
};
std::vector<WantedFont> wanted_fonts();

std::string pango_version();  ///< Returns the version of Pango that runs.
std::string cairo_version();  ///< Returns the version of cairo that runs.

}  // namespace castalia
