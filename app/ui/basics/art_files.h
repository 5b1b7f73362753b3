#pragma once

#include <string_view>
#include <vector>

namespace castalia {

/// One drawing of resources/art.
struct ArtFile {
    std::string_view name, svg;
};
const std::vector<ArtFile>& art_files();

}  // namespace castalia
