#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace castalia::document {

/// A part of a text that has one look.
struct Run {
    std::string words;
    bool emphasis = false;  ///< The words stood between asterisks, as people write it: `the *Meandering Beast*`.
    bool struck = false;    ///< The words stood between pairs of tildes, because they were taken back.

    bool operator==(const Run&) const = default;
};

/// Returns the runs of a text, without their marks. A mark that does not enclose words stays as it is: "2 * 3 * 4".
std::vector<Run> runs_of(std::string_view words);

}  // namespace castalia::document
