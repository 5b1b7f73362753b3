#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace castalia::document {

/// A part of a text that has one look.
struct Run {
    std::string words;
    bool emphasis = false;  ///< Stood between asterisks, as people write it: `the *Meandering Beast*`.
    bool struck = false;    ///< Stood between two tildes: it was taken back.

    bool operator==(const Run&) const = default;
};

/// Returns the runs of a text, without their marks. A mark that does not enclose words stays as it is: "2 * 3 * 4".
std::vector<Run> runs_of(std::string_view words);

}  // namespace castalia::document
