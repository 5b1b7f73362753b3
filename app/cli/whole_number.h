#pragma once

#include <CLI/CLI.hpp>

namespace castalia::cli {

/// The most that a number of events, sessions or photos, or a result of dice, can be.
inline constexpr long long kMostListed = 1'000'000'000;

/// Returns what lets an option, by `transform`, take whole numbers in digits. A zero in front changes nothing: CLI11
/// alone reads 010 as 8, and -1 as the largest number of an option that takes none below 0.
CLI::Validator whole_number(long long least, long long most);

}  // namespace castalia::cli
