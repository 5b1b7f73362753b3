#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia {

/// A declared move as values. Tests compare resources/notation.md and resources/schema with it.
struct MoveOutline {
    std::string_view type;
    std::string_view topic;  ///< The part of its clauses' ids that names the move: "turn" for all that begin with
                             ///< "muse-story.turn.".
    std::vector<std::string_view> words;  ///< Its words in the notation. The first one is written.
    Json schema;                          ///< The JSON Schema of its event.
};

}  // namespace castalia
