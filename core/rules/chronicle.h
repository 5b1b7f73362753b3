#pragma once

#include <vector>

#include "core/rules/text.h"

namespace castalia {

/// A passage of the story that a game told, in reading order. What was counted has no place in it.
struct Passage {
    enum class Kind {
        part,     ///< A part of the story begins.
        heading,  ///< A list begins: of what it is made of, of what came of it.
        fact,     ///< One of several lines, `lead` before it: an element, a question, an answer.
        told,     ///< Words of the story; `lead` told them.
        aside,    ///< What the table did between them: a question, a contest.
        versus,   ///< Sides against each other, each with what it showed; `words` is about what.
    };
    /// A side of a showdown, with what it showed, one after the other.
    struct Side {
        Text name;
        std::vector<Text> lines;

        bool operator==(const Side&) const = default;
    };
    Kind kind = Kind::told;
    Text words;
    Text lead = {};
    std::vector<Side> sides = {};
    Text outcome = {};  ///< What came of it.

    bool operator==(const Passage&) const = default;
};

}  // namespace castalia
