#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/rules/text.h"

namespace castalia {

/// A declared move as values. Tests compare resources/notation.md and resources/schema with it.
struct MoveOutline {
    std::string_view type;
    std::string_view topic;               ///< Of its clauses: "turn" for all that begin with "muse-story.turn.".
    std::vector<std::string_view> words;  ///< In the notation, the written one first.
    Json schema;                          ///< The JSON Schema of its event.
};

}  // namespace castalia
