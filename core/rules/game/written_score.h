#pragma once

#include <optional>
#include <string_view>

namespace castalia {

/// A number with the parts of a whole that it counts: 135 tenths are 13.5 (number_text).
struct ScoreValue {
    long long number = 0;
    int parts = 1;  ///< 1, 10, 100 or 1000, and no more than the number needs.

    bool operator==(const ScoreValue&) const = default;
    /// Returns how many parts it is if a whole has `finer` parts, a multiple of these.
    long long in_parts(int finer) const { return number * (finer / parts); }
};
inline constexpr int kMostScoreParts = 1000;

/// Returns the number that a written score comes to: "41", "-3", "13.5", "21,7", "3+6+2"; nothing for other words,
/// such as a sum that breaks off, and for "1,500", which may be 1500 or 1.5. Such words may come from strangers and
/// are never run as code.
std::optional<ScoreValue> written_score(std::string_view words);

}  // namespace castalia
