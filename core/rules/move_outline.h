#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/rules/text.h"

namespace castalia {

/// A declared move as values: what the tests compare resources/notation.md and resources/schema with.
struct MoveOutline {
    std::string_view type;
    std::vector<std::string_view> words;  ///< In the notation, the written one first.
    Json schema;                          ///< Of its event.
};

}  // namespace castalia
