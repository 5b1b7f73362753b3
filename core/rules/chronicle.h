#pragma once

#include "core/rules/text.h"

namespace castalia {

/// A passage of the story that a game told, in reading order. What was counted has no place in it.
struct Passage {
    enum class Kind {
        heading,  ///< A part of the story begins.
        fact,     ///< One of several lines, `lead` before it: an element, a question, an answer.
        told,     ///< Words of the story; `lead` told them.
        aside,    ///< What the table did between them: a question, a contest.
    };
    Kind kind = Kind::told;
    Text words;
    Text lead = {};

    bool operator==(const Passage&) const = default;
};

}  // namespace castalia
