// Which fonts and libraries paper is set with.
#pragma once

#include <string>
#include <vector>

namespace castalia {

/// A font that makes paper and windows look as they are meant to. Without it another one stands in.
struct WantedFont {
    std::string family;   ///< As the system calls it: "Charis SIL".
    std::string package;  ///< Of Debian.
    bool installed = false;
};
std::vector<WantedFont> wanted_fonts();

std::string pango_version();  ///< Returns the version of Pango that runs.
std::string cairo_version();  ///< Returns the version of cairo that runs.

}  // namespace castalia
