#pragma once

#include <string_view>

namespace castalia {

/// A file of resources that is part of the program, so that it cannot be missing.
struct EmbeddedFile {
    std::string_view name, text;
};

}  // namespace castalia
