#pragma once

#include <vector>

#include "core/session/session.h"

namespace castalia::review {

/// The differences between a branch and what happened, after the same number of events.
struct BranchDifferences {
    /// One curve of the review at both places, with a value for each seat.
    struct Numbers {
        Text name;
        std::vector<std::optional<double>> branch, happened;
        bool operator==(const Numbers&) const = default;
    };
    std::size_t compared_with = 0;  ///< The ply of the session with which the branch is compared.
    std::vector<Numbers> numbers;   ///< The values of every curve of the review.
    /// The events of the session, up to that ply, that the branch does not have.
    std::vector<std::size_t> no_longer;
};

/// Compares a branch that begins at `ply` of the session with what happened there.
BranchDifferences branch_differences(const Session& session, std::size_t ply, const Session& branch);

/// Returns the numbers in one sentence: "Tokens: Ann 4 instead of 9, Ben 3 as it was".
Text numbers_text(const BranchDifferences::Numbers& numbers, std::span<const std::string> names);

}  // namespace castalia::review
