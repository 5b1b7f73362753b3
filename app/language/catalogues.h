#pragma once

#include <string_view>
#include <utility>
#include <vector>

namespace castalia {

/// A compiled catalogue that is part of the program: its first byte and the one behind its last.
struct EmbeddedCatalogue {
    std::string_view language;
    std::pair<const char*, const char*> bytes;
};

/// Returns the catalogues of resources/locale by language.
const std::vector<EmbeddedCatalogue>& embedded_catalogues();

}  // namespace castalia
