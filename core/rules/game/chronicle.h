#pragma once

#include <string>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia {

/// A passage of the story that a session told. The passages stand in reading order and leave out what was counted.
struct Passage {
    enum class Kind {
        part,       ///< A part of the story begins.
        heading,    ///< A list begins, such as that of the elements or of the answers.
        fact,       ///< One line of a list, with `lead` before it: an element, a question, an answer.
        narration,  ///< Words of the story, told by `lead`.
        aside,      ///< An act of the table between the words: a question, a contest.
        versus,     ///< A showdown or contest about `words`, with its sides.
    };
    /// A side of a showdown, with the cards that it showed, in that order.
    struct Side {
        Text name;
        std::vector<Text> lines;

        bool operator==(const Side&) const = default;
    };
    Kind kind = Kind::narration;
    Text words;
    Text lead = {};
    std::vector<Side> sides = {};
    Text outcome = {};  ///< The outcome of a showdown or contest.

    bool operator==(const Passage&) const = default;
};

/// Words that the table took back, by an objection or a veto.
struct StruckWords {
    std::size_t ply = 0;  ///< The ply of the event that they belong to.
    std::string words;    ///< The end of what was told; empty for the whole event.
};

}  // namespace castalia
